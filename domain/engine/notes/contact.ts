import { onceForEach } from '#domain/once-for-each.ts'
import { alternativesIn } from './expression-parts.ts'
import { isNotMet } from './not-met.ts'
import { phraseBook } from './phrase-book.ts'
import type { Span } from './phrase-book.ts'
import { isNegated } from './sense.ts'
import type { Sentence } from './sentences.ts'

/** Taken in, put on, or plainly gone: nothing but a denial speaks against it. */
const TAKEN = [
  // Eaten, licked, drunk, breathed.
  'ate|eats?|eaten|eating|bolted (?:a|an|the|it|down|whole|half|one|my)|(?:stick|stone|pit|cob|skewer|string|wrapper|bone|hook)s? and (?:all|everything)|(?:is|are|was|were)(?: not|not) (?:there|here|in (?:it|there))|hooked (?:in|through|on)|chew\\w*|lick\\w*|swallow\\w*|gulp\\w*|drank|drinks?|drinking|drunk|lapp\\w*|lap at|had a (?:good |big )?(?:lap|lick|taste|sip|bite|nibble|chew|feast|go at)|ingest\\w*|consum\\w*|snack\\w*|munch\\w*|nibbl\\w*|nipp\\w* at|devour\\w*|gobbl\\w*|scarf\\w*|wolf\\w*|inhal\\w*|hoover\\w*|vacuum\\w* up|was the vacuum|chow\\w*|chug\\w*|slurp\\w*|sipp\\w*|guzzl\\w*|graz\\w*|gnaw\\w*|chomp\\w*|crunch(?:ed|es|ing)?|mouth\\w*|bit|bites?|bitten|biting|tast\\w*|sampl\\w*|downed|demolish\\w*|decimat\\w*|polish\\w* off|clean\\w* out|lick\\w* clean|mowed down|munched|feast\\w*|dined|noshed|pigged out|helped? (?:him|her|it)self|down the hatch|down it went|went down|going down|made a meal|breath\\w* (?:in|it|the|fumes|some)|breathed|huff\\w*|sniffed up|snort\\w*|absorb\\w*|exposed|exposure|contaminat\\w*|poison\\w* (?:by|with|from)|groom\\w*|suck\\w*|chewing',
  // Got, stole, broke into.
  'got into|get into|getting into|gets into|gotten into|got (?:a hold|ahold|hold)|got (?:some|one|two|three|four|a few|several|most|all|it|half|him a|her a|my|our|his|the|a|an|\\d+)|got (?:her|his) (?:tongue|mouth|paws?|teeth|nose|hands?)|stole|steal\\w*|swip\\w*|snatch\\w*|snagg\\w*|nabb\\w*|nicked|raid\\w*|broke into|broke open|tore|torn|ripp\\w*|shred\\w*|punctur\\w*|destroy\\w*|peeled|dug (?:(?:it|them)(?= \\w)|out|up|in|through)|dig\\w* (?:up|out)|counter ?surf\\w*|finish\\w* (?:off|the|it|my)|cleaned the plate',
  // Put on, given.
  'crack\\w* (?:it )?open|(?:is|was|bone|licked|drained) dry|drained|crush\\w* (?:it |them |one |some )?(?:in|into|up)|mixed (?:it |some )?(?:in|into|with) (?:his|her|their)|hid (?:it|one|some)|in (?:his|her|its|their) (?:\\w+ )?(?:food|tuna|dinner|bowl|water|kibble|treats?|breakfast|cheese|wet food)|gave|give|given|giving|gives|fed|feeding|feeds|let (?:him|her|it|them) (?:have|lick|eat|try|drink)|slipped (?:him|her)|sneak\\w*|snuck|shar(?:ed|es|ing)|treated (?:him|her|them|the|my|with)|dos(?:ed|es|ing)|medicated|appl\\w*|dabb\\w*|rubb\\w*|smear\\w*|slather\\w*|sprink\\w*|spritz\\w*|squirt\\w*|spray\\w*|splash\\w*|drench\\w*|soak\\w*|douse\\w*|doused|coated|cover\\w* in|bath(?:ed|e|ing)|did (?:him|her|them|everyone|everybody|both|all|the (?:cats?|dogs?)|my \\w+)|split (?:\\w+ ){0,4}(?:between|with|in|among)|washed (?:him|her|them|with|in)|shampooed|dipped|put (?:it |some |a |the |one |half |some of )?(?:\\w+ ){0,6}(?:on|in|over|down) (?:his|her|him|its|the cat|the dog|both)|puts?|used|using|been on|started (?:him|her) on|accident\\w* (?:gave|given|fed)|double dos\\w*|injected',
  // Walked, fell, lay, rolled in.
  'stepp\\w* (?:in|on)|walk\\w* (?:through|thru|across|over|in|on|into)|stroll\\w*|ran through|tracked|trod|roll\\w* (?:in|on|around in)|fell (?:in|into|on)|fallen in|jumped in|swam|swim\\w*|wad(?:ed|ing)|laid (?:in|on|down in)|lay in|laying in|lying in|slept in|sleeps? (?:where|in)|cuddl\\w*|snuggl\\w*|rubbed against|brushed against|stuck (?:his|her|its)|dipp\\w* (?:his|her)',
  // On or in the body, or what came out.
  'on (?:his|her|its) (?:\\w+ )?(?:nose|face|paws?|feet|fur|whiskers|chest|tongue|breath|coat|back|neck|lips?|chin|mouth|teeth|skin|belly|head|legs?|tail|bed|collar|beard|muzzle)|all over (?:him|her|his|its|the (?:rug|floor|bed|carpet|couch|yard|place|house|kitchen))|all over|everywhere|in (?:his|her|its|the) (?:\\w+ )?(?:mouth|vomit|puke|barf|throw up|poop|poo|stool|feces|teeth|throat|belly|tummy|stomach|face|crate|kennel|bed|eyes?|paws?|fur)|inside (?:him|her)|up in (?:him|her)|out of (?:his|her|its) (?:mouth|butt|bum|nose|rear)|outta (?:his|her) mouth|reek\\w*|smell\\w* (?:of|like) (?:it|gas|bleach|rum|beer|alcohol|chocolate|weed|paint)|found with|hanging|stuck|lodged|sting|stings|stung|threw up|throw\\w* up|vomit\\w*|puk\\w*|barf\\w*|passed|pooped|passing',
  // What is left, what is not.
  '^(?:the |a |an |one |my )?(?:whole|entire)|slobber\\w*|(?:slots?|lids?|box|bottles?|bags?|packages?|containers?|cans?|jars?|tubes?|cabinets?|drawers?) (?:\\w+ )?(?:open|opened|off|torn)|gone|went missing|goes missing|missing|disappear\\w*|vanish\\w*|nowhere|unaccounted|(?:not |only one of two |only \\w+ )?accounted for|(?:one|two|three|a few|couple) short|come up short|came up short|short (?:one|two|by)|cannot find|could not find|cannot locate|never found|only (?:found|find|see|have) (?:one|two|three|half|\\d+)|(?:only )?(?:\\w+ )?(?:one|two|three|few|half|\\d+) (?:are |is |was |were )?left|how many (?:were|are|was) left|there (?:are|is) now (?:zero|none|no)|now zero|none (?:inside|left|in it)|(?:is|was|are|were|now|an|came home to|found) (?:\\w+ )?(?:empty|emptied)|empty|emptied|half (?:of it|of them|the \\w+) (?:is |are |was )?(?:gone|missing|eaten)|in pieces|to (?:bits|pieces|shreds)|pieces|(?:bite|teeth|tooth|gnaw|chew|claw|fang|paw) ?(?:marks?|holes?|prints?|dents?)|opened|wide open|busted|toss\\w*|threw (?:\\w+ ){0,5}over|wrappers?|licked clean|foil everywhere|lid off|cap (?:off|on the floor)|flattened|counted|used to be|that I had left',
  // Spilled and within reach, with the pet at it.
  'spill\\w*|knock\\w* (?:over|off|down)|tipp\\w*|leak\\w*|burst|pop(?:ped|s)|dropped|drops? (?:a|my|one|his|her)|fell (?:and|on the floor|out|off|down|under)|left (?:\\w+ ){0,5}(?:out|on|open|down|where)|from (?:my|the|our|his|her|a) (?:\\w+ ){0,2}(?:drawer|purse|bag|counter|cabinet|nightstand|trash|bin|shelf|pocket|backpack|table|floor|desk|suitcase|garage|shed|closet)|(?:only|just|now) (?:read|see|saw|noticed|realized|found out)|did not (?:realize|realise|notice|know|see|read)|too late|pulled|found|caught (?:him|her) (?:with|eating|chewing|licking|at)|lost|took|taken|grabbed|play\\w* with|batted|batting|contact|went psst\\w*|went off|faster than (?:me|i)|beat me to it|before i could',
  // Why it was given.
  'were (?:there|here) (?:yesterday|this morning|last night|before|earlier)|can (?:only )?(?:see|find|count) (?:one|two|three|four|five|six|\\d+)|confetti|\\d+ ?mg|a few drops|a drop of|for (?:the|his|her) (?:pain|fever|limp|hips?|arthritis|leg|back|joints|cough|cold|fleas|itch|itching|anxiety)',
  'had (?:some|a|one|two|three|four|his|her|my|the|it|\\d+)',
]

