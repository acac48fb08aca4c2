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

test('an entry that a line names is a link to it', () => {
  expect(pages.get('what-ifs.html')).toMatch(/<a href="general\.html#RF-\d+">RF-\d+<\/a>/)
  expect(pages.get('general.html')).toContain(
    '<a href="breathing.html#told.not-breathing">told.not-breathing</a>',
  )
})

test('the first page explains how soon a visit is, and what the short questions can do to an emergency', () => {
  for (const head of ['How soon', 'The short questions', 'A what-if', 'A thing a pet may eat or touch'])
    expect(pages.get('index.html')).toContain(`<b>${head}</b>`)
})
