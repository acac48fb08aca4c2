import type { Plugin } from 'vite'

type Range = { readonly start: number; readonly end: number }

/** The examples of rules prove them in tests; a browser that only applies them need not load them. */
export function leaveExamplesOut(): Plugin {
  return {
    name: 'leave-examples-out',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/knowledge\/rules\/[\w-]+\.ts$/ },
      handler(code) {
        const ranges = exampleRanges(this.parse(code, { lang: 'ts' }))
        return ranges.length === 0 ? null : { code: withEmptyLists(code, ranges), map: null }
      },
    },
  }
}

/** The text with every range replaced by an empty list. */
function withEmptyLists(code: string, ranges: readonly Range[]): string {
  let rest = code
  for (const { start, end } of ranges.toReversed()) rest = `${rest.slice(0, start)}[]${rest.slice(end)}`
  return rest
}

/** Where the values of all `examples` members stand, outermost only, in the order of the text. */
export function exampleRanges(tree: unknown): readonly Range[] {
  if (Array.isArray(tree)) return tree.flatMap(exampleRanges)
  if (!isNode(tree)) return []
  if (tree.type === 'Property' && isNode(tree.key) && tree.key['name'] === 'examples' && isPlaced(tree.value))
    return [{ start: tree.value.start, end: tree.value.end }]
  return Object.values(tree).flatMap(exampleRanges)
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isPlaced = (value: unknown): value is Range =>
  isNode(value) && typeof value['start'] === 'number' && typeof value['end'] === 'number'