/** Verbs for things that harm only once they are inside. */
const SWALLOWED =
  'slurp\\w*|bolted (?:a|an|the|it|down|whole|half|one|my)|(?:stick|stone|pit|cob|skewer|string|wrapper|bone|hook)s? and (?:all|everything)|and all$|ha(?:s|d) had (?:most|some|all|half|a few|several|one|two|three|\\d+)(?: of)?|(?:is|are|was|were) not (?:there|here)|(?:needle|thread|string|hook|pin|bead|button|magnet|battery|stone|one|rest|ball)s? (?:is|are) not(?= |$)|crunch(?:ed|es|ing)?|hooked (?:in|through|on)|picked up|snagg\\w*|swip\\w*|munch\\w*|went (?:too|with it|along)|nibbl\\w* off|^(?:the |a |an |one |my )?(?:whole|entire)(?! (?:puppy|kitten|dog|cat|family|time|day|night|house|thing))|ate|eats|eaten|eating|swallow\\w*|gulp\\w*|gobbl\\w*|scarf\\w*|wolf\\w*|chew\\w* (?:up|off|apart|through|and|to)|chewed|chomp\\w*|crunched|ingest\\w*|missing|gone|went down|down the hatch|nowhere|disappear\\w*|vanish\\w*|unaccounted|stuck|devour\\w*|inhaled|hoovered|got into|got (?:a hold|ahold|hold) of|stole|nabbed|snatched|hanging|wrapped|coming out|hangs|consum\\w*|choked on|choking on|lodged|gnaw\\w* off|bit off|bit a|bitten off|tore up|shredded|destroyed|passed|vomit\\w*|threw up|puk\\w*|barf\\w*|in (?:his|her|its|the) (?:\\w+ )?(?:poop|poo|stool|vomit|barf|mouth|throat|belly|stomach)|(?:out of|outta) (?:his|her|its) (?:mouth|butt|bum|rear|anus)|cannot find|could not find|pulled|keeps eating|sucked down|downed|included|in pieces|choked|chokes|short|pieces of'

