import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomCategories } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import { isExposed } from '#domain/logic/exposed.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { labelOf } from '../flow/label-of.ts'
import { UNSURE } from '../answer/check-question.ts'
import type { CheckQuestion } from '../answer/check-question.ts'

const SIGNS_BESIDE: Readonly<Record<string, readonly string[]>> = {
  skin_coat: ['heavy_bleeding', 'facial_swelling'],
  eyes_ears: ['eye_emergency', 'facial_swelling'],
  appetite_thirst: ['swollen_belly', 'unproductive_retching', 'cannot_urinate'],
  gastrointestinal: ['heavy_bleeding', 'swollen_belly', 'unproductive_retching', 'cannot_urinate'],
  mobility: ['heavy_bleeding', 'paralysis'],
  respiratory: ['heavy_bleeding', 'facial_swelling', 'overheated'],
  urinary: ['swollen_belly', 'cannot_urinate'],
}

const SIGNS_OF_ALL: readonly string[] = [
  'collapse',
  'breathing_distress',
  'abnormal_gums',
  'seizure',
  'severe_pain',
]

const ALSO_ASKED = ['exposure', 'context'] as const

export const openToLastLook = ({ asked, values }: Facts): readonly (keyof typeof NOTHING_SO)[] =>
  ALSO_ASKED.filter((id) => asked.has(id) && values(id) === undefined)

const NOTHING_SO = {
  exposure: 'Nothing harmful was eaten, licked or touched.',
  context: 'No injury, heat, surgery, vaccine or new medicine lately.',
} as const

export const saidByLastLook = (facts: Facts): readonly string[] =>
  openToLastLook(facts).map((id) => NOTHING_SO[id])

/**
 * One last look at what nobody understood, before a pet may rest at home: the danger signs of that part of the body, all of
 * them where the pet is only quiet or hides, or where an alarm of the body could not be placed.
 */
export function lastLook(facts: Facts): CheckQuestion {
  const { notes, intake } = facts
  const quote = quoteOfUnclear(notes)
  return {
    id: 'last_look',
    kind: 'last_look',
    text: `We did not understand this part of your note: “${quote}”. Is any of this true for ${intake.pet.name.trim()}?`,
    quote,
    options: [
      ...signsFor(facts),
      { value: 'harmful', label: harmfulLabel(facts) },
      ...(openToLastLook(facts).includes('context')
        ? [{ value: 'event', label: 'Was hurt, too hot, or had surgery, a vaccine or a new medicine lately' }]
        : []),
      { value: 'serious', label: 'Something else I wrote is serious' },
      { value: 'none', label: 'None of these' },
      UNSURE,
    ],
    multiple: true,
  }
}

const harmfulLabel = ({ values }: Facts): string =>
  `Ate, licked or touched something ${isExposed(values('exposure')) ? 'else ' : ''}that may be harmful`

const hasBodyAlarm = ({ unplaced }: Facts['notes']): boolean => unplaced.some(({ isOfBody }) => isOfBody)

export const isUnclear = (notes: Facts['notes']): boolean => notes.unread.length > 0 || hasBodyAlarm(notes)

export function quoteOfUnclear({ unread, unplaced }: Facts['notes']): string {
  const clauses = [...new Set(unread.map(({ quote }) => quote))]
  const alarms = new Set(unplaced.flatMap(({ quote, isOfBody }) => (isOfBody ? [quote] : [])))
  return [
    ...clauses,
    ...[...alarms].filter((alarm) => !clauses.some((clause) => clause.includes(alarm))),
  ].join(' … ')
}

function signsFor({ symptoms, species, notes }: Facts): CheckQuestion['options'] {
  const signs = (questionsById.get('danger_signs')?.options ?? []).filter(({ value }) => value !== 'none')
  const kinds = symptomCategories.filter((category) =>
    category.symptoms.some(({ value }) => symptoms.has(value)),
  )
  const beside = kinds.map(({ id }) => SIGNS_BESIDE[id])
  const shown =
    beside.includes(undefined) || beside.length === 0 || hasBodyAlarm(notes)
      ? undefined
      : beside.flatMap((list) => list ?? [])
  return signs
    .filter(({ value }) => shown === undefined || SIGNS_OF_ALL.includes(value) || shown.includes(value))
    .map((option) => ({ value: option.value, label: labelOf(option, species) }))
}
