import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import {
  MADE,
  MADE_OF_QUESTIONS,
  constantSource,
  importType,
  listSource,
  objectSource,
  schemaFiles,
} from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import { moduleOf } from '../written/module-of.ts'
import type { Needs, Groups } from '../written/module-of.ts'
import { NOTHING_KNOWN } from '../written/known.ts'
import { careSchemas } from './care-schemas.ts'
import {
  careProductSource,
  conditionCareSource,
  finerFamilySource,
  firstAidSource,
  lineSource,
  standingSource,
  symptomCareSource,
  timeFrameSource,
  wordsSource,
} from './care-source.ts'
import { firstStepsSource } from './first-steps-source.ts'
import type { ReadCare } from './read-care.ts'
import type { WrittenAnswerWords } from './written-care.ts'

const FAMILY = "import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'"

export const careModules = (care: ReadCare, groups: Groups): readonly Compiled[] => [
  ...lineModules(care, groups),
  { path: 'compiled/care/first-steps.ts', text: `${MADE_OF_QUESTIONS}\n${firstStepsSource(care, groups)}` },
  { path: 'compiled/care/answer-words.ts', text: answerWords(care.words) },
  ...schemas(),
]

function lineModules(care: ReadCare, groups: Groups): readonly Compiled[] {
  const module = (
    name: string,
    types: readonly string[],
    make: (needs: Needs) => readonly string[],
  ): Compiled => moduleOf(`care/${name}`, groups, types, make)
  const record = <Value>(
    of: Readonly<Record<string, Value>>,
    source: (value: Value, needs: Needs) => string,
    needs: Needs,
  ): readonly (readonly [string, string])[] =>
    Object.entries(of).map(([name, value]) => [name, source(value, needs)])
  return [
    module('lines', [importType('CareLine', 'care/care-line.ts')], (needs) =>
      Object.entries(care.lines).flatMap(([name, written]) => [
        `export const ${name}: CareLine = ${lineSource(written, needs)}`,
        '',
      ]),
    ),
    module('first-aid', [importType('FirstAid', 'care/first-aid.ts'), FAMILY], (needs) =>
      objectSource(
        'First aid for every kind of emergency.',
        'firstAid: Readonly<Record<EmergencyFamily, FirstAid>>',
        EMERGENCY_FAMILIES.flatMap((family) => {
          const aid = care.firstAid.get(family)
          return aid === undefined ? [] : [[family, firstAidSource(aid, needs)] as const]
        }),
      ),
    ),
    module('finer-families', [importType('FinerFamily', 'care/finer-family.ts')], (needs) =>
      listSource(
        'Finer kinds of emergency, in the order they are looked at; each holds where one of the wider kinds was found.',
        'finerFamilies: readonly FinerFamily[]',
        care.finerFamilies.map((finer) => finerFamilySource(finer, needs)),
      ),
    ),
    module('first-aid-by-condition', [FAMILY], () =>
      objectSource(
        'The kinds of emergency whose first aid fits a condition, the best fitting first.',
        'firstAidByCondition: Readonly<Record<string, readonly EmergencyFamily[]>>',
        Object.entries(care.firstAidByCondition).map(([id, families]) => [id, JSON.stringify(families)]),
      ),
    ),
    module('by-symptom', [importType('SymptomCare', 'care/symptom-care.ts')], (needs) =>
      objectSource(
        'Care by symptom value.',
        'careBySymptom: Readonly<Record<string, SymptomCare>>',
        record(care.bySymptom, symptomCareSource, needs),
      ),
    ),
    module('by-condition', [importType('ConditionCare', 'care/condition-care.ts')], (needs) =>
      objectSource(
        'Care by condition id.',
        'careByCondition: Readonly<Record<string, ConditionCare>>',
        record(care.byCondition, conditionCareSource, needs),
      ),
    ),
    module('products', [importType('CareProduct', 'care/care-product.ts')], (needs) =>
      listSource(
        'Products by kind, in the order in which they are offered.',
        'careProducts: readonly CareProduct[]',
        care.products.map((product) => careProductSource(product, needs)),
      ),
    ),
    module('time-frames', [importType('TimeFrame', 'care/time-frame.ts')], (needs) =>
      listSource(
        'Facts that make a visit more pressing, the most pressing first.',
        'timeFrames: readonly TimeFrame[]',
        care.timeFrames.map((frame) => timeFrameSource(frame, needs)),
      ),
    ),
    module('standing-advice', [importType('StandingAdvice', 'care/standing-advice.ts')], (needs) =>
      objectSource(
        'Sentences that hold for every answer of a level.',
        'standingAdvice: StandingAdvice',
        standingSource(care.standing, needs),
      ),
    ),
  ]
}

const answerWords = ({
  sooner,
  lasts,
  lasting,
  follow_up,
  advice_lasts,
  model,
  ...words
}: WrittenAnswerWords): string =>
  [
    MADE,
    importType('FollowUpSchedule, SoonerWords', 'care/answer-words.ts'),
    "import type { CallWithin, Urgency } from '#domain/logic/urgency.ts'",
    '',
    ...constantSource(
      "Sentences that hold an answer together; `{petName}` stands for the pet's name.",
      'answerWords',
      `${wordsSource(words)} as const`,
    ),
    ...constantSource(
      'The words of a visit that cannot wait for the usual day or two.',
      'soonerWords: Readonly<Record<CallWithin, SoonerWords>>',
      wordsSource(sooner),
    ),
    ...constantSource(
      'How long a pet at home may be watched; `{hours}` stands for the hours.',
      'lastsTemplate',
      JSON.stringify(lasts),
    ),
    ...constantSource(
      'What is said of time where a problem has been there for weeks.',
      'lastingWords',
      `${wordsSource(lasting)} as const`,
    ),
    ...constantSource(
      'When to look again and when to see a vet, by level.',
      'followUpWords: Readonly<Record<Urgency, FollowUpSchedule>>',
      wordsSource(follow_up),
    ),
    ...constantSource(
      'How long the advice holds, by level; null where it ends at the clinic.',
      'adviceLasts: Readonly<Record<Urgency, string | null>>',
      wordsSource(advice_lasts),
    ),
    ...constantSource(
      "Sentences around what a language model adds, so that its words are never taken for the rules'.",
      'modelWords',
      `${wordsSource(model)} as const`,
    ),
  ].join('\n')

function schemas(): readonly Compiled[] {
  const nothing = { ...NOTHING_KNOWN, lines: new Set<string>(), conditions: new Set<string>() }
  const written = careSchemas(nothing)
  return schemaFiles({
    'care-lines': written.lines,
    'first-aid': written.firstAid,
    'first-aid-by-condition': written.firstAidByCondition,
    'finer-families': written.finerFamilies,
    'symptom-care': written.bySymptom,
    'condition-care': written.byCondition,
    'care-products': written.products,
    'time-frames': written.timeFrames,
    'standing-advice': written.standing,
    'answer-words': written.words,
  })
}
