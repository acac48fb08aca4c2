import { z } from 'zod'
import { MADE, importType, listSource, objectSource, recordSource, schemaFiles } from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import type { ReadSigns } from './read-signs.ts'
import { WrittenSign, WrittenWordGroups } from './written-signs.ts'
import type { WrittenWay } from './written-signs.ts'

export function signModules({ signs, groups }: ReadSigns): readonly Compiled[] {
  return [
    {
      path: 'compiled/notes/signs.ts',
      text: [
        MADE,
        importType('Sign', 'notes/sign.ts'),
        '',
        ...objectSource(
          'Words of owners that stand for each other, by what they name; `_` joins words in a row.',
          'WORD_GROUPS: Readonly<Record<string, string>>',
          Object.entries(groups).map(([name, words]) => [
            name,
            quoted(words.split(' | ').map(inRow).join(' ')),
          ]),
        ),
        ...listSource(
          'Every sign told by words that stand near each other.',
          'signs: readonly Sign[]',
          signs.map(signSource),
        ),
      ].join('\n'),
    },
    ...schemaFiles({
      sign: z.array(WrittenSign),
      'sign-words': WrittenWordGroups,
    }),
  ]
}

const quoted = (value: unknown): string => JSON.stringify(value)

const inRow = (words: string): string => words.replaceAll(' ', '_')

const alternatives = (words: string): string => words.split(' | ').map(inRow).join('|')

const signSource = ({ id, finding, species, sex, says, unless, only_said, means }: WrittenSign): string =>
  recordSource([
    ['id', quoted(id)],
    ['finding', quoted(finding)],
    ['species', species && quoted(species)],
    ['sex', sex && quoted(sex)],
    ['says', `[\n${says.map((way) => `    ${quoted(wayText(way))},\n`).join('')}  ]`],
    ['unless', unless && quoted(unless.map(inRow).join(' '))],
    ['onlySaid', only_said && quoted(only_said.map(inRow).join(' '))],
    ['means', quoted(means)],
  ])

/** A way to say a sign as the reader takes it, such as `BELLY TIGHT|BIG > NOW !CALM ~12`. */
export function wayText({ near, within, not_beside = [], across_turns }: WrittenWay): string {
  return [
    ...(across_turns === true ? ['&'] : []),
    ...near.map((words) =>
      typeof words === 'string' ? alternatives(words) : `> ${alternatives(words.later)}`,
    ),
    ...not_beside.map((words) => `!${inRow(words)}`),
    ...(within === undefined ? [] : [`~${within}`]),
  ].join(' ')
}
