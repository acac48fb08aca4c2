import { importType, objectSource } from '../written/compiled.ts'
import type { WrittenEmergencies } from './written-emergencies.ts'

const FAMILIES = 'Readonly<Record<EmergencyFamily, '
const TABLE = 'Readonly<Record<string, string>>'

export function emergenciesSource(written: WrittenEmergencies): string {
  const { emergencies, poisons, swallowed, exposures, unnamed } = written
  const families = Object.entries(emergencies)
  return [
    "import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'",
    "import type { Urgency } from '#domain/logic/urgency.ts'",
    importType('GeneralName', 'conditions/condition.ts'),
    '',
    ...constant(
      'The conditions that each kind of emergency makes think of, by id.',
      `conditionsByEmergency: ${FAMILIES}readonly string[]>>`,
      families.map(([family, { conditions }]) => [family, conditions]),
    ),
    ...constant(
      'What an emergency of each kind is called where nothing points to one cause.',
      `emergencyNames: ${FAMILIES}string>>`,
      families.map(([family, { name }]) => [family, name]),
    ),
    ...constant(
      'The condition that each poison of the table leads to, by id.',
      `conditionByToxin: ${TABLE}`,
      Object.entries(poisons),
    ),
    ...constant(
      'The condition that each swallowed object an owner can tick leads to, by id.',
      `conditionBySwallowed: ${TABLE}`,
      Object.entries(swallowed),
    ),
    ...constant(
      'The condition that each poison an owner can tick leads to, by id.',
      `conditionByExposure: ${TABLE}`,
      Object.entries(exposures),
    ),
    ...constant(
      'What is named at each level where too few conditions are known.',
      'unnamedAtLevel: Readonly<Record<Urgency, readonly GeneralName[]>>',
      Object.entries(unnamed),
    ),
  ].join('\n')
}

const constant = (
  says: string,
  typed: string,
  members: readonly (readonly [string, unknown])[],
): readonly string[] =>
  objectSource(
    says,
    typed,
    members.map(([name, value]) => [name, JSON.stringify(value)]),
  )