/** Handling that need not end in the mouth. */
const LOOSE =
  /^(?:dropp\w*|drops?.*|fell.*|found|caught.*|took|taken|grabbed|left.*|from .*|only .*|just .*|now .*|opened|wide open|toss\w*|did not .*|lost|pulled|knock\w*.*|tipp\w*|spill\w*|leak\w*|burst|counted|used|using|puts?|put .*|got.*|contact|play\w* with|batt\w*|stole|steal\w*|snatch\w*|swip\w*|missing|gone|empty|emptied|sleeps?.*|breath\w*.*|sting|stings|had.*|everywhere|all over|pieces|wrappers?|went off|nowhere|given?|giv\w*)$/

/** Somebody saw to it that nothing happened. */
const AVOIDED =
  /\b(?:before (?:he|she|it|they|the (?:dog|cat|puppy|kitten))(?: \w+){0,2} (?:got|get|could|ate|eat|swallow\w*|reach\w*|touch\w*|there|noticed|even|came|comes|saw|woke|arrived)|before i left|mopped (?:it|that) up|(?:it |lid |cap |bottle )?(?:stayed|still|remained) (?:shut|closed|sealed|on|capped)|(?:i|we|he|she|husband|wife) (?:took|got|pulled|grabbed|fished|pried) (?:it|them|that)(?: all)? (?:away|out|back|off|from)|none (?:is |are |was |were )?missing|nothing (?:is |are |was |were )?(?:missing|gone|eaten|chewed|touched|happened)|(?:none|all|everything|every one|all of them|each one) (?:\w+ )?(?:still there|accounted for|intact|untouched|unopened|sealed)|(?:is|are|was|were|all|still|kept|keep|stays?|up|they|in a) (?:\w+ )?(?:locked|sealed|unopened|intact|untouched|out of reach|put away)(?: \w+)?|locked (?:up|away|cabinet|cupboard|drawer)|out of (?:his |her |its |their )?reach|high shelf|top shelf|(?:cannot|could not|can not) (?:get|reach)|never (?:got|touched|ate|licked|had|came) (?:it|any|near|close|there|to)?|(?:he|she|it|they|dog|cat|puppy|kitten|luckily)(?: \w+){0,2} not (?:interested|eat|touch|get|swallow|lick|drink)|(?:got|had|gets|ate) (?:none|nothing|no (?:of|chocolate))|ignor(?:es|ed)|spits? (?:it|them|that)?(?: right| back)? ?out|spat (?:it )?out|hates?|in one piece|cap was on|lid was on|still (?:closed|sealed|full)|picked (?:it|them) (?:all )?up (?:before|right away|first|in time)|threw (?:it|them|the \w+) (?:out|away)|only (?:sniffed|smelled|looked|watched)|watched|all (?:dry|rinsed)|rinsed and dry|slept elsewhere|kept (?:him|her|them) (?:away|out|inside|in)|was not (?:there|home|near)|were not (?:there|home))\b/
