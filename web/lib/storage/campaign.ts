import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

const KEYS = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const LONGEST = 200

export type Campaign = Partial<Record<(typeof KEYS)[number], string>>

const pick = (read: (key: (typeof KEYS)[number]) => unknown): Campaign =>
  Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = read(key)
      return typeof value === 'string' && value !== '' ? [[key, value.slice(0, LONGEST)]] : []
    }),
  )

const isEmpty = (campaign: Campaign) => Object.keys(campaign).length === 0

function known(): Campaign {
  try {
    const stored: unknown = JSON.parse(sessionStore.read(SESSION.utm) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const values = new Map<string, unknown>(Object.entries(stored))
    return pick((key) => values.get(key))
  } catch {
    return {}
  }
}

export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const given = pick((key) => query.get(key))
  if (!isEmpty(given) && isEmpty(known())) sessionStore.write(SESSION.utm, JSON.stringify(given))
}

export function campaignOf(search: string): Campaign {
  const first = known()
  if (!isEmpty(first)) return first
  const query = new URLSearchParams(search)
  return pick((key) => query.get(key))
}
