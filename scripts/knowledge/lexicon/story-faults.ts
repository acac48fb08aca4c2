import { asOne } from '#domain/engine/notes/clauses/heard.ts'
import { readSentences } from '#domain/engine/notes/clauses/sentences.ts'
import type { WrittenStory } from './written-lexicon.ts'

/** What the sentences beside a story show that is not so; `groups` are the words that its expression names in braces. */
export function storyFaults(
  { such, not_such: notSuch }: WrittenStory,
  expression: string,
  groups: ReadonlyMap<string, string>,
): readonly string[] {
  const whole = expression.replaceAll(/\{(\w+)\}/g, (braced, name: string) => groups.get(name) ?? braced)
  const story = new RegExp(asOne([whole]))
  const isTold = (example: string): boolean =>
    story.test(
      readSentences(example)
        .map(({ words }) => words)
        .join(' . '),
    )
  return [
    ...such.filter((example) => !isTold(example)).map((example) => `is not told by “${example}”`),
    ...notSuch.filter(isTold).map((example) => `is told by “${example}”`),
  ]
}
