// Made by `npm run knowledge -- compile` from the YAML files; change those.

/** Something is likened to what comes next. */
export const LIKENED = /\b(?:(?:like|resembl\w*|reminds? me of|size of|shape of|colou?r of|as (?:big|small|large|hard|dry|round|dark|smooth|flat|thick|thin|loud|red|purple|soft|shiny|bright) as|(?:bigger|smaller|larger|rounder) than)(?: (?:(?:a|an|the|some|my|our|his|her|old|wet|dry|tiny|small|little|big|cheap|fresh|new|hard|soft))){0,3}) ?$/

/** What comes next belongs to whatever the pet is likened to, as in "like a goose with a bone stuck". */
export const LIKENED_HOLDER = /\b(?:(?:like|as if (?:he|she|it) (?:is|were|was)) (?:a|an|some)(?: \w+){1,3} (?:with|holding|stepping on|chewing|on|in|through|being)(?: a| an| the| his| her| some)?) ?$/

/** The thing only lends its size, shape, color or smell. */
export const LENDS = /^ (?:sized?|shaped|colou?red|scented|flavou?red|smelling|like (?:lumps?|bumps?|growths?|smell|stains?|odou?r|things?|spots?))\b/

/** A part of the body or what it gives off, which is what is being described. */
export const OF_THE_BODY = /\b(?:skin|lump|bump|knot|nodule|mass|pimple|blister|button|tummy|legs?|neck|head|face|lips?|eyelids?|teat|nipple|puffy|pea size|scab|wart|mole|gunk|ears?|eyes?|patch|spot|sore|lesion|growth|tick|fur|coat|hair|flakes?|dandruff|crust\w*|wax|paws?|pads?|toes?|toe|nails?|claws?|chin|belly|tail|nose|breath|burps?|farts?|meows?|barks?|cough\w*|honk\w*|snor\w*|sounds?|noise|smells?|stinks?|graze|scrape|cyst|swelling|bald|poops?|poo|stools?|pee|urine|discharge|feels?)\b/

/** A likeness is a guess at what went in. */
export const WENT_IN = /\b(?:ate|eaten|eating|swallow\w*|chew\w*|lick(?:ed|s)? up|drank|gulp\w*|got into|stole|wrappers?|pieces?|chunks?|bits|crumbs in (?:his|her) (?:poop|poo|stool|vomit)|vomit\w*|threw up|thrown up|puk\w*|passed|in (?:his|her|the) (?:poop|poo|stool|vomit|mouth)|gone|missing|empty|spill\w*|pellets?)\b/

/** An animal of another household. */
export const STRANGERS_PET = /\b(?:(?:(?:my|our|his|her|the|a) (?:\w+ )?(?:(?:(?:friend|sister|brother|neighbou?r|mom|dad|mother|father|cousin|aunt|uncle|coworker|boss|lady|guy|woman|man|son|daughter|grandma|grandpa|ex|colleague)|mum|in laws|parents)s?)(?: s)?|neighbou?rs?(?: s)?|next ?doors?(?: s)?|other|another|second) (?:dogs?|cats?|pup|puppy|kitten|kitty|labs?|labrador|rottie|maltese|poodle|chihuahua|pug|beagle|terrier|shepherd|husky|collie|mutt|tabby|frenchie|bulldog|corgi|boxer|doodle|dachshund|persian|siamese|retriever|spaniel|yorkie|dane))\b/

/** This pet came along after all. */
export const MINE_TOO = /\b(?:and|but|so did|with) (?:mine|my (?:dog|cat|puppy|kitten|boy|girl)|he|she|him|her|ours)\b(?! (?:was|were) (?:not|away|home|with me|at))|\b(?:both|too|also|as well|shared|split|together|leftovers?|the rest|might have|may have|could have|not sure)\b/

/** This pet was away. */
export const AWAY = /\b(?:(?:he|she|mine|(?:my (?:dog|cat|puppy|kitten))|ours|our own) (?:was|were|is) (?:not (?:there|home|with|near|around)|away|(?:home )?with me|at (?:home|the|daycare|my|school)|in another|upstairs|downstairs|outside|asleep)|never (?:goes|went) (?:out|there|near|in)|never been (?:near|there)|had no access|no access|has no access|was nowhere near|before (?:he|she|it) came home|lives? (?:in|across|far))\b/

