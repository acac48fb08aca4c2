import { z } from 'zod'
import { conditionSchema } from '../written/condition.ts'
import type { Known } from '../written/known.ts'
import { Answers } from '../written/names.ts'
import { UnusableKnowledge, readWritten } from '../written/read-written.ts'
import { Sentence, Text } from '../written/texts.ts'

/** As `domain/knowledge/staying-home.ts` describes it. */
export const guardItemSchema = ({ factNames }: Pick<Known, 'factNames'>) =>
  z.strictObject({
    id: z.string().regex(/^home\.[a-z-]+$/, 'is no name such as home.gums'),
    must: conditionSchema(factNames),
    otherwise: Sentence,
    same_as: Text.optional(),
  })
export type WrittenGuardItem = z.infer<ReturnType<typeof guardItemSchema>>

/** The one answer that is tried, and what an owner would see. */
export const WrittenWhatIf = z.strictObject({
  answer: Answers.refine(
    (answer) => Object.values(answer).flat().length === 1,
    'is not one answer to one question',
  ),
  fact: Text,
})
export type WrittenWhatIf = z.infer<typeof WrittenWhatIf>

const STAYING_HOME = 'staying-home.yaml'

/** With the line of each item. Throws `UnusableKnowledge`, also where the rule that asks the same does not exist. */
export function readStayingHome(
  folder: string,
  known: Known,
  ruleIds: ReadonlySet<string>,
): { readonly items: readonly WrittenGuardItem[]; readonly placeOf: (index: number) => string } {
  const { entries, placeOf } = readWritten(folder, STAYING_HOME, guardItemSchema(known))
  const faults = entries.flatMap(({ id, same_as: rule }, index) =>
    rule === undefined || ruleIds.has(rule)
      ? []
      : [`${placeOf(index, 'same_as')} ${id}: there is no rule ${rule}`],
  )
  if (faults.length > 0) throw new UnusableKnowledge(faults.join('\n'))
  return { items: entries, placeOf }
}

/** Throws `UnusableKnowledge`. */
export const readWhatIfs = (folder: string): readonly WrittenWhatIf[] =>
  readWritten(folder, 'what-ifs.yaml', WrittenWhatIf).entries