/** Words that say some of it went down all the same. */
const YET =
  /\b(?:already|too late|(?:ate|eaten|swallowed) (?:\d+|one|two|three|four|five|six|some|half|most|several|a few)|not any ?more|no longer (?:sealed|full|shut|closed)|not (?:before|fast enough|in time|quick enough)|some of it|swallowed|half of|most of|rest of it)\b/

const ASKING =
  /\b(?:can|could|should|may) (?:i|we|cats?|dogs?|he|she)\b|\b(?:is|are|would|will) (?:it |that |this |baby |some |a |\w+ ){0,3}(?:be )?(?:ok|okay|safe|fine|alright|all right|help|work|bad for)\b|\b(?:do you recommend|what about|which (?:one|drops|product|kind)|thinking (?:of|about)|want(?:ed)? to (?:give|use)|was going to|about to|need polysporin)\b/
const DONE =
  /\b(?:ate|eaten|gave|given|have been giving|has been getting|been giving|swallowed|licked|chewed|drank|took|used|applied|rubbed|sprayed|put|got into|already|stole|gone|missing|empty|splashed|spilled)\b/

/** Somebody's own meal, drink or medicine. */
const CONSUMING =
  /^(?:ate|eats?|eating|eaten|drank|drinks?|drinking|had.*|took|taken|tast\w*|sipp\w*|inhal\w*|chew\w*|munch\w*|snack\w*)$/
