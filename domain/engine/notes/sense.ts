import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import type { NoteSense } from './reading.ts'
import type { Sentence } from './sentences.ts'

const NEGATOR =
  /\b(?:no|not|never|nobody|without|denies|denied|deny|nor|neither|zero|cannot|free of|negative for|rule[ds]? out|stopped|quit|instead of|rather than|far from|anything but|nothing like|nothing about|none of|no chance of|no signs? of|hardly any|i doubt|nothing(?= (?:is |was |got |looks )?$))\b(?! (?:only|just|sure|certain|doubt|idea|normal|normally|right|himself|herself|itself|acting|doing|better|good|well|much better|stop|stopped|stopping|get better|the same|long|sooner))/g
/** "Cannot pee" is a finding, so a word of denial before it changes nothing. */
const NEGATIVE_IN_ITSELF =
  /\b(?:no|not|cannot|nothing|never|without|unable|barely|hardly|only|just|zero|stopped|will not|refus\w*|unproductive)\b/
/** A denial that reaches over "he" and "it" to the end of its clause. */
const FAR_DENIAL =
  /\b(?:no chance|no way|impossible|there is no way|i (?:do|did|have) not (?:\w+ )?(?:think|believe|see|seen|notice|noticed|find|found|feel|felt|suspect)|(?:he|she|it) (?:does|did) not (?:seem|appear) to (?:be|have))(?: (?!that\b|because\b|when\b|normal\b|right\b|good\b|ok\b|okay\b|fine\b|well\b|just\b|only\b|so\b|this\b|such\b|like\b|not\b|no\b|and\b)\w+){0,6} ?$/
/** "I thought he had swallowed it, but I found it": the owner answers the own fear. */
const SUSPECTED = /\bthought (?:he|she|it|they)(?: \w+){0,5} ?$/
const FOUND_OUT =
  /^(?:but|turn(?:ed|s) out)\b.*\b(?:counted|found|turned (?:out|up)|showed up|was just|it was only|not missing|none (?:is|are) missing|all (?:of them |of it )?(?:is |are )?(?:there|here)|still (?:there|here|full|sealed|closed)|unopened)\b/
/** "Never seen him so weak" tells how weak, not that he is not. */
const NEVER_SO = /\b(?:seen|known|been|had|heard|felt)\b.*\b(?:this|so|such|that)\b/
/** "I cannot say he is not ..." affirms what it seems to deny. */
const DENIED_DENIAL =
  /\b(?:cannot|can not|could not|would not|do not|will not) (?:say|deny|claim|swear|promise|rule out)(?: that)?(?: \w+){0,3} ?$/
/** "Seizure meds" name a medicine, not a seizure. */
const PART_OF_A_NAME = /\b(?:seizures?|fits?|bloat|nausea|pain|cough|choking|itch|bleeding|collapse|poison)$/
const THING_NAMED =
  /^ (?:meds?|medicines?|medications?|pills?|tablets?|drugs?|control|prevent\w*|disorder|diet|food|syrup|alert|hazard|kit|number|line|hotline)\b/
/** "None of that here": a later clause that takes back what the earlier ones listed. */
const ALL_DENIED =
  /^(?:(?:and|but|so|luckily|thankfully) )?(?:none of (?:that|those|these|this|it|the above|them)|nothing like that|nothing of the sort|neither of (?:those|these)|not one of (?:those|these|them))\b/
/** "Never had one before, but today he did." */
const NOW_AFTER_ALL =
  /\b(?:until|till|but|before) (?:today|now|tonight|just now|yesterday|last night|this (?:morning|afternoon|evening|week))(?: \w+){0,4} (?:one|did|it|does|happened|two)\b|\b(?:until|till) (?:today|now|tonight|just now|yesterday|last night|this (?:morning|afternoon|evening))\b/
/** Words after which an earlier "no" no longer speaks of what follows. */
const NEW_THOUGHT =
  /\b(?:and|then|so|because|when|now|while|with|since|except|until|after|just|who|which|that|he|she|they|my|i)\b/
const PAST =
  /\b(?:last (?:year|month|summer|winter|spring|fall|autumn|christmas|thanksgiving|time|seizure|episode)|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|couple|several|many|some|a) (?:of )?(?:months?|years?|mos?) (?:ago|back|earlier)|(?:years?|months?) (?:ago|back)|in (?:19|20)\d\d|back in (?:\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|the day)|as a (?:\w+ )?(?:puppy|pup|kitten|baby|youngster|teenager|adolescent|juvenile)|in (?:his|her) (?:youth|puppyhood|younger (?:days|years)|first home|last home)|none (?:for|in|since)(?: \w+){0,3} (?:years?|months?)|once upon a time|(?:ages|some time|a while) (?:ago|back)(?= (?:\w+ )*(?:treated|survived|recovered|healed))|when (?:he|she|it|they) (?:was|were)(?: just| only| about| still)? (?:a |an )?(?:\w+ )?(?:young|younger|little|small|puppy|pup|kitten|baby|months?|weeks?|years?)|history|used to|previously|in the past|before (?:we|i) (?:got|adopted)|long ago|once had|for years)\b/
