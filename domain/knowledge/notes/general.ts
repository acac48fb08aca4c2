import type { Entry } from './entry.ts'
import { SLOWLY } from './swelling.ts'
import { AT_A_TORN_NAIL, ONLY_WHEN_ALONE } from './whole-story.ts'

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
      SLOWLY,
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
      'not in (?:any )?(?:pain|distress|agony)',
      'for (?:food|treats|attention|dinner|breakfast|wet)|when (?:i|we|the vet|he sees|she sees)|until|mating|butt in the air|in pain\\?|at (?:night|\\dam|the (?:door|mailman))',
      AT_A_TORN_NAIL,
    ],
    unlessSaid: [ONLY_WHEN_ALONE],
    means: { answers: { danger_signs: ['severe_pain'] } },
  },
  {
    id: 'hurts-when-touched',
    finding: 'cries when touched or lifted',
    kind: 'sign',
    phrases: [
      '(?:whin|whimper|groan|moan|grunt)\\w*(?: \\w+){0,2} (?:getting|when (?:he|she) (?:gets|lies|lays|moves|stands|sits|climbs)|lying|standing|going (?:up|down))',

      '(?:yelp|yip|cry|crie|cried|whimper|scream|squeal|whin)\\w*(?: \\w+){0,2} (?:getting|jumping|standing|going|climbing|lying|laying|sitting|turning|walking|moving)(?: \\w+){0,3} (?:up|off|down|on|onto|in|into|out|stairs|around)',
      '(?:yelp|yip|cry|crie|cried|whimper|scream|squeal)\\w*(?: \\w+){0,2} (?:when|whenever|if|as|every time) (?:he|she|it) (?:gets? up|jumps?|moves?|stands?|turns?|walks?|sits?|lies|lays|goes (?:up|down)|steps|bends|climbs)',
      'cries? out (?:in pain|when)',
      '(?:yelp\\w*|yip\\w*|yipe\\w*|cries|cried|crying|scream\\w*|squeal\\w*|whimper\\w*|growl\\w*|hiss\\w*|snap\\w*)(?: \\w+){0,4} (?:when|if|whenever|as|every time) (?:i|we|you|touched|picked|lifted|moved|anyone)(?: \\w+){0,3} (?:touch\\w*|pick\\w*|lift\\w*|mov\\w*|pet|press\\w*|try|go near|hold)',
    ],
    unless: [
      '(?:touch|press|brush|bump)\\w*(?: \\w+){0,4} (?:scrape|scratch|scab|graze|nick|bug bite)|excit\\w*|let (?:him|her) (?:in|out)|at the door|mailman|to go (?:out|for)|for (?:food|attention|treats|dinner)',
    ],
    means: { answers: { pain_signs: ['cries_when_touched'] } },
  },
  {
    id: 'lump',
    finding: 'a lump',
    kind: 'sign',
    phrases: [
      '(?:lump|bump|mass|growth|tumou?r|nodule|button|knot|wart|cyst)(?: \\w+){0,8} (?:twice|tripled|triple|quadrupled|has grown|grown|growing|bigger|larger|changed|bleeding|ooz\\w*|burst\\w*|open\\w*)(?: |$)',
      '(?:felt|found|feel|noticed|there is|has) (?:\\w+ ){0,2}(?:marble|pea|grape|bb|pebble|bead|nut|walnut|bean|button)(?: sized \\w+| like \\w+)?(?: \\w+){0,2} (?:under|in|on|near|beside|by) (?:\\w+ ){0,2}(?:skin|nipple|teat|boob|breast|belly|neck|armpit|groin|ribs?|leg|side|chest|jaw|throat|shoulder)',
      '(?:hard|firm|small|little|new|tiny|squishy) (?:grape|pea|marble|bb|pebble|nut|walnut|cherry|button|bead|peanut)(?: sized)?(?: \\w+){0,3} (?:near|on|by|under|in|beside|next to|behind)(?: \\w+){0,4} (?:nipple|teat|boob|breast|belly|neck|skin|armpit|groin|rib|ribs|leg|side|chest|mammar\\w*|jaw|throat|shoulder)',
      '(?:lump|knot|bump|mass|growth|nodule)(?: \\w+){0,4} (?:boob|breast|teat|nipple|mammar\\w*|neck|throat|groin|armpit|jaw|chest|ribs?|shoulder|leg|thigh)(?: \\w+){0,8} (?:not there|was not|new|never|before|recent\\w*|last week|weeks?)',
      '(?:new|growing|hard|firm|weird|pink|red|ulcerated|bleeding|small|big|large|soft|squishy|hot) (?:(?!no |not |never |without )\\w+ )?(?:lump|mass|growth|tumor|button|nodule|knot)s?(?: |$)',
      '(?:lump|bump|mass|growth|tumou?r|nodule|button|knot)(?: [\\w,]+){0,10} (?:bigger|growing|grew|grown|larger|doubled|size of|like a (?:grape|pea|cherry|marble|walnut|golf ball|plum|egg))',
      '(?:found|felt|has|noticed) (?:a|some|two|several) (?:\\w+ ){0,2}(?:lump|mass|growth|tumor|knot)s?(?: |$)',
      '(?:hard|firm|small|little|new|tiny) (?:bean|pea|marble|bb|pebble|bead|lump|knot|grain|stone)(?: \\w+){0,4} (?:milk (?:line|bar|chain)|undercarriage|mammar\\w*|teats?|nipples?)',
      '(?:warm|hot|squishy|soft|sore|painful|tender)(?: (?:warm|hot|squishy|soft|sore|painful|tender))? (?:patch|swelling|bubble|area|spot) like (?:a |an )?\\w+',
      '(?:sore|painful|tender|hot|warm) (?:\\w+ )?(?:lump|bump|swelling|bulge)(?: |$)',
      '(?:felt|feel|found|find|has|there is|is|are)(?: \\w+)? (?:a |an |two |some )?(?:hard|firm|rubbery|swollen|big|new) (?:egg|eggs|walnut|walnuts|golf balls?|grapes?|marbles?|knots?|balls?|glands?|lumps?)(?: \\w+){0,6} (?:jaw|neck|throat|knee|knees|armpit|armpits|groin|chest|shoulder|shoulders|belly|teat|leg)(?: |$)',
      '(?:lump|bump|mole|wart|mass|growth|cyst)(?: [\\w,]+){0,10} (?:now|to)(?: is)?(?: a| an| the)?(?: \\w+)? (?:grape|marble|walnut|almond|cherry|quarter|golf ball|egg|plum|olive)(?: |$)',
    ],
    unless: [
      '(?:same|had|has had|there)(?: \\w+){0,9} (?:for|since)(?: \\w+){0,3} years?|vet (?:said|says|checked|looked|tested|aspirated)|fatty|soft (?:\\w+ )?(?:lump|bump)(?=.*\\bsame (?:as|size)\\b)|lipoma\\w*|harmless|benign|skin tags?|unchanged|has not (?:changed|grown)',
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
    means: { keys: ['people_skin'] },
  },
  {
    id: 'wildlife',
    finding: 'contact with an animal that can carry rabies',
    kind: 'sign',
    phrases: [
      '(?:opossum|possum|muskrat|beaver|otter|weasel|feral (?:cat|dog)|stray (?:cat|dog))(?: \\w+){0,3} (?:bit|bitten|scratched)(?: |$)',
      '(?:bit|bitten|scratched) by (?:an? )?(?:\\w+ )?(?:opossum|possum|muskrat|beaver|otter|weasel|feral cat|stray|wild animal|squirrel|rat)',
      '(?:tangl\\w*|tussl\\w*|scrap\\w*|scuffl\\w*|nip\\w*|bit|bite|bites|bitten|biting|scratch\\w*|grabb\\w*|fought|fight\\w*|attack\\w*|corner\\w*|killed|kill|caught|swip\\w*|maul\\w*|chomp\\w*|snapp\\w*|shook|playing with|played with|carr\\w*|brought|mouthed|licked|neck|run in|face to face|nose to nose)(?: \\w+){0,5} (?:bats?|raccoons?|skunks?|fox|foxes|coyotes?|groundhogs?|woodchucks?|bobcats?|mongoose|coon|wolf|wolves)(?: |$)',
      '(?:bats?|raccoons?|skunks?|fox|foxes|coyotes?|groundhogs?|woodchucks?|bobcats?|mongoose|coon|wolf|wolves)(?: \\w+){0,4} (?:tangl\\w*|tussl\\w*|scrap\\w*|scuffl\\w*|nip\\w*|bit|bite|bites|bitten|biting|scratch\\w*|grabb\\w*|fought|fight\\w*|attack\\w*|corner\\w*|killed|kill|caught|swip\\w*|maul\\w*|chomp\\w*|snapp\\w*|shook|playing with|played with|carr\\w*|brought|mouthed|licked|neck|run in|face to face|nose to nose)(?: |$)',
      '(?:bats?|raccoons?|skunks?|foxes|fox|rabid)(?: \\w+){0,6} (?:bit|bite|bitten|caught|killed|ate|chewed|mouth|fought|fight|scratch\\w*|in (?:his|her) mouth)',
      '(?:caught|batted|killed|ate|chewed|found|bitten by|bit by|scratched by|played with|fought|fight with|had|got)(?: \\w+){0,3} (?:a |an |the )?(?:dead |live |baby )?(?:bats?|raccoons?|skunks?|fox)(?: |$)',
      'bat in (?:the|our|my) (?:house|bedroom|room|attic)',
      'rabid',
    ],
    means: { keys: ['wildlife'] },
  },
  {
    id: 'operation-wound',
    finding: 'trouble with an operation wound',
    kind: 'sign',
    phrases: [
      '(?:incision|stitches|sutures|staples|spay (?:cut|site|wound|scar)|neuter (?:site|wound)|surgery (?:site|wound|cut)|surgical (?:site|wound)|operation wound)(?: \\w+){0,6} (?:open\\w*|gap\\w*|popped|apart|ooz\\w*|leak\\w*|pus|smell\\w*|stink\\w*|yellow|green|swollen|puffy|red|hot|infected|bleed\\w*|drip\\w*|bulg\\w*|missing|chewed|pulled|torn|hole)(?: |$)',
      '(?:chew|lick|pull|tore|tear|scratch|rip)\\w*(?: \\w+){0,3} (?:out |open |at )?(?:his |her |the |its )?(?:incision|stitches|sutures|staples|spay (?:cut|site|wound|scar)|neuter (?:site|wound)|surgery (?:site|wound|cut)|surgical (?:site|wound)|operation wound)',
      '(?:pus|smell|discharge|blood|fluid)(?: \\w+){0,3} (?:from|at|around|out of) (?:his |her |the |its )?(?:incision|stitches|sutures|staples|spay (?:cut|site|wound|scar)|neuter (?:site|wound)|surgery (?:site|wound|cut)|surgical (?:site|wound)|operation wound)',
    ],
    unless: [
      '(?:a little|slightly|bit|tiny|small bit)(?: \\w+){0,2} (?:red|pink|puffy|swollen)|no (?:\\w+ )?(?:redness|swelling|oozing|discharge)|cone|trying to lick',
    ],
    means: { answers: { context: ['surgery_or_anesthesia'], skin_signs: ['wound_or_abscess'] } },
  },
  {
    id: 'night-howling',
    finding: 'calling at night without a reason',
    kind: 'sign',
    phrases: [
      '(?:howl|yowl|wail|scream|cry|crie|meow|yell|caterwaul|bark|vocaliz)\\w*(?: \\w+){0,6} (?:at night|all night|every night|through the night|in the middle of the night|at (?:[1-4]|one|two|three|four) ?(?:am|a m|in the morning)|at the (?:wall|walls|ceiling)|at nothing|for no reason)',
    ],
    unless: ['heat|mating|breakfast|siren|outside cats?|fed|food|door'],
    means: { keys: ['night_howling'] },
  },
  {
    id: 'bleeding-goes-on',
    finding: 'bleeding that goes on',
    kind: 'sign',
    phrases: [
      'bleeding(?: \\w+){0,3} (?:has not|will not|does not|did not|is not) (?:stop\\w*|slow\\w*)',
      'still bleeding(?: \\w+){0,4} (?:after|for|an hour|minutes)',
    ],
    means: { answers: { danger_signs: ['heavy_bleeding'] } },
  },
  {
    id: 'poor-sight-in-the-dark',
    finding: 'trouble seeing, or bumping into things',
    kind: 'sign',
    phrases: [
      '(?:will not|does not|refuses to|afraid to|scared to|hesitat\\w*|stopped)(?: \\w+){0,9} (?:in the dark|when it is dark|when its dark|at night|after dark|in dim light)',
      '(?:clip|bump|bang|crash|walk|run|hit|bonk|miss)\\w*(?: \\w+){0,2} (?:into )?(?:the |a |his |my )?(?:door ?frames?|door ?ways?|door jambs?|walls?|furniture|table legs?|chair legs?|curbs?)',
    ],
    unless: [
      'play\\w*|zoom\\w*|chas\\w*|cone|excit\\w*|laser|(?:bark|pee|eat|sleep|whine|cry)\\w*(?: \\w+){0,5} at night|slid\\w*|skid\\w*',
    ],
    means: { keys: ['poor_sight'] },
  },
]
