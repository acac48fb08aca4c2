/** Other visits of this site rely on these names. */
export const LOCAL = {
  authToken: 'pawlight-auth-token',
  lastPath: 'pawlight-last-path',
  pendingRedirect: 'pawlight-pending-redirect',
  appVersion: 'pawlight-app-version',
  cookiePreferences: 'pawlight-cookie-preferences',
  analyticsQueue: 'pawlight-analytics-queue',
  analyticsSession: 'pawlight-analytics-session',
  waitlistDraft: 'waitlist_form_data',
  triageSessions: 'triage-sessions',
  assessmentJob: 'assessment-job-storage',
  closestVet: 'pawlight-closest-vet',
} as const

export const AB_KEYS = {
  headline: 'ab_test_waitlist_headline',
  cta: 'ab_test_waitlist_cta',
  form_layout: 'ab_test_waitlist_form_layout',
  color: 'ab_test_waitlist_color',
  urgency: 'ab_test_waitlist_urgency',
} as const

export const SESSION = {
  pendingRedirect: 'pawlight-pending-redirect',
  recovery: 'pawlight-recovery',
  scroll: 'pawlight-scroll',
  triage: 'triage-store',
  selectedPet: 'selectedPet',
  createNewPet: 'createNewPet',
  navigationSource: 'navigationSource',
  petDraft: 'draft-pet',
  utm: 'pawlight-utm',
} as const

type Kind = 'local' | 'session'

function open(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    // A browser may forbid storage altogether; the app then lives without memory.
    return null
  }
}

const area = (kind: Kind) => ({
  /** null when there is none or storage is forbidden. */
  read(key: string): string | null {
    try {
      return open(kind)?.getItem(key) ?? null
    } catch {
      return null
    }
  },
  /** False where the store is full or forbidden; never throws. */
  write(key: string, value: string): boolean {
    try {
      const store = open(kind)
      store?.setItem(key, value)
      return store !== null
    } catch {
      return false
    }
  },
  remove(...keys: string[]): void {
    try {
      for (const key of keys) open(kind)?.removeItem(key)
    } catch {
      return
    }
  },
  keys(): string[] {
    try {
      return Object.keys(open(kind) ?? {})
    } catch {
      return []
    }
  },
})

export const localStore = area('local')

export const sessionStore = area('session')
