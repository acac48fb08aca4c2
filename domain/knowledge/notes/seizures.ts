import type { Entry } from './entry.ts'
import { TWITCHES_ASLEEP } from './whole-story.ts'

/** Lips smacked over a taste are no fit. */
const OVER_A_TASTE =
  '(?:peanut|butter|tast\\w*|lick(?:s|ed|ing)?(?: of)?|lemon\\w*|treats?|yogurt|cheese|gravy|delicious|yum\\w*|dinner time|(?:pull|mak)\\w* (?:a )?(?:\\w+ )?faces?|(?:after|over|for) (?:his|her|the) (?:\\w+ )?(?:dinner|breakfast|food|meal|pill|supper))'
const SMACKING = ['lip ?smack\\w*', 'smack\\w* (?:his|her|its) lips'].map(
  (phrase) => `(?<!${OVER_A_TASTE}.*)${phrase}(?!.*${OVER_A_TASTE})`,
)
/** A cat that calls for a mate rolls and treads with her feet. */
const CALLING =
  '^(?=.*\\b(?:in heat|in season|calling|on heat|mating|for a (?:tom|boyfriend|mate|male)|(?:bum|butt|rear|backside|bottom) (?:up )?in the air|spay (?:is )?booked)\\b)(?=.*\\b(?:yowl\\w*|roll\\w*|howl\\w*|call\\w*|bum|butt|rear|rubs?|rubbing)\\b)(?!.*(?:foam|drool|unaware|stiff|not aware|unconscious|collaps|peed|not respond|the heat|hot\\b)).*$'

