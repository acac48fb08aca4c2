import type { Pin } from './drawn-map.ts'
import styles from './pins.module.css'

const SVG = 'http://www.w3.org/2000/svg'
const TEARDROP = 'M18 45C18 45 3 27 3 17a15 15 0 0 1 30 0c0 10-15 28-15 28Z'
const OCTAGON = 'M12 2h12l9 9v12l-9 9h-2l-4 12-4-12h-2l-9-9V11Z'

function element(className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement('div')
  made.className = className ?? ''
  made.textContent = text
  return made
}

export function pinElement({ number, isEmergency, town }: Pin): HTMLElement {
  const pin = element(styles.pin)
  if (isEmergency) pin.classList.add(styles.emergency ?? '')
  const drawing = document.createElementNS(SVG, 'svg')
  drawing.setAttribute('viewBox', '0 0 36 46')
  const shape = document.createElementNS(SVG, 'path')
  shape.setAttribute('d', isEmergency ? OCTAGON : TEARDROP)
  drawing.append(shape)
  const body = element(styles.body)
  body.append(drawing, element(styles.number, String(number)))
  pin.append(body)
  if (town !== null) pin.append(element(styles.town, town))
  return pin
}

export const markSelected = (pin: HTMLElement, isSelected: boolean): void =>
  void pin.classList.toggle(styles.selected ?? '', isSelected)

export const hereElement = (): HTMLElement => element(styles.here)

export const placeElement = (name: string): HTMLElement => element(styles.ring, name)

export const ringElement = (miles: number): HTMLElement => element(styles.ring, `${miles} mi`)
