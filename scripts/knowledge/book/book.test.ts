import { expect, test } from 'vitest'
import { allEntries } from '../all-entries.ts'
import { bookPages } from './book-pages.ts'

const pages = new Map(bookPages(allEntries(), {}, () => []).map(({ file, html }) => [file, html]))

test("the key of the notation stands on top of owners' words, and entries in it point there", () => {
  const words = pages.get('owners-words.html') ?? ''
  expect(words.indexOf('id="key"')).toBeGreaterThan(0)
  expect(words.indexOf('id="key"')).toBeLessThan(words.indexOf('<article'))
  expect(pages.get('mouth.html')).toMatch(
    /told\.[^<]+<\/p>\n<p class="meta"><a href="owners-words.html#key">/,
  )
  expect(pages.get('what-ifs.html')).not.toContain('#key')
  expect([...pages.values()].join('')).not.toContain('README.md')
})

test('the first page tells what can set a rule aside', () => {
  expect(pages.get('index.html')).not.toContain('No rule can lower a level')
  expect(pages.get('index.html')).toContain('Two things can set a rule aside')
})
