import type { Part } from './entry.ts'

export const namesPart = (names: Readonly<Record<string, string>>): readonly Part[] => {
  const lines = Object.entries(names).map(([name, words]) => `${name}: ${words}`)
  return lines.length === 0 ? [] : [{ head: 'Where', lines }]
}
