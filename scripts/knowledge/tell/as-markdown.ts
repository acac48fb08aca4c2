import type { Entry, Line, Part } from './entry.ts'
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
    : [`* **${capital(head)}:**`, ...lines.flatMap((line) => itemsOf(line, '  '))]
}

const itemsOf = (line: Line, indent: string): readonly string[] =>
  typeof line === 'string'
    ? [`${indent}* ${line}`]
    : [`${indent}* ${line.says}`, ...line.of.flatMap((one) => itemsOf(one, `${indent}  `))]
