import { create } from 'zustand'
import { AB_KEYS, LOCAL, localStore } from '#web/lib/storage/storage.ts'

export type Choice = { readonly analytics: boolean; readonly advertising: boolean }

/** A choice made for another edition of the question counts as none. */
export const CONSENT_VERSION = '1.0.0'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export function readChoice(text: string | null): Choice | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || stored['version'] !== CONSENT_VERSION) return null
    const { preferences } = stored
    if (!isRecord(preferences)) return null
    const { analytics, advertising } = preferences
    return typeof analytics === 'boolean' && typeof advertising === 'boolean'
      ? { analytics, advertising }
      : null
  } catch {
    return null
  }
}

export const saysDoNotSell = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** "Do not sell" also counts against a yes that is older than it. */
function stored(): Choice | null {
  const choice = readChoice(localStore.read(LOCAL.cookiePreferences))
  return choice === null ? null : { ...choice, advertising: choice.advertising && !saysDoNotSell() }
}

export const useConsent = create<{ choice: Choice | null }>(() => ({ choice: stored() }))

function take(choice: Choice | null): void {
  if (choice?.analytics !== true)
    localStore.remove(LOCAL.analyticsQueue, LOCAL.analyticsSession, ...Object.values(AB_KEYS))
  useConsent.setState({ choice })
}

export function choose({ analytics, advertising }: Choice, now: Date = new Date()): void {
  const choice = { analytics, advertising: advertising && !saysDoNotSell() }
  const record = {
    version: CONSENT_VERSION,
    timestamp: now.toISOString(),
    preferences: { strict: true, ...choice },
  }
  localStore.write(LOCAL.cookiePreferences, JSON.stringify(record))
  take(choice)
}

const ALL: Choice = { analytics: true, advertising: true }

const NECESSARY: Choice = { analytics: false, advertising: false }

/** What a button answers, written on it: the page keeps the answer before the app that would is there. */
export const EARLY_ANSWERS = {
  acceptAll: { 'data-choice': JSON.stringify(ALL) },
  rejectNonEssential: { 'data-choice': JSON.stringify(NECESSARY) },
} as const

export const acceptAll = (): void => choose(ALL)

export const rejectNonEssential = (): void => choose(NECESSARY)

export function clearChoice(): void {
  localStore.remove(LOCAL.cookiePreferences)
  take(null)
}

export const mayAnalyze = (): boolean => useConsent.getState().choice?.analytics === true

export function followConsent(): () => void {
  const read = () => useConsent.setState({ choice: stored() })
  const onStorage = (event: StorageEvent) => {
    if (event.key === LOCAL.cookiePreferences || event.key === null) read()
  }
  read()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
