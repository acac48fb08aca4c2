import { z } from 'zod'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { Faults, Places } from '../written/faults.ts'
import type { WrittenKnowledge } from '../decisions/read-knowledge.ts'
import { readWritten, readYaml, unlisted } from '../written/read-written.ts'
import {
  WrittenAnswerWords,
  careProductSchema,
  conditionCareSchema,
  finerFamilySchema,
  firstAidByConditionSchema,
  firstAidSchema,
  standingAdviceSchema,
  symptomCareSchema,
  timeFrameSchema,
} from './written-care.ts'
import { namedLinesSchema } from './written-lines.ts'
import type {
  WrittenCareProduct,
  WrittenConditionCare,
  WrittenFinerFamily,
  WrittenFirstAid,
  WrittenStandingAdvice,
  WrittenSymptomCare,
  WrittenTimeFrame,
} from './written-care.ts'
import type { KnownToCare, WrittenFullLine } from './written-lines.ts'

type ById<Value> = Readonly<Record<string, Value>>

export type ReadCare = {
  readonly lines: ById<WrittenFullLine>
  readonly firstAid: ReadonlyMap<EmergencyFamily, WrittenFirstAid>
  readonly firstAidByCondition: ById<readonly EmergencyFamily[]>
  readonly finerFamilies: readonly WrittenFinerFamily[]
  readonly bySymptom: ById<WrittenSymptomCare>
  readonly byCondition: ById<WrittenConditionCare>
  readonly products: readonly WrittenCareProduct[]
  readonly standing: WrittenStandingAdvice
  readonly timeFrames: readonly WrittenTimeFrame[]
  readonly words: WrittenAnswerWords
  readonly places: ReadonlyMap<string, string>
}

const FIRST_AID = 'care/first-aid'

/** Throws `UnusableKnowledge` with one line a fault. */
export function readCare(folder: string, { known, conditions, emergencies }: WrittenKnowledge): ReadCare {
  const faults = new Faults()
  const places = new Places(faults)
  const names = Object.keys(readYaml(folder, 'care/lines.yaml', z.looseObject({})).value)
  const knownToCare: KnownToCare = {
    ...known,
    lines: new Set(names),
    conditions: new Set(conditions.map(({ id }) => id)),
  }
  const lines = readYaml(folder, 'care/lines.yaml', namedLinesSchema(knownToCare)).value
  const byName = <Value>(
    file: string,
    schema: z.ZodType<ById<Value>>,
    idOf: (name: string) => string,
  ): ById<Value> =>
    faults.tried<ById<Value>>({}, () => {
      const { value, placeOf } = readYaml(folder, `${file}.yaml`, schema)
      for (const name of Object.keys(value)) places.add(idOf(name), placeOf([name]))
      return value
    })
  const inOrder = <Entry>(file: string, schema: z.ZodType<Entry>): readonly Entry[] =>
    faults.tried<readonly Entry[]>([], () => readWritten(folder, `${file}.yaml`, schema).entries)

  const firstAid = readFirstAid(folder, knownToCare, faults, places)
  const bySymptom = byName('care/by-symptom', symptomCareSchema(knownToCare), (id) => `care.symptom.${id}`)
  const byCondition = byName(
    'care/by-condition',
    conditionCareSchema(knownToCare),
    (id) => `care.condition.${id}`,
  )
  const products = faults.tried<readonly WrittenCareProduct[]>([], () => {
    const { entries, placeOf } = readWritten(folder, 'care/products.yaml', careProductSchema(knownToCare))
    for (const [index, { id }] of entries.entries()) places.add(`care.product.${id}`, placeOf(index))
    return entries
  })
  const finerFamilies = inOrder('care/finer-families', finerFamilySchema(knownToCare))
  const timeFrames = inOrder('care/time-frames', timeFrameSchema(known))
  const firstAidByCondition = faults.tried<ById<readonly EmergencyFamily[]>>(
    {},
    () => readYaml(folder, 'care/first-aid-by-condition.yaml', firstAidByConditionSchema(knownToCare)).value,
  )
  const standing = faults.tried<WrittenStandingAdvice | undefined>(
    undefined,
    () => readYaml(folder, 'care/standing-advice.yaml', standingAdviceSchema(knownToCare)).value,
  )
  const words = faults.tried<WrittenAnswerWords | undefined>(
    undefined,
    () => readYaml(folder, 'care/answer-words.yaml', WrittenAnswerWords).value,
  )
  faults.tell()
  if (standing === undefined || words === undefined) throw new Error('A fault of care was not told.')
  const ofPoisons = Object.values(emergencies.poisons).map((id) => [id, ['poison']] as const)
  return {
    lines,
    firstAid,
    firstAidByCondition: { ...Object.fromEntries(ofPoisons), ...firstAidByCondition },
    finerFamilies,
    bySymptom,
    byCondition,
    products,
    standing,
    timeFrames,
    words,
    places: places.byId,
  }
}

function readFirstAid(
  folder: string,
  known: KnownToCare,
  faults: Faults,
  places: Places,
): ReadonlyMap<EmergencyFamily, WrittenFirstAid> {
  const list = readYaml(folder, `${FIRST_AID}/files.yaml`, z.array(z.string())).value
  for (const line of unlisted(folder, FIRST_AID, list, `${FIRST_AID}/files.yaml`, ['files'])) faults.add(line)
  const found = new Map<EmergencyFamily, WrittenFirstAid>()
  for (const name of list)
    faults.tried(undefined, () => {
      const { value, placeOf } = readYaml(folder, `${FIRST_AID}/${name}.yaml`, firstAidSchema(known))
      for (const family of EMERGENCY_FAMILIES) {
        const aid = value[family]
        if (aid === undefined) continue
        places.add(`first-aid.${family}`, placeOf([family]))
        found.set(family, aid)
      }
    })
  for (const family of EMERGENCY_FAMILIES)
    if (!found.has(family)) faults.add(`${FIRST_AID}/files.yaml:1 no file has first aid for ${family}`)
  return found
}
