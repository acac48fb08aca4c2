/** The three levels an assessment can end in, mildest first; the order is the rank. */
export const URGENCIES = ['monitor_at_home', 'normal_vet', 'er_urgent'] as const

export type Urgency = (typeof URGENCIES)[number]

export const rankOf = (urgency: Urgency): number => URGENCIES.indexOf(urgency)

export const moreUrgent = (a: Urgency, b: Urgency): Urgency => (rankOf(a) >= rankOf(b) ? a : b)

export const isUrgency = (text: unknown): text is Urgency =>
  typeof text === 'string' && (URGENCIES as readonly string[]).includes(text)

/** `now`: a vet decides on the phone at once; `today`: the pet is seen the same day. */
export type CallWithin = 'now' | 'today'
