import catalogue from './data/symptoms.json' with { type: 'json' }

export type Symptom = { readonly value: string; readonly label: string; readonly description: string }
export type SymptomCategory = {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly symptoms: readonly Symptom[]
}

/** The eight groups an owner chooses from, in display order. */
export const symptomCategories: readonly SymptomCategory[] = catalogue.categories

/** The sentence shown to owners who do not find their pet's problem in the list. */
export const symptomNote: string = catalogue.note

/** All 25 symptoms by their value. */
export const symptomsByValue: ReadonlyMap<string, Symptom> = new Map(
  symptomCategories.flatMap((category) =>
    category.symptoms.map((symptom) => [symptom.value, symptom] as const),
  ),
)

/** The words of a symptom; an unknown value is spelled out, never shown raw. */
export const symptomLabel = (value: string): string =>
  symptomsByValue.get(value)?.label ?? value.replaceAll('_', ' ')
