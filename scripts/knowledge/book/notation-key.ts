import { escapeHtml } from '#local/mail/escape-html.ts'
import { STANDS_WORDS } from '../entries/turn-entries.ts'
import type { Kind } from '../tell/entry.ts'
import { OF_PHRASES, OF_SIGNS } from './key-signs.ts'

export const KEY_FILE = 'owners-words.html'

const ANCHOR = 'key'

export const keyHtml = (): string => `<section id="${ANCHOR}" aria-labelledby="${ANCHOR}-title">
<h2 id="${ANCHOR}-title">Key: how owners' words are written down</h2>
<p>Who signs a finding may judge it by what it means and by its sentences; the phrases are there to look up. A note is read in small letters, with contractions written out (“isn't” as “is not”) and without signs but comma and full stop. A phrase is words in a row:</p>
${tableOf(OF_PHRASES)}
<p>Findings told “where words stand near each other” know only this:</p>
${tableOf(OF_SIGNS)}
<p>A turn of speech is no finding. It says how the words beside a finding change what it counts for: denied, over, only feared, told of another pet, and so on. “What it does” says whether it takes a finding away or lets it count. A part of a sentence ends at a comma, a bracket, “but”, “however” or “although”; a sentence at a full stop, question mark, colon, dash or new line. Where a turn is looked for:</p>
${tableOf(Object.values(STANDS_WORDS).map(({ where, such }) => ({ written: where, means: such })))}
<p>Why words do not count, as told under the findings: “denied”, with the words that deny; “over”, with the words of time, or of a scare that passed; “of somebody else”; “only feared, read or supposed”; “taken back”, with the words that do so; “nobody says that the pet met it”.</p>
</section>`

const tableOf = (signs: readonly { readonly written: string; readonly means: string }[]): string =>
  `<table class="key"><thead><tr><th scope="col">Written</th><th scope="col">Means</th></tr></thead><tbody>${signs
    .map(
      ({ written, means }) =>
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
