import type { ToxinForSpecies, ToxinThreshold } from '#domain/knowledge/doses/toxin.ts'
import type { Urgency } from '#domain/logic/urgency.ts'

/** Half the lowest published dose is where advice alone ends, because amounts are guesses. */
const MARGIN = 0.5
/** Where only deadly doses are published, a tenth of them is already an emergency. */
const LETHAL_MARGIN = 0.1
/** Below this share of the lowest published dose, a dose that is known speaks also for a poison that is else always seen. */
const TINY = 0.1
const MG_PER_G = 1000

/** Both work through caffeine and its kin; of cats little is known, so their margin is twice as wide. */
const STIMULANTS: ReadonlySet<string> = new Set(['chocolate', 'caffeine'])

/** Poisons whose content varies too much, or whose effect does not follow the dose, for any amount to be safe. */
const neverSafe: Readonly<Record<'dog' | 'cat', ReadonlySet<string>>> = {
  dog: new Set(['xylitol', 'grapes']),
  cat: new Set(['grapes']),
}

export const isNeverSafe = (toxin: string, species: 'dog' | 'cat', known: ToxinForSpecies): boolean =>
  known.rule === 'any_amount' || neverSafe[species].has(toxin)

/** null for doses by leaf or volume. */
function thresholdMgPerKg({ dose, unit }: ToxinThreshold): number | null {
  if (unit === 'mg/kg') return dose
  return unit === 'g/kg' ? dose * MG_PER_G : null
}

export function lowestDose({ thresholds }: ToxinForSpecies): number | null {
  const doses = thresholds.map(thresholdMgPerKg).filter((dose) => dose !== null)
  return doses.length === 0 ? null : Math.min(...doses)
}

export const levelOfDailyDose = ({ daily = [] }: ToxinForSpecies, mgPerKg: number): Urgency =>
  daily.some((limit) => mgPerKg >= (thresholdMgPerKg(limit) ?? 0) * MARGIN) ? 'er_urgent' : 'monitor_at_home'

/** A bigger dose never gives a milder level. */
export function levelOfDose(
  toxin: string,
  species: 'dog' | 'cat',
  known: ToxinForSpecies,
  mgPerKg: number,
): Urgency {
  if (known.rule === 'any_amount' || neverSafe[species].has(toxin))
    return levelOfUnknown(toxin, species, known)
  if (known.rule === 'monitor') return levelOfMonitored(known)
  if (known.rule !== 'dose') return 'normal_vet'
  const onlyLethal = known.thresholds.every(({ level }) => level === 'lethal')
  if (known.thresholds.some((threshold) => isEmergency(toxin, threshold, mgPerKg, onlyLethal)))
    return 'er_urgent'
  const lowest = lowestDose(known)
  const cautious = STIMULANTS.has(toxin) && species === 'cat' ? MARGIN * MARGIN : MARGIN
  const isNear = lowest !== null && mgPerKg >= lowest * cautious
  const isTiny = lowest !== null && !onlyLethal && mgPerKg < lowest * TINY
  const isHeld = known.urgencyFloor !== null && !(known.urgencyFloor === 'normal_vet' && isTiny)
  return isNear || lowest === null || isHeld ? 'normal_vet' : 'monitor_at_home'
}

function isEmergency(
  toxin: string,
  threshold: ToxinThreshold,
  mgPerKg: number,
  onlyLethal: boolean,
): boolean {
  const dose = thresholdMgPerKg(threshold)
  if (dose === null) return true
  // The rules send chocolate to the emergency clinic from the first signs on.
  if (threshold.level === 'mild') return STIMULANTS.has(toxin) && mgPerKg >= dose
  return mgPerKg >= (onlyLethal ? dose * LETHAL_MARGIN : dose)
}

/** Of a poison that needs advice only, whatever the amount. */
export const levelOfMonitored = ({ urgencyFloor }: ToxinForSpecies): Urgency =>
  urgencyFloor ?? 'monitor_at_home'

/** Of an amount nobody knows, or of a poison of which no amount is known to be safe. */
export function levelOfUnknown(toxin: string, species: 'dog' | 'cat', known: ToxinForSpecies): Urgency {
  if (known.rule === 'monitor') return levelOfMonitored(known)
  if (known.rule === 'any_amount') return known.urgencyFloor ?? 'er_urgent'
  return known.rule === 'call_poison_line' && !neverSafe[species].has(toxin) ? 'normal_vet' : 'er_urgent'
}
