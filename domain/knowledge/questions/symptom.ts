export type Symptom = { readonly value: string; readonly label: string; readonly description: string }
export type SymptomCategory = {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly symptoms: readonly Symptom[]
}