/** Fits, tremors and rigid muscles. */
export const seizures: readonly Entry[] = [
  {
    id: 'seizure',
    finding: 'a seizure',
    kind: 'sign',
    phrases: [
      ...SMACKING,
      'snap\\w* at (?:invisible |imaginary )(?:flies|things|bugs)',
      'snap\\w* at (?:flies|things|bugs|the air)(?: \\w+){0,2} (?:that|when there|which|but there|not there|nobody)(?: \\w+){0,3}(?: not|no |not there| are not| is not)?',
      'snap\\w* at flies(?=.*(?:star\\w*|blank|no flies|nothing|not there|invisible|lip|jaw|drool|out of it|unaware))',
      'fly biting',
      '(?:legs?|head|body|limbs){w}{0,3} (?:jerk|jerks|jerked|jerking)',
      'jerk\\w*{w}{0,3} (?:legs?|head|body|all over|uncontrollab\\w*)',
      'seizur\\w*',
      'chomp\\w*{w}{0,3} (?:jaws?|at nothing|air|teeth|at the air)',
      'jaws? (?:was |were |is )?(?:chomp|chatter|snapp|clench)\\w*',
      '(?:rowing|bicycling|swimming|paddling){w}{0,3} legs',
      'legs? (?:was |were |are )?(?:rowing|bicycling|swimming)',
      'spaz\\w*',
      'eyes rolled (?:back|up)',
      'stiff as a board',
      '(?:on|fell on|fell over on) (?:his|her|its) side{w}{0,6} (?:legs|paws|feet){w}{0,2} (?:running|kicking|paddling|jerking|going|stiff|moving)',
      'seizures?',
      'seizing',
      'seized',
      'convuls\\w*',
      '(?:having|had|has|another|a|two|three) (?:\\w+ )?fits?(?: |$)(?! of)',
      'epileptic fit',
      'shak\\w* uncontrollab\\w*',
      'grand mal',
      '(?:legs?|paws?) (?:was |were )?(?:paddling|paddled)',
      'paddl\\w*{w}{0,4} (?:legs|drool\\w*|foam\\w*)',
      '(?:fell|falls|went) (?:over )?(?:and )?(?:stiff|paddling)',
      '(?:went|goes|gone|going) (?:all )?(?:stiff|rigid)(?: |$)',
      'foam\\w* at the mouth',
    ],
    unless: [
      'squirrels?|rabbits?|(?:when|whenever|if) (?:he|she) (?:sees|spots|hears|smells)(?! .*(?:foam|drool|jerk|peed))',
      'jerk\\w* treats?|leash',
      'beef jerky',
      'spaz\\w*{w}{0,6} (?:play|toy|zoom\\w*|house)',
      'zoomies',
      'teeth chatter\\w* at (?:the )?birds?',
      'bird',
      '\\b(?:dream\\w*|asleep|in (?:his|her|their) sleep)\\b',
      'cough\\w* fits?|sneez\\w* fits?|hissy fit|fits? of|hacking fits?|barking fits?|throws? a fit|threw a fit|having a fit (?:about|over|because|when)',
    ],
    unlessSaid: [CALLING, TWITCHES_ASLEEP],
    means: { answers: { danger_signs: ['seizure'] }, keys: ['seizure_words'] },
  },
  {
    id: 'seizing-now',
    finding: 'a seizure that goes on or repeats',
    kind: 'sign',
    phrases: [
      '(?:seizing|convulsing|seizure){w}{0,4} (?:right now|still|will not stop|now|going on)',
      '(?:is|still|keeps|actively) (?:seizing|convulsing|having (?:a )?seizures?)',
      '(?:two|three|four|five|several|multiple|another|second|third|cluster|back to back|more|2|3|4|5)(?: of)? (?:seizures?|fits)',
      '(?:seizure|fit)s?{w}{0,5} (?:[5-9]|\\d\\d|five|six|ten|several) (?:min|mins|minutes)',
    ],
    unless: ['(?:if|when) (?:he|she|it) (?:has|have)', 'under (?:5|five)'],
    means: {
      answers: { danger_signs: ['seizure'], seizure_activity: ['two_or_more_24h'] },
      keys: ['life_threat_words'],
    },
  },
  {
    id: 'epilepsy',
    finding: 'known epilepsy',
    kind: 'state',
    phrases: [
      'epilep(?:sy|tic)',
      'phenobarb\\w*',
      'keppra',
      'levetiracetam',
      'zonisamide',
      'potassium bromide',
    ],
    means: { answers: { seizure_history: ['known_on_medicine'] } },
  },
  {
    id: 'tremors',
    finding: 'shaking or twitching',
    kind: 'sign',
    phrases: [
      'tremor\\w*',
      'trembl\\w*',
      'shiver\\w*',
      'shak(?:ing|es|y|ed)(?! (?:his|her|its|the|their|your|my)? ?(?:head|ears?|toy|toys|tail|off|himself|herself|itself|hands?|paw|a lot after))',
      'quiver\\w*',
    ],
    unless: [
      '\\b(?:dream\\w*|asleep|sleep\\w*)\\b',
      'fireworks|july|new year|loud noise|thunder|storm|vets?\\b|scared|fear|nervous|excited|doorbell|(?<!\\bflea )bath\\b|head shak\\w*|shak\\w* (?:\\w+ )?(?:head|ears?)|car ride|(?:ears?|water|faucet)|toy',
    ],
    unlessSaid: [
      '(?:spayed|neutered|spay|neuter|surgery|dental|sedated|sedation|anesthesia|operation|procedure){w}{0,6} (?:today|yesterday|this morning|this afternoon|this am|last night|tonight)',
      '(?:today|yesterday|this morning|last night){w}{0,4} (?:spay|neuter|surgery|dental|anesthesia|operation)\\w*',
      '(?:day|night|evening|hours) (?:one |1 |two |2 )?after (?:his|her|the)? ?(?:spay|neuter|surgery|dental|anesthesia|operation)',
    ],
    means: { answers: { neurologic_signs: ['tremors'] } },
  },
  {
    id: 'twitches',
    finding: 'shaking or twitching',
    kind: 'sign',
    phrases: ['twitch\\w*', 'jerking'],
    unless: [
      '\\b(?:dream\\w*|asleep|sleep\\w*)\\b',
      'firework\\w*|thunder|storm|vets?\\b|excited|head shak\\w*|shak\\w* (?:\\w+ )?(?:head|ears?)|ears?\\b|nose|whiskers?|tail|toy|birds?\\b|squirrels?|(?<!\\bflea )bath\\b',
    ],
    unlessSaid: [
      '(?:spayed|neutered|spay|neuter|surgery|dental|sedated|sedation|anesthesia|operation|procedure){w}{0,6} (?:today|yesterday|this morning|this afternoon|this am|last night|tonight)',
      '(?:today|yesterday|this morning|last night){w}{0,4} (?:spay|neuter|surgery|dental|anesthesia|operation)\\w*',
      '(?:day|night|evening|hours) (?:one |1 |two |2 )?after (?:his|her|the)? ?(?:spay|neuter|surgery|dental|anesthesia|operation)',
    ],
    means: { answers: { neurologic_signs: ['tremors'] } },
  },
  {
    id: 'rigid',
    finding: 'a rigid body or locked jaw',
    kind: 'sign',
    phrases: [
      'jaws? (?:is |are |seems )?(?:locked|stuck shut|clamped|frozen shut)',
      'lock ?jaw',
      '(?:whole body|body|legs) (?:is |are |was |went |gone )?(?:rigid|stiff as a board)',
      'saw ?horse',
    ],
    means: { answers: { mobility_pattern: ['rigid_muscles'] } },
  },
  {
    id: 'fit-described',
    finding: 'a seizure',
    kind: 'sign',
    phrases: [
      'fitting (?:since|for|now|again|on|all|and)|(?:is|was|been|started|keeps|still|began) fitting(?! (?:in|into|through|well))',
      'teeth chatter\\w*{w}{0,10} (?:confus\\w*|drool\\w*|foam\\w*|stiff|jerk\\w*|blank|paddl\\w*|peed)',
      '(?:legs?|paws|feet){w}{0,3} (?:paddl\\w*|cycling|thrash\\w*|rowing|convuls\\w*)|paddl\\w*{w}{0,3} (?:legs?|paws|feet)',
      '(?:head|neck){w}{0,2} (?:bent|arched|thrown|pulled|drawn|cranked|twisted|jerked|craned) (?:way |all the way )?back(?:wards?)?|like (?:he|she|it) (?:is|was) possessed|exorcist',
      '(?:flopp\\w*|thrash\\w*|flail\\w*|jerk\\w*|twitch\\w*|shook|shak\\w*|convuls\\w*|kick\\w*|paddl\\w*|spas\\w*|vibrat\\w*|writh\\w*|bounc\\w*|tremb\\w*){w}{0,8} (?:like a fish|on (?:the floor|his side|her side|its side)|eyes (?:open|rolled|rolling|glazed|back|blank|wide)|foam\\w*|froth\\w*|peed|pee|pooped|wet (?:him|her|it)self|legs going|stiff|rigid|nobody home|not home|not (?:there|aware|responding|responsive)|unaware|did not (?:know|respond|hear)|lost (?:his|her) (?:bladder|bowels))',
      '(?:fish flop|flopp\\w* like a fish|flop like a fish|fish out of water{w}{0,4} floor)',
      '(?:foam\\w*|froth\\w*){w}{0,4} (?:mouth|lips|jaw|face)|(?:mouth|lips|jaw){w}{0,3} (?:foam\\w*|froth\\w*)|frothy mouth',
      '(?:drool\\w*|foam\\w*|froth\\w*){w}{0,8} (?:stiff|jerk\\w*|paddl\\w*|twitch\\w*|not respond\\w*|legs going|eyes rolled|rigid|ears flick\\w*)',
      'legs?{w}{0,3} (?:running|pumping|cycling|pedal\\w*|paddl\\w*|rowing|swimming|galloping|stuck out|rigid|went rigid|straight out|stiff(?:ened)?){w}{0,8} (?:side|floor|eyes|jaw|foam\\w*|froth\\w*|peed?|wet|drool\\w*|stiff|jerk\\w*|lying|messed|unaware|home)',
      '(?:run\\w*|pedal\\w*|swimming|gallop\\w*|cycling|bicycl\\w*) (?:in place|in the air|on air|at nothing){w}{0,3}(?: (?:while|on|lying|side))?',
      'jaw{w}{0,3} (?:clack\\w*|chatter\\w*|chomp\\w*|snapp\\w*|clench\\w*|champ\\w*|clamp\\w*)',
      '(?<!\\b(?:i|we|you|people|who|to) )(?:chew\\w*|chomp\\w*|bit\\w*|snapp\\w*){w}{0,2} (?:air|invisible|nothing|imaginary)(?: |$)',
      'like (?:\\w+ ){0,3}chewing gum|gum chewing (?:fits?|motions?|face)|chewing gum (?:fits?|motions?)',
      '(?:cannot|could not|unable to) snap (?:him|her|it) out',
      '(?:stiff|rigid|stiffened|board|plank){w}{0,8} (?:peed|wet|pooped|messed|soiled|foam\\w*|froth\\w*|jerk\\w*|shook|shak\\w*|drool\\w*|twitch\\w*|all over|paddl\\w*|herself|himself)',
      '(?:siez|seiz|seez)(?:e|es|ed|ing|ure|ures|ured)(?: |$)(?! (?:the|alert|medication free))',
      '(?:jerky|jerking|twitchy|shaking|epileptic|rigid|weird|staring|zoning|blank|freez\\w*|spastic|convuls\\w*) (?:spells?|episodes?|attacks?|turns?|bouts?|events?)',
      '(?:took|had|having|has|got) (?:a|an|another|his|her|some|one of) (?:\\w+ )?(?:turn|spell|spasm|episode|convulsion)(?: |$)(?=.*(?:stiff|foam|froth|jerk|rigid|leg|drool|eyes|mouth|peed|shak|shook|twitch|convuls|limp|fell|did not know))',
      '(?:face|lip|lips|ear|eye|whisker|cheek|mouth|head){w}{0,3} (?:twitch\\w*|tic\\w*|spasm\\w*|jerk\\w*){w}{0,14} (?:drool\\w*|not respond\\w*|snap (?:him|her)|chew\\w*|unaware|out of it|over and over|again and again|third time|second time|times today|every few)',
      '(?:had|having|has|another|second|two|three|\\d|first|big|small|little|some) (?:\\w+ )?fits?(?: |$)(?! (?:of|in|into|through|the|well|perfectly|like a glove|under|on|about|over|when (?:i|we) leave))',
      'convuls\\w*|grand ?mal|petit mal|focal seiz\\w*|status epilepticus',
      'post ?ictal',
    ],
    unless: [
      'sits? with (?:that|the|his|her|its|one|a) (?:\\w+ )?leg',
      '\\b(?:dream\\w*|chasing rabbits|asleep(?!.*(?:foam|froth|peed|rigid|respond))|in (?:his|her|its) sleep|while (?:he|she|it) (?:is )?(?:asleep|sleep\\w*))\\b|zoomies|head shak\\w*|shook (?:his|her) head|jerky treat|beef jerky|toothbrush|(?:cough|sneez|hiss|bark|hack|laugh)\\w* fits?|hissy fit|fits? of|throws? (?:a|her|his) (?:\\w+ )?fit|threw a fit|when i leave|tooth ?paste|shampoo|seize the day|no (?:seizures?|fits?)|birds?\\b|play\\w*|\\btoys?\\b|(?:year|years|yrs) ago|vet knows|catnip|paint|pill|medicine taste|(?:hates?|during|in) (?:the|his|her)? ?bath',
    ],
    unlessSaid: [CALLING, TWITCHES_ASLEEP],
    means: { answers: { danger_signs: ['seizure'] }, keys: ['seizure_words'] },
  },
  {
    id: 'fits-in-a-row',
    finding: 'a seizure that goes on or repeats',
    kind: 'sign',
    phrases: [
      '(?:two|three|four|five|six|several|multiple|couple|second|third|fourth|2nd|3rd|4th|another|bunch of|[2-9]){w}{0,3} (?:fits?|seizures?|convulsions?|jerky spells|seizes)(?: |$)(?! (?:in|into) (?:the|his|her) (?:bed|crate))',
      '(?:(?<!\\b(?:is|was|not|so|very|to|pretty|super|still) )fit(?! (?:as|and (?:had|well|healthy)|so|in|well|him|her|for|through))|fits|seizures?|convuls\\w*|spells?|seiz\\w*|siez\\w*|fish flop\\w*|epi|epileptic){w}{0,12} (?:second|third|fourth|2nd|3rd|4th|two|three|four|another|back to back|in a row|one after)(?: (?:one|time|of them|in|today|since|already))*(?: |$)',
      '(?:epi|epilep\\w*|keppra|pheno\\w*|meds){w}{0,6} (?:two|three|four|five|[2-9]){w}{0,2} (?:today|tonight|already|since|in (?:a|the|\\d+))',
      '(?:fit|seiz\\w*|siez\\w*|convuls\\w*|episode){w}{0,6} (?:lasted|for|about|went on|over|around|like|almost){w}{0,3} (?:[5-9]|\\d\\d|five|six|seven|eight|ten|fifteen|several) ?(?:min\\w*)',
    ],
    unless: [
      'known to the vet|(?:year|years|yrs) ago|no (?:seizures?|fits?)|throws?|threw|hissy|play\\w*|sneez\\w*|cough\\w*|vomit\\w*|puk\\w*|threw up|poop\\w*|pee\\b|peed',
    ],
    means: {
      answers: { danger_signs: ['seizure'], seizure_activity: ['two_or_more_24h'] },
      keys: ['life_threat_words', 'seizure_words'],
    },
  },
  {
    id: 'whole-body-tremor',
    finding: 'shaking of the whole body',
    kind: 'sign',
    phrases: [
      '(?:full|whole|entire|all over)(?: \\w+)? ?body{w}{0,3} (?:tremor\\w*|shak\\w*|trembl\\w*|twitch\\w*|quiver\\w*|vibrat\\w*|jerk\\w*)',
      'muscles?{w}{0,4} (?:rippl\\w*|jump\\w*|twitch\\w*|crawl\\w*|spasm\\w*|fascicul\\w*|jerk\\w*){w}{0,5} (?:all over|under (?:the|his|her) skin|everywhere|whole body|non ?stop|cannot)',
      '(?:shak\\w*|trembl\\w*|twitch\\w*|tremor\\w*|quiver\\w*|vibrat\\w*|jitter\\w*|jerk\\w*){w}{0,6} (?:drool\\w*|foam\\w*|wobbl\\w*|stagger\\w*|cannot (?:stop|walk|stand|control)|will not stop|uncontroll\\w*|violently|non ?stop|for hours)',
      '(?:cannot|could not|will not) (?:stop|control) (?:the |his |her |its )?(?:shak\\w*|trembl\\w*|twitch\\w*|tremor\\w*|jerk\\w*)',
    ],
    unless: [
      'fireworks|thunder|storm|scared|fear\\w*|afraid|nervous|excite\\w*|\\bvets?\\b|(?<!\\bflea )bath|cold|snow|wet\\b|vacuum|purr\\w*|dream\\w*|asleep|sleep\\w*|shak\\w* (?:his|her|its) head|head shak\\w*|ears?\\b|toy|car\\b|july|new year',
    ],
    means: { answers: { neurologic_signs: ['tremors'] }, keys: ['whole_body_tremor'] },
  },
  {
    id: 'shakes-after-flea-product',
    finding: 'shaking after a flea product',
    kind: 'sign',
    species: 'cat',
    phrases: [
      '(?:fleas?|ticks?)(?: and \\w+)? (?:bath|dip|shampoo|spray|drops|treatment|collar|powder|stuff|meds?|medicine|spot ?on|product|drop)(?=.*\\b(?:trembl|twitch|tremor|shak(?:es|ing|y)|wobbl|seiz|convuls|jerk|foam))',
      '(?:trembl|twitch|tremor|shak(?:es|ing|y)|wobbl|jerk|foam)\\w*(?: \\w+){0,14} (?:fleas?|ticks?)(?: and \\w+)? (?:bath|dip|shampoo|spray|drops|treatment|collar|powder|stuff|meds?|medicine|spot ?on|product|drop)',
    ],
    unless: [
      '(?:shak|head)\\w* (?:his|her|its) head|head shak\\w*|no (?:trembl|twitch|shak|drool)\\w*|wet\\b|(?:month|year)s? ago',
    ],
    means: { answers: { exposure: ['permethrin'], neurologic_signs: ['tremors'] } },
  },
]
