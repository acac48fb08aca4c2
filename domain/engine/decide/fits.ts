import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  asked,
  breed,
  intact,
  known,
  not,
  numberAtLeast,
  only,
  sex,
  species,
  symptom,
} from '#domain/logic/condition.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { withoutWords } from '#domain/engine/read/facts-by-reader.ts'
import type { Facts } from '#domain/engine/read/facts-by-reader.ts'
import { judge } from '#domain/logic/judge.ts'
import type { Truth } from '#domain/logic/judge.ts'
import { DISEASES, isOfAnyTime, MOST_BREATHS } from '#domain/knowledge/atlas/limits.ts'
import type { AtlasEntry, Signs } from '#domain/knowledge/atlas/entry.ts'
import { NOTHING_BAD } from '#domain/knowledge/atlas/nothing-bad.ts'

/**
 * Whether an entry fits what was ticked, counted and stands in the profile; what the owner must say beside that is not
 * looked at. `unknown` where an answer it needs is open.
 */
export function fits(entry: AtlasEntry, facts: Facts): Truth {
  const { requires, excludes } = conditionsOf(entry)
  const ticked = withoutWords(facts)
  const met = judge(requires, ticked)
  return met === 'no' || judge(excludes, ticked) === 'yes' ? 'no' : met
}

export const isSeen = (entry: AtlasEntry, facts: Facts): boolean =>
  judge(conditionsOf(entry).sees, facts) === 'yes'

const conditionsOf = onceForEach((entry: AtlasEntry) => ({
  sees: anyOf(entry.explains),
  requires: all(...who(entry), sinceWhen(entry), ...well(entry.explains), ...owned(entry)),
  excludes: any(anyOf(entry.never ?? {}), ill(entry)),
}))

const sinceWhen = (entry: AtlasEntry): Condition => {
  const within = only('onset', ...entry.onset)
  return isOfAnyTime(entry) ? any(within, answer('onset', 'not_sure')) : within
}

function who({ species: of, ageMonths, sex: is, intact: isWhole, breeds }: AtlasEntry): readonly Condition[] {
  return [
    ...(of === undefined ? [] : [species(of)]),
    ageAtLeast(ageMonths.from),
    ...(ageMonths.under === null ? [] : [ageUnder(ageMonths.under)]),
    ...(is === undefined ? [] : [sex(is)]),
    ...(isWhole === undefined ? [] : [isWhole ? intact : not(intact)]),
    ...(breeds === undefined ? [] : [any(...breeds.map((group) => breed(group)))]),
  ]
}

function well({ answers = {} }: Signs): readonly Condition[] {
  const may = (question: string, ...values: readonly string[]): Condition =>
    only(question, ...values, ...(answers[question] ?? []))
  const whereAsked = (question: string, ...values: readonly string[]): Condition =>
    any(not(asked(question)), may(question, ...values))
  return [
    only('danger_signs', 'none'),
    may('exposure', 'none'),
    may('context', 'none', 'new_food', 'stress_change', 'strenuous_activity'),
    may('energy_level', 'normal'),
    whereAsked('eating', 'normal', 'more_than_usual'),
    whereAsked('water_intake', 'normal', 'less_than_usual'),
    whereAsked('urine_output', 'normal'),
    whereAsked('breathing_at_rest', 'normal_quiet'),
  ]
}

function owned({ explains: { answers = {} }, only: limits = {} }: AtlasEntry): readonly Condition[] {
  const spoken = Object.entries(answers).filter(([question]) => !(question in limits))
  return [
    ...spoken.map(([question, values]) =>
      any(not(asked(question)), only(question, ...values, ...NOTHING_BAD)),
    ),
    ...Object.entries(limits).map(([question, values]) =>
      any(not(asked(question)), only(question, ...values)),
    ),
  ]
}

/** Beside these nothing is ordinary, unless the entry explains the very answer. */
const ILL: Readonly<Record<string, readonly string[]>> = {
  course: ['worse_fast', 'worse_slowly'],
  energy_level: ['very_low', 'weak'],
  gum_color: ['pale_white', 'blue_gray', 'bright_red', 'yellow', 'brown', 'dry_sticky'],
  pain_signs: ['cries_when_touched', 'belly_guarding', 'neck_or_back'],
  body_changes: ['weight_loss', 'yellow_tint', 'sweet_breath'],
  reproductive_status: ['pregnant', 'in_labor', 'nursing'],
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
  cough_signs: ['coughs_blood', 'nonstop'],
  urine_signs: ['dark_brown', 'blood_clots', 'cries_when_peeing', 'penis_stuck_out'],
  skin_signs: ['bruising', 'dead_or_burned', 'maggots'],
}

function ill({ explains: { answers = {} }, knownAs = [], evenWith = [] }: AtlasEntry): Condition {
  const harmless = [...knownAs, ...evenWith]
  return any(
    numberAtLeast('resp_rate', MOST_BREATHS + 1),
    numberAtLeast('temperature_f', 103),
    known(...DISEASES.filter((disease) => !harmless.includes(disease))),
    ...Object.entries(ILL).map(([question, values]) =>
      answer(question, ...values.filter((value) => answers[question]?.includes(value) !== true)),
    ),
  )
}

const anyOf = ({ symptoms = [], answers = {} }: Signs): Condition =>
  any(
    symptom(...symptoms),
    ...Object.entries(answers).map(([question, values]) => answer(question, ...values)),
  )
