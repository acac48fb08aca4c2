import type { Sentence } from './sentences.ts'

/** Where a thing is named, and how much its name alone counts. */
export type Named = {
  readonly sentences: readonly Sentence[]
  readonly index: number
  readonly start: number
  readonly end: number
  /** True for poisons so strong that a hint of contact is enough. */
  readonly isStrong: boolean
}

/** Articles and small adjectives between "like" and the thing. */
const SMALL =
  '(?: (?:a|an|the|some|my|our|his|her|old|wet|dry|tiny|small|little|big|cheap|fresh|new|hard|soft))'
const LIKENED = new RegExp(
  `\\b(?:like|resembl\\w*|reminds? me of|size of|shape of|colou?r of|as (?:big|small|large|hard|dry|round|dark|smooth|flat|thick|thin|loud|red|purple|soft|shiny|bright) as|(?:bigger|smaller|larger|rounder) than)${SMALL}{0,3} ?$`,
)
/** "Like a goose with a bone stuck": the thing belongs to whatever the pet is likened to. */
const LIKENED_HOLDER =
  /\b(?:like|as if (?:he|she|it) (?:is|were|was)) (?:a|an|some)(?: \w+){1,3} (?:with|holding|stepping on|chewing|on|in|through|being)(?: (?:a|an|the|his|her|some))? ?$/
const LENDS_AFTER =
  /^ (?:sized?|shaped|colou?red|scented|flavou?red|smelling|like (?:lumps?|bumps?|growths?|smell|stains?|odou?r|things?|spots?))\b/
/** Parts of the body and what they give off, which are what is being described. */
const BODY =
  /\b(?:skin|lump|bump|knot|nodule|mass|pimple|blister|button|tummy|legs?|neck|head|face|lips?|eyelids?|teat|nipple|puffy|pea size|scab|wart|mole|gunk|ears?|eyes?|patch|spot|sore|lesion|growth|tick|fur|coat|hair|flakes?|dandruff|crust\w*|wax|paws?|pads?|toes?|toe|nails?|claws?|chin|belly|tail|nose|breath|burps?|farts?|meows?|barks?|cough\w*|honk\w*|snor\w*|sounds?|noise|smells?|stinks?|graze|scrape|cyst|swelling|bald|poops?|poo|stools?|pee|urine|discharge|feels?)\b/
/** Words that make a likeness a guess at what went in. */
const WENT_IN =
  /\b(?:ate|eaten|eating|swallow\w*|chew\w*|lick(?:ed|s)? up|drank|gulp\w*|got into|stole|wrappers?|pieces?|chunks?|bits|crumbs in (?:his|her) (?:poop|poo|stool|vomit)|vomit\w*|threw up|thrown up|puk\w*|passed|in (?:his|her|the) (?:poop|poo|stool|vomit|mouth)|gone|missing|empty|spill\w*|pellets?)\b/

/** True when the thing only lends its size, shape, color, sound or smell to a part of the pet. */
function isLent({ sentences, index, start, end }: Named): boolean {
  const words = sentences[index]?.words ?? ''
  const before = words.slice(0, start)
  if (LIKENED_HOLDER.test(before)) return true
  if (LENDS_AFTER.test(words.slice(end)) && !WENT_IN.test(words)) return true
  return LIKENED.test(before) && BODY.test(words) && !WENT_IN.test(words)
}

const KIN =
  '(?:friend|sister|brother|neighbou?r|mom|mum|dad|mother|father|cousin|aunt|uncle|coworker|colleague|boss|daughter|son|grandma|grandpa|in laws|parents|ex|lady|guy|woman|man)'
const BREED =
  '(?:dogs?|cats?|pup|puppy|kitten|kitty|labs?|labrador|poodle|chihuahua|pug|beagle|terrier|shepherd|husky|collie|mutt|tabby|frenchie|bulldog|corgi|boxer|doodle|dachshund|persian|siamese|retriever|spaniel|rottie|yorkie|maltese|dane)'
const STRANGERS = new RegExp(
  `\\b(?:(?:my|our|his|her|the|a) (?:\\w+ )?${KIN}s?(?: s)?|neighbou?rs?(?: s)?|next ?doors?(?: s)?|other|another|second) ${BREED}\\b`,
)
/** This pet came along after all. */
const MINE_TOO =
  /\b(?:and|but|so did|with) (?:mine|my (?:dog|cat|puppy|kitten|boy|girl)|he|she|him|her|ours)\b(?! (?:was|were) (?:not|away|home|with me|at))|\b(?:both|too|also|as well|shared|split|together|leftovers?|the rest|might have|may have|could have|not sure)\b/
