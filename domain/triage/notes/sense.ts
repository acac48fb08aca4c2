import type { Entry } from '#domain/knowledge/notes/entry.ts'
import type { NoteSense } from './reading.ts'
import type { Sentence } from './sentences.ts'

const NEGATOR =
  /\b(?:no|not|never|nobody|without|denies|denied|deny|nor|neither|zero|cannot|free of|negative for|rule[ds]? out|stopped|quit|instead of|rather than)\b(?! (?:only|just|sure|certain|doubt|idea|normal|normally|right|himself|herself|itself|acting|doing|better|good|well|much better|stop|stopped|stopping|get better|the same|long|sooner))/g
/** "Cannot pee" is a finding, so a word of denial before it changes nothing. */
const NEGATIVE_IN_ITSELF =
  /\b(?:no|not|cannot|nothing|never|without|unable|barely|hardly|only|just|zero|stopped|will not|refus\w*|unproductive)\b/
/** Words after which an earlier "no" no longer speaks of what follows. */
const NEW_THOUGHT =
  /\b(?:and|then|so|because|when|now|while|with|since|except|until|after|just|who|which|that|he|she|they|my|i)\b/
const PAST =
  /\b(?:last (?:year|summer|winter|spring|fall|autumn|christmas|thanksgiving|time|seizure|episode)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|couple|several|many|some|a) (?:of )?(?:months?|years?|mos?) (?:ago|back|earlier)|(?:years?|months?) (?:ago|back)|in (?:19|20)\d\d|back in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|the day)|as a (?:\w+ )?(?:puppy|pup|kitten|baby|youngster)|when (?:he|she|it|they) (?:was|were)(?: just| only| about| still)? (?:a |an )?(?:\w+ )?(?:young|younger|little|small|puppy|pup|kitten|baby|months?|weeks?|years?)|history|used to|previously|in the past|before (?:we|i) (?:got|adopted)|long ago|once had|for years)\b/
const PRESENT =
  /\b(?:again|now|today|tonight|this (?:morning|afternoon|evening|time|week)|right now|currently|still|yesterday|last night|just)\b/
const WORRY =
  /\b(?:worried|worry|worries|worrying|afraid|scared|scares|fear|fears|paranoid|could (?:it|this|he|she|that)|is (?:it|this|that|he|she)|might|may be|maybe|wonder\w*|google\w*|internet|read (?:that|about|online)|signs? of|watch\w* (?:for|out)|think it|panic\w*|freak\w*|in case|symptoms? of|possible|possibly|what about|this is not that|not that|heard (?:of|about))\b/
const SUPPOSED =
  /\b(?:what if|in case|what to do if|how (?:do|would|will) i know if|watch(?:ing)? (?:for|out for)|look(?:ing)? (?:out )?for|checked for|so (?:he|she|it) does not|avoid|prevent|afraid (?:of|he|she|it)|scared (?:of|he|she|it)|worried (?:that )?(?:he|she|it) (?:will|would|might|could))(?: \w+){0,7}$/
/** "I picked hard breathing" tells of the form; the box itself is judged elsewhere. */
const ABOUT_THE_FORM =
  /\bi (?:only |just |also )?(?:picked|clicked|ticked|chose|selected|checked|marked)(?: \w+){0,3} ?$/
const READ_SOMEWHERE = /\b(?:google\w*|internet|website|online|article|forum|facebook|reddit|chatgpt)\b/
const IF_PET =
  /\b(?:if|unless|should) (?:he|she|it|they|the \w+)(?: (?!he\b|she\b|i\b|it\b|we\b|you\b|move|walk|stand|lie|lay|run|touch|pick|try|tries)\w+){0,4} ?$/
const OTHER_PET =
  /\b(?:(?:my|our|his|her|their|a|the|\w+ s) )?(?:other|last|previous|old|first|late|childhood|sister ?s|brother ?s|friend ?s|neighbou?r ?s|mom ?s|dad ?s|cousin ?s|roommate ?s|aunt ?s|parents|coworker ?s|ex s|daughter ?s|son ?s) (?:\w+ )?(?:dogs?|cats?|pup|puppy|kitten|kitty|lab|one|pet|boy|girl|terrier|retriever|shepherd|poodle)\b(?! s\b)/g
const PERSON =
  /\b(?:my|our|the) (?:wife|husband|mom|mother|dad|father|son|daughter|grandma|grandmother|grandpa|sister|brother|kid|aunt|uncle|friend|boyfriend|girlfriend|partner|neighbor)(?: \w+){0,2} ?$/
const BACK_TO_PET = /\b(?:he|she|him|this one|mine|and now|now)\b/