const PRESENT =
  /\b(?:again|now|today|tonight|this (?:morning|afternoon|evening|time|week)|right now|currently|still|yesterday|last night|just)\b/
const NOW = /\b(?:is|are|am|has been|have been|keeps|seems|looks|acts|feels|cannot|will not)\b/
const WORRY =
  /\b(?:worried|worry|worries|worrying|afraid|scared|scares|fear|fears|paranoid|could (?:it|this|he|she|that)|is (?:it|this|that|he|she)|might|may be|maybe|wonder\w*|google\w*|internet|read (?:that|about|online)|signs? of|watch\w* (?:for|out)|think it|panic\w*|freak\w*|in case|symptoms? of|possible|possibly|what about|this is not that|not that|heard (?:of|about))\b/
const SUPPOSED =
  /\b(?:what if|in case|what to do if|how (?:do|would|will) i know if|watch(?:ing)? (?:for|out for)|look(?:ing)? (?:out )?for|checked for|so (?:he|she|it) does not|avoid|prevent|afraid (?:of|he|she|it)|scared (?:of|he|she|it)|(?:worr\w*|nervous|paranoid) about(?! (?:his|her|the|this|these|its|how|him))|(?:risk|chance|danger|possibility|odds) (?:of|that|he|she|it)|(?:can|could|will|does) (?:it|this|that) (?:cause|lead to|turn into|become|mean)|worried (?:that )?(?:he|she|it) (?:will|would|might|could))(?: \w+){0,7}$/
/** "I picked hard breathing" tells of the form; the box itself is judged elsewhere. */
const ABOUT_THE_FORM =
  /\bi (?:only |just |also )?(?:picked|clicked|ticked|chose|selected|checked|marked)(?: \w+){0,3} ?$/
const READ_SOMEWHERE =
  /\b(?:google\w*|internet|website|online|article|forum|facebook|reddit|chatgpt|tiktok|youtube|i (?:have )?(?:read|heard) (?:that|about|of|how|somewhere)|they say|people say|your (?:list|page|site|app) (?:of|says|said|mentions))\b/
const IF_PET =
  /\b(?:if|unless|should) (?:he|she|it|they|the \w+)(?: (?!he\b|she\b|i\b|it\b|we\b|you\b|move|walk|stand|lie|lay|run|touch|pick|try|tries)\w+){0,4} ?$/
const OTHER_PET =
  /\b(?:his|her|its) (?:brothers?|sisters?|siblings?|mom|mother|dam|sire|dad|father|litter ?mates?)\b(?! s\b)|(?<!\b(?:than|then|unlike|compared (?:to|with))(?: the| his| her| my)? )\b(?:(?:my|our|his|her|their|a|the|\w+ s) )?(?:other|last|previous|(?<=\b(?:my|our) )old|first|late|childhood|sister ?s|brother ?s|friend ?s|neighbou?r ?s|mom ?s|dad ?s|cousin ?s|roommate ?s|aunt ?s|parents|coworker ?s|ex s|daughter ?s|son ?s) (?:\w+ )?(?:dogs?|cats?|pup|puppy|kitten|kitty|lab|one|pet|boy|girl|terrier|retriever|shepherd|poodle|pug|collie|beagle|husky|boxer|corgi|frenchie|bulldog|spaniel|chihuahua|doodle|dachshund|yorkie|mutt|dane|tabby|siamese|persian)\b(?! s\b)/g
const ANIMAL =
  '(?:dogs?|cats?|pup|puppy|kitten|kitty|lab|poodle|chihuahua|pug|beagle|terrier|shepherd|husky|collie|mutt|tabby|tom|tomcat|frenchie|bulldog|corgi|boxer|doodle|dachshund|persian|siamese|retriever|spaniel|rottie|pit ?bull|yorkie|maltese|dane)'
const OWNER =
  '(?:friend|sister|brother|neighbou?r|mom|dad|mother|father|cousin|aunt|uncle|coworker|roommate|boss|lady|guy|woman|man|son|daughter|grandma|grandpa|ex|colleague)'