const AWAY =
  /\b(?:(?:he|she|mine|my (?:dog|cat|puppy|kitten)|ours|our own) (?:was|were|is) (?:not (?:there|home|with|near|around)|away|(?:home )?with me|at (?:home|the|daycare|my|school)|in another|upstairs|downstairs|outside|asleep)|never (?:goes|went) (?:out|there|near|in)|never been (?:near|there)|had no access|no access|has no access|was nowhere near|before (?:he|she|it) came home|lives? (?:in|across|far))\b/

const around = (sentences: readonly Sentence[], index: number, back: number, on: number): string =>
  sentences
    .slice(Math.max(index - back, 0), index + on + 1)
    .map(({ words }) => words)
    .join(' . ')

/** True when another household's animal took it, or another animal did while this one was away. */
function isAnothers({ sentences, index, start }: Named): boolean {
  const words = sentences[index]?.words ?? ''
  if (!STRANGERS.test(words.slice(0, start))) return false
  const near = around(sentences, index, 0, 2)
  return AWAY.test(near) && !MINE_TOO.test(near.replace(new RegExp(AWAY, 'g'), ' '))
}

/** What was feared missing is whole, full or all there. */
const FOUND_SAFE =
  /\b(?:(?:found|has|have) (?:it|them|both|all)(?: of (?:it|them))?(?: \w+){0,2} (?:whole|sealed|intact|unopened|untouched|unchewed|safe|unharmed)|found (?:it|them|both|all)(?: of (?:it|them))? (?:later )?(?:in|under|behind|beneath|on|inside) (?:the|my|a|his|her) (?!mouth|vomit|poop|stool|bed|crate)\w+|(?:counted|count) (?:them )?(?:and )?(?:they are |it is )?all (?:are )?(?:there|here)|all (?:of )?(?:the |them |\w+ ){0,3}(?:are |is |were )?(?:still )?(?:there|here|accounted for)(?! (?:is|was|are|last|yesterday|before))|(?:count|number) is (?:right|correct|complete)|not (?:one|a single|a) (?:bite ?mark|tooth ?mark|one missing)|(?:still|was|is|were|are|all) (?:\w+ )?(?:sealed|unopened|untouched|intact|shrink wrapped)|so (?:he|she) (?:had|ate|got|swallowed) none|so no(?: |$)(?:harm)?|false alarm|turned up (?:whole|intact|untouched)|not (?:one|any) (?:is|are) missing|i (?:picked|scooped|grabbed|snatched|swept|got) it (?:right |straight |back )?up(?: first| before)?|(?:it is|still) in my (?:hand|pocket)|fished (?:it|them) out(?: whole)?|\d+ of \d+|(?:got|took|pried|prised) it (?:off|from|back from|out of) (?:him|her)(?: \w+)? whole)(?!\w)/
/** ... but not wholly. */
const NOT_ALL =
  /\b(?:except|only (?:found|one|two|half)|one short|still (?:missing|gone)|is gone|are gone|gone now|missing (?:one|two|some|half|a)|half (?:of )?(?:it|them)|chewed|torn|open(?:ed)?|licked|swallowed (?:it|one|some)|ate (?:it|one|two|some|half|the)|another|other (?:one|ones|box|bag|pack)|the rest|already|empty|crumbs|in (?:his|her) (?:mouth|vomit|poop)|might|not (?:now|any ?more|sure)|any ?more|(?:one|two|three|four|five|few|\d+) short|no way to know|so no idea|so no one|(?:he|she|dog|cat|puppy|kitten|they) (?:also |still |just |then |had |has )?(?:ate|chewed|licked|swallowed|drank|got into|stole|eaten|took))\b/

const wasFoundSafe = ({ sentences, index }: Named): boolean => {
  const near = around(sentences, index, 1, 1)
  const feared = /\b(?:thought|scared|afraid|worried|feared|panicked)(?: (?!but)\w+){0,12}/g
  return FOUND_SAFE.test(near) && !NOT_ALL.test(near.replace(feared, ' '))
}

