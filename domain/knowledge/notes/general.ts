import type { Entry } from './entry.ts'

/** Allergy, pain, lumps, wild animals and other findings that need a visit. */
export const general: readonly Entry[] = [
  {
    id: 'swelling-under-eye',
    finding: 'a swelling on the face below the eye',
    kind: 'sign',
    phrases: [
      '(?:bump|lump|swelling|swollen|swelled|knot|abscess|bulge)(?: \\w+){0,4} (?:under|below|beneath)(?: \\w+){0,3} eye',
      '(?:jaw|cheek)(?: \\w+){0,3} (?:swollen|swelling|lump|bump)',
      '(?:swollen|swelling|lump|bump)(?: \\w+){0,4} (?:jaw|cheek)',
    ],
    means: { answers: { mouth_signs: ['swelling_under_eye'] } },
  },
  {
    id: 'face-swelling',
    finding: 'a swollen face or throat',
    kind: 'sign',
    phrases: [
      'throat (?:is )?(?:swelling|swollen|closing)',
      '(?:face|muzzle|lips?|eyelids?|snout|head|throat|eyes|nose|cheeks)(?: (?:and \\w+|{be}|{very}|up|front paws|all)){0,5} (?:swollen|swelled|swelling|puffy|puffed|puffing|blew up|blown up|balloon\\w*|swole\\w*|swell\\w*)',
      '(?:swollen|puffy|swelling (?:of|in|on|around) (?:his|her|the|its)?|swelled up|puffed up) ?(?:face|muzzle|lips?|snout|throat|head)',
    ],
    unless: [
      'under (?:his|her|the) (?:\\w+ )?eye|(?:one|left|right) eye|tooth|years? ago|eyelid (?:bump|lump)',
    ],
    means: { answers: { danger_signs: ['facial_swelling'] } },
  },
  {
    id: 'hives',
    finding: 'hives',
    kind: 'sign',
    phrases: ['hives', 'welts', '(?:lumps?|bumps?) (?:popped|popping|came|coming|broke|all) (?:up|out|over)'],
    means: { answers: { skin_signs: ['hives'] } },
  },
  {
    id: 'anaphylaxis',
    finding: 'a severe allergic reaction',
    kind: 'name',
    phrases: ['anaphyla\\w*'],
    means: { answers: { danger_signs: ['facial_swelling'] } },
  },
  {
    id: 'severe-pain',
    finding: 'severe pain',
    kind: 'sign',
    phrases: [
      '(?:scream\\w*|shriek\\w*|howl\\w*|wail\\w*|yelp\\w*|cry\\w*)(?: \\w+){0,3} (?:in (?:pain|agony)|non ?stop|constantly|and will not stop|bloody murder|continuously)',
      '(?:severe|terrible|excruciating|extreme|horrible|awful|so much|a lot of|lots of|intense|obvious) pain(?: |$)',
      '(?:in|is in) (?:agony|so much pain|a lot of pain|severe pain|terrible pain)',
      '(?:will not|cannot|keeps|does not) (?:stop )?scream\\w*',
      '(?:let out|gave) a (?:\\w+ )?scream',
    ],
    unless: [
      'for (?:food|treats|attention|dinner|breakfast|wet)|when (?:i|we|the vet|he sees|she sees)|until|mating|butt in the air|in pain\\?|at (?:night|\\dam|the (?:door|mailman))',
    ],
    means: { answers: { danger_signs: ['severe_pain'] } },
  },
  {
    id: 'hurts-when-touched',
    finding: 'cries when touched or lifted',
    kind: 'sign',
    phrases: [
      '(?:yelp\\w*|yip\\w*|yipe\\w*|cries|cried|crying|scream\\w*|squeal\\w*|whimper\\w*|growl\\w*|hiss\\w*|snap\\w*)(?: \\w+){0,4} (?:when|if|whenever|as|every time) (?:i|we|you|touched|picked|lifted|moved|anyone)(?: \\w+){0,3} (?:touch\\w*|pick\\w*|lift\\w*|mov\\w*|pet|press\\w*|try|go near|hold)',
    ],
    means: { answers: { pain_signs: ['cries_when_touched'] } },
  },
  {
    id: 'lump',
    finding: 'a lump',
    kind: 'sign',
    phrases: [
      '(?:new|growing|hard|firm|weird|pink|red|ulcerated|bleeding|small|big|large|soft|squishy|hot) (?:\\w+ )?(?:lump|mass|growth|tumor|button|nodule|knot)s?(?: |$)',
      '(?:lump|bump|mass|growth|tumou?r|nodule|button|knot)(?: [\\w,]+){0,10} (?:bigger|growing|grew|grown|larger|doubled|size of|like a (?:grape|pea|cherry|marble|walnut|golf ball|plum|egg))',
      '(?:found|felt|has|noticed) (?:a|some|two|several) (?:\\w+ ){0,2}(?:lump|mass|growth|tumor|knot)s?(?: |$)',
    ],
    unless: [
      'tick|(?:getting|got|much|already) smaller|shrink\\w*|going down|injection|vaccine|lump in (?:my|the) throat|litter|food|clump',
    ],
    means: { answers: { skin_signs: ['lump'] } },
  },
  {
    id: 'people-skin',
    finding: 'people at home with a rash too',
    kind: 'sign',
    phrases: [
      '(?:i|my|we|our|daughter|son|kid|kids|wife|husband|child|children|roommate|girlfriend|boyfriend|mom|partner|\\d+ year old)(?: \\w+){0,6} (?:rash|ring shaped|ringworm|rings?|itchy (?:\\w+ )?(?:patch\\w*|spots?|bumps?)|red (?:circles?|patch\\w*|rings?))',
      'ring ?worm',
    ],
    unless: ['poison ivy'],
    means: { keys: ['people_skin'] },
  },
  {
    id: 'wildlife',
    finding: 'contact with an animal that can carry rabies',
    kind: 'sign',
    phrases: [
      '(?:bats?|raccoons?|skunks?|foxes|fox|rabid)(?: \\w+){0,6} (?:bit|bite|bitten|caught|killed|ate|chewed|mouth|fought|fight|scratch\\w*|in (?:his|her) mouth)',
      '(?:caught|batted|killed|ate|chewed|found|bitten by|bit by|scratched by|played with|fought|fight with|had|got)(?: \\w+){0,3} (?:a |an |the )?(?:dead |live |baby )?(?:bats?|raccoons?|skunks?|fox)(?: |$)',
      'bat in (?:the|our|my) (?:house|bedroom|room|attic)',
      'rabid',
    ],
    unless: ['baseball bat|bats? at|skunk spray\\w*|sprayed by'],
    means: { keys: ['wildlife'] },
  },
]
