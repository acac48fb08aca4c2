import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import type { Part } from '../tell/entry.ts'
import { tellCareLine } from '../tell/care.ts'

const { emergency, visit, home, dangerSigns, poisonSigns, swallowed, keepFeeding, poisonReady, poisonLines } =
  standingAdvice

type Standing = {
  readonly id: string
  readonly title: string
  readonly content: unknown
  readonly parts: readonly Part[]
}

/** A line never stands twice in one answer, and each list has its most. */
const said = (head: string, ...lines: readonly CareLine[]): Part => ({
  head,
  lines: lines.map(tellCareLine),
})

export const STANDING: readonly Standing[] = [
  {
    id: 'care.emergency',
    title: 'Said with an emergency',
    content: { emergency },
    parts: [
      said('With every emergency', ...emergency.transport, emergency.noMedicine, emergency.bring),
      said(
        'With every emergency, where no first-aid plan says what the clinic should hear',
        emergency.callAhead,
      ),
      said(
        'With an emergency, unless sugar comes first or a step of first aid puts something into the mouth',
        emergency.noFood,
      ),
      said(
        'With an emergency in which sugar comes first or a step puts something into the mouth',
        emergency.noMeal,
      ),
      said('With every emergency, for when it gets worse', ...emergency.worse),
    ],
  },
  {
    id: 'care.visit',
    title: 'Said with a vet visit',
    content: { visit },
    parts: [
      said('With a visit that can wait for a day or two', visit.book),
      said('With a visit for which the owner is to call now', visit.bookWithin.now),
      said('With a visit that is due today', visit.bookWithin.today),
      said('With every visit', visit.tell, ...visit.bring, ...visit.watch, visit.noMedicine),
      said('With a visit, where no other line about food fits', visit.food),
      said(
        'With a visit, where a thing was swallowed, or a vet decides about food in a likely condition',
        visit.askBeforeFeeding,
      ),
    ],
  },
  {
    id: 'care.home',
    title: 'Said with care at home',
    content: { home, keepFeeding },
    parts: [
      said('With every answer of home care', ...home.watch, home.noMedicine),
      said('With home care, where no other line about food fits', home.food),
      said('With home care, unless another line already speaks of rest', home.rest),
      said(
        'With home care, where no line of a symptom says how long to wait, and it began within the last week',
        home.lasts,
      ),
      said('The same, where it has lasted for a week or more', home.lasting),
      said(
        'With home care and with a visit, where the pet is known to be younger than 6 months and no vet decides about food',
        keepFeeding,
      ),
    ],
  },
  {
    id: 'care.danger-signs',
    title: 'What is an emergency whatever the problem',
    content: { dangerSigns },
    parts: [said('With home care and with a visit', ...dangerSigns)],
  },
  {
    id: 'care.poison',
    title: 'Said after a poison or a thing that was swallowed',
    content: { poisonReady, poisonLines, poisonSigns, swallowed },
    parts: [
      said(
        'At every level, where a poison was met: its first aid leads, a dose was looked for, the owner is to call now, or a battery or magnet makes it an emergency',
        poisonLines,
      ),
      said('In such a case, with home care and with a visit', poisonSigns),
      said(
        'With a visit, in place of other lines to do at home, where an object, string, battery or magnet was met within a day',
        ...swallowed.home,
      ),
      said('The same, for when it is an emergency', ...swallowed.goNow),
      said('In such a case, with an emergency and with a visit', poisonReady),
    ],
  },
]
