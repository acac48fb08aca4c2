import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { modulesOf } from './modules.fixture.ts'
import { sharedBlocks, withAllImports, type Modules } from './shared-blocks.ts'

const sorting = { isElsewhere: () => false, bytesPerFile: 2_000, weightOfLater: 0.5 }

const pagesOf = (...files: string[]) => files.map((file) => ({ files: [file], weight: 1 }))

const withIds = (blocks: readonly ReadonlySet<string>[]): readonly string[] =>
  blocks.map((block) => [...block].toSorted().join(' ')).toSorted()

test('what two pages share lies beside what each has alone', () => {
  const modules = modulesOf({ '/a': { needs: ['/both', '/mine'] }, '/b': { needs: ['/both'] } })
  expect(withIds(sharedBlocks(pagesOf('/a', '/b'), modules, sorting))).toEqual(['/a /mine', '/b', '/both'])
})

test('a small part that few need is loaded in vain by the others, where that spares a file', () => {
  const imports = {
    '/a': { needs: ['/both', '/small'] },
    '/b': { needs: ['/both', '/small'] },
    '/c': { needs: ['/both'] },
  }
  const pages = pagesOf('/a', '/b', '/c')
  const blocks = (bytes: number) =>
    withIds(sharedBlocks(pages, modulesOf(imports, { '/small': bytes }), sorting))
  expect(blocks(500)).toEqual(['/a', '/b', '/both /small', '/c'])
  expect(blocks(50_000)).toEqual(['/a', '/b', '/both', '/c', '/small'])
})

test('what comes later is apart from what is needed at first, and finds there what its page has', () => {
  const modules = modulesOf({
    '/a': { needs: ['/used'], later: ['/later'] },
    '/later': { needs: ['/used', '/more'] },
  })
  expect(withIds(sharedBlocks(pagesOf('/a'), modules, sorting))).toEqual(['/a /used', '/later /more'])
})

test('parts that are always asked for together lie in one file, apart from one that comes by itself', () => {
  const modules = modulesOf({
    '/a': { later: ['/engine', '/reader', '/help'] },
    '/engine': { later: ['/rules'] },
    '/reader': {},
    '/rules': {},
    '/help': {},
  })
  const together = [['/engine', '/reader', '/rules']]
  expect(withIds(sharedBlocks(pagesOf('/a'), modules, { ...sorting, together }))).toEqual([
    '/a',
    '/engine /reader /rules',
    '/help',
  ])
})

test('what is loaded elsewhere is in no block', () => {
  const modules = modulesOf({ '/a': { needs: ['/frame'] } })
  const isElsewhere = (id: string) => id === '/frame'
  expect(withIds(sharedBlocks(pagesOf('/a'), modules, { ...sorting, isElsewhere }))).toEqual(['/a'])
})

const PAGES = ['/0', '/1', '/2', '/3']
const IDS = [...PAGES, ...Array.from({ length: 12 }, (_, index) => `/${index + 4}`)]

/** Modules that need only later ones, as modules without a circle do, of all sizes. */
const anyModules = fc
  .array(
    fc.record({
      needs: fc.array(fc.nat({ max: IDS.length - 1 }), { maxLength: 5 }),
      later: fc.array(fc.nat({ max: IDS.length - 1 }), { maxLength: 2 }),
      bytes: fc.nat({ max: 8_000 }),
    }),
    { minLength: IDS.length, maxLength: IDS.length },
  )
  .map((drawn): Modules => {
    const from = (index: number, picked: readonly number[]) =>
      picked.filter((other) => other > index && other >= PAGES.length).map((other) => `/${other}`)
    return modulesOf(
      Object.fromEntries(
        drawn.map(({ needs, later }, index) => [
          `/${index}`,
          { needs: from(index, needs), later: from(index, later) },
        ]),
      ),
      Object.fromEntries(drawn.map(({ bytes }, index) => [`/${index}`, bytes])),
    )
  })

test('no file needs another that needs the first, not even around corners', () => {
  fc.assert(
    fc.property(anyModules, (modules) => {
      const blocks = sharedBlocks(pagesOf(...PAGES), modules, sorting)
      const blockOf = (id: string) => blocks.find((block) => block.has(id))
      const needsOf = (block: ReadonlySet<string>) =>
        new Set([...block].flatMap((id) => modules.getModuleInfo(id)?.importedIds ?? []).map(blockOf))
      for (const block of blocks) {
        const found = new Set<ReadonlySet<string> | undefined>()
        const follow = (from: ReadonlySet<string>): void => {
          for (const next of needsOf(from)) {
            if (next === undefined || next === from || found.has(next)) continue
            found.add(next)
            follow(next)
          }
        }
        follow(block)
        expect(found.has(block)).toBe(false)
      }
    }),
  )
})

test('whatever a page needs is in one file, and no file holds two pages', () => {
  fc.assert(
    fc.property(anyModules, (modules) => {
      const blocks = sharedBlocks(pagesOf(...PAGES), modules, sorting)
      for (const page of PAGES)
        for (const id of withAllImports(page, modules))
          expect(blocks.filter((block) => block.has(id))).toHaveLength(1)
      for (const block of blocks) expect(PAGES.filter((page) => block.has(page)).length).toBeLessThan(2)
    }),
  )
})