/** "My friend says her poodle ..." */
const THEIR_PET = new RegExp(`\\b${OWNER}s?\\b(?: \\w+){0,6} (?:her|his|their)(?: \\w+)? ${ANIMAL}\\b`, 'g')
/** "I fell down the stairs": the owner tells of themself. */
const MYSELF = /\b(?:i|we)(?: (?:am|was|have|had|also|almost|nearly|just|even|then))* ?$/
const OWN_MISHAP =
  /^(?:fell|fall|collaps|faint|pass|black|threw up|vomit|puk|bleed|bled|chok|slip|trip|scream|cry|cried|diabet|limp|itch|cough|sneez|sick|weak|dizz|wobbl|shak|trembl|panick)/
/** Words that make the doer a witness instead. */
const WITNESS =
  /\b(?:says?|said|told|tells|thinks?|thought|reports?|reported|notic\w*|saw|sees|heard|found|watch\w*|texted|called|swears|describ\w*|his|her|its|he|she|him|it|the (?:dog|cat|pup|puppy|kitten))\b/
const PERSON =
  /(?:\b(?:my|our|the) (?:wife|husband|mom|mother|dad|father|son|daughter|sister|brother|kid|aunt|uncle|friend|boyfriend|girlfriend|partner|neighbou?r|roommate|baby|toddler)|\b(?:grandma|grandmother|grandpa|grandfather|granny|nana))(?<rest>(?: \w+){0,2}) ?$/
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
  const hit = sentence.words.slice(start, end)
  const rest = sentence.words.slice(end)
  const isDenied =
    isNegated(before) ||
    FAR_DENIAL.test(before) ||
    isListNegated(clauses, own) ||
    isDismissed(rest, sentence.words.slice(end, clause.start + clause.text.length)) ||
    (SUSPECTED.test(before) && clauses.slice(own + 1).some(({ text }) => FOUND_OUT.test(text))) ||
    clauses.slice(own + 1).some(({ text }) => ALL_DENIED.test(text))
  if (isDenied && !NEGATIVE_IN_ITSELF.test(hit) && !NOW_AFTER_ALL.test(rest)) return 'negated'
  if (deniesInside(entry, hit)) return 'negated'
  if (PART_OF_A_NAME.test(hit) && THING_NAMED.test(rest)) return 'hypothetical'
  if (ABOUT_THE_FORM.test(upTo)) return 'hypothetical'
  if (READ_SOMEWHERE.test(upTo)) return 'hypothetical'
  const isShared = entry.kind === 'exposure' && SHARED_WITH_MINE.test(sentence.words.slice(end))
  if (!isShared && isAboutAnother(entry, upTo, before, hit, species)) return 'other_animal'
  if (SUPPOSED.test(upTo.trimEnd()) || IF_PET.test(upTo)) return 'hypothetical'
  if (entry.kind === 'name' && (sentence.isQuestion || WORRY.test(sentence.words))) return 'hypothetical'
  if (entry.kind !== 'state' && isPast(clauses, own, clause.text)) return 'past'
  return 'present'
}

/** "My sister's lab ate the grapes and I think he got some too": what another animal met, this one may have met. */
const SHARED_WITH_MINE =
  /\b(?:he|she|it|him|her|mine|ours|this one|both|they|we)\b(?!(?: \w+){0,3} (?:not|never|no|nothing|none)\b)(?: \w+){0,5} (?:too|as well|also|some|(?:the )?rest|one|share|shared|joined|helped)\b|\b(?:not sure|do not know|no idea|cannot tell|unsure) (?:who|which|if (?:he|she|it|mine)|how many each)\b/

/** "Tries to pee, no pee comes" is one finding; "vomits, no blood" is two statements. */
const deniesInside = ({ phrases }: Entry, hit: string): boolean =>
  phrases.length > 0 &&
  ((/ (?:no|without|never) /.test(hit) &&
    !phrases.some((phrase) => /\b(?:no|without|nothing|never)\b/.test(phrase))) ||
    (/ not /.test(hit) && !phrases.some((phrase) => /\b(?:not|cannot|no|nothing|never)\b/.test(phrase))))

/** What a packet says about itself is no denial. */
const LABEL = /(?<!\b(?:i|we|they|you|dogs|cats) )\bdo not (?:eat|ingest|swallow)\b/g

/** True when a word of doing ("ate") is itself denied ("did not eat"). */
export const isNegated = (said: string): boolean => {
  const before = said.replace(LABEL, '')
  const last = lastIn(before, NEGATOR)
  if (last === null) return false
  const between = before.slice(last.index + last[0].length).trim()
  if (DENIED_DENIAL.test(before.slice(0, last.index)) || NEVER_SO.test(between)) return false
  const count = between === '' ? 0 : between.split(' ').length
  if (/\b(?:or|nor)\b/.test(between)) return count <= 8 && !/\b(?:then|because|but)\b/.test(between)
  return count <= 4 && !NEW_THOUGHT.test(between)
}

type Clause = { readonly start: number; readonly text: string }

