import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { listOf, tolerant } from './tolerant.ts'

describe('a list from outside', () => {
  afterEach(() => vi.restoreAllMocks())

  test('loses what cannot be read, and counts it', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(listOf(z.object({ id: z.string() })).parse([{ id: 'a' }, { id: 1 }, null, { id: 'b' }])).toEqual([
      { id: 'a' },
      { id: 'b' },
    ])
    expect(warn).toHaveBeenCalledExactlyOnceWith('[pawlight] read.entries-left-out', {
      lost: 2,
      of: 4,
    })
  })

  test('that is none is refused', () => {
    expect(listOf(z.string()).safeParse('a').success).toBe(false)
    expect(listOf(z.string()).safeParse(undefined).success).toBe(false)
  })
})

describe('a tolerant schema', () => {
  const Shop = z.object({ name: z.string(), rating: z.nullable(z.number()), tags: z.array(z.string()) })
  const Street = z.object({
    name: z.string(),
    main: z.nullable(Shop),
    shops: z.array(Shop).check(z.maxLength(1)),
  })
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))
  afterEach(() => vi.restoreAllMocks())

  test('reads the same as the strict one where all is well', () => {
    const street = { name: 'Elm', main: null, shops: [{ name: 'Vet', rating: 4, tags: ['a'] }] }
    expect(tolerant(Street).parse(street)).toEqual(Street.parse(street))
  })

  test('takes what may be null for null, at every depth', () => {
    expect(
      tolerant(Street).parse({ name: 'Elm', main: { name: 1 }, shops: [{ name: 'Vet', tags: 'a' }] }),
    ).toEqual({ name: 'Elm', main: null, shops: [{ name: 'Vet', rating: null, tags: [] }] })
  })

  test('lets no entry hide the others, at every depth, and never counts a list too long', () => {
    const shops = [
      { name: 'Vet', rating: 'good', tags: ['a', 1] },
      { rating: 4 },
      { name: 'Other', tags: [] },
    ]
    expect(tolerant(Street).parse({ name: 'Elm', shops }).shops).toEqual([
      { name: 'Vet', rating: null, tags: ['a'] },
      { name: 'Other', rating: null, tags: [] },
    ])
  })

  test('still requires the rest', () => {
    expect(tolerant(Street).safeParse({ main: null, shops: [] }).success).toBe(false)
  })
})
