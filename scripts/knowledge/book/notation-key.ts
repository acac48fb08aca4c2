import { escapeHtml } from '#local/mail/escape-html.ts'
import type { Kind } from '../tell/entry.ts'

export const KEY_FILE = 'owners-words.html'

const ANCHOR = 'key'

type Sign = readonly [written: string, means: string]

const OF_PHRASES: readonly Sign[] = [
  ['pale gums', 'these whole words, one after the other: “gum” does not find “gums”'],
  ['pale | white', 'one of these'],
  ['(pale|white) gums', 'one of the words in brackets, then the rest'],
  ['GUMS', 'a name in capitals: one of its words, which stand under “Where” or have an entry of their own'],
  ['gums?  tooth(brush)?', 'the letter or bracket before the question mark may be missing'],
  ['his [left|right] eye', 'the words in square brackets may be missing'],
  ['eye-lid', 'one word or two'],
  ['vomit*  kitt+', 'any ending or none; at least one letter more'],
  ['his * eye', 'any one word'],
  [
    'gums ..3 pale',
    'up to three words between; ..1-3 one to three, ..* any number, ..,3 also past commas, ..3? as few as will do',
  ],
  ['gums ..3(is|very) pale', 'up to three of these words between'],
  ['gums ~3 pale', 'up to three words between, none of them no, not, nor, never, without or nothing'],
  ['N  {3-9}  gr{ae}y  {p+}', 'a digit; one of these characters; one or more of them'],
  ['red<not before eye>  <before …>', 'what must not, or must, come next'],
  ['<not after his>bit  <after …>', 'what must not, or must, stand before'],
  ['twitch<not later awake>  <later …>', 'what must not, or must, come later in the text'],
  ['<nowhere worse>  <somewhere fine>', 'what must stand nowhere, or somewhere, in the text'],
  ['<if …>  <if not …>  <behind …>  <not behind …>', 'the same as before and after, without a space between'],
  ['^  $  <end>  pale.', 'the beginning; the end; the end of a word'],
  ['/  _  ...  W', 'the edge of a word; a space that must be seen; anything; a letter'],
  ['each of NAME', 'every item of the list of that name is a phrase'],
  [
    'for each number BEFORE …',
    'one phrase for each weight, with LIGHTER for any number from half of it to nine tenths',
  ],
]

const OF_SIGNS: readonly Sign[] = [
  ['One of each of these within 9 words', 'one of each line must stand in one statement, in any order'],
  ['BELLY  pale | white  drool*  *', 'a group of words; one of these; any ending; any one word'],
  ['after these: …', 'words that come after those of the lines before'],
  ['not beside: …', 'with one of these among or beside them they do not count'],
]

export const keyHtml = (): string => `<section id="${ANCHOR}" aria-labelledby="${ANCHOR}-title">
<h2 id="${ANCHOR}-title">Key: how owners' words are written down</h2>
<p>A note is read in small letters, with contractions written out (“isn't” as “is not”) and without signs but comma and full stop. A phrase is words in a row:</p>
${tableOf(OF_PHRASES)}
<p>Findings told “where words stand near each other” know only this:</p>
${tableOf(OF_SIGNS)}
<p>A turn of speech is no finding. It says how the words beside a finding change what it counts for: denied, over, only feared, told of another pet, and so on. Each turn says so under “What it does”.</p>
</section>`

const tableOf = (signs: readonly Sign[]): string =>
  `<table class="key"><thead><tr><th scope="col">Written</th><th scope="col">Means</th></tr></thead><tbody>${signs
    .map(
      ([written, means]) =>
        `<tr><th scope="row">${escapeHtml(written)}</th><td>${escapeHtml(means)}</td></tr>`,
    )
    .join('')}</tbody></table>`

const NAME = /(?<![\w.#])[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*(?!\w)/g

export const withLinks = (html: string, links: ReadonlyMap<string, string>): string =>
  html.replaceAll(NAME, (name) => {
    const id = links.get(name)
    return id === undefined ? name : `<a href="${KEY_FILE}#${id}">${name}</a>`
  })

const IN_NOTATION: ReadonlySet<Kind> = new Set<Kind>(['told', 'words', 'turn'])

export const keyLink = (kind: Kind): string =>
  IN_NOTATION.has(kind)
    ? `<p class="meta"><a href="${KEY_FILE}#${ANCHOR}">Key to the signs of the notation</a></p>\n`
    : ''
