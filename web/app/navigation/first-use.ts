import { CONSENT_VERSION } from '#web/lib/analytics/consent.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'

/** Says that the app has taken the page over; what was pressed before is pressed again then. */
const AWAKE = 'pawlight:awake'

/** Told before the first paint, so that the question about cookies is there from the beginning or not at all. */
export const ASK_ABOUT_COOKIES = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(LOCAL.cookiePreferences)}))?.version!==${JSON.stringify(CONSENT_VERSION)})throw 0}catch{document.documentElement.dataset.ask=''}`

/** Told before the first paint, so that nobody with an account is shown what is for visitors while it is found out. */
export const KNOW_OWNERS = `try{if(localStorage.getItem(${JSON.stringify(LOCAL.authToken)})!==null)document.documentElement.dataset.owner=''}catch{}`

/** What a page without its scripts must know to decide for itself whether it needs them. */
export type FirstUse = {
  /** Whether the page may rest until somebody uses it. */
  readonly rests: boolean
  readonly awake: string
  /** The names of what is kept for people who are signed in, for a triage in progress, and of the last place visited. */
  readonly authToken: string
  readonly triage: string
  readonly lastPath: string
  /** The name under which the answer about cookies is kept. */
  readonly cookies: string
}

/** Tells the script of the page, if one is waiting, that the app listens from now on. */
export const sayAwake = (): void => {
  document.dispatchEvent(new Event(AWAKE))
  performance.mark(AWAKE)
}

/** The name of the moment at which the app has taken the page over. */
export const awakeEvent = AWAKE

/**
 * Stands in the HTML of every page as text, so it uses nothing but its arguments and the browser. Wakes the app at
 * once, or, where the page rests, at the first sign that somebody uses it; at once too for somebody who may be signed
 * in, comes back, or brings something along in the address. Nothing that is pressed until then is lost: menus open
 * here, and every other button is pressed again as soon as the app listens.
 */
export function wakeOnFirstUse(wake: () => void, use: FirstUse): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click']
  const pressed = new Set<HTMLElement>()
  let opened: (() => void) | null = null
  let isWaking = false

  const begin = (sign?: Event): void => {
    // A pointer that lies still where the page opens is told of by some browsers as if it had moved.
    const isStill =
      sign instanceof PointerEvent &&
      sign.type === 'pointermove' &&
      sign.movementX === 0 &&
      sign.movementY === 0
    if (isWaking || isStill) return
    isWaking = true
    delete document.documentElement.dataset['resting']
    for (const sign of signs) window.removeEventListener(sign, begin, true)
    window.removeEventListener('storage', onStorage)
    wake()
  }

  /** Somebody signs in, or answers the question about cookies, in another tab. */
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === use.authToken || key === use.cookies) begin()
  }

  const mayRest = (): boolean => {
    const [visit] = performance.getEntriesByType('navigation')
    if (!use.rests || window.location.search + window.location.hash !== '') return false
    if (visit !== undefined && 'type' in visit && visit.type !== 'navigate') return false
    try {
      if (localStorage.getItem(use.authToken) !== null || sessionStorage.getItem(use.triage) !== null)
        return false
      localStorage.setItem(use.lastPath, window.location.pathname)
    } catch {
      return true
    }
    return true
  }

  /** Where pages need approval, the app must look at this one. */
  const askForSettings = (): void => {
    if (isWaking) return
    void fetch('/config.json')
      .then((answer) => answer.json())
      .then(({ betaRoutes }: { betaRoutes: readonly string[] }) =>
        betaRoutes.length > 0 ? begin() : undefined,
      )
      .catch(() => undefined)
  }

  const toggle = (button: HTMLElement, panel: HTMLElement): void => {
    const show = (open: boolean): void => {
      button.setAttribute('aria-expanded', String(open))
      panel.hidden = !open
      opened = open ? () => show(false) : null
    }
    const isOpen = !panel.hidden
    opened?.()
    if (!isOpen) show(true)
  }

  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null) return
    // The browser itself opens what these open.
    if (button.hasAttribute('popovertarget')) return
    event.stopImmediatePropagation()
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (panel === null) pressed.add(button)
    else toggle(button, panel)
  }

  /** As the app does it, when the press begins: one that ends after the app listens closes too. */
  const onPointer = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('header'))) opened?.()
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') opened?.()
  }

  document.addEventListener(
    use.awake,
    () => {
      window.removeEventListener('click', onClick, true)
      window.removeEventListener('pointerdown', onPointer, true)
      window.removeEventListener('keydown', onKey, true)
      for (const button of pressed) if (button.isConnected) button.click()
    },
    { once: true },
  )
  if (mayRest()) {
    // Nothing that waits for the scripts shows it before they are asked for.
    document.documentElement.dataset['resting'] = ''
    for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true })
    window.addEventListener('storage', onStorage)
    // Well after the page is painted, so that nothing shares the line with its pictures and words.
    const AFTER_LOAD = 1000
    window.addEventListener('load', () => setTimeout(askForSettings, AFTER_LOAD))
  } else begin()
  window.addEventListener('click', onClick, true)
  window.addEventListener('pointerdown', onPointer, true)
  window.addEventListener('keydown', onKey, true)
}