const PERSON_BEFORE =
  /\b(?:i|we|my (?:husband|wife|mom|dad|son|daughter|brother|sister|roommate|friend|kids?|boyfriend|girlfriend|partner)|the kids|grand(?:ma|pa)|neighbors?|people|everyone)(?: (?:am|is|are|was|were|also|only|just|always|still|usually|often|all|both|have|has|had|already|been))*$/
const OTHER_KIND = {
  cat: /\b(?:our|my|the|his|her|neighbou?rs?|friends?)(?: other| big| old)? (?:dogs?|puppy|puppies|lab|beagle|shepherd)(?: (?:has|had|just|already|also|was|is))*$/,
  dog: /\b(?:our|my|the|his|her|neighbou?rs?|friends?)(?: other| old)? (?:cats?|kitten|kittens)(?: (?:has|had|just|already|also|was|is))*$/,
}

/** The pet's own meal is no contact with whatever else the sentence names. */
const OWN_FOOD =
  /^(?:ate|eats?|eaten|eating|finished|drank|drinks?|drinking|licked) (?:all )?(?:of )?(?:his|her|its|their|the|some)? ?(?:own )?(?:\w+ )?(?:dinner|breakfast|lunch|supper|food|kibble|meals?|tuna|treats?|well|fine|normally)\b(?! (?:with|mixed|laced|that had|containing|off))/
/** A book about lilies, a picture of a mushroom. */
const ANOTHER_THING =
  /\b(?:books?|movies?|articles?|pictures?|paintings?|photos?|drawings?|story|shows?|posters?|stickers?|read(?:ing)?|talk(?:ed|ing)?) (?:about|of|on|with) (?:\w+ )?$/
const NAME_OF_A_PET = /^ the (?:cat|dog|puppy|kitten|kitty|pup|labrador|lab|poodle)\b/

/** How far a thing may stand from the word that says the pet took it. */
const NEAR = 8

/** Where an owner names a thing. */
export type Mention = {
  readonly sentences: readonly Sentence[]
  readonly index: number
  readonly start: number
  readonly end: number
  readonly species: 'dog' | 'cat'
  /** True for objects, which harm only when swallowed. */
  readonly swallowedOnly: boolean
  /** True for poisons, where the word of taking may stand anywhere in the sentence or right beside it. */
  readonly anywhere: boolean
}

/** Metal that harms only from inside. */
const COINS = /^(?:coins?|penn(?:y|ies))$/

/** True when the note says that the pet ate, licked, touched, breathed or was given the thing mentioned. */
export function saysContact(named: Mention): boolean {
  const { sentences, index, anywhere } = named
  const sentence = sentences[index]
  if (sentence === undefined) return false
  const { words } = sentence
  const swallowedOnly = named.swallowedOnly || COINS.test(words.slice(named.start, named.end))
  const mention = { ...named, swallowedOnly }
  if (ASKING.test(words) && !DONE.test(words)) return false
  if (ANOTHER_THING.test(words.slice(0, mention.start)) || NAME_OF_A_PET.test(words.slice(mention.end)))
    return false
  if (isNotMet({ ...mention, isStrong: anywhere })) return false
  if (takenIn(sentence, mention, sentences[index + 1])) return true
  if (swallowedOnly) return false
  if (isElliptic(sentence, mention)) return true
  if (anywhere && nothingSpeaksAgainst(sentences, mention)) return true
  // "Zanaflex. My bad, dropped two": the poison stands alone, and the next few words tell what became of it.
  const after = sentences.slice(index + 1, index + 3)
  if (
    isFragment(sentence) &&
    after.some((next) => takenIn(next, { ...mention, start: 0, end: 0 }, undefined))
  )
    return true
  const before = sentences.slice(Math.max(index - 1, 0), index)
  const avoided = [sentence, ...before, ...after].some(isAvoided)
  return !avoided && (after.some(tellsOfLoss) || (before.some(tellsOfLoss) && isFragment(sentence)))
}

