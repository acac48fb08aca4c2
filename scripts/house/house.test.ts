import { describe, expect, test } from 'vitest'
import { circlesOfFolders } from './circles.ts'
import { duplicatePairs } from './duplicates.ts'
import { houseMarkdown, keptIn, worseThan } from './house-markdown.ts'
import { forTestsOnly, importsIn } from './imports.ts'
import { measureHouse } from './measures.ts'
import { sourceFile } from './source-files.ts'
import { docComments, linesOfExamples, linesOfTables, longExpressions } from './syntax.ts'

const lines = (count: number, say = (line: number) => `export const line${line} = ${line}`): string =>
  Array.from({ length: count }, (_, line) => `${say(line)}\n`).join('')

describe('the measures of the house', () => {
  test('tell knowledge and tests from code by where they lie', () => {
    expect(sourceFile('domain/knowledge/rules/birth.ts', '')).toMatchObject({ isData: true, isTest: false })
    expect(sourceFile('domain/knowledge/rules/rules.test.ts', '')).toMatchObject({
      isData: false,
      isTest: true,
    })
    expect(sourceFile('web/pages/home.tsx', lines(3))).toMatchObject({
      folder: 'web/pages',
      lines: 3,
      isTest: false,
    })
  })

  test('count long files and full folders, data left out of the long ones', () => {
    const files = [
      sourceFile('service/long.ts', lines(401)),
      sourceFile('service/rather-long.css', lines(251)),
      sourceFile('domain/knowledge/data.ts', lines(999)),
      sourceFile('contract/database/tables.ts', `// Generated from the tables\n${lines(999)}`),
      ...Array.from({ length: 19 }, (_, place) => sourceFile(`service/small-${place}.ts`, '')),
    ]
    const { figures, fullFolders } = measureHouse(files)
    expect(figures).toMatchObject({
      'files over 400 lines': 1,
      'files over 250 lines': 2,
      'files of code': 23,
    })
    expect(fullFolders).toEqual([{ name: 'service', count: 21 }])
  })

  test('find folders that reach each other, through others and by types, and no test', () => {
    const imports = importsIn([
      sourceFile('domain/a/one.ts', "import { two } from '#domain/b/two.ts'\n"),
      sourceFile('domain/b/two.ts', "import type { Three } from '../c/three.ts'\n"),
      sourceFile('domain/c/three.ts', "export const three = () => import('../a/one.ts')\n"),
      sourceFile('domain/d/four.ts', "import { one } from '../a/one.ts'\n"),
      sourceFile('domain/a/one.test.ts', "import { four } from '../d/four.ts'\nimport '../e/told.ts'\n"),
      sourceFile('domain/e/told.ts', "import { four } from '../d/four.ts'\n"),
    ])
    const tests = forTestsOnly(imports)
    expect([...tests].map(({ path }) => path)).toContain('domain/e/told.ts')
    expect(circlesOfFolders(imports, new Set([...tests].filter(({ isTest }) => isTest)))).toEqual([
      ['domain/a', 'domain/b', 'domain/c'],
    ])
  })

  test('count long expressions, written as such or as text', () => {
    const word = 'a'.repeat(120)
    const text = `const one = /${word}/\nconst two = '(?:${word})'\nconst said = '${word}'\nconst short = /a|b/\n`
    expect(longExpressions(sourceFile('domain/words.ts', text))).toBe(2)
  })

  test('count long tables and examples, and no short ones', () => {
    const table = `const cases = [\n${lines(40, (line) => `  ${line},`)}] as const\nconst few = [1]\n`
    expect(linesOfTables(sourceFile('domain/a.test.ts', table))).toBe(42)
    expect(
      linesOfExamples(sourceFile('domain/r.ts', 'export const rule = {\n  examples: [\n    1,\n  ],\n}\n')),
    ).toBe(3)
    expect(docComments(sourceFile('domain/r.ts', '/** Says. */\n/* not */\n/**/\n'))).toBe(1)
  })

  test('find lines that stand in two files, whatever stands around them', () => {
    const shared = lines(9, (line) => `  call(${line})`)
    const pairs = duplicatePairs([
      sourceFile('web/a.ts', `import { call } from './call.ts'\n${shared}`),
      sourceFile('web/b.ts', `{\n/** Else. */\n\n${shared.replaceAll('  ', '')}}\n`),
      sourceFile(
        'web/c.ts',
        lines(7, (line) => `call(${line})`),
      ),
    ])
    expect(pairs).toEqual([{ one: 'web/a.ts', other: 'web/b.ts', lines: 9 }])
  })
})

test('the document keeps what was before, and tells what has become worse', () => {
  const house = measureHouse([sourceFile('service/long.ts', lines(401))])
  const kept = keptIn(houseMarkdown(house, new Map([['files over 400 lines', { before: 5, atMost: 4 }]])))
  expect(kept.get('files over 400 lines')).toEqual({ before: 5, atMost: 1 })
  expect(worseThan(house.figures, kept)).toEqual([])
  expect(worseThan({ ...house.figures, 'files over 400 lines': 2 }, kept)).toEqual([
    'files over 400 lines: 2, at most 1',
  ])
})
