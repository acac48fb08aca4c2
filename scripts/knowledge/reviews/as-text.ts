import { KINDS } from '../tell/entry.ts'
import type { Entry, Part } from '../tell/entry.ts'
import { outlined } from '../tell/outline.ts'
import type { Row } from '../tell/outline.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Standing } from './reviews.ts'
import { capital } from '../tell/words.ts'

const WIDTH = 100

export const asText = (entry: Entry, standing: Standing, more: readonly Part[] = []): string =>
  [
    `${entry.id} · ${KINDS[entry.kind].one} · version ${fingerprintOf(entry)}`,
    entry.title,
    ...[...entry.parts, ...more].map(({ head, lines }) =>
      [capital(head), ...outlined(lines).flatMap((row) => linesOf(row, 1))].join('\n'),
    ),
    ...(entry.sources.length === 0
      ? []
      : [
          [
            'Sources',
            ...entry.sources.flatMap(({ code, title, where }) =>
              wrapped(where === '' ? `${code}: ${title}` : `${code}: ${title}; ${where}`, '  '),
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

function linesOf({ mark, says, rows }: Row, depth: number): readonly string[] {
  return [
    ...wrapped(mark === '' ? says : `(${mark}) ${says}`, '  '.repeat(depth)),
    ...rows.flatMap((one) => linesOf(one, depth + 1)),
  ]
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