const phrasesOf = (verbs: readonly string[]): readonly string[] => verbs.flatMap(alternativesIn)
/** Where a sentence says these words; it is asked about many things, and they are looked for once. */
const looksFor = (of: string, verbs: readonly string[]): ((sentence: Sentence) => readonly Span[]) => {
  const book = phraseBook(() => [{ of, phrases: phrasesOf(verbs) }])
  return onceForEach(({ words }) => book(words)[0]?.spans ?? [])
}
const wordsOfTaking = looksFor('taken', TAKEN)
const wordsOfSwallowing = looksFor('swallowed', [SWALLOWED])

function takenIn(sentence: Sentence, mention: Mention, next: Sentence | undefined): boolean {
  const { words } = sentence
  const { start, end, swallowedOnly, anywhere, species } = mention
  const avoided = isAvoided(sentence) || (next !== undefined && isAvoided(next))
  const verbs = swallowedOnly ? wordsOfSwallowing(sentence) : wordsOfTaking(sentence)
  return verbs.some((verb) => {
    const said = words.slice(verb.start, verb.end)
    const between = verb.start < start ? words.slice(verb.end, start) : words.slice(end, verb.start)
    const distance = between.split(' ').filter((word) => word !== '').length
    if (!anywhere && distance > NEAR) return false
    const clauseStart = sentence.breaks.findLast((place) => place <= verb.start) ?? 0
    const before = words.slice(clauseStart, verb.start).trimEnd()
    if (isNegated(before) || /\b(?:none|nothing)(?: \w+)?$/.test(before)) return false
    if (CONSUMING.test(said) && PERSON_BEFORE.test(before)) return false
    if (OTHER_KIND[species].test(before)) return false
    if (OWN_FOOD.test(words.slice(verb.start))) return false
    return !(avoided && LOOSE.test(said))
  })
}

const isAvoided = ({ words }: Sentence): boolean => AVOIDED.test(words) && !YET.test(words)

/** The poison is there, but the words tell of keeping, growing, reading, fearing or a person's own use of it. */
const ELSEWHERE =
  /\b(?:about|books?|movie|show|picture|painting|articles?|read|smell\w*|scent\w*|flavou?r\w*|shaped|colou?red|pattern|print|fake|plastic|silk|toy|stuffed|allerg\w*|scared|afraid|fear\w*|named|names?|called|calls?|nicknamed|padlock|locked|stored?|stores|in the (?:shed|cabinet|cupboard|safe|attic)|at (?:daycare|work|the groomer|grandmas|the vet|school)|asleep|banned|forbidden|worr\w*|wonder\w*|if|should|could|can|may|might|would|safe|allowed|avoid\w*|never|prescribed|vet|every (?:morning|day|night|evening|month)|daily|monthly|on time|instead of|like|likes|loves|loved|hates|for years|always|last (?:year|summer|spring|fall|winter))\b/
const PERSONS_OWN =
  /\b(?:i|we|my (?:husband|wife|mom|dad|son|daughter|brother|sister|roommate|friend|aunt|uncle|boyfriend|girlfriend|partner)|grand(?:ma|pa)|people|everyone)(?: (?:am|is|are|was|were|also|only|just|always|still|usually|have|has|had|been|do|does|did|not|got|get|use|used))* (?:ate|eats?|eating|drank|drinks?|drinking|had|have|has|takes?|taking|took|uses?|using|wears?|wearing|smokes?|smoked|grows?|grew|keeps?|kept|bakes?|baked|makes?|made|cooks?|cooked|sells?|bought|buy|own|owns|planted|picked|fried|grilled|ordered|works?)(?: \w+){0,4} ?$/

