import { z } from 'zod'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { Faults, Places } from '../written/faults.ts'
import type { WrittenKnowledge } from '../decisions/read-knowledge.ts'
import { listedIn, readYaml } from '../written/read-written.ts'
import { careSchemas } from './care-schemas.ts'
import type { WrittenCare } from './care-schemas.ts'
import type { WrittenFirstAid } from './written-care.ts'

type ById<Value> = Readonly<Record<string, Value>>

export type ReadCare = Omit<WrittenCare, 'firstAid'> & {
  readonly firstAid: ReadonlyMap<EmergencyFamily, WrittenFirstAid>
  readonly places: ReadonlyMap<string, string>
}

const FIRST_AID = 'care/first-aid'

/** Throws `UnusableKnowledge` with one line a fault. */
export function readCare(folder: string, { known, conditions, emergencies }: WrittenKnowledge): ReadCare {
  const faults = new Faults()
  const places = new Places(faults)
  const names = Object.keys(readYaml(folder, 'care/lines.yaml', z.looseObject({})).value)
  const schemas = careSchemas({
    ...known,
    lines: new Set(names),
    conditions: new Set(conditions.map(({ id }) => id)),
  })
  const lines = readYaml(folder, 'care/lines.yaml', schemas.lines).value
  const tried = <Value>(file: string, schema: z.ZodType<Value>): Value | undefined =>
    faults.tried(undefined, () => readYaml(folder, `care/${file}.yaml`, schema).value)
  const byName = <Value>(
    file: string,
    schema: z.ZodType<ById<Value>>,
    idOf: (name: string) => string,
  ): ById<Value> =>
    faults.tried<ById<Value>>({}, () => {
      const { value, placeOf } = readYaml(folder, `care/${file}.yaml`, schema)
      for (const name of Object.keys(value)) places.add(idOf(name), placeOf([name]))
      return value
    })

  const firstAid = readFirstAid(folder, schemas.firstAid, faults, places)
  const bySymptom = byName('by-symptom', schemas.bySymptom, (id) => `care.symptom.${id}`)
  const byCondition = byName('by-condition', schemas.byCondition, (id) => `care.condition.${id}`)
  const products = faults.tried<WrittenCare['products']>([], () => {
    const { value, placeOf } = readYaml(folder, 'care/products.yaml', schemas.products)
    for (const [index, { id }] of value.entries()) places.add(`care.product.${id}`, placeOf([index]))
    return value
  })
  const finerFamilies = tried('finer-families', schemas.finerFamilies) ?? []
  const timeFrames = tried('time-frames', schemas.timeFrames) ?? []
  const firstAidByCondition = tried('first-aid-by-condition', schemas.firstAidByCondition) ?? {}
  const standing = tried('standing-advice', schemas.standing)
  const words = tried('answer-words', schemas.words)
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
  schema: ReturnType<typeof careSchemas>['firstAid'],
  faults: Faults,
  places: Places,
): ReadonlyMap<EmergencyFamily, WrittenFirstAid> {
  const found = new Map<EmergencyFamily, WrittenFirstAid>()
  for (const name of listedIn(folder, FIRST_AID, faults))
    faults.tried(undefined, () => {
      const { value, placeOf } = readYaml(folder, `${FIRST_AID}/${name}.yaml`, schema)
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