/** A guess at why a pet sneezes or itches, or a thing in its usual use. */
const GUESSED =
  /\b(?:could (?:that|this|it|the|her|his|my)|maybe (?:it is|the|that|makes|my)|prob(?:ably)? (?:it is|the|that|my|from)|because of|from (?:the|that|my) new|i wonder|wonder if|blame|since (?:i|we) (?:switched|changed|started|bought|painted|got)|new (?:\w+ ){0,2}(?:detergent|air freshener|cleaner|household cleaner|fabric softener|dryer sheets|perfume|diffuser|plug ?in|candle|paint)|(?:painted|cleaned|scrubbed|repainted) (?:the|our|my))\b/
const MET =
  /\b(?:lick\w*|ate|eaten|eating|chew\w*|drank|drink\w*|lapp\w*|swallow\w*|spill\w*|leak\w*|splash\w*|spray\w* (?:him|her|on)|on (?:his|her|its) (?:\w+ )?(?:fur|paws?|skin|face|nose|mouth|tongue|coat|feet|eyes?|back)|in (?:his|her|its) (?:\w+ )?(?:mouth|eyes?|bowl|water|food)|walk\w* (?:in|through|across)|stepp\w* in|rolled|fell in\w*|knock\w*|tipp\w*|soaked|covered|bath\w*|rubbed|appl\w*|dabb\w*|got into|bit|broke|bust\w*|burst|groom\w*|gulp\w*|tongue|drool\w*|foam\w*|burn\w*|vomit\w*|threw up|wobbl\w*|trembl\w*|shak(?:es|ing|y) (?:all|and)|fumes|breath\w* in|mouthful|cough\w*|chok\w*|wheez\w*|gag\w*|open|tore|torn)\b/

/** Everyday products, of which even those that are strong stand in most homes. */
const EVERYDAY =
  /\b(?:fabric softeners?|dryer sheets?|downy|air freshener|plug ?ins?|(?:oil |reed )?diffusers?|essential oils?|scentsy|wax melts?|perfume|potpourri|detergents?|laundry \w+|febreze|lysol|windex)\b/
const PERSONS_USE =
  /\b(?:i|we|they|my (?:husband|wife|mom|dad|son|daughter|sister|brother|roommate)|(?:cleaning )?lady|neighbou?rs?)(?: \w+){0,3} (?:used?|using|puts?|bought|painted|cleaned?|mopped|wiped|washe[sd]|sprays?|sprayed|changed|switched|keeps?|kept|have|has|own|plugged|run|light|lit)\b/
const ON_PET =
  /\b(?:on|onto|in|into|to|over|at) (?:him|her|them|his|its|the (?:cat|dog|kitten|puppy)|both|my (?:dog|cat|puppy|kitten))\b|\b(?:him|her|them) (?:with|in|down)\b/

/** True for an everyday product named as a guess at a cause, or in a person's own use of it. */
const isUseOrGuess = ({ sentences, index, start, end, isStrong }: Named): boolean => {
  const words = sentences[index]?.words ?? ''
  if (isStrong && !EVERYDAY.test(words.slice(start, end))) return false
  const near = around(sentences, index, 1, 2)
  if (MET.test(near) || HARSH.test(near)) return false
  return GUESSED.test(words) || (PERSONS_USE.test(words.slice(0, start)) && !ON_PET.test(near))
}

/** "I took an Aleve for my own back": a person's own pill, gum or cream, with nothing of the pet beside it. */
const OWN_USE =
  /\b(?:i|we|my (?:\w+ )?(?:wife|husband|mom|mum|dad|son|daughter|sister|brother|roommate|partner|boyfriend|girlfriend))(?: (?:just|always|also|often|sometimes|only|had to|have to|do|did))? (?:take|takes|took|taking|use|uses|used|chew|chews|chewed|smoke|smokes|smoked|vape|vapes|popped|swallowed|need|needed|apply|applies|drink|drinks|drank)(?: \w+){0,3} ?$/
const MAY_HAVE_MET =
  /\b(?:he|she|it|him|her|they|dog|cat|puppy|kitten|pup)\b(?: \w+){0,4} (?:ate|eat|lick\w*|chew\w*|swallow\w*|drank|got|grabb\w*|stole|took|had|has|found|bit|ha[sd])\b|\b(?:drop\w*|missing|gone|spill\w*|floor|chewed|empty|open|left (?:it|them|out)|gave|given|giv\w*|share\w*|lick\w*|on (?:him|her)|vomit\w*|drool\w*|wobbl\w*)\b/
