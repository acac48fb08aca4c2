import { NEGATIVE_IN_ITSELF, NOW_AFTER_ALL } from '#domain/knowledge/compiled/notes/turns/denial.ts'
import {
  ABOUT_THE_FORM,
  FOUND_OUT,
  IF_PET,
  MAY_BE_PART_OF_A_NAME,
  AND_MY_PET,
  OF_MY_PET,
  READ_SOMEWHERE,
  SUPPOSED,
  SUSPECTED,
  THING_NAMED,
  WORRY,
} from '#domain/knowledge/compiled/notes/turns/fear.ts'
import {
  BACK_TO_PET,
  CAT_OF_THE_HOME,
  DOG_OF_THE_HOME,
  MYSELF,
  OTHER_PET,
  OWN_MISHAP,
  PERSON,
  SHARED_WITH_MINE,
  THEIR_PET,
  THIS_ONE,
  WITNESS,
} from '#domain/knowledge/compiled/notes/turns/others.ts'
import {
  NONE_SINCE,
  OF_NOW,
  PAST,
  PAST_JUST_BEFORE,
  POINTS_BACK,
  THIS_TIME,
} from '#domain/knowledge/compiled/notes/turns/time.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { clausesOf } from './clauses.ts'
import type { Clause } from './clauses.ts'
import { deniesInside, isDeniedAround } from './denial.ts'
import { after, lastOf } from './last-of.ts'
import type { NoteSense } from './reading.ts'
import type { Sentence } from './sentences.ts'

export function senseOf(
  entry: Entry,
  sentence: Sentence,
  start: number,
  end: number,
  species: 'dog' | 'cat',
): NoteSense {
  const clauses = clausesOf(sentence)
  const own = clauses.findLastIndex((clause) => clause.start <= start)
  const clause = clauses[Math.max(own, 0)] ?? { start: 0, text: sentence.words }
  const before = sentence.words.slice(clause.start, start)
  const upTo = sentence.words.slice(0, start)
  const hit = sentence.words.slice(start, end)
  const rest = sentence.words.slice(end)
  const restOfClause = sentence.words.slice(end, clause.start + clause.text.length)
  const isDenied =
    isDeniedAround(clauses, own, { before, hit, restOfClause }) ||
    (SUSPECTED.test(before) && clauses.slice(own + 1).some(({ text }) => FOUND_OUT.test(text)))
  if (isDenied && !NEGATIVE_IN_ITSELF.test(hit) && !NOW_AFTER_ALL.test(rest)) return 'negated'
  if (deniesInside(entry, hit)) return 'negated'
  if (MAY_BE_PART_OF_A_NAME.test(hit) && THING_NAMED.test(rest)) return 'hypothetical'
  if (ABOUT_THE_FORM.test(upTo)) return 'hypothetical'
  if (isOnlyRead(before) || (isOnlyRead(upTo) && !OF_MY_PET.test(clause.text))) return 'hypothetical'
  const isShared = entry.kind === 'exposure' && SHARED_WITH_MINE.test(rest)
  if (!isShared && isAboutAnother(entry, upTo, before, hit, species)) return 'other_animal'
  if (SUPPOSED.test(upTo.trimEnd()) || IF_PET.test(upTo)) return 'hypothetical'
  if (entry.kind === 'name' && (sentence.isQuestion || WORRY.test(sentence.words))) return 'hypothetical'
  if (entry.kind !== 'state' && isPast({ before, hit, restOfClause }, clauses.slice(own + 1))) return 'past'
  return 'present'
}

/** "I googled it and his gums are white" tells of the gums; "I googled it and it says liver failure" does not. */
function isOnlyRead(upTo: string): boolean {
  const read = lastRead(upTo)
  return read !== null && !AND_MY_PET.test(after(upTo, read))
}

type Around = { readonly before: string; readonly hit: string; readonly restOfClause: string }

/**
 * A date counts in its own clause, and not past "and he …"; in a later one only when that points back ("that was in
 * 2019"). Of what the rest of the sentence tells, nobody knows that it is over.
 */
function isPast({ before, hit, restOfClause }: Around, later: readonly Clause[]): boolean {
  const mine = before + hit + restOfClause
  if (OF_NOW.test(mine) && !NONE_SINCE.test(mine)) return false
  if (later.some(({ text }) => THIS_TIME.test(text))) return false
  if (PAST_JUST_BEFORE.test(before)) return true
  if (later.some(({ text }) => POINTS_BACK.test(text) && PAST.test(text))) return true
  const [start, end] = [before.length, before.length + hit.length]
  return [...mine.matchAll(everyPast)].some((date) => {
    const between =
      date.index < start ? mine.slice(date.index + date[0].length, start) : mine.slice(end, date.index)
    return !AND_MY_PET.test(between)
  })
}

const everyPast = new RegExp(PAST, 'g')
const lastRead = lastOf(READ_SOMEWHERE)
const lastOtherPet = lastOf(OTHER_PET)
const lastPetOfTheirs = lastOf(THEIR_PET)
const STRANGER = { cat: DOG_OF_THE_HOME, dog: CAT_OF_THE_HOME } as const
const DOER = new RegExp(`${PERSON}(?! s\\b)(?<rest>(?: \\w+){0,2}) ?$`)

function isAboutAnother(
  entry: Entry,
  upTo: string,
  before: string,
  hit: string,
  species: 'dog' | 'cat',
): boolean {
  // Somebody else is the doer here, and this animal the one who was hurt.
  if (entry.id === 'attacked' || THIS_ONE.test(hit)) return false
  for (const named of [lastOtherPet(upTo), lastPetOfTheirs(upTo)]) {
    if (named !== null && !BACK_TO_PET.test(after(upTo, named))) return true
  }
  const stranger = STRANGER[species].exec(before)
  if (stranger !== null && entry.kind !== 'exposure' && !BACK_TO_PET.test(after(before, stranger)))
    return true
  if (entry.kind !== 'sign' && entry.kind !== 'state') return false
  if (MYSELF.test(before) && OWN_MISHAP.test(hit)) return true
  const person = DOER.exec(before)
  return entry.id !== 'people-skin' && person !== null && !WITNESS.test(person.groups?.['rest'] ?? '')
}