/** What was feared missing is whole, full or all there. */
export const FOUND_SAFE = /\b(?:(?:found|has|have) (?:it|them|both|all)(?: of (?:it|them))?(?: \w+){0,2} (?:whole|sealed|intact|unopened|untouched|unchewed|safe|unharmed)|found (?:it|them|both|all) (?:of (?:it|them) )?(?:later )?(?:in|under|behind|beneath|on|inside) (?:the|my|a|his|her) (?!mouth|vomit|poop|stool|bed|crate)\w+|(?:counted|count) (?:them )?(?:and )?(?:they are |it is )?all (?:are )?(?:there|here)|all(?: of)?(?: (?:the|them|\w+)){0,3} (?:are |is |were )?(?:still )?(?:there|here|accounted for)(?! (?:is|was|are|last|yesterday|before))|(?:count|number) is (?:right|correct|complete)|not (?:one|a single|a) (?:bite ?mark|tooth ?mark|one missing)|(?:still|was|is|were|are|all) (?:\w+ )?(?:sealed|unopened|untouched|intact|shrink wrapped)|so (?:he|she) (?:had|ate|got|swallowed) none|so no(?: |$)(?:harm)?|false alarm|turned up (?:whole|intact|untouched)|not (?:one|any) (?:is|are) missing|i (?:picked|scooped|grabbed|snatched|swept|got) it (?:right |straight |back )?up(?: first| before)?|(?:it is|still) in my (?:hand|pocket)|fished (?:it|them) out(?: whole)?|(?:got|took|pried|prised) it (?:off|from|back from|out of) (?:him|her)(?: \w+)? whole)(?!\w)/

/** Not all of it is there, or some was taken after all. */
export const NOT_ALL = /\b(?:except|only (?:found|one|two|half)|one short|still (?:missing|gone)|is gone|are gone|gone now|missing (?:one|two|some|half|a)|half (?:of )?(?:it|them)|chewed|torn|open(?:ed)?|licked|swallowed (?:it|one|some)|ate (?:it|one|two|some|half|the)|another|other (?:one|ones|box|bag|pack)|the rest|already|empty|crumbs|in (?:his|her) (?:mouth|vomit|poop)|might|not (?:now|any ?more|sure)|any ?more|(?:one|two|three|four|five|few|\d+) short|no way to know|so no idea|so no one|(?:he|she|dog|cat|puppy|kitten|they) (?:also |still |just |then |had |has )?(?:ate|chewed|licked|swallowed|drank|got into|stole|eaten|took|had(?! none)|got))\b/

/** A word of fear, with the words that say what was feared. */
export const ONLY_FEARED = /\b(?:thought|scared|afraid|worried|feared|panicked)(?: (?:(?!but|except)\w+)){0,12}/

/** A guess at why a pet sneezes or itches, or a thing in its usual use. */
export const GUESSED = /\b(?:could (?:that|this|it|the|her|his|my)|maybe (?:it is|the|that|makes|my)|prob(?:ably)? (?:it is|the|that|my|from)|because of|from (?:the|that|my) new|i wonder|wonder if|blame|since (?:i|we) (?:switched|changed|started|bought|painted|got)|new(?: \w+){0,2} (?:detergent|air freshener|cleaner|household cleaner|fabric softener|dryer sheets|perfume|diffuser|plug ?in|candle|paint)|(?:painted|cleaned|scrubbed|repainted) (?:the|our|my))\b/

/** The pet met something. */
export const MET = /\b(?:lick\w*|ate|eaten|eating|chew\w*|drank|drink\w*|lapp\w*|swallow\w*|spill\w*|leak\w*|splash\w*|spray\w* (?:him|her|on)|on (?:his|her|its) (?:\w+ )?(?:fur|paws?|skin|face|nose|mouth|tongue|coat|feet|eyes?|back)|in (?:his|her|its) (?:\w+ )?(?:mouth|eyes?|bowl|water|food)|walk\w* (?:in|through|across)|stepp\w* in|rolled|fell in\w*|knock\w*|tipp\w*|soaked|covered|bath\w*|rubbed|appl\w*|dabb\w*|got into|bit|broke|bust\w*|burst|groom\w*|gulp\w*|tongue|drool\w*|foam\w*|burn\w*|vomit\w*|threw up|wobbl\w*|trembl\w*|shak(?:es|ing|y) (?:all|and)|fumes|breath\w* in|mouthful|cough\w*|chok\w*|wheez\w*|gag\w*|open|tore|torn)\b/