/** How a phrase is meant: of this animal now, or denied, past, of somebody else, or only feared. */
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
  const isDenied = isNegated(before) || isListNegated(clauses, own) || isDismissed(sentence.words.slice(end))
  const hit = sentence.words.slice(start, end)
  if (isDenied && !NEGATIVE_IN_ITSELF.test(hit)) return 'negated'
  if (/ (?:no|without|never) /.test(hit) && !speaksOfAbsence(entry)) return 'negated'
  if (ABOUT_THE_FORM.test(upTo)) return 'hypothetical'
  if (READ_SOMEWHERE.test(upTo)) return 'hypothetical'
  if (isAboutAnother(entry, upTo, before, hit, species)) return 'other_animal'
  if (SUPPOSED.test(upTo.trimEnd()) || IF_PET.test(upTo)) return 'hypothetical'
  if (entry.kind === 'name' && (sentence.isQuestion || WORRY.test(sentence.words))) return 'hypothetical'
  if (entry.kind !== 'state' && isPast(clauses, own, clause.text)) return 'past'
  return 'present'
}

/** "Tries to pee, no pee comes" is one finding; "vomits, no blood" is two statements. */
const speaksOfAbsence = ({ phrases }: Entry): boolean =>
  phrases.some((phrase) => /\b(?:no|without|nothing|never)\b/.test(phrase))

/** True when a word of doing ("ate") is itself denied ("did not eat"). */
export const isNegated = (before: string): boolean => {
  const last = [...before.matchAll(NEGATOR)].at(-1)
  if (last === undefined) return false
  const between = before.slice(last.index + last[0].length).trim()
  const count = between === '' ? 0 : between.split(' ').length
  if (/\b(?:or|nor)\b/.test(between)) return count <= 8 && !/\b(?:then|because|but)\b/.test(between)
  return count <= 4 && !NEW_THOUGHT.test(between)
}

type Clause = { readonly start: number; readonly text: string }

function clausesOf({ words, breaks }: Sentence): readonly Clause[] {
  const starts = [0, ...breaks.filter((place) => place > 0 && place < words.length)]
  return starts.map((start, index) => ({
    start,
    text: words.slice(start, starts[index + 1] ?? words.length).trim(),
  }))
}

/** A date counts for its own clause and those after it; a later clause only when it points back ("that was in 2019"). */
function isPast(clauses: readonly Clause[], own: number, mine: string): boolean {
  if (PRESENT.test(mine)) return false
  const upToMine = clauses.slice(0, own + 1)
  const pointingBack = clauses
    .slice(own + 1)
    .filter(({ text }) => /^(?:this|that|it|all that|but that) (?:was|happened)\b/.test(text))
  return [...upToMine, ...pointingBack].some(({ text }) => PAST.test(text))
}

/** "No blood, vomiting or seizures": the first "no" speaks of the whole list when the list ends with "or". */
function isListNegated(clauses: readonly Clause[], own: number): boolean {
  const isShort = (clause: Clause): boolean => clause.text.split(' ').length <= 4
  const mine = clauses[own]
  if (mine === undefined || own === 0 || !isShort(mine)) return false
  const endsWithOr = clauses.slice(own).some(({ text }) => /^(?:or|nor)\b|\bor\b/.test(text))
  if (!endsWithOr) return false
  for (let index = own - 1; index >= 0; index -= 1) {
    const clause = clauses[index]
    if (clause === undefined || !isShort(clause)) return false
    if (/^(?:no|not|never|without|denies)\b/.test(clause.text)) return true
  }
  return false
}

const isDismissed = (after: string): boolean =>
  /^ (?:(?:is|are|was|were|has been|have been) )?(?:fine|ruled out|negative|never happened)\b/.test(after)

function isAboutAnother(
  entry: Entry,
  upTo: string,
  before: string,
  hit: string,
  species: 'dog' | 'cat',
): boolean {
  // Somebody else is the doer here, and this animal the one who was hurt.
  if (entry.id === 'attacked' || / (?:him|her|it)\b/.test(hit)) return false
  const other = [...upTo.matchAll(OTHER_PET)].at(-1)
  if (other !== undefined && !BACK_TO_PET.test(upTo.slice(other.index + other[0].length))) return true
  const kind = species === 'cat' ? 'dog' : 'cat'
  const stranger = new RegExp(`\\b(?:my|our|the) ${kind}s?\\b(?! s\\b)(?<rest>.*)$`).exec(before)
  if (stranger !== null && entry.kind !== 'exposure' && !BACK_TO_PET.test(stranger.groups?.['rest'] ?? ''))
    return true
  return (
    (entry.kind === 'sign' || entry.kind === 'state') && entry.id !== 'people-skin' && PERSON.test(before)
  )
}
