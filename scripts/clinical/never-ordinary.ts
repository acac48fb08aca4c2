import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import { holds } from '#domain/knowledge/patterns/pattern.ts'
import { questions } from '#domain/knowledge/questions.ts'
import type { Facts } from '#domain/triage/facts.ts'

const optionsOf = (id: string): readonly string[] =>
  (questions.find((question) => question.id === id)?.options ?? []).map(({ value }) => value)

/** Answers beside which nothing is ordinary. */
const NEVER_ORDINARY: Readonly<Record<string, readonly string[]>> = {
  danger_signs: optionsOf('danger_signs').filter((value) => value !== 'none'),
  exposure: optionsOf('exposure').filter((value) => value !== 'none'),
  context: ['hit_by_vehicle', 'fall_or_blow', 'fight_or_bite', 'heat_exposure', 'burn_smoke_electric_water'],
  resp_rate: ['31', '38', '52'],
  temperature_f: ['103.5'],
  breathing_at_rest: ['effort', 'open_mouth_or_gasping'],
  urine_output: ['drops_only', 'none_24h'],
  course: ['worse_fast', 'worse_slowly'],
  energy_level: ['very_low', 'weak'],
  pain_signs: ['cries_when_touched', 'belly_guarding', 'neck_or_back'],
  body_changes: ['weight_loss', 'yellow_tint', 'sweet_breath'],
  reproductive_status: ['pregnant', 'in_labor', 'nursing'],
  gum_color: ['pale_white', 'blue_gray', 'bright_red', 'yellow', 'brown', 'dry_sticky'],
  baby_signs: ['not_nursing_or_eating', 'cold', 'limp_or_crying', 'not_gaining', 'bloated'],
  neurologic_signs: [
    'wobbly',
    'back_legs_weak',
    'cannot_walk',
    'head_tilt',
    'circling',
    'eyes_flicking',
    'disoriented',
    'sudden_blindness',
    'facial_droop',
    'bladder_control_lost',
    'fainting',
  ],
}

/** What a pattern is itself about. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  'benign.eats-droppings': ['exposure'],
  'benign.ate-a-bug': ['exposure'],
  'benign.taste-of-a-harmless-household-thing': ['exposure'],
  'benign.paper-nibble': ['exposure'],
  'benign.swallowed-baby-tooth': ['exposure'],
  'benign.nibbled-safe-plant': ['exposure'],
  'benign.bite-of-a-mild-plant': ['exposure'],
  'benign.single-insect-bump': ['exposure'],
  'benign.sting-on-the-paw': ['exposure'],
  'benign.thirst-after-heat-or-exercise': ['context'],
  // A change that a vet already knows; it sets aside one rule, and what is new has rules of its own.
  'benign.known-old-age-nights': [
    'neurologic_signs',
    'body_changes',
    'reproductive_status',
    'gum_color',
    'baby_signs',
  ],
  'benign.planned-weight-loss': [
    'body_changes',
    'reproductive_status',
    'gum_color',
    'baby_signs',
    'pain_signs',
    'neurologic_signs',
  ],
}

/** The facts with one answer put in, whether or not it would have been asked. */
const withAnswer = (facts: Facts, question: string, values: readonly string[] | undefined): Facts => ({
  ...facts,
  values: (id) => (id === question ? values : facts.values(id)),
  number: (id) => (id === question && values !== undefined ? Number(values[0]) : facts.number(id)),
})

const isMany = (id: string): boolean =>
  questions.some((question) => question.id === id && question.type === 'multiselect')

/** What an infected womb brings, as a tick or as the owner writes it. */
const WOMB: readonly ((facts: Facts) => Facts)[] = [
  ...['increased_thirst', 'lethargy', 'vomiting', 'decreased_appetite'].map((symptom) => (facts: Facts) => ({
    ...facts,
    symptoms: new Set([...facts.symptoms, symptom]),
  })),
  (facts) => withAnswer(facts, 'reproductive_status', ['heat_last_2_months', 'vulvar_discharge']),
  (facts) => withAnswer(facts, 'water_intake', ['much_more']),
  ...[
    'She drinks a lot more.',
    'She is very thirsty.',
    'She has a fever.',
    'She seems dull.',
    'It smells bad.',
  ].map((told) => (facts: Facts) => ({
    ...facts,
    intake: { ...facts.intake, additionalNotes: `${facts.intake.additionalNotes} ${told}` },
    // Something was written now, although the words of patterns are all that is read of it.
    notes: { ...facts.notes },
  })),
]

/** In how many ways the pattern of a cycle holds beside what an infected womb brings, in these typical cases. */
export const heldBesideWomb = (pattern: BenignPattern, typical: readonly Facts[]): number =>
  typical.flatMap((facts) => WOMB.filter((bring) => holds(pattern, bring(facts)) === 'yes')).length

/** The signs that are never ordinary beside which the pattern holds all the same, in these typical cases. */
export const heldBeside = (pattern: BenignPattern, typical: readonly Facts[]): readonly string[] =>
  typical.flatMap((facts) =>
    Object.entries(NEVER_ORDINARY)
      .filter(([question]) => !(ABOUT[pattern.id] ?? []).includes(question))
      .flatMap(([question, values]) =>
        values
          .filter((value) => {
            const before = (facts.values(question) ?? []).filter((other) => other !== 'none')
            const answer = isMany(question) ? [...before, value] : [value]
            return holds(pattern, withAnswer(facts, question, answer)) === 'yes'
          })
          .map((value) => `${question}: ${value}`),
      ),
  )

/** What every pattern needs to know, and holds all the same when it is not answered, in these typical cases. */
export const heldWithout = (pattern: BenignPattern, typical: readonly Facts[]): readonly string[] =>
  ['danger_signs', 'energy_level', 'exposure', 'context'].filter((question) =>
    typical.some((facts) => holds(pattern, withAnswer(facts, question, undefined)) === 'yes'),
  )
