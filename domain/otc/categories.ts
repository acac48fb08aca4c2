import { OTC_CATEGORIES, type OtcCategory } from './category-names.ts'

const KEYWORDS: readonly (readonly [OtcCategory, readonly string[]])[] = [
  ['flea_tick', ['flea', 'tick', 'parasite collar']],
  ['dental_care', ['dental', 'tooth', 'teeth', 'gum', 'breath']],
  ['ear_care', ['ear']],
  ['eye_care', ['eye', 'tear']],
  ['wound_care', ['wound', 'cut', 'scrape', 'antiseptic', 'paw balm']],
  ['joint_support', ['joint', 'hip', 'arthritis', 'glucosamine', 'omega for joints', 'mobility']],
  ['anxiety_calming', ['calm', 'anxiety', 'stress', 'pheromone', 'sleep']],
  [
    'digestive_support',
    ['digest', 'stomach', 'stool', 'diarrhea', 'fiber', 'pumpkin', 'probiotic', 'hairball', 'electrolyte'],
  ],
  ['skin_coat', ['skin', 'coat', 'itch', 'shampoo', 'allergy', 'omega']],
  ['vitamins_minerals', ['vitamin', 'mineral', 'supplement', 'general']],
]

const isCategory = (text: string): text is OtcCategory => (OTC_CATEGORIES as readonly string[]).includes(text)

/** Texts that older clients send in place of a category. */
const FALLBACKS: Readonly<Record<string, OtcCategory>> = {
  probiotic: 'digestive_support',
  hairball: 'digestive_support',
  general: 'vitamins_minerals',
}

type Wanted = { readonly category?: string; readonly name?: string; readonly notes?: string }

export function categoryOf({ category = '', name = '', notes = '' }: Wanted): OtcCategory | null {
  const stated = category.trim().toLowerCase()
  if (isCategory(stated)) return stated
  const fallback = Object.hasOwn(FALLBACKS, stated) ? FALLBACKS[stated] : undefined
  if (fallback !== undefined) return fallback
  const words = ` ${`${stated} ${name} ${notes}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `
  const isSaid = (keyword: string): boolean =>
    words.includes(` ${keyword} `) || words.includes(` ${keyword}s `)
  return KEYWORDS.find(([, keywords]) => keywords.some(isSaid))?.[0] ?? null
}
