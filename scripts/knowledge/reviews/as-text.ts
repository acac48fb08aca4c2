import { KINDS } from '../tell/entry.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Standing } from './reviews.ts'
import { capital } from '../tell/words.ts'

const WIDTH = 100

export const asText = (entry: Entry, standing: Standing, more: readonly Part[] = []): string =>
  [
    `${entry.id} · ${KINDS[entry.kind].one} · version ${fingerprintOf(entry)}`,
    entry.title,
    ...[...entry.parts, ...more].map(({ head, lines }) =>
      [capital(head), ...lines.flatMap((line) => linesOf(line, 1))].join('\n'),
    ),
    ...(entry.sources.length === 0
      ? []
      : [
          [
            'Sources',
            ...entry.sources.flatMap(({ code, title, where }) =>
              linesOf(where === '' ? `${code}: ${title}` : `${code}: ${title}; ${where}`, 1),
            ),
          ].join('\n'),
        ]),
    standingWords(standing),
  ].join('\n\n')

export function standingWords(standing: Standing): string {
  if (standing.is === 'open') return 'No veterinarian has reviewed it yet.'
  const { by, on, of } = standing.review
  if (standing.is === 'changed')
    return `Changed since it was reviewed by ${by} on ${on} (version ${of}), so it counts as not reviewed.`
  return `${by} ${standing.is === 'agreed' ? 'agrees' : 'objects'}, ${on}, version ${of}.`
}

function linesOf(line: Line, depth: number): readonly string[] {
  const indent = '  '.repeat(depth)
  if (typeof line === 'string') return wrapped(line, indent)
  return [...wrapped(line.says, indent), ...line.of.flatMap((one) => linesOf(one, depth + 1))]
}

function wrapped(text: string, indent: string): readonly string[] {
  const lines: string[] = []
  let current = `${indent}-`
  for (const word of text.split(' ')) {
    if (current.length + word.length + 1 > WIDTH && current.trim() !== '-') {
      lines.push(current)
      current = `${indent} `
    }
    current += ` ${word}`
  }
  return [...lines, current]
}
