import type { PreparedCondition } from './evidence.ts'

/** `places` are those of the conditions that have a mark; `inWords` is 1 where words of the owner are its mark too. */
export type Marks = {
  readonly places: Uint16Array
  readonly inWords: Uint8Array
  readonly byQuestion: readonly {
    readonly question: string
    readonly byValue: ReadonlyMap<string, readonly number[]>
  }[]
}

type ValuesOf = (question: string) => readonly string[] | undefined

export function prepareMarks(conditions: readonly PreparedCondition[]): Marks {
  const marked = conditions.flatMap(({ knowledge: { needs } }, at) =>
    needs === undefined ? [] : [{ at, inWords: 'words' in needs || needs.orWords === true }],
  )
  const answers = conditions.flatMap(({ marks }, at) =>
    marks.flatMap(({ question, values }) => values.map((value) => ({ question, value, at }))),
  )
  return {
    places: Uint16Array.from(marked, ({ at }) => at),
    inWords: Uint8Array.from(marked, ({ inWords }) => (inWords ? 1 : 0)),
    byQuestion: [...Map.groupBy(answers, ({ question }) => question)].map(([question, list]) => ({
      question,
      byValue: new Map(
        [...Map.groupBy(list, ({ value }) => value)].map(([value, those]) => [
          value,
          those.map(({ at }) => at),
        ]),
      ),
    })),
  }
}

export function findMarks({ byQuestion }: Marks, valuesOf: ValuesOf, found: Uint8Array): void {
  found.fill(0)
  for (const { question, byValue } of byQuestion)
    for (const value of valuesOf(question) ?? []) for (const at of byValue.get(value) ?? []) found[at] = 1
}
