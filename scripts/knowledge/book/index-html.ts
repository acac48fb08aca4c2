import { escapeHtml } from '#local/mail/escape-html.ts'
import { countReviews } from '../reviews/count-reviews.ts'
import { KINDS } from '../tell/entry.ts'
import type { Entry, Kind } from '../tell/entry.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { capital } from '../tell/words.ts'
import { document } from './html.ts'
import { HOW_TO_READ } from './how-to-read.ts'
import type { Page } from './book-pages.ts'

export function indexHtml(pages: readonly Page[], entries: readonly Entry[], reviews: Reviews): string {
  return document('Pawlight review book', [
    '<p>All clinical knowledge of Pawlight, for veterinarians who read, judge and sign it.</p>',
    `<h2>How to read it</h2><dl>${HOW_TO_READ.map(
      ([head, ...texts]) =>
        `<dt><b>${escapeHtml(head)}</b></dt>${texts.map((text) => `<dd>${escapeHtml(text)}</dd>`).join('')}`,
    ).join('')}</dl>`,
    '<h2>Reviewed so far</h2>',
    `<table class="counts"><thead><tr><th scope="col">Kind</th><th scope="col">Reviewed by a veterinarian, of all</th></tr></thead><tbody>${countReviews(
      entries,
      reviews,
    )
      .map(
        ({ many, reviewed, of }) =>
          `<tr><th scope="row">${escapeHtml(capital(many))}</th><td>${reviewed} of ${of}</td></tr>`,
      )
      .join('')}</tbody></table>`,
    `<nav aria-label="Pages"><h2>Pages</h2><ul>${pages
      .map(
        ({ file, title, entries: own }) =>
          `<li><a href="${file}">${escapeHtml(title)}</a> <br>${kindsIn(own)}</li>`,
      )
      .join('')}</ul></nav>`,
  ])
}

const kindsIn = (entries: readonly Entry[]): string =>
  [...Map.groupBy(entries, ({ kind }) => kind)]
    .map(([kind, own]: readonly [Kind, readonly Entry[]]) =>
      escapeHtml(`${own.length} ${own.length === 1 ? KINDS[kind].one : KINDS[kind].many}`),
    )
    .join(', ')
