import { upperFirst } from '#domain/first-letter.ts'
import { clash } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import type { Facts } from '#domain/engine/read/facts.ts'

export const petName = (facts: Facts): string => facts.intake.pet.name.trim() || 'your pet'

export function spoken(text: string, name: string): string {
  const filled = text.includes('{petName}') ? text.replaceAll('{petName}', () => name) : text
  // Most sentences begin with a capital as they are written; no text is made to see that.
  if (beginsWithCapital(filled)) return filled
  return upperFirst(filled)
}

function beginsWithCapital(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= CODE_OF_A && code <= CODE_OF_Z
}

const CODE_OF_A = 65
const CODE_OF_Z = 90

export const spokenLines = (lines: readonly CareLine[], name: string, most: number): readonly string[] => [
  ...new Set(lines.slice(0, most).map(({ text }) => spoken(text, name))),
]

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

export function fewWords(lines: readonly CareLine[], most: number): readonly CareLine[] {
  let left = most
  return lines.filter(({ text }, at) => {
    if (at > 0 && wordsIn(text) > left) return false
    left -= wordsIn(text)
    return true
  })
}

export const eachOnce = (lines: readonly CareLine[]): readonly CareLine[] => {
  const seen = new Set<string>()
  return lines.filter(({ text }) => !seen.has(text) && seen.add(text).size > 0)
}

/** The lines that neither repeat nor undo what was said; they then count as said, too. */
export const unsaid = (lines: readonly CareLine[], said: CareLine[]): readonly CareLine[] =>
  lines.filter((entry) => {
    if (said.some((other) => other.text === entry.text || clash(other, entry))) return false
    said.push(entry)
    return true
  })

export function paragraph(sentences: readonly string[]): string {
  const whole: string[] = []
  for (const sentence of sentences) {
    const bare = sentence.trim()
    if (bare !== '') whole.push(bare.endsWith('.') || bare.endsWith('?') ? bare : `${bare}.`)
  }
  return whole.join(' ')
}
