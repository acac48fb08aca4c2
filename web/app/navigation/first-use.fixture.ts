import { afterEach, beforeEach, vi } from 'vitest'
import { CONSENT_VERSION } from '#web/lib/analytics/consent.ts'
import { awakeEvent, sayAwake, wakeOnFirstUse, type FirstUse } from '#web/app/navigation/first-use.ts'
import { LOCAL, SESSION } from '#web/lib/storage/storage.ts'

const USE: FirstUse = {
  rests: true,
  awake: awakeEvent,
  wakes: [LOCAL.authToken, SESSION.triage],
  authToken: LOCAL.authToken,
  lastPath: LOCAL.lastPath,
  cookies: LOCAL.cookiePreferences,
  consentVersion: CONSENT_VERSION,
}

export const answerConfig = (betaRoutes: readonly string[], supabase: unknown = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ betaRoutes, supabase }))),
  )

export const wait = (use: Partial<FirstUse> = {}) => {
  const wake = vi.fn<() => void>()
  wakeOnFirstUse(wake, { ...USE, ...use })
  return wake
}

/** A page with two menus and three buttons before each test, and none of it left afterwards. */
export const aPage = (): void => {
  beforeEach(() => {
    answerConfig([])
    document.body.innerHTML =
      '<header><button id="menu" aria-expanded="false" aria-controls="panel">Menu</button><nav id="panel" hidden></nav>' +
      '<button id="more" aria-expanded="false" aria-controls="other">More</button><div id="other" hidden></div></header>' +
      '<main><button id="yes"><span>Accept</span></button><button id="help" popovertarget="x">Help</button><p>Text</p></main>'
  })

  afterEach(() => {
    sayAwake()
    document.body.innerHTML = ''
    window.history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

export const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no ${id}`)
  return found
}