const clausesOf = onceForEach(({ words, breaks }: Sentence): readonly Clause[] => {
  const starts = [0, ...breaks.filter((place) => place > 0 && place < words.length)]
  return starts.map((start, index) => ({
    start,
    text: words.slice(start, starts[index + 1] ?? words.length).trim(),
  }))
})

/** "He has had these for years, this one lasted minutes": what is told as different this time is of now. */
const THIS_TIME =
  /\bthis (?:time|one)\b(?! (?:(?:it|he|she) )?(?:is |was |seems )?(?:fine|ok|okay|normal|mild|nothing|just|only|better)\b)/

/** A date counts for its own clause and those after it; a later clause only when it points back ("that was in 2019"). */
function isPast(clauses: readonly Clause[], own: number, mine: string): boolean {
  if (PRESENT.test(mine) && !/\bnone (?:for|in|since)\b/.test(mine)) return false
  if (clauses.slice(own + 1).some(({ text }) => THIS_TIME.test(text))) return false
  const pointingBack = clauses
    .slice(own + 1)
    .filter(({ text }) =>
      /^(?:(?:this|that|it|all that|but that) (?:was|happened)|none (?:for|in|since))\b/.test(text),
    )
  if (pointingBack.some(({ text }) => PAST.test(text))) return true
  for (let index = own; index >= 0; index -= 1) {
    const text = clauses[index]?.text ?? ''
    if (PAST.test(text)) return true
    // A clause that speaks of now ends the story that an earlier date began.
    if (index < own && (PRESENT.test(text) || NOW.test(text))) return false
  }
  return false
}

/** "No blood, vomiting or seizures": the first "no" speaks of the whole list when the list ends with "or". */
function isListNegated(clauses: readonly Clause[], own: number): boolean {
  const isShort = (clause: Clause): boolean => clause.text.split(' ').length <= 7
  const mine = clauses[own]
  if (mine === undefined || own === 0 || !isShort(mine)) return false
  const endsWithOr = clauses
    .slice(own)
    .some(({ text }) =>
      /^(?:or|nor)\b|\b(?:or|nor)\b|\b(?:at all|anything like that|of the sort|or anything)$/.test(text),
    )
  if (!endsWithOr) return false
  for (let index = own - 1; index >= 0; index -= 1) {
    const clause = clauses[index]
    if (clause === undefined || !isShort(clause)) return false
    if (
      /\b(?:no|not|never|without|denies|neither)(?: \w+){0,4}$/.test(clause.text) &&
      !NEW_THOUGHT.test(clause.text.replace(/^.*\b(?:no|not|never|without|denies|neither)\b/, ''))
    )
      return true
  }
  return false
}

const isDismissed = (after: string, inClause: string): boolean =>
  /^ (?:(?:is|are|was|were|has been|have been) )?(?:fine|ruled out|negative|never happened)\b/.test(after) ||
  /^ (?:no|none|nope|negative|nil)$/.test(inClause) ||
  /^ (?:means|can mean|could mean|may mean|would (?:be|mean))\b/.test(after)

/** The last place where an expression with the flag `g` stands; null when it does not. */
function lastIn(text: string, expression: RegExp): RegExpExecArray | null {
  expression.lastIndex = 0
  let last: RegExpExecArray | null = null
  for (let next = expression.exec(text); next !== null; next = expression.exec(text)) last = next
  return last
}

/** The owner's animal of the other kind, with what is said after it. */
const STRANGER = {
  cat: /\b(?:my|our|the) dogs?\b(?! s\b)(?<rest>.*)$/,
  dog: /\b(?:my|our|the) cats?\b(?! s\b)(?<rest>.*)$/,
} as const

function isAboutAnother(
  entry: Entry,
  upTo: string,
  before: string,
  hit: string,
  species: 'dog' | 'cat',
): boolean {
  // Somebody else is the doer here, and this animal the one who was hurt.
  if (entry.id === 'attacked' || / (?:him|her|it)\b/.test(hit)) return false
  for (const named of [lastIn(upTo, OTHER_PET), lastIn(upTo, THEIR_PET)]) {
    if (named !== null && !BACK_TO_PET.test(upTo.slice(named.index + named[0].length))) return true
  }
  const stranger = STRANGER[species].exec(before)
  if (stranger !== null && entry.kind !== 'exposure' && !BACK_TO_PET.test(stranger.groups?.['rest'] ?? ''))
    return true
  if (entry.kind !== 'sign' && entry.kind !== 'state') return false
  if (MYSELF.test(before) && OWN_MISHAP.test(hit)) return true
  const person = PERSON.exec(before)
  return entry.id !== 'people-skin' && person !== null && !WITNESS.test(person.groups?.['rest'] ?? '')
}
