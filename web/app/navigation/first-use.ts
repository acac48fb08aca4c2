import { CONSENT_VERSION } from '#web/lib/analytics/consent.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'

const AWAKE = 'pawlight:awake'

/** Told before the first paint, so that the question about cookies is there from the beginning or not at all. */
export const ASK_ABOUT_COOKIES = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(LOCAL.cookiePreferences)}))?.version!==${JSON.stringify(CONSENT_VERSION)})throw 0}catch{document.documentElement.dataset.ask=''}`

/** Told before the first paint, so that nobody with an account is shown what is for visitors while it is found out. */
export const KNOW_OWNERS = `try{if(localStorage.getItem(${JSON.stringify(LOCAL.authToken)})!==null)document.documentElement.dataset.owner=''}catch{}`

/** Each by itself: one may be in time where the other is not. */
const OWN_LETTERS = [
  ['display', 'Gabarito Variable'],
  ['text', 'Atkinson Hyperlegible Next Variable'],
]

/**
 * Letters that come too late for the first paint are for the next page: a browser would take them as soon as any style
 * comes after them, and move text under its reader. Whether they were in time is seen by how wide they are, for a busy
 * page is told of its paint late. Taken away by whoever leads on to another page.
 */
export const KEEP_LATE_LETTERS_BACK =
  "try{new PerformanceObserver((list,watch)=>{if(list.getEntriesByName('first-contentful-paint').length===0)return;watch.disconnect();" +
  "const letters=document.body.appendChild(document.createElement('span'));letters.textContent='iiiiiiii';" +
  "const wide=(family)=>{letters.style.cssText='position:absolute;visibility:hidden;font:40px '+family+'monospace';return letters.offsetWidth};" +
  `const late=${JSON.stringify(OWN_LETTERS)}.filter(([,family])=>wide('"'+family+'",')===wide(''));` +
  "if(late.length>0)document.documentElement.dataset.lateLetters=late.map(([name])=>name).join(' ');" +
  "letters.remove()}).observe({type:'paint',buffered:true})}catch{}"

export const takeLateLetters = (): void => {
  delete document.documentElement.dataset['lateLetters']
}

export type FirstUse = {
  readonly rests: boolean
  readonly awake: string
  readonly wakes: readonly string[]
  readonly authToken: string
  /** null where a page is not remembered as the last place visited. */
  readonly lastPath: string | null
  readonly cookies: string
  readonly consentVersion: string
}

export const sayAwake = (): void => {
  document.dispatchEvent(new Event(AWAKE))
  performance.mark(AWAKE)
}

export const awakeEvent = AWAKE

/**
 * Stands in the HTML of every page as text, so it uses nothing but its arguments and the browser. Wakes the app at
 * once, or, where the page rests, at the first sign that somebody uses it; at once too for somebody who may be signed
 * in, comes back, or brings something along in the address. Nothing that is pressed until then is lost: menus open
 * here, the question about cookies is answered here, and every other button is pressed again as soon as the app listens.
 */
export function wakeOnFirstUse(wake: () => void, use: FirstUse): void {
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    // A password manager fills in fields that nobody touches.
    'input',
    'wheel',
    'scroll',
    'click',
  ]
  const pressed = new Set<HTMLElement>()
  const sent = new Map<HTMLFormElement, number>()
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

  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === use.authToken || key === use.cookies) begin()
  }

  const mayRest = (): boolean => {
    const [visit] = performance.getEntriesByType('navigation')
    if (!use.rests || window.location.search + window.location.hash !== '') return false
    if (visit !== undefined && 'type' in visit && visit.type !== 'navigate') return false
    try {
      if (use.wakes.some((key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null))
        return false
      if (use.lastPath !== null) localStorage.setItem(use.lastPath, window.location.pathname)
    } catch {
      return true
    }
    return true
  }

  /** Where pages need approval the app must look at this one, and where there are no accounts it must say so. */
  const askForSettings = (): void => {
    if (isWaking) return
    void fetch('/config.json')
      .then((answer) => answer.json())
      .then(({ betaRoutes, supabase }: { betaRoutes: readonly string[]; supabase: unknown }) =>
        betaRoutes.length > 0 || supabase === null ? begin() : undefined,
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

  /** Whoever answers and goes on at once is not asked again on the next page. */
  const answerCookies = (told: string): void => {
    const choice = JSON.parse(told) as { analytics: boolean; advertising: boolean }
    const advertising = choice.advertising && Reflect.get(navigator, 'globalPrivacyControl') !== true
    const preferences = { strict: true, ...choice, advertising }
    const record = { version: use.consentVersion, timestamp: new Date().toISOString(), preferences }
    try {
      localStorage.setItem(use.cookies, JSON.stringify(record))
      delete document.documentElement.dataset['ask']
    } catch {
      // A browser that keeps nothing asks again on every page.
    }
  }

  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null) return
    // The browser itself opens what these open, and tells of a form that is sent.
    const isSent = button.type === 'submit' && button.form !== null
    if (isSent || button.hasAttribute('popovertarget')) return
    event.stopImmediatePropagation()
    const { choice } = button.dataset
    if (choice !== undefined) answerCookies(choice)
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (panel !== null && button.hasAttribute('aria-expanded')) toggle(button, panel)
    else pressed.add(button)
  }

  const onSubmit = (event: SubmitEvent): void => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    sent.set(event.target, [...document.forms].indexOf(event.target))
    if (event.submitter !== null) event.submitter.dataset['waits'] = ''
  }

  const sendAgain = (): void => {
    for (const [form, place] of sent) {
      for (const button of form.querySelectorAll<HTMLElement>('[data-waits]')) delete button.dataset['waits']
      const drawn = form.isConnected ? form : document.forms[place]
      drawn?.requestSubmit()
    }
  }

  /** Whoever loads the page anew because nothing happens finds what was written. */
  const keepWritten = (): void => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-draft]')) {
      const written = [...new FormData(form)].filter(([, value]) => value !== '')
      const key = form.dataset['draft'] ?? ''
      if (written.length === 0) continue
      try {
        const draft: object = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...draft, ...Object.fromEntries(written) }))
      } catch {
        // A browser that keeps nothing keeps no draft either.
      }
    }
  }

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
      window.removeEventListener('submit', onSubmit, true)
      window.removeEventListener('pagehide', keepWritten)
      setTimeout(sendAgain)
      for (const button of pressed) if (button.isConnected) button.click()
    },
    { once: true },
  )
  // From here on what is sent is kept; without scripts these buttons stay as they are.
  for (const button of document.querySelectorAll<HTMLButtonElement>('[type="submit"]:disabled'))
    button.disabled = false
  if (mayRest()) {
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
  window.addEventListener('submit', onSubmit, true)
  window.addEventListener('pagehide', keepWritten)
}