const isOwnUse = ({ sentences, index, start }: Named): boolean => {
  const words = sentences[index]?.words ?? ''
  const near = around(sentences, index, 1, 2)
  const isDoing = /\b(?:i|we) ?$/.test(words.slice(0, start)) && /^(?:vap|smok|chew)/.test(words.slice(start))
  return (isDoing || OWN_USE.test(words.slice(0, start))) && !MAY_HAVE_MET.test(near)
}

/** The pet was elsewhere, or the thing stays locked away, and nothing is told of a spill or of the pet at it. */
const SOMEWHERE_ELSE =
  /\b(?:dog|cat|puppy|kitten|he|she|ours|mine) (?:was|is|has been|stayed|were) (?:at|with) (?:my|our|the|a) \w+|\b(?:locked|stored|kept|shut|stays) (?:up |away |safely )*(?:in|on) (?:the|a|my) (?:\w+ )?(?:shed|cupboard|cabinet|drawer|safe|shelf)|\bon (?:the|a) (?:top|high) shelf\b|\b(?:hung|up|placed|put) (?:up |really )?high\b|\b(?:he|she|dog|cat) (?:has )?never (?:goes|went|been|gets|comes) (?:out )?(?:there|in|near)\b|\b(?:cat|dog|he|she) stays (?:in|inside|indoors|out)\b/
const isOutOfReach = ({ sentences, index, end }: Named): boolean => {
  const near = around(sentences, index, 0, 1)
  const kept = SOMEWHERE_ELSE.test(near) && !MET.test(near)
  return kept && !MAY_HAVE_MET.test(around(sentences, index, 0, 2).slice(end))
}

/** Barked or stared at, which is no contact. */
const LOOKED_AT = /\b(?:bark|growl|star|look|hiss)\w* at (?:the|a|an|my|our|his|her)(?: \w+){0,2} ?$/
const isLookedAt = ({ sentences, index, start }: Named): boolean =>
  LOOKED_AT.test(sentences[index]?.words.slice(0, start) ?? '') && !MET.test(around(sentences, index, 0, 1))

/** A battery or cell in its ordinary use: changed, charged or run down. */
const RUN_DOWN = /\b(?:chang\w*|replac\w*|swapp\w*|bought|died|dead|flat|recycl\w*|charg\w*|ran out)\b/
const isRunDown = ({ sentences, index, start, end }: Named): boolean => {
  const hit = sentences[index]?.words.slice(start, end) ?? ''
  if (!/batter|cell|cr ?\d|fob/.test(hit)) return false
  const near = around(sentences, index, 1, 2)
  return (
    RUN_DOWN.test(sentences[index]?.words ?? '') &&
    !MET.test(near) &&
    !GONE.test(near) &&
    !/\b(?:cannot|could not|nowhere|drop\w*|lost|floor|bite|crunch\w*|short|not there)\b/.test(near)
  )
}

/** Out of the pet's world: behind a closed door, or in a garden an indoor cat never sees. */
const ELSEWHERE_KEPT =
  /\bneighbou?rs?(?: \w+){0,6} (?:garden|yard|house|porch|flower ?beds?)\b.*\b(?:indoors? only|only indoors?|strictly indoors?|is indoors|never goes out(?:side)?|never outside)\b/
const DOOR_SHUT = /\bdoor (?:is |was |stays |always |kept )*(?:shut|closed|locked)\b/
const isKeptElsewhere = ({ sentences, index, start, end }: Named): boolean => {
  const near = around(sentences, index, 0, 1)
  const isEveryday = EVERYDAY.test(sentences[index]?.words.slice(start, end) ?? '')
  return (ELSEWHERE_KEPT.test(near) || (isEveryday && DOOR_SHUT.test(near))) && !MET.test(near)
}

/** "Is that wet paint? No, water": the owner answers the own question. */
const isAnsweredNo = ({ sentences, index }: Named): boolean =>
  sentences[index]?.isQuestion === true &&
  !WENT_IN.test(sentences[index].words) &&
  /^no (?:(?:it|that) (?:is|was) |he |she )?(?:just|only)\b(?! (?:a )?(?:bit|little|some))/.test(
    sentences[index + 1]?.words ?? '',
  )

