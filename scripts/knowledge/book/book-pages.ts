import { escapeHtml } from '#local/mail/escape-html.ts'
import { CHAPTERS } from '../tell/chapters.ts'
import type { Entry, Kind, Part } from '../tell/entry.ts'
import { exposureTitle } from '../entries/substance-entry.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { standingOf } from '../reviews/reviews.ts'
import { article, document, tableOf } from './html.ts'
import type { Places } from './html.ts'
import { indexHtml } from './index-html.ts'
import { KEY_FILE, keyHtml } from './notation-key.ts'

export type Page = {
  readonly file: string
  readonly title: string
  readonly entries: readonly Entry[]
}

const TITLES: Readonly<Record<string, string>> = {
  ...CHAPTERS,
  doses: 'Doses and their limits',
  'first-aid': 'First aid',
  care: 'Lines of care and the words of an answer',
  questions: 'Questions and symptoms',
  'staying-home': 'What must be known before a pet may stay at home',
  'what-ifs': 'What would change the answer',
  'owners-words': "Owners' words: what stands for each other, and what is said around a finding",
}

const HEADS: Readonly<Partial<Record<Kind, string>>> = {
  rule: 'Rules',
  atlas: 'Ordinary things',
  condition: 'Possible conditions',
  told: "Findings in owners' words",
  words: 'Words that stand for each other',
  turn: 'Turns of speech',
}

/** In the order of the book, without the first page, which lists them. */
export function pagesOf(entries: readonly Entry[]): readonly Page[] {
  const byPage = Map.groupBy(entries, ({ page }) => page)
  const met = [...byPage.keys()].filter((page) => page.startsWith('met-'))
  return [
    ...Object.keys(CHAPTERS),
    'staying-home',
    'doses',
    ...met,
    'first-aid',
    'care',
    'questions',
    'what-ifs',
    'owners-words',
  ].map((page) => ({
    file: `${page}.html`,
    title: TITLES[page] ?? `Eaten or touched: ${exposureTitle(page.slice(4).replaceAll('-', '_'))}`,
    entries: byPage.get(page) ?? [],
  }))
}

/** What stands under an entry that was computed from our cases. */
export type Beside = (entry: Entry) => readonly Part[]

export function bookPages(
  entries: readonly Entry[],
  reviews: Reviews,
  beside: Beside,
): readonly { readonly file: string; readonly html: string }[] {
  const pages = pagesOf(entries)
  const places = new Map(pages.flatMap(({ file, entries: own }) => own.map(({ id }) => [id, file])))
  return [
    { file: 'index.html', html: indexHtml(pages, entries, reviews) },
    ...pages.map((page) => ({ file: page.file, html: pageHtml(page, { reviews, beside, places }) })),
  ]
}

type Around = { readonly reviews: Reviews; readonly beside: Beside; readonly places: Places }

function pageHtml({ file, title, entries }: Page, { reviews, beside, places }: Around): string {
  const kinds = [...Map.groupBy(entries, ({ kind }) => kind)]
  return document(title, [
    `<p class="back"><a href="index.html">All pages</a></p>`,
    ...(file === KEY_FILE ? [keyHtml()] : []),
    ...contents(kinds),
    ...kinds.map(([kind, ofKind]) =>
      [
        HEADS[kind] === undefined ? '' : `<h2 id="${kind}">${HEADS[kind]}</h2>`,
        kind === 'substance'
          ? tableOf(ofKind, reviews)
          : ofKind
              .map((entry) => article(entry, standingOf(entry, reviews), beside(entry), places))
              .join('\n'),
      ].join('\n'),
    ),
  ])
}

function contents(kinds: readonly (readonly [Kind, readonly Entry[]])[]): readonly string[] {
  if (kinds.every(([kind]) => kind === 'substance')) return []
  const lists = kinds.map(([kind, entries]) => {
    const items = entries.map(
      ({ id, title }) => `<li><a href="#${id}">${escapeHtml(id)}</a> ${escapeHtml(title)}</li>`,
    )
    return `${HEADS[kind] === undefined ? '' : `<h3>${HEADS[kind]}</h3>`}<ul>${items.join('')}</ul>`
  })
  return [`<nav aria-label="On this page"><h2>On this page</h2>${lists.join('')}</nav>`]
}
