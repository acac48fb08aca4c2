/*
 * What a whole note tells that takes an alarming word back; for `unlessSaid`. Each looks at first for words with which
 * the same story would be a danger.
 */

const PET = '(?:he|she|it|they|the dog|the cat|dog|cat|puppy|kitten)'

const OPERATED =
  '(?:spay\\w*|neuter\\w*|fixed|castrat\\w*|desex\\w*|surgery|dental|teeth cleaning|tooth (?:out|pulled)|sedat\\w*|ana?esthe\\w*|operation|procedure)'
const TODAY =
  '(?:today|this (?:morning|afternoon|am)|tonight|last night|yesterday|(?:\\d+|a few|few|two|three|four|five|six|eight) (?:hours|hrs)|at (?:\\d+|noon))'

/** Drowsy and unsteady on the day of an anesthesia, as the clinic said it would be, and not worse or for longer. */
export const AFTER_ANESTHESIA = `^(?!.*\\b(?:worse|worsen\\w*|days? ago|days later|(?:two|three|four|five|several|few|[2-9]) days|since yesterday|(?:last|weeks?|months?|years?) (?:ago|week|month|year|summer|winter|spring|fall)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|was (?:fine|ok|okay|normal|himself|herself)|keeps? fall\\w*|to the (?:left|right)|one side|circl\\w*|tilt\\w*|flick\\w*|breath\\w* (?:is |are )?(?:very |so )?(?:slow|shallow)|edibles?|weed|gumm(?:y|ies)|marijuana)\\b)(?:.*\\b${OPERATED}(?: (?!since|and|but|now|then|he|she|wobbl|drunk|stagger|sway|fall)\\w+){0,5} ${TODAY}|.*\\b${TODAY}(?: \\w+){0,4} ${OPERATED}|(?=.*\\b${OPERATED}).*\\b(?:nurse|vet|clinic|tech|sheet|paper)(?: \\w+){0,6} (?:said|says|warned|told|wrote|expect)|.*\\b(?:day|night|evening|hours) (?:one |1 )?after (?:his |her |the )?${OPERATED})\\b`

/** What neighbors hear: only while the pet is alone, and quiet when somebody comes. */
export const ONLY_WHEN_ALONE =
  '^(?!.*\\b(?:blood(?!y murder)\\w*|bleed\\w*|limp\\w*|drag\\w*|swollen|hard|bloat\\w*|stiff|vomit\\w*|threw|worse|trembl\\w*|shak(?:es|ing)|cannot|will not (?:move|walk|eat|get|let|put|use|stand)|pick(?:ed|ing)? (?:him|her|it) up|touch\\w*|legs?|fell|hit|torn|stuck|non ?stop|pain|hurt\\w*|yelp\\w*|every time (?:he|she)|gets? up|lies|lift\\w*|carr(?:y|ies)|box|litter|tray|pee\\w*|poop\\w*|strain\\w*|cage|tooth|teeth)\\b)(?=.*\\b(?:(?:stops|stopped|quiet|silent|silence|fine|happy|normal|wags|sleeps|nap\\w*|asleep)\\b)).*\\b(?:(?:minute|moment|second|soon as|when|whenever|once|only|every time) (?:\\w+ )?(?:we|i) (?:back out|leave|left|go|am gone|are gone|drive|walk out|head out|shut the door|(?:am|are) (?:out|away|gone|at (?:work|school|the office)))|(?:only|just) while (?:we|i) (?:am|are) (?:out|away|gone|at (?:work|school|the office))|(?:when|while|if|because) (?:' +
  PET +
  ' )?(?:is |s |left )?(?:home )?alone|separation)\\b'

/** Paws and whiskers that twitch in sleep, in a pet that wakes at a touch and is well. */
export const TWITCHES_ASLEEP =
  '^(?!.*\\b(?:foam\\w*|froth\\w*|drool\\w*|peed|wet (?:him|her|it)self|stiff\\w*|rigid|cannot wake|could not wake|will not wake|would not wake|hard to wake|not wake|while awake|when awake|awake too|eyes open|minutes|limp|cold|collaps\\w*|fell|falls|walks into|confus\\w*|disoriented|blue|not nurs\\w*|will not nurse|weak|epilep\\w*|again and again|had (?:a|an|another|two|his|her) (?:\\w+ )?(?:seizure|fit|convulsion)s?|real|tonight|standing|this morning)\\b)(?=.*\\b(?:is (?:that|this|it)|are (?:these|those|they|that)|(?:is|are) (?:he|she|they) (?:having|seizing)|could (?:it|this|that) be|google\\w*|internet)\\b)(?=.*\\b(?:stops?|stopped|wakes?|woke|wakens?|opens? (?:his|her|their|its) eyes|(?:is |are )?(?:right )?awake|normal right|nurse|nurses|nursing|gain\\w*|tail (?:thumps|wags|going)|wags|stretch\\w*)\\b).*\\b(?:(?:twitch|jerk|paddl|run|kick|woof|jump|dream|wiggl)\\w*(?: \\w+){0,6} (?:asleep|sleep\\w*|dream\\w*|naps?)|(?:asleep|sleep\\w*|dream\\w*|naps?)(?: \\w+){0,6} (?:twitch|jerk|paddl|run|kick|woof|jump|wiggl)\\w*)\\b'

