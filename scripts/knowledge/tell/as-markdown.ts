import type { Entry, Part } from './entry.ts'
import { outlined } from './outline.ts'
import type { Row } from './outline.ts'
import { capital } from './words.ts'

export const asMarkdown = ({ id, title, parts, sources }: Entry): string =>
  [
    `## ${id}: ${title}`,
    [
      ...parts.flatMap(partOf),
      `* **Sources:** ${sources.map(({ code, title: work }) => `${code}, ${work}`).join('; ')}.`,
    ].join('\n'),
  ].join('\n\n')

function partOf({ head, lines }: Part): readonly string[] {
  const [single] = lines
  return lines.length === 1 && typeof single === 'string'
    ? [`* **${capital(head)}:** ${single}`]
    : [`* **${capital(head)}:**`, ...outlined(lines).flatMap((row) => itemsOf(row, '  '))]
}

const itemsOf = ({ mark, says, rows }: Row, indent: string): readonly string[] => [
  `${indent}* ${mark === '' ? '' : `(${mark}) `}${says}`,
  ...rows.flatMap((one) => itemsOf(one, `${indent}  `)),
]
