import type { Opinion } from '#domain/engine/opinion/opinion.ts'

export type Photo = { readonly mime: 'image/jpeg' | 'image/png' | 'image/webp'; readonly bytes: Uint8Array }

export type Question = {
  readonly instructions: string
  readonly text: string
  readonly photos: readonly Photo[]
  readonly signal: AbortSignal
}

/** `ask` rejects with a `ModelFailure` and nothing else. */
export type LanguageModel = {
  readonly name: string
  readonly seesPhotos: boolean
  readonly ask: (question: Question) => Promise<Opinion>
}