/** Chewed on, but every part of it is there. */
const ALL_PARTS_THERE =
  /\b(?:no (?:pieces?|chunks?|bits?|parts?|holes?) (?:\w+ )?(?:missing|gone|torn off)|(?:still |all )?in one piece|no (?:tooth |teeth |bite )?marks on (?:it|them|any|either)|(?:pieces|bits|parts)(?: \w+)? all (?:\w+ ){0,2}(?:on the floor|there|here)|(?:both|all|the two|each)(?: (?:of the|the|two|four))?(?: \w+)? (?:are|is|were) (?:still |all )?(?:in it|in place|inside|in there|intact|unharmed)|(?:were|was|are|is) not in (?:it|there)|only (?:got|had) the smell|(?:he|she) did not (?:eat|swallow) any(?: of (?:it|them))?(?= \.|$)|nothing (?:is |was )?(?:missing|swallowed|gone)|none (?:is |are |was |were )?(?:missing|gone))\b/
const HURT_OR_DOWN =
  /\b(?:swallow\w*|ate (?:it|one|some|a|the)|punctur\w*|leak\w*|dent\w*|crack\w*|corrod\w*|except|but one|gulp\w*|not sure|i think|might)\b/
/** Solid things, which a pet may chew and leave; no poison. */
const CHEWABLE =
  /^(?:\w+ )?(?:bones?|ribs?|sticks?|rocks?|stones?|socks?|balls?|toys?|slippers?|shoes?|gloves?|towels?)$/
const LEFT = /\b(?:and|then) (?:left|dropped) it(?: there| when told| again| on the (?:floor|rug|grass))?$/
const GONE = /\b(?:gone|missing|chunks?|pieces?|bits?|half|end|tip|swallow\w*|ate|gulp\w*)\b/
const isWhole = ({ sentences, index, start, end, isStrong }: Named): boolean => {
  const near = around(sentences, index, 0, 1)
  const words = sentences[index]?.words ?? ''
  if (isStrong && !/batter|magnet/.test(words.slice(start, end))) return false
  if (CHEWABLE.test(words.slice(start, end)) && LEFT.test(words) && !GONE.test(near)) return true
  return ALL_PARTS_THERE.test(near) && !HURT_OR_DOWN.test(near)
}

const MILD_CLEANER =
  /\b(?:(?:floor|window|glass|kitchen|tile|surface|multi ?surface|all ?purpose|household) (?:cleaner|cleaning spray)|household cleaners?|windex|swiffer(?: \w+)?|mop water|dish ?soap|cleaners?|cleaning (?:product|solution|spray))\b/
const SURFACE =
  /\b(?:floors?|tiles?|counters?|counter ?tops?|tables?|windows?|sills?|mopped|wiped|linoleum)\b/
const THIN_OR_DRY = /\b(?:dry|dried|dries|diluted|watered down|rinsed|drop in a bucket)\b/
const HARSH =
  /\b(?:bleach|clorox|ammonia|drain|oven|toilet|lye|acid|lysol|pine ?sol|concentrat\w*|undiluted|straight|full strength|caustic|degreaser|descaler|rust|still wet|not dry|not diluted|bucket|bottle|puddle|drool\w*|vomit\w*|threw up|foam\w*|ulcer\w*|burns?|burned|blister\w*|red tongue|paw\w* at (?:his|her) mouth|gag\w*|wobbl\w*|shak\w*|trembl\w*|limp|weak)\b/

/** A lick or a step on a floor that an ordinary thin cleaner has dried on. */
const isCleanedFloor = ({ sentences, index, start, end }: Named): boolean => {
  const near = around(sentences, index, 1, 1)
  const hit = sentences[index]?.words.slice(start, end) ?? ''
  return MILD_CLEANER.test(hit) && SURFACE.test(near) && THIN_OR_DRY.test(near) && !HARSH.test(near)
}

/** True when the words around a named thing say that this pet did not meet it. */
export const isNotMet = (named: Named): boolean =>
  [
    isLent,
    isAnothers,
    wasFoundSafe,
    isWhole,
    isUseOrGuess,
    isOwnUse,
    isOutOfReach,
    isRunDown,
    isLookedAt,
    isKeptElsewhere,
    isAnsweredNo,
    isCleanedFloor,
  ].some((isSo) => isSo(named))
