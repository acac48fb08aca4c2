import { escapeHtml } from '#local/mail/escape-html.ts'
import { standingWords } from '../reviews/as-text.ts'
import { KINDS } from '../tell/entry.ts'
import type { Entry, Part } from '../tell/entry.ts'
import { outlined } from '../tell/outline.ts'
import type { Row } from '../tell/outline.ts'
import { fingerprintOf } from '../reviews/fingerprint.ts'
import { standingOf } from '../reviews/reviews.ts'
import type { Reviews, Standing } from '../reviews/reviews.ts'
import { capital } from '../tell/words.ts'
import { keyLink, withLinks } from './notation-key.ts'
import { STYLE } from './style.ts'

/** Needs no script and no other file. */
export const document = (title: string, body: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Pawlight review book</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body.join('\n')}
</main>
</body>
</html>
`

/** Where an entry stands, by its id. */
export type Places = ReadonlyMap<string, string>

export const article = (entry: Entry, standing: Standing, more: readonly Part[], places: Places): string => {
  const id = escapeHtml(entry.id)
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title">${escapeHtml(entry.title)}</h3>
<p class="meta">${id} · ${KINDS[entry.kind].one} · version ${fingerprintOf(entry)}</p>
${keyLink(entry.kind)}${[...entry.parts, ...more].map((part) => partHtml(part, places)).join('\n')}
${sourcesHtml(entry)}
${verdictHtml(standing)}
</article>`
}

function partHtml({ head, lines, links, isFolded }: Part, places: Places): string {
  const plain = listHtml(outlined(lines), places)
  const list = links === undefined ? plain : withLinks(plain, links)
  const title = escapeHtml(capital(head))
  // Open from the start, because paper cannot unfold.
  return isFolded === true
    ? `<details open><summary>${title}</summary>\n${list}</details>`
    : `<h4>${title}</h4>\n${list}`
}

const listHtml = (rows: readonly Row[], places: Places): string =>
  `<ul${rows.some(({ mark }) => mark !== '') ? ' class="joined"' : ''}>${rows.map((row) => itemHtml(row, places)).join('')}</ul>`

const itemHtml = ({ mark, says, rows }: Row, places: Places): string =>
  `<li>${mark === '' ? '' : `<b>${escapeHtml(mark)}</b> `}${linked(says, places)}${rows.length === 0 ? '' : listHtml(rows, places)}</li>`

const NAMED = /\b(?:RF-\d+|[a-z]+(?:-[a-z]+)?\.[a-z0-9]+(?:[-_.][a-z0-9]+)*)/g

/** Entries that a line names are links. */
const linked = (text: string, places: Places): string =>
  escapeHtml(text).replaceAll(NAMED, (id) => {
    const place = places.get(id)
    return place === undefined ? id : `<a href="${place}#${id}">${id}</a>`
  })

const sourcesHtml = ({ sources }: Pick<Entry, 'sources'>): string =>
  sources.length === 0
    ? ''
    : `<h4>Sources</h4>\n<ul class="sources">${sources
        .map(
          ({ code, title, where }) =>
            `<li><b>${escapeHtml(code)}</b> ${escapeHtml(title)}${where === '' ? '' : ` <br><span>${escapeHtml(where)}</span>`}</li>`,
        )
        .join('')}</ul>`

const verdictHtml = (standing: Standing): string =>
  `<div class="verdict"><p>${escapeHtml(standingWords(standing))}</p>
<dl><div><dt>Reviewer</dt><dd></dd></div><div><dt>Date</dt><dd></dd></div><div class="wide"><dt>Verdict: agrees / objects, because</dt><dd></dd></div></dl></div>`

export function tableOf(entries: readonly Entry[], reviews: Reviews): string {
  const heads = entries[0]?.parts.map(({ head }) => head) ?? []
  const sources = new Map(entries.flatMap((entry) => entry.sources.map((source) => [source.code, source])))
  const rows = entries.map((entry) => {
    const standing = standingOf(entry, reviews)
    const told = standing.is === 'open' ? '' : `<p>${escapeHtml(standingWords(standing))}</p>`
    return `<tr id="${escapeHtml(entry.id)}"><th scope="row">${escapeHtml(entry.title)}<br><span class="meta">${escapeHtml(entry.id)}<br>${fingerprintOf(entry)}</span></th>${entry.parts
      .map(
        ({ lines }) =>
          `<td>${lines.map((line) => escapeHtml(typeof line === 'string' ? line : line.says)).join(' ')}</td>`,
      )
      .join(
        '',
      )}<td>${entry.sources.map(({ code }) => escapeHtml(code)).join(', ')}</td><td class="sign">${told}</td></tr>`
  })
  return `<table><thead><tr>${['Thing', ...heads, 'Sources', 'Reviewer, date, verdict']
    .map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>
${sourcesHtml({ sources: [...sources.values()] })}`
}