/** An everyday product, of which even a strong one stands in most homes. */
export const EVERYDAY_PRODUCT = /\b(?:fabric softeners?|dryer sheets?|downy|air freshener|plug ?ins?|(?:oil |reed )?diffusers?|essential oils?|scentsy|wax melts?|perfume|potpourri|detergents?|laundry \w+|febreze|lysol|windex)\b/

/** A person used something. */
export const PERSON_USED = /\b(?:(?:i|we|they|my (?:(?:husband|wife|mom|dad|son|daughter|brother|sister|roommate))|(?:cleaning )?lady|neighbou?rs?)(?: \w+){0,3} (?:used?|using|puts?|bought|painted|cleaned?|mopped|wiped|washe[sd]|sprays?|sprayed|changed|switched|keeps?|kept|have|has|own|plugged|run|light|lit))\b/

/** It came onto or into the pet. */
export const ON_PET = /\b(?:(?:on|onto|in|into|to|over|at) (?:him|her|them|his|its|the (?:cat|dog|kitten|puppy)|both|my (?:dog|cat|puppy|kitten))|(?:him|her|them) (?:with|in|down))\b/

/** A person's own pill, gum or cream, as in "I took an Aleve for my own back". */
export const OWN_USE = /\b(?:(?:i|we|my (?:\w+ )?(?:(?:husband|wife|mom|dad|son|daughter|brother|sister|roommate)|mum|partner|boyfriend|girlfriend)) (?:just |always |also |often |sometimes |only |had to |have to |do |did )?(?:take|takes|took|taking|use|uses|used|chew|chews|chewed|smoke|smokes|smoked|vape|vapes|popped|swallowed|need|needed|apply|applies|drink|drinks|drank)(?: \w+){0,3}) ?$/

/** The owner does what comes next. */
export const PERSON_DOES = /\b(?:i|we) ?$/

/** What a person does with a thing of their own, such as vaping. */
export const DOING = /^(?:vap|smok|chew)/

/** The pet may have met it. */
export const MAY_HAVE_MET = /\b(?:(?:he|she|it|him|her|they|dog|cat|puppy|kitten|pup)\b(?: \w+){0,4} (?:ate|eat|lick\w*|chew\w*|swallow\w*|drank|got|grabb\w*|stole|took|had|has|found|bit|ha[sd])|(?:his|her|its) (?:mouth|throat|lips|tongue)|from (?:him|her)|drop\w*|missing|gone|spill\w*|floor|chewed|empty|open|left (?:it|them|out)|gave|given|giv\w*|share\w*|lick\w*|on (?:him|her)|vomit\w*|drool\w*|wobbl\w*)\b/

/** The pet was elsewhere, or the thing stays locked away. */
export const SOMEWHERE_ELSE = /\b(?:dog|cat|puppy|kitten|he|she|ours|mine) (?:was|is|has been|stayed|were) (?:at|with) (?:my|our|the|a) \w+|\b(?:locked|stored|kept|shut|stays)(?: (?:up|away|safely))* (?:in|on) (?:the|a|my) (?:\w+ )?(?:shed|cupboard|cabinet|drawer|safe|shelf)|\bon (?:the|a) (?:top|high) shelf\b|\b(?:hung|up|placed|put) (?:up |really )?high\b|\b(?:he|she|dog|cat) (?:has )?never (?:goes|went|been|gets|comes) (?:out )?(?:there|in|near)\b|\b(?:cat|dog|he|she) stays (?:in|inside|indoors|out)\b/

/** What comes next was only barked or stared at. */
export const LOOKED_AT = /\b(?:(?:bark|growl|star|look|hiss)\w* at (?:the|a|an|my|our|his|her)(?: \w+){0,2}) ?$/

/** A battery or cell. */
export const BATTERY = /batter|cell|cr ?\d|fob/

/** A battery or magnet. */
export const BATTERY_OR_MAGNET = /batter|magnet/

/** A battery in its ordinary use. */
export const RUN_DOWN = /\b(?:chang\w*|replac\w*|swapp\w*|bought|died|dead|flat|recycl\w*|charg\w*|ran out)\b/

