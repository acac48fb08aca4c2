import { symptomCategories } from './compiled/catalogues/symptoms.ts'
import type { Symptom } from './questions/symptom.ts'

/** All 25 symptoms by their value. */
export const symptomsByValue: ReadonlyMap<string, Symptom> = new Map(
  symptomCategories.flatMap((category) =>
    category.symptoms.map((symptom) => [symptom.value, symptom] as const),
  ),
)

/** The words of a symptom; an unknown value is spelled out, never shown raw. */
export const symptomLabel = (value: string): string =>
  symptomsByValue.get(value)?.label ?? value.replaceAll('_', ' ')
