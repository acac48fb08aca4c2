import { z } from 'zod'
import { questionsById } from '#domain/knowledge/questions.ts'
import { toxinsById } from '#domain/knowledge/toxins.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'
import { UnusableKnowledge, readYaml } from '../written/read-written.ts'
import { Name, Sentence, Text } from '../written/texts.ts'

export const WrittenEmergencies = z.strictObject({
  emergencies: z.record(
    z.enum(EMERGENCY_FAMILIES),
    z.strictObject({ name: Text, conditions: z.array(Name) }),
  ),
  poisons: z.record(Name, Name),
  swallowed: z.record(Name, Name),
  exposures: z.record(Name, Name),
  unnamed: z.record(
    z.enum(URGENCIES),
    z.array(z.strictObject({ id: Name, name: Text, description: Sentence })).min(3, 'holds fewer than three'),
  ),
})
export type WrittenEmergencies = z.infer<typeof WrittenEmergencies>

const POINTING = ['poisons', 'swallowed', 'exposures'] as const
type Pointing = (typeof POINTING)[number]

const FILE = 'emergencies.yaml'

/** Throws `UnusableKnowledge` with a line for each name that nothing has. */
export function readEmergencies(folder: string, conditions: ReadonlySet<string>): WrittenEmergencies {
  const { value: written, placeOf } = readYaml(folder, FILE, WrittenEmergencies)
  const pointers = [
    ...Object.entries(written.emergencies).flatMap(([family, { conditions: ids }]) =>
      ids.map((id, at) => ({ id, path: ['emergencies', family, 'conditions', at] })),
    ),
    ...POINTING.flatMap((kind) =>
      Object.entries(written[kind]).map(([from, id]) => ({ id, path: [kind, from] })),
    ),
  ]
  const strangers = (kind: Pointing, isKnown: (name: string) => boolean): readonly string[] =>
    Object.keys(written[kind])
      .filter((name) => !isKnown(name))
      .map((name) => `${placeOf([kind, name])} ${kind}: "${name}" does not exist`)
  const faults = [
    ...pointers
      .filter(({ id }) => !conditions.has(id))
      .map(({ id, path }) => `${placeOf(path)} ${path.join('.')}: there is no condition "${id}"`),
    ...strangers('poisons', (name) => toxinsById.has(name)),
    ...strangers('swallowed', isTicked),
    ...strangers('exposures', isTicked),
  ]
  if (faults.length > 0) throw new UnusableKnowledge(faults.join('\n'))
  return written
}

const isTicked = (value: string): boolean =>
  questionsById.get('exposure')?.options?.some((option) => option.value === value) === true