/** Something is lost or broken. */
export const LOST = /\b(?:cannot|could not|nowhere|drop\w*|lost|floor|bite|crunch\w*|short|not there)\b/

/** The thing is in a neighbor's garden, which an indoor cat never sees. */
export const NEVER_OUTDOORS = /\b(?:neighbou?rs?(?: \w+){0,6} (?:garden|yard|house|porch|flower ?beds?)\b.*\b(?:indoors? only|only indoors?|strictly indoors?|is indoors|never goes out(?:side)?|never outside))\b/

/** It is behind a closed door. */
export const DOOR_SHUT = /\b(?:door(?: (?:is|was|stays|always|kept))* (?:shut|closed|locked))\b/

/** The owner answers their own question, as in "is that wet paint? no, just water". */
export const NO_ONLY = /^(?:no (?:(?:it|that) (?:is|was) |he |she )?(?:just|only))\b(?! (?:(?:a )?(?:bit|little|some)))/

/** Every part of it is there. */
export const ALL_PARTS_THERE = /\b(?:no (?:pieces?|chunks?|bits?|parts?|holes?) (?:\w+ )?(?:missing|gone|torn off)|(?:still |all )?in one piece|no (?:tooth |teeth |bite )?marks on (?:it|them|any|either)|(?:pieces|bits|parts)(?: \w+)? all(?: \w+){0,2} (?:on the floor|there|here)|(?:both|all|the two|each)(?: of the| the| two| four)?(?: \w+)? (?:are|is|were) (?:still |all )?(?:in it|in place|inside|in there|intact|unharmed)|(?:were|was|are|is) not in (?:it|there)|only (?:got|had) the smell|(?:he|she) did not (?:eat|swallow) any(?: of (?:it|them))?(?= \.|$)|nothing (?:is |was )?(?:missing|swallowed|gone)|none (?:is |are |was |were )?(?:missing|gone))\b/

/** It is damaged or some of it went down. */
export const HURT_OR_DOWN = /\b(?:bit|bites|bitten|swallow\w*|ate (?:it|one|some|a|the)|punctur\w*|leak\w*|dent\w*|crack\w*|corrod\w*|except|but one|gulp\w*|not sure|i think|might)\b/

/** A solid thing, which a pet may chew and leave; no poison. */
export const CHEWABLE = /^(?:(?:\w+ )?(?:bones?|ribs?|sticks?|rocks?|stones?|socks?|balls?|toys?|slippers?|shoes?|gloves?|towels?))$/

/** The pet left it. */
export const LEFT = /\b(?:(?:and|then) (?:left|dropped) it(?: there| when told| again| on the (?:floor|rug|grass))?)$/

/** Part of it is gone. */
export const GONE = /\b(?:gone|missing|chunks?|pieces?|bits?|half|end|tip|swallow\w*|ate|gulp\w*)\b/

/** An ordinary cleaner. */
export const MILD_CLEANER = /\b(?:(?:floor|window|glass|kitchen|tile|surface|multi ?surface|all ?purpose|household) (?:cleaner|cleaning spray)|household cleaners?|windex|swiffer(?: \w+)?|mop water|dish ?soap|cleaners?|cleaning (?:product|solution|spray))\b/

/** What is cleaned with it. */
export const SURFACE = /\b(?:floors?|tiles?|counters?|counter ?tops?|tables?|windows?|sills?|mopped|wiped|linoleum)\b/

/** It was thinned or has dried. */
export const THIN_OR_DRY = /\b(?:dry|dried|dries|diluted|watered down|rinsed|drop in a bucket)\b/

/** A strong cleaner, much of one, or a sign of harm. */
export const HARSH = /\b(?:bleach|clorox|ammonia|drain|oven|toilet|lye|acid|lysol|pine ?sol|concentrat\w*|undiluted|straight|full strength|caustic|degreaser|descaler|rust|still wet|not dry|not diluted|bucket|bottle|puddle|drool\w*|vomit\w*|threw up|foam\w*|ulcer\w*|burns?|burned|blister\w*|red tongue|paw\w* at (?:his|her) mouth|gag\w*|wobbl\w*|shak\w*|trembl\w*|limp|weak)\b/
