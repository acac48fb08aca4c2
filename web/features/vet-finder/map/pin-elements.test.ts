import { expect, test } from 'vitest'
import { markSelected, pinElement } from './pin-elements.ts'

const pin = { id: 'a', number: 7, point: { lat: 1, lng: 2 }, isEmergency: false, town: null }
const shape = (element: HTMLElement) => element.querySelector('path')?.getAttribute('d')

test('a pin has its number and the name of its town, and another shape where emergencies are taken', () => {
  expect(pinElement(pin).textContent).toBe('7')
  expect(pinElement({ ...pin, town: 'Boise' }).textContent).toBe('7Boise')
  expect(shape(pinElement(pin))).not.toBe(shape(pinElement({ ...pin, isEmergency: true })))
})

test('a selected pin looks different, until another is selected', () => {
  const element = pinElement(pin)
  const before = element.className
  markSelected(element, true)
  expect(element.className).not.toBe(before)
  markSelected(element, false)
  expect(element.className).toBe(before)
})