const WAS_THERE =
  /\b(?:he|she|they|dog|cat|puppy|kitten) (?:was|is|got|has been|had been|went|goes|crawled|sneaked|snuck)(?: \w+){0,3} (?:there|in|under|near|around|at|by|behind|inside|into)\b/

const IN_THE_AIR = /\b(?:diffusers?|essential oils?)\b/
const HARMED = /\b(?:drool\w*|wobbl\w*|trembl\w*|vomit\w*|stagger\w*|cough\w*|wheez\w*|weak)\b/

/** A poison named in a note about a pet, and nothing that says it stayed where it was. */
function nothingSpeaksAgainst(sentences: readonly Sentence[], { index, start, end }: Mention): boolean {
  const sentence = sentences[index]
  if (sentence === undefined || sentence.isQuestion) return false
  const { words } = sentence
  // Oils in the air reach the pet by themselves, and drool or a cough tells that they did.
  if (IN_THE_AIR.test(words.slice(start, end)) && HARMED.test(words)) return true
  if (ELSEWHERE.test(words) || (PERSONS_OWN.test(words.slice(0, start)) && !WAS_THERE.test(words)))
    return false
  const both = [words, sentences[index + 1]?.words ?? ''].join(' . ')
  return !isAvoided({ ...sentence, words: both })
}

/** Any word that makes a full statement of its own. */
const STATEMENT =
  /\b(?:i|we|he|she|it|they|you|is|are|am|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|may|might|loves?|hates?|likes|wants?|sleeps?|watch\w*|barked|barks|saw|sees|smells?|named|called|safe|ok|okay|no|not|never|none)\b/
const AMOUNT =
  /\b(?:a|an|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+|half|whole|most|about|like|several|few|bunch|handful|lots?|bit|piece|bowl|cup|bag|box|raw|entire)(?: \w+){0,4} ?$/
const AMOUNT_AFTER =
  /^(?: \w+){0,3} (?:about|like|maybe|roughly|around|at least|up to|over|out of|off|from|half|\d+|two|three|four|five|six|ten|a few|several)\b/

/** "Raw garlic, like ten cloves, out of the box": no verb at all, an amount, and it can only be what was eaten. */
function isElliptic(sentence: Sentence, { start, end }: Mention): boolean {
  const { words, isQuestion } = sentence
  if (isQuestion || STATEMENT.test(words) || isAvoided(sentence)) return false
  return AMOUNT.test(words.slice(0, start)) || AMOUNT_AFTER.test(words.slice(end))
}

/** Few words, and none of them a verb of its own. */
const isFragment = ({ words }: Sentence): boolean => words.split(' ').length <= 5 && !STATEMENT.test(words)

/** A sentence that needs the one before to say what was taken. */
const LOSS =
  /\b(?:gone|missing|empty|(?:is|came up|are|\d+|one|two|three|few) short|vanish\w*|disappear\w*|nowhere|unaccounted|only (?:found|find|see) |now zero|there (?:are|is) now|none (?:left|inside)|(?:ate|eaten|chewed|licked|swallowed|drank|gobbled|snatched|grabbed|got|nabbed|inhaled|had) (?:it|them|one|two|three|some|half|most|all|a few|a bunch|the (?:whole|rest|lot)|\d+)|all over|in pieces|bite ?marks?|teeth marks?|chewed (?:open|up|through|to)|gave (?:it|him|her|one|some)|faster than|helped (?:him|her)self|(?:drank|lapped|licked)(?: up)? (?:from |out of )?(?:the|that|this) (?:bucket|bottle|pot|can|jug|water|puddle|bowl)|accounted for|on the floor|(?:he|she|they|it) (?:already |had |has )?(?:drank|ate|swam|licked|chewed|swallowed)(?: \w+)? (?:first|anyway|before|too|already|from|in))\b/

const tellsOfLoss = ({ words }: Sentence): boolean => {
  const match = LOSS.exec(words)
  return match !== null && !isNegated(words.slice(0, match.index).trimEnd())
}
