import type { Entry } from './entry.ts'

const FOAM =
  '(?:foam\\w*|froth\\w*|spit|spittle|drool|saliva|slime\\w*|mucus|phlegm|bubbles?|suds|bile|goo|slobber|(?:white|clear|yellow) (?:stuff|liquid|water|fluid|goo))'
const GIVES = '(?:comes?|came|coming|go|goes|gets?|got|appears?)'
const NOTHING_OUT = `(?:nothing|no thing|not|never|zero|zip|nada|none|no (?:drop|pee|urine|wee|vomit|food))(?: \\w+){0,2} ${GIVES}`
const JUST_DROPS =
  '(?:drops?|dribbles?|dribbl\\w*|drips?|dripping|trickles?|trickling|dots?|specks?|tiny (?:wet )?(?:spots?|puddles?|bits?)|wet spots?)'

/** What happens to belly, bowel and bladder, told by what an owner sees rather than by its name. */
export const bellyTold: readonly Entry[] = [
  {
    id: 'retches-in-vain',
    finding: 'trying to vomit with little or nothing coming up',
    kind: 'sign',
    phrases: [
      `(?:{vomit}|{retch}|gag\\w*|sick)(?: (?:face|faces|noises?|sounds?|motions?|pose|dance|moves?))?(?: \\w+){0,5} (?:all|the only thing|only thing)(?: (?:that|which|i|we|he|she|it))*(?: \\w+)? (?:${GIVES}|see)(?: \\w+){0,4} ${FOAM}`,
      `(?:wants?|wanting|needs?|tr(?:y|ies|ying)|like) (?:to )?{vomit}(?: \\w+){0,4} ${NOTHING_OUT}`,
      `(?:{retch}|gag\\w*)(?: \\w+){0,8} (?:it is |its |all |totally |still |just )dry(?: |$)(?!(?:food|nose|skin|kibble))`,
      `(?:hurl\\w*|{retch}|gag\\w*|puk\\w*|{try} to {vomit})(?: \\w+){0,4} on (?:an )?empty(?: \\w+)?`,
      `(?:keeps?|kept|nonstop|constantly)(?: \\w+){0,3} (?:hork\\w*|hwuk|hurk\\w*|bleh|blech|gack\\w*|yakking)(?: \\w+){0,10} (?:nothing|only|just|strings?|${FOAM})`,
    ],
    unless: ['cough\\w*|hack\\w*|kennel|hair ?ball|fur ?ball|grass|reverse sneez\\w*|toothbrush|pills?\\b'],
    unlessSaid: ['hair ?balls?', 'fur ?balls?'],
    means: {
      answers: { danger_signs: ['unproductive_retching'], vomit_frequency: ['retching_nothing'] },
      symptoms: ['vomiting'],
    },
  },
  {
    id: 'belly-grows',
    finding: 'a belly that swells',
    kind: 'sign',
    phrases: [
      '(?:gut|belly|stomach|tummy|abdomen|middle|midsection|sides)(?: \\w+){0,2} (?:keeps?|kept|started|is|was|just) (?:\\w+ )?(?:growing|swelling|expanding|ballooning|inflating|filling|blowing up|stretching|getting (?:bigger|tighter|harder|rounder|larger|huge))',
      '(?:gut|belly|stomach|tummy|abdomen)(?: \\w+){0,2} (?:swells?|swole|inflates?|balloons?|bulges?)(?: |$)',
      '(?:gut|belly|stomach|tummy|abdomen)(?: \\w+){0,4} (?:tight|tense|stretched|hard|firm) (?:like|as) (?:a |the )?\\w+',
      '(?:gut|belly|stomach|tummy|abdomen)(?: (?:{be}|{very})){0,4} (?:big|large|round|fat)(?: \\w+){0,2} (?:since|for|in|within|after)(?: \\w+){0,3} (?:minutes?|mins?|hours?|hrs?|dinner|supper|meal|eating|breakfast|lunch|walk)',
      'looks? like (?:somebody|someone|they|you) (?:just )?(?:blew|pumped|inflated) (?:him|her|it)(?: up)?(?: |$)',
      '(?:both )?sides (?:are |is )?(?:stick\\w*|bulg\\w*|pok\\w*|balloon\\w*|puff\\w*|blown|pushed|swell\\w*|swollen)(?: \\w+)? (?:out|up|like|apart)',
      'ribs (?:have |are |just )?(?:disappeared|vanished|gone|hidden|buried)(?: \\w+){0,3} (?:swell\\w*|bloat\\w*|belly|stomach)',
      '(?:middle|midsection|torso|waist|whole (?:body|dog|trunk)) (?:is |was |looks? |has |got )*(?:\\w+ )?(?:blown up|ballooned|inflated|swollen|puffed up|like a (?:balloon|barrel|drum|beach ball|zeppelin|blimp|tick))',
      'like (?:a|the) (?:tick|balloon animal|parade balloon|blimp|zeppelin|puffer ?fish|basketball|beach ?ball|medicine ball|exercise ball|keg)(?: (?:about|ready|going|that|with|on legs))?(?=.*\\b(?:belly|stomach|tummy|gut|abdomen|sides|middle|retch|gag|drool|vomit|pac))',
    ],
    unless: [
      'pot ?bell\\w*|worms?|dewormed|(?:weeks|months)|always|chubby|fat (?:beagle|boy|girl|lab|cat)|overweight|diet|burp\\w* (?:and|then)|feeling full|growing (?:fast|puppy|up)|pregnan\\w*',
    ],
    means: { answers: { danger_signs: ['swollen_belly'] } },
  },
  {
    id: 'all-comes-back',
    finding: 'vomiting that does not stop',
    kind: 'sign',
    phrases: [
      '(?:everything|anything|whatever|all|each bite|every bite|every meal|every sip)(?: \\w+){0,6} (?:shoots?|shot|fl(?:ies|ew)|pops?|bounces?|rockets?|erupts?|launch\\w*|ends up|lands?|reappears?)(?: \\w+){0,2} (?:back|out|up|floor|rug|carpet)(?: |$)',
      '(?:always|all the time|all time|whole (?:day|night|time)|every (?:half|30|20|15|10) ?(?:hours?|hrs?|min\\w*|hr)|every (?:hour|hr)) {vomit}',
      '{vomit}(?: \\w+){0,3} (?:always|all the time|whole (?:day|night)|every (?:half|30|20|15|10|couple) ?(?:of )?(?:an )?(?:hours?|hrs?|min\\w*|hr)|every (?:hour|hr))(?: |$)',
    ],
    unless: ['hair ?ball\\w*|fur ?ball|month|year|car rides?|in the car'],
    means: { answers: { vomit_frequency: ['nonstop'] }, symptoms: ['vomiting'] },
  },
  {
    id: 'keeps-nothing-in',
    finding: 'cannot keep water or food down',
    kind: 'sign',
    phrases: [
      '(?:cannot|could not|does not|will not|unable to|not able to|is not) keep(?:ing)?(?: \\w+){0,6}? (?:water|drink|drinks|fluids?|liquids?|sip|spoon\\w*)(?: \\w+){0,2} (?:in|inside|down)(?: |$)',
      '(?:cannot|could not|does not|unable to|not able to) keep(?:ing)? (?:any |his |her |a )?(?:food|meals?|bite)(?: \\w+)?(?: in| inside| down)?(?= and| or| for|$)',
      '(?:cannot|could not|will not|does not|unable to|not able to) (?:hold|keep) down(?: \\w+){0,4} (?:water|food|drops?|sips?|licks?|anything|liquids?|fluids?)(?: |$)',
    ],
    means: { answers: { water_intake: ['drinks_and_vomits'] }, symptoms: ['vomiting'] },
  },
  {
    id: 'gulps-over-and-over',
    finding: 'swallowing again and again',
    kind: 'sign',
    phrases: [
      '(?:gulps and gulps|gulping and gulping|swallows and swallows|swallowing and swallowing)',
      '(?:keeps?|kept|constantly|non ?stop) (?:gulping|swallowing|stretching (?:his|her|its) neck)(?: |$)',
      '(?:gulp|swallow)\\w*(?: \\w+){0,2} (?:over and over|again and again|constantly|non ?stop|all the time|like (?:something|a bone|there))',
    ],
    unless: ['air|excited|pills?\\b|bowl|water fountain|grass'],
    means: { answers: { mouth_signs: ['trouble_swallowing'] } },
  },
  {
    id: 'heaves-over-a-thing',
    finding: 'heaving after something was swallowed',
    kind: 'sign',
    phrases: [
      '(?:and|now|then|keeps?|is|been|started|since) (?:\\w+ )?(?:heaving|heaves|retching|retches|gagging|gags|barfing|hurling)(?: |$)',
    ],
    unlessSaid: [
      '^(?!.*\\b(?:swallow\\w*|gone|missing|ate|eaten|chewed|stuffing|squeaker|bones?|toy|sock|rock|stone|cob|rawhide)\\b).*$',
    ],
    means: { symptoms: ['vomiting'] },
  },
  {
    id: 'pees-in-vain',
    finding: 'trying to pee with little or nothing coming out',
    kind: 'sign',
    phrases: [
      `(?:wants?|wanting|needs?|tr(?:y|ies|ying)|like) (?:to )?(?:go )?(?:{pee}|{pee} {pee}|potty|make pee)(?: \\w+){0,4} (?:${NOTHING_OUT}|(?:cannot|can not|not can|not able|no can|does not|do not)(?: \\w+)? ?(?:do|come|go|get it out)?(?: |$))`,
      `(?:push|strain|squeez|squat|crouch)\\w*(?: and \\w+)?(?: \\w+){0,8} (?:all|only thing|end result)(?: (?:that|i|we|he|she|it))*(?: \\w+)? (?:${GIVES}|see|find|is)(?: \\w+){0,4} ${JUST_DROPS}`,
      `(?:lifts?|lifting|lifted|raises|cocks|cocked|hikes?)(?: \\w+){0,2} leg(?: \\w+){0,12} (?:just|only|barely|nothing but)(?: \\w+){0,2} ${JUST_DROPS}`,
      `(?:leg|pole|hydrant|tree|post|bush|pee|wee|squat\\w*)(?: \\w+){0,14} (?:not (?:a|one|even a|even one)(?: single)? (?:drop|drip|splash|trickle|squirt|spritz|dribble|tinkle|puddle|spot|sprinkle)|zip|zilch|nada|bone dry|no (?:stream|splash|trickle|drops?))(?: |$)`,
      `(?:wee |little |tiny |small )?(?:beads?|dribbles?|drips?|drops?)(?: of (?:pee|urine))?(?: \\w+){0,6} (?:like a (?:bad|leaky|broken|dripping|leaking|old) (?:faucet|tap|hose)|never a (?:real |proper |full )?stream|no (?:real |proper |full )?stream)(?: |$)`,
      `(?:hose|pipe|plumbing)(?: \\w+){0,3} (?:kink\\w*|clog\\w*|block\\w*|plug\\w*)(?=.*\\b(?:pee|wee|whiz|urin|leg|drip|drop)\\w*)|{try} to (?:whiz|tinkle|leak|take a leak)(?: |$)`,
      `(?:dribbl\\w*|drips?|drops?)(?: \\w+){0,3} no stream(?: |$)`,
      `(?:walks?|times|trips|outings)(?: \\w+){0,3} (?:and )?not a (?:single )?(?:pee|drop|wee|tinkle)(?: |$)`,
      `(?:squat|strain|push|crouch|squeez)\\w*(?: \\w+){0,6} (?:litter|clay|sand|pellets?|box|tray|pad)(?: \\w+)? (?:stays?|stayed|remains?|is still) (?:clean|dry|empty|spotless)(?: |$)`,
      `leg (?:up|raised|lifted|cocked|hiked|in the air)(?: \\w+){0,8} (?:${NOTHING_OUT}|(?:just|only)(?: \\w+){0,2} ${JUST_DROPS})`,
      `(?:only|just|barely|nothing but)(?: \\w+){0,4} ${JUST_DROPS}(?: \\w+){0,6} (?:when|while|as|every time|each time) (?:he|she|it) (?:tr(?:y|ies)|pees|goes|wees|squats|strains|pushes|wants)`,
      `(?:pee|urine|wee|potty|box|tray|litter|sand ?box)(?: \\w+){0,8} (?:only|just) (?:one|a|two|few)(?: \\w+){0,2} drops?(?: |$)`,
      '(?:pee|urine|wee|it)(?: \\w+)? (?:not|does not|do not|will not|would not|refuses to) (?:want to )?(?:come|go) out(?=.*\\b(?:pee|wee|urin|leg|box|tray|litter|squat|bladder))',
      '(?:faucet|tap|hose|pipe|plumbing) (?:is |seems )?(?:shut|turned|clogged|blocked|stopped|off)(?: \\w+){0,2}(?=.*\\b(?:pee|wee|urin|leg|box|tray|litter|squat|bladder))',
    ],
    unless: [
      '{poop}|bowel|constipat\\w*|turds?|treats?|mark(?:s|ing)|excit\\w*|peed (?:a lot|plenty|fine|normal\\w*)|water bowl|eye|nose|in the (?:house|rain|snow)|leash|crate',
    ],
    unlessSaid: [
      '(?:pee )?clumps? (?:are |is |look |looks )?(?:normal|fine|good|regular)|usual clumps?',
      '(?:pees?|peed|peeing|urinates?|urinating) (?:\\w+ ){0,2}(?:fine|normal|normally|ok|okay|well|good|regularly|like normal)',
    ],
    means: {
      answers: { urine_output: ['drops_only'] },
      keys: ['life_threat_words'],
      symptoms: ['straining_urinate'],
    },
  },
  {
    id: 'flesh-out-behind',
    finding: 'red or pink tissue that sticks out',
    kind: 'sign',
    phrases: [
      '(?:flesh|flesh\\w*|tissue|meat\\w*|donut|doughnut|sausage|tube|bubble|balloon|tongue like|sock|ball|lump|something|thing|bulge|pink|red) (?:\\w+ ){0,5}(?:hang\\w*|stick\\w*|stuck|pok\\w*|bulg\\w*|fall\\w*|drop\\w*|pop\\w*|com(?:es|ing)) (?:\\w+ )?(?:out|from|off)(?: \\w+){0,4} (?:her (?:private\\w*|lady \\w+|girl \\w+|back end|rear end|rear|hoo ?ha|hole)|private\\w*|vulva|vagina|(?:his|her|its|the) (?:butt|butt ?hole|bum|bum ?hole|bottom|rear|rear end|back end|backside|behind|anus|arse|ass))',
      '(?:vulva|vagina|lady (?:parts|bits)|butt ?hole|bum ?hole|anus|arse|rectum)(?: \\w+){0,3} (?:inside out|turned out|inverted|like a (?:rose|donut|doughnut|tomato|cherry|mushroom))',
    ],
    unless: [
      '(?:grass|string|hair|worms?|poop|poo|turd|tampon|ribbon|thread|floss|tape ?worm|rice|in heat|blood|discharge|pus|drip\\w*|goo|gunk|skin tag|for (?:months|years|weeks))\\b',
    ],
    means: { answers: { stool_appearance: ['tissue_protruding'] } },
  },
]
