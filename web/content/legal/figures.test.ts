import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numberWord } from '#web/content/legal/number-word.ts'

const PERIODS = '(?:business )?(?:hours?|days?|weeks?|months?|years?|yards?|miles?|dollars?)'
const SAID = new RegExp(
  String.raw`\b(?:${Array.from({ length: 11 }, (_, n) => numberWord(n)).join('|')}) ${PERIODS}\b`,
  'i',
)
/** A figure that is no promise: the day of the last change, the name of a standard, an import. */
const NAMES = [/^\s*updated: '.*',$/, /^const STANDARD = 'WCAG 2\.2 AA'$/, /^import .*$/]

const LITERAL = /'[^']*'|`[^`]*`/g

/** The figures somebody typed into a text instead of taking them from a constant. */
function typedFigures(source: string): string[] {
  return source
    .split('\n')
    .filter((line) => !NAMES.some((name) => name.test(line)))
    .flatMap((line) => line.match(LITERAL) ?? [])
    .filter((text) => /\d/.test(text.replaceAll(/\$\{[^}]*\}/g, '')) || SAID.test(text))
}

const texts = readdirSync(import.meta.dirname).filter(
  (name) => !name.includes('.test.') && name !== 'number-word.ts',
)

test.each(texts)('%s takes every figure from a constant [R-PAGE-032] [R-PAGE-031]', (name) => {
  expect(typedFigures(readFileSync(join(import.meta.dirname, name), 'utf8'))).toEqual([])
})

test.each(["'within 30 days'", "'We reply within two business days.'", "'$100'"])(
  '%s would be found [R-PAGE-032]',
  (literal) => expect(typedFigures(`    text: [${literal}],`)).toEqual([literal]),
)

test('every text is looked at', () => expect(texts.length).toBeGreaterThan(13))
