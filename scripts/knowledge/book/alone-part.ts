import type { Entry, Part } from '../tell/entry.ts'

const MOST = 5

export function alonePart(
  { id, kind }: Entry,
  alone: ReadonlyMap<string, readonly string[]>,
): readonly Part[] {
  if (kind !== 'rule') return []
  const cases = alone.get(id) ?? []
  if (cases.length === 0)
    return [
      {
        head: 'What it decides alone',
        lines: [
          'Nothing in our cases: wherever it applies, another rule, dose or thing holds the level too.',
        ],
      },
    ]
  const left = cases.length - MOST
  return [
    {
      head: `What it decides alone: ${cases.length} ${cases.length === 1 ? 'case' : 'cases'}`,
      lines: [...cases.slice(0, MOST), ...(left > 0 ? [`And ${left} more.`] : [])],
    },
  ]
}
