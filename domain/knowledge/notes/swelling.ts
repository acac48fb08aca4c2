import type { Entry } from './entry.ts'

/** Nothing in the statement speaks of a sting, of haste or of the airway. */
const NOT_SUDDEN =
  '(?!.*(?:bees?\\b|wasp|sting|stung|hives?\\b|sudden|vaccin|shots?\\b|minutes?|hours?|today|breath|swallow|throat|tongue|neck|fast|quick|fever))'
const OVER_DAYS =
  '(?:rodent ulcer|ulcer|broken (?:\\w+ )?tooth|growing for|slow(?:ly)?|(?:over|for|past|last|in|about) (?:the |about |like |almost )?(?:last |past )?(?:\\w+ )?(?:days|weeks?|months?)|since (?:last (?:week|month|\\w+day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day))'
/** A statement of a swelling that came over days. */
export const SLOWLY = `^${NOT_SUDDEN}(?=.*${OVER_DAYS}).*$`
const NOT_SLOWLY = `^(?!${NOT_SUDDEN}(?=.*${OVER_DAYS})).*$`

/** Swellings of the face, hives and stings. */
export const swelling: readonly Entry[] = [
  {
    id: 'swollen-face',
    finding: 'a swollen face, throat or head',
    kind: 'sign',
    phrases: [
      '(?:face|muzzle|snout|lips?|head|throat|jowls?|tongue|eyelids?|neck|chin|nose|ears?|cheeks?){w}{0,4} (?:(?:two|three|four|five|\\d+|several) (?:times|x){w}{0,3} (?:size|big|bigger|normal)|(?:double|triple|twice){w}{0,3} (?:size|big|normal)|(?:bigger|fatter|thicker|larger) (?:than|by the))',
      '(?:face|muzzle|snout|lips?|head|throat|jowls?|tongue|eyelids?|neck|chin)(?: (?:and|{be}|{very}|his|her|its|lips?|face|eyes?|eyelids?|chin|muzzle|has|have|kind|sort)){0,6} (?:swell\\w*|swole|swollen|puff(?:y|ed|ing|s)?|balloon\\w*|blew up|blown up|blowing up|doubled|tripled|inflat\\w*|enormous|huge|ginormous|fat|bloat\\w*|humongous|blimp\\w*|misshapen|lopsided)(?: |$)',
      '(?:face|muzzle|snout|lips?|head|throat|jowls?|eyelids?|neck|chin|mouth){w}{0,4} (?:like|size of|as big as|resembl\\w*){w}{0,3} (?:sausages?|hippo|balloon|basketball|shar ?pei|grapefruit|softball|melon|pumpkin|blow ?fish|puffer ?fish|hot dogs?|marshmallow|boxer|botox|moose|football|chipmunk|bulldog|manatee|cantaloupe)',
      '(?:swollen|puffy|puffed|ballooned|fat|swelling|bloated)(?: (?:up|of|in|around|out|on))* (?:his |her |its |the )?(?:face|muzzle|snout|lips?|head|throat|jowls?|tongue|eyelids?)(?: |$)',
      'botox|chipmunk cheeks',
      'eyes? (?:is |are )?(?:puffed|swelled|swollen|swelling|puffy|ballooned){w}{0,2} (?:shut|closed){w}{0,6} (?:lips?|face|muzzle|sting|stung|bee|wasp|hives|vaccine|shot)',
      '(?:face|head|muzzle){w}{0,3} (?:puffed|swelled|blew|blown|ballooned|swole)(?: (?:up|out))?',
      '(?:doubled|tripled) in size',
    ],
    unless: [
      'not (?:swoll\\w*|puffy)|no (?:swelling|facial)|(?:year|years|yrs|month|months) ago|gone now|abscess|tooth|dental|gum(?:s)? swollen|big head|fat head|puffy (?:tail|cheeks always)|belly|stomach|tail|fluff\\w*|fur (?:is )?puff\\w*|always|since (?:we|i) (?:got|adopted|brought)|growing (?:so|up)|(?:lump|mass|growth|tumou?r|wart)(?: \\w+){0,4} (?:doubled|tripled)|pupp(?:y|ies) (?:doubled|has doubled)|wrinkl\\w*',
      SLOWLY,
    ],
    means: { answers: { danger_signs: ['facial_swelling'] } },
  },
  {
    id: 'slow-face-swelling',
    finding: 'a swelling of the face that came over days',
    kind: 'sign',
    phrases: [
      '(?:face|muzzle|snout|lips?|chin|cheeks?|eyes?|eyelids?)(?: \\w+){0,4} (?:swollen|swelling|swelled|fat|fatter|puffy|lump\\w*)(?: |$)',
      '(?:fat|swollen|puffy|thick) (?:\\w+ )?(?:lips?|face|cheek|chin|muzzle|snout)(?: |$)',
      '(?:swelling|lump|bump|swollen)(?: \\w+){0,3} (?:under|below|beside|near|next to)(?: \\w+){0,2} eye',
      'rodent ulcer',
    ],
    unless: [NOT_SLOWLY],
    means: { answers: { mouth_signs: ['swelling_under_eye'] } },
  },
  {
    id: 'welts',
    finding: 'hives',
    kind: 'sign',
    phrases: [
      'hives?(?! of)|welts?|wheals?|urticaria',
      '(?:lump\\w*|bump\\w*|swellings?|knots){w}{0,6} (?:all over|everywhere|head to (?:toe|tail)|top to tail|golf ball|popp\\w* up|all of a sudden|out of nowhere|under (?:his|her) fur)',
    ],
    unless: [
      'no (?:hives?|welts?|lumps|bumps)|bee ?hives?|speed bump|flea|acne|bumps? into|(?:year|years|yrs) ago|fatty lump|lipoma',
    ],
    means: { answers: { skin_signs: ['hives'] } },
  },
  {
    id: 'many-stings',
    finding: 'many stings at once',
    kind: 'sign',
    phrases: [
      '(?:stung|sting\\w*|bees?|wasps?|hornets?|yellow ?jackets?|fire ants?|ants){w}{0,10} (?:\\d\\d|dozens?|many|multiple|lots of|several|bunch of|swarm\\w*|a whole|ten|twenty|thirty|fifteen|hundred\\w*) ?(?:times|stings?|bites?|spots|of them|$)',
      '(?:swarm\\w*|nest|mound|hive) (?:of|by) (?:\\w+ )?(?:bees|wasps|hornets|yellow ?jackets|fire ants)',
      '(?:into|in|on|disturbed|dug up|stepped on|stuck (?:his|her) \\w+ in) (?:a |an |the )?(?:\\w+ )?(?:bee ?hive|bees? nest|wasps? nest|hornets? nest|yellow ?jackets? nest|fire ant (?:mound|hill|nest)|ground nest)',
      '(?:covered|swarmed){w}{0,3} (?:bees|wasps|hornets|yellow ?jackets|fire ants|stingers)',
      '(?:sting|stung){w}{0,8} (?:inside (?:his|her) mouth|in (?:the|his|her) (?:mouth|throat)|tongue|throat|collaps\\w*|hoarse|wheez\\w*|weak|wobbl\\w*|drool\\w*|vomit\\w*|puk\\w*|threw up|out of it|pale)',
    ],
    unless: ['not stung|never stung|(?:year|years|yrs) ago|barks? at|afraid|worried'],
    means: { answers: { exposure: ['insect_sting'], danger_signs: ['facial_swelling'] } },
  },
  {
    id: 'one-sting',
    finding: 'a sting',
    kind: 'sign',
    phrases: [
      '(?:stung|sting) (?:by|on|in|from)',
      '(?:bee|wasp|hornet|yellow ?jacket|scorpion|fire ants?) (?:stung|got|nailed|bit|sting)',
      '(?:snapp\\w* at|ate|eat\\w*|caught|swallow\\w*|bit|chomp\\w*|crunch\\w*){w}{0,3} (?:bees?|wasps?|hornets?|yellow ?jackets?|scorpion)',
    ],
    unless: ['not stung|never stung|(?:year|years|yrs) ago|allergic to'],
    means: { answers: { exposure: ['insect_sting'] } },
  },
]