/** A noise of the breath known for long, in a pet that is quiet asleep. */
export const NOISY_FOR_LONG =
  '^(?!.*\\b(?:worse|worsen\\w*|louder|today|tonight|now|suddenly|sudden|since (?:yesterday|this|an?|last)|hours?|drool\\w*|is over|no more|last night|blue|purple|gr[ae]y|pale|heav\\w*|gasp\\w*|collaps\\w*|faint\\w*|passed out|open mouth|mouth open|stretched|cannot lie|will not lie|struggl\\w*|fight\\w*|hot day|heat|fast)\\b)(?=.*\\b(?:(?:for|in) (?:\\w+ )?(?:months|years)|(?:his|her) (?:whole |entire )?life|since (?:(?:he|she) was |a |day one)?(?:\\w+ )?(?:pup|puppy|kitten|little|baby|puppyhood|kittenhood|day one)|always|been years)\\b).*\\b(?:(?:quiet|calm|silent|easy|normal|fine)(?: \\w+){0,3} (?:asleep|sleep\\w*|at rest|resting|at night|in between|the rest)|(?:asleep|sleep\\w*|resting|at rest)(?: \\w+){0,3} (?:quiet|calm|silent|easy|\\d+)|\\d+(?: \\w+){0,4} (?:asleep|sleeping|at rest))\\b'

/** Dark crumbs on chin or coat: blackheads or flea dirt, in a pet that vomits nothing and ate none. */
export const GROUNDS_ON_SKIN =
  '^(?!.*(?<!\\b(?:not|never|no|nor)(?: \\w+)? )\\b(?:threw up|thrown up|throw\\w* up|vomit(?:s|ed|ing)|pukes?|puked|puking|barf\\w*|retch\\w*|brought up|came up|black (?:poop|stool)|ate|eaten|eating(?! (?:fine|well|normal\\w*|good|great))|missing|gone|wrappers?|trash|garbage|compost|got into|spill\\w*|filter|machine|pot|licked|licks|shak\\w*|trembl\\w*|racing|hyper)\\b)(?=.*\\b(?:dots?|acne|blackheads?|specks?|fleas?|comb\\w*|paper towel|wipe\\w*|no (?:swelling|vomit\\w*)|not sore|does not (?:hurt|bother)|bowl|dirt)\\b).*\\bcoffee grounds(?: \\w+){0,4} (?:chin|coat|fur|tail|rump|back|skin|belly|ears?|lips?|elbows?|bed(?:ding)?)\\b'

/** A cry at a hand near a torn nail, in a pet that walks on the paw; looked for in the whole sentence. */
export const AT_A_TORN_NAIL =
  '^(?!.*\\b(?:(?:will|does|can|would) not (?:\\w+ ){0,3}(?:put|use|walk|stand|step|bear|move|touch|let)|cannot (?:\\w+ ){0,3}(?:put|use|walk|stand|step|bear|move)|non ?stop|(?:will|does) not stop|touch\\w* (?:his|her) (?!nail|toe|paw|foot|claw|dew)\\w+|hours?|constantly|all night|shak\\w*|trembl\\w*|drag\\w*|hangs|swollen|bone|fell|hit|car|whole leg|no weight|three legs)\\b)(?=.*\\b(?:nails?|toe ?nails?|dew ?claws?|claws?)\\b).*\\b(?:if|when|whenever|every time) (?:you|i|we|anyone|anybody)(?: \\w+){0,3} (?:looks?|touch|come|comes|go|goes|get|gets|near|wrap|clip|check)'

/** A cat that calls for a mate rolls, treads with her feet and wails. */
export const CALLING =
  '^(?=.*\\b(?:in heat|in season|calling|on heat|mating|for a (?:tom|boyfriend|mate|male)|(?:bum|butt|rear|backside|bottom) (?:up )?in the air|spay (?:is )?booked)\\b)(?=.*\\b(?:yowl\\w*|roll\\w*|howl\\w*|call\\w*|bum|butt|rear|rubs?|rubbing)\\b)(?!.*(?:foam|drool|unaware|stiff|not aware|unconscious|collaps|peed|not respond|the heat|hot\\b)).*$'
