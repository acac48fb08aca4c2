import { escapeHtml } from '#local/mail/escape-html.ts'
import { countReviews } from '../reviews/count-reviews.ts'
import { VERIFIED } from '../entries/published-doses.ts'
import { KINDS } from '../tell/entry.ts'
import type { Entry, Kind } from '../tell/entry.ts'
import type { Reviews } from '../reviews/reviews.ts'
import { capital } from '../tell/words.ts'
import { document } from './html.ts'
import type { Page } from './book-pages.ts'

const HOW_TO_READ: readonly (readonly [string, string])[] = [
  [
    'What Pawlight does',
    'An owner of a dog or cat ticks symptoms, answers short questions, and may write in own words. Rules turn this into one of three levels: emergency, vet visit within 24 to 48 hours, or home care. The most urgent rule that stands decides, and no rule lowers what another asks for. Two things can set a rule aside: an ordinary thing the owner confirms, for some vet-visit rules; and a computed dose, for rules about what the pet met that say so, as long as the pet has no sign of illness. The dose then gives the level, which may be lower. Whatever is left, home care is given only where everything that must be known for it is known.',
  ],
  [
    'A rule',
    '“What it looks for” tells when the rule applies. A question “is answered” with an option when the owner chose it, or when the owner’s own words say the same. What nobody told counts as absent, so it raises no alarm; and where a rule holds back for something, not knowing it keeps the alarm. An example in which something is not known says which of the two it is. A disease counts as known from the profile or the note; a medicine that is given for one disease only counts as that disease (pimobendan as heart disease, insulin as diabetes).',
  ],
  [
    'An ordinary thing',
    'It may set a vet-visit rule about the same part of the body aside, never an emergency. It does so only where what was ticked is what it explains, nothing that rules it out was ticked, everything that everybody is asked is known and well, and the owner finds all of its statements true.',
  ],
  [
    'A possible condition',
    'It is named to the owner among the things it could be. Its findings change the order of the list. A condition that can be an emergency and is likely enough keeps a pet from staying at home.',
  ],
  [
    'What a rule decides alone',
    'Computed from all written cases, notes and examples we have: those where no other rule, dose or thing holds the level. If such a rule is wrong, nothing else stands in its place. Each case says which level its author expects; “more urgent than expected” is a false alarm of this rule, and where the short questions set it right, that is said.',
  ],
  [
    'A dose',
    'It is computed where the owner said or picked what it was, how much of it (pieces, packs, ounces, tablets) and, for a medicine, how strong, and where the weight of the pet is known. A strength nobody told counts as the strongest that is listed, and an amount that had to be guessed never takes the place of a rule. A sign of illness beside it makes any dose at least a visit.',
  ],
  [
    "Owners' words",
    'A finding in a note counts as if it had been ticked. A phrase is words in a row, written in a short notation; its key stands at the top of the page of owners’ words, and each such entry points to it. Below each finding stand sentences from our notes in which it counts, and some in which its words stand and it does not count, with the reason: who does not read the notation can judge by them.',
  ],
  [
    'Signs of the writing',
    '“…” after a part of a word stands for any ending. [S12] names a source; its title and address stand at the end of the entry. K is ordinary teaching for which no page was opened.',
  ],
  [
    'Your verdict',
    'Write your name, the date, and whether you agree or object, at each entry. It is then entered with the version printed at the entry. When an entry changes, its version changes, and the review is lost until somebody reads it again.',
  ],
]

export function indexHtml(pages: readonly Page[], entries: readonly Entry[], reviews: Reviews): string {
  return document('Pawlight review book', [
    '<p>All clinical knowledge of Pawlight, for veterinarians who read, judge and sign it.</p>',
    `<h2>How to read it</h2><dl>${[...HOW_TO_READ, figures()]
      .map(([head, text]) => `<dt><b>${escapeHtml(head)}</b></dt><dd>${escapeHtml(text)}</dd>`)
      .join('')}</dl>`,
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
          `<li><a href="${file}">${escapeHtml(title)}</a><br>${kindsIn(own)}</li>`,
      )
      .join('')}</ul></nav>`,
  ])
}

const figures = (): readonly [string, string] => [
  'How sure a dose is',
  `Seen: ${VERIFIED['seen']}. Recalled: ${VERIFIED['recalled']}.`,
]

const kindsIn = (entries: readonly Entry[]): string =>
  [...Map.groupBy(entries, ({ kind }) => kind)]
    .map(([kind, own]: readonly [Kind, readonly Entry[]]) =>
      escapeHtml(`${own.length} ${own.length === 1 ? KINDS[kind].one : KINDS[kind].many}`),
    )
    .join(', ')
