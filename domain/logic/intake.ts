import type { Suggestion } from './suggestion.ts'

export type IntakePet = {
  readonly id: string | null
  readonly name: string
  readonly species: 'dog' | 'cat'
  readonly breed: string | null
  /** YYYY-MM-DD, or null when nobody knows. */
  readonly birthday: string | null
  readonly gender: 'male' | 'female' | null
  readonly isNeutered: boolean | null
  readonly weight: { readonly value: number | null; readonly unit: 'lbs' | 'kg' }
  readonly conditions: readonly string[]
  readonly allergies: readonly string[]
  readonly medications: readonly string[]
}

/** Answers by question id: option value, list of option values, text, or a number written as text. */
export type Answers = Readonly<Record<string, string | readonly string[]>>

/** A photo or video as far as the engine may know of it: that it exists. The engine never looks inside. */
export type IntakeMedia = { readonly kind: 'image' | 'video' }

export type Intake = {
  readonly pet: IntakePet
  /** Values of the symptom catalogue, each once; empty where the owner told it in words. */
  readonly selectedSymptoms: readonly string[]
  readonly followUpAnswers: Answers
  readonly additionalNotes: string
  readonly clarifications?: Answers
  readonly suggestions?: readonly Suggestion[] | undefined
}
