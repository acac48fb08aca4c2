import type { Entry } from './entry.ts'

/** Heat, cold and cold paws. */
export const heatAndCold: readonly Entry[] = [
  {
    id: 'heat',
    finding: 'heat',
    kind: 'sign',
    phrases: [
      '(?<!\\b(?:icer|freeze|poison|bait|chemicals?|stuff|bottles?|paint|pellets?|keys?|food|tools?|products?|cleaners?|pills?|meds?|it|they|them) (?:is |are |was |were |all |kept |safely |always )*)(?:left|locked|stuck|trapped|sat|waited|was|forgot|been){w}{0,6} (?:in|inside) (?:the |a |my |our )?(?:hot |parked |closed )?(?:car|truck|van|garage|crate in the sun|sunroom|shed|greenhouse|attic|dryer)',
      'windows? (?:was |were )?cracked',
      'hot car',
      '(?:in|from|with) (?:the|this|that) (?:heat|hot sun|sun){w}{0,10} (?:pant\\w*|drool\\w*|stagger\\w*|vomit\\w*|weak|collaps\\w*)',
      '(?:ran|run|running|jog\\w*|hik\\w*|played|fetch|walk\\w*|bik\\w*)(?: [\\w,]+){0,10} (?:9\\d|10\\d|1[01]\\d|8[5-9]) ?(?:degrees|f|deg|out)?(?: |$)',
    ],
    unless: [
      'dryer|garage was running|running in the garage',
      'temp\\w* (?:of|was|is)|car ?sick|fed|likes|loves|\\d+ (?:lbs?|pounds|minutes|mins|miles|times|mg)',
    ],
    means: { answers: { context: ['heat_exposure'] } },
  },
  {
    id: 'heat-stroke',
    finding: 'overheating',
    kind: 'name',
    phrases: ['heat ?stroke', 'over ?heat(?:ed|ing)', 'heat exhaustion'],
    means: { answers: { danger_signs: ['overheated'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'cold-body',
    finding: 'feels cold',
    kind: 'sign',
    phrases: [
      '(?:weak|limp|shivering|wet) and (?:very )?cold',
      'cold and (?:weak|limp|stiff|shivering|wet)',
      '(?:body|ears?|skin|mouth|belly|nose and ears)(?: (?:{be}|{very})){1,4} (?:cold|cool|chilly|ice|icy|freezing)(?: to the touch)?(?: |$)',
      '(?:he|she)(?: (?:{be}|{very})){1,4} (?:cold|ice|icy|freezing)(?: to the touch)?(?: |$)',
      '(?:he|she|it) (?:feels?|felt)(?: {very}){0,3} (?:cold|cool|chilly|ice|icy|freezing)(?: to the touch)?(?: |$)',
      '(?:ice|stone|freezing) cold',
      'cold to the touch',
      'hypotherm\\w*',
      'temperature (?:is )?(?:low|dropped)',
      '(?:feels?|felt|is|still) (?:so |really |very |kind of |kinda |a bit |pretty )?(?:cool|cold|chilly)(?: \\w+)? (?:even )?(?:on|with|in|after|under) (?:the |a |her |his )?(?:heat\\w*|heating pad|warm\\w*|incubator|hot water)',
    ],
    unless: [
      'stops when|when (?:cold and wet|wet and cold)|warms? up',
      'nose|weather|cold outside|outside (?:is|was)|because it is cold|room|floor|water|cold (?:shower|wet)|likes|away|settles|he is cool and|she is cool and|cool (?:with|about|as)|tile',
    ],
    means: { keys: ['cold_body'], answers: { baby_signs: ['cold'] } },
  },
  {
    id: 'cold-feet',
    finding: 'cold paws',
    kind: 'sign',
    phrases: [
      '(?:paws?|feet|foot|legs?){w}{0,5} (?:ice cubes?|icicles?|ice blocks?|stone cold|ice cold|freezing cold)',
      '(?:{hind} )?(?:paws?|feet|foot|legs?)(?: (?:{be}|{very}|both)){0,5} (?:cold|ice|icy|freezing|blue|bluish|stone cold)',
      '(?:cold|icy|freezing|ice cold|blue) (?:{hind} )?(?:paws?|feet|foot|legs?)',
    ],
    unless: ['warm', 'snow|outside|weather|winter|floor|walk in'],
    means: { answers: { limb_signs: ['cold_or_pale_paw'] } },
  },
  {
    id: 'shut-in-heat',
    finding: 'shut in a hot place or worked in the heat',
    kind: 'sign',
    phrases: [
      '(?:forgot\\w*|left|shut|locked|stuck|trapped|cooked|baked|roast\\w*|stewed|closed|sat|was|crated|tied){w}{0,7} (?:car|truck|van|sunroom|conservatory|greenhouse|shed|garage|attic|balcony|trailer|camper|rv|tent|cage dryer|crate|kennel|yard|roof|porch){w}{0,14} (?:hot|heat|heat ?wave|sun|summer|oven|degrees|baking|sweltering|pant\\w*|drool\\w*|stagger\\w*|sauna|humid|9\\d|10\\d|1[01]\\d)(?: |$)',
      'cage dryer',
      '(?:\\d+ ?k|ran|run|runs|running|jog\\w*|hik\\w*|bik\\w*|walk\\w*|fetch|play\\w*|beach|marathon|race){w}{0,8} (?:in|at|under|during) (?:the |this |that |a )?(?:\\w+ )?(?:sun|heat|hot|humid\\w*|noon|midday|summer|july|august|heat ?wave|(?:9\\d|1[01]\\d) degrees|(?:9\\d|1[01]\\d))(?: |$)',
      'hot as (?:an oven|hell|fire|a stove|an iron|a radiator)',
      'too (?:much|long) (?:sun|heat|in the (?:sun|heat))',
    ],
    means: { answers: { context: ['heat_exposure'] } },
  },
  {
    id: 'cannot-cool',
    finding: 'overheating',
    kind: 'sign',
    phrases: [
      '(?:cannot|could not|will not|not able to|unable to) (?:seem to )?(?:get (?:him|her|it) )?cool(?:ed)? ?(?:him|her|it)? ?(?:down|off)?(?: |$)',
      '(?:cooked|baked|roasted|stewed|boiled|fried|broiled) in (?:the|a|our|that|his|her)',
      '(?:sun ?stroke|heat ?sick)',
      '(?:pant\\w*|drool\\w*|glassy|stagger\\w*|drunk|wobbl\\w*|vomit\\w*|puk\\w*|collaps\\w*|foam\\w*|tongue){w}{0,14} (?:left|locked|shut|forgot\\w*) (?:him|her|it)? ?(?:in|inside) (?:the |a |my |our )?(?:hot )?(?:car|truck|van|shed|sunroom)',
      '(?:car|truck|van|shed|sunroom|garage|greenhouse|trailer|sun|heat|heat ?wave|july|august|cage dryer|noon|hot){w}{0,14} (?:panting like crazy|panting hard|pant\\w* and|drool\\w*|glassy|stagger\\w*|drunk|wobbl\\w*|vomit\\w*|puk\\w*|collaps\\w*|foam\\w*|brick|mouth open|tongue (?:is )?(?:purple|dark|red|huge|hanging)|out of it|lying flat|will not get up|fell over)',
    ],
    unless: [
      'car rides|in the car|car makes',
      'car ?sick|car ride|on rides|hates the car|drools? in the car|excite\\w*|settle\\w*|worried|worry|dream\\w*|sun(?:day|roof)',
    ],
    means: {
      answers: { danger_signs: ['overheated'], context: ['heat_exposure'] },
      keys: ['life_threat_words'],
    },
  },
  {
    id: 'chilled',
    finding: 'chilled through',
    kind: 'sign',
    phrases: [
      '(?:stiff|limp|weak|sleepy|drowsy|slow|wobbly|dopey|groggy){w}{0,8} (?:after|from|since){w}{0,4} (?:snow|blizzard|cold|ice|freezing|frost|storm|winter)',
      'shiver\\w* (?:has |have |just |finally )?(?:stopped|quit|ended)',
      '(?:blizzard|snow\\w*|snowbank|freezing|ice storm|sub ?zero|below zero|frost|frozen|icy|winter|minus \\d+|ice|the cold|single digits|cold rain|sleet){w}{0,14} (?:stiff|shiver\\w*|limp|weak|barely|slow|sleepy|chilly|eyes half|not moving|wobbl\\w*|drows\\w*|numb|cold right through|ice cold|cold to|unresponsive|stumbl\\w*|stopped shivering)',
      '(?:stiff|limp|weak|shiver\\w*|barely){w}{0,8} (?:out|outside|found|stuck|locked){w}{0,6} (?:blizzard|snow\\w*|freezing|ice|frost|cold all night|winter)',
      'cold (?:right through|to the (?:core|bone))|chilled to the bone',
      '(?:ears|paws|mouth|body|tongue|legs|belly){w}{0,6} (?:fridge|freezer|refrigerator|ice ?box)(?: |$)',
      '(?:ears|paws|mouth|body|tongue|legs|belly){w}{0,4} (?:like ice|ice cold|stone cold|freezing cold|icy|cold as (?:ice|stones?|marble))(?: |$)',
      '(?:stopped|quit|no longer|not even) shivering',
      'frost ?bit\\w*',
    ],
    unless: [
      'warm(?:s|ed)? (?:up )?in (?:a )?(?:minutes|few)|warm in|loves|stops when|ice (?:cream|cube|water|pack)|toy|iced|nose|ice melt|after (?:a |the |our )?walk',
    ],
    means: { keys: ['cold_body'], answers: { baby_signs: ['cold'], energy_level: ['weak'] } },
  },
]
