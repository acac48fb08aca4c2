import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benignPatterns } from '#domain/knowledge/patterns/all-patterns.ts'
import type { BenignPattern } from '#domain/knowledge/patterns/pattern.ts'
import { illKnown, worsening } from '#domain/knowledge/patterns/ordinary.ts'
import type { Condition } from '#domain/triage/condition.ts'
import { inWords } from './clinical-list.ts'

/** The clauses of an OR, one line each; those of a shared block are named by the block. */
function clausesOf(when: Condition): readonly string[] {
  const flat = (condition: Condition): readonly Condition[] =>
    condition.kind === 'any' ? condition.of.flatMap(flat) : [condition]
  const clauses = flat(when).map(inWords)
  return BLOCKS.reduce<readonly string[]>(
    (lines, { name, lines: block }) =>
      block.every((clause) => lines.includes(clause))
        ? [`*${name}*`, ...lines.filter((clause) => !block.includes(clause))]
        : lines,
    clauses,
  ).toSorted()
}

const flatClauses = (when: Condition): readonly string[] =>
  when.kind === 'any' ? when.of.flatMap(flatClauses) : [inWords(when)]

const BLOCKS = [
  { name: 'signs that are never ordinary', lines: flatClauses(worsening) },
  { name: 'a known disease', lines: flatClauses(illKnown) },
]

const code = (line: string): string => (line.startsWith('*') ? line : `\`${line}\``)

const asText = ({
  id,
  name,
  because,
  returnWhen,
  finding,
  requires,
  excludes,
  explains,
  sources,
}: BenignPattern) =>
  [
    `## ${name}`,
    `${id}: ${because} ${returnWhen}`,
    `* Explains: ${code(inWords(finding))}`,
    `* Must be known: ${code(inWords(requires))}`,
    `* Not with: ${clausesOf(excludes).map(code).join(' or ')}`,
    `* Sets aside: ${explains.join(', ') || 'nothing'}. Sources: ${sources.join(', ')}.`,
  ].join('\n')

test('the page for the veterinarian shows every pattern as it is in force; on a change read it, then vitest -u', async () => {
  const page = [
    '# What may be ordinary',
    `For the reviewing veterinarian: the patterns that may keep a pet at home, in the forms of [red-flags.md](red-flags.md)
and [rules-beyond-the-list.md](rules-beyond-the-list.md). A pattern holds only when all that must be known is known.`,
    ...BLOCKS.map(({ name, lines }) => `*${name}*: ${lines.map(code).join(' or ')}`),
    ...benignPatterns.map(asText),
  ].join('\n\n')
  await expect(`${page}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, '../../docs/clinical/benign-patterns.md'),
  )
})
