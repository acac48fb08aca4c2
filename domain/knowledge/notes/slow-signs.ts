import type { Entry } from './entry.ts'

/** Signs that build up or linger: no rush, but a pet with one of them is not watched at home for long. */
export const slowSigns: readonly Entry[] = [
  {
    id: 'told-since-when',
    finding: 'since when it has been so',
    kind: 'state',
    aboutTime: true,
    phrases: [
      'since forever|(?:has |have )?always (?:had|done|been|does|has)|all (?:his|her|its) life|lifelong|life long|since (?:he|she|it) was (?:a |an )?(?:\\w+ )?(?:puppy|pup|kitten|baby|little)|since (?:i|we) (?:got|adopted|had|have had) (?:him|her|it)|(?:never|not) changed',
      '(?:started|began|noticed|noticing|saw|came on|happened|did it)(?: \\w+){0,3} (?:just now|today|tonight|this (?:morning|afternoon|evening)|an? (?:hour|minute) ago|\\d+ (?:minutes?|mins?|hours?|hrs?) ago|yesterday|last night)(?: |$)',
      '(?:since|from) (?:this (?:morning|afternoon)|today|last night|yesterday|breakfast|dinner|lunch|supper|noon)(?: |$)',
    ],
    means: {},
  },
  {
    id: 'one-nostril',
    finding: 'sneezing or discharge from one nostril',
    kind: 'sign',
    phrases: [
      '(?:one|1|left|right|same|only the (?:left|right)) (?:nostril|side of (?:his|her|its|the) nose)(?: |$)',
      'one sided (?:sneez\\w*|nasal|nose|snot|discharge)',
      'nostril(?: \\w+){0,4} (?:only|one side)(?: |$)',
    ],
    means: { answers: { nasal_signs: ['one_side_only'] }, keys: ['visit_sign'] },
  },
  {
    id: 'colored-snot',
    finding: 'yellow or green discharge from the nose',
    kind: 'sign',
    phrases: [
      '(?:green\\w*|yellow\\w*|thick|pus\\w*) (?:\\w+ )?(?:snot|snotty|boogers?|bogeys?|nasal discharge|nose goo|nose discharge)(?: |$)',
      '(?:snot|boogers?|bogeys?|nasal discharge|nose)(?: \\w+){0,5} (?:green\\w*|yellow\\w*|pus\\w*)(?: |$)',
    ],
    means: { answers: { nasal_signs: ['yellow_green'] } },
  },
  {
    id: 'urine-smell',
    finding: 'cloudy or bad smelling urine',
    kind: 'sign',
    phrases: [
      '{pee}(?: \\w+){0,6} (?:cloudy|murky|milky|pongs?|ponging|stinks?|stinky|reeks?|smelly|foul|fishy|like fish)(?: |$)',
      '(?:cloudy|murky|milky|smelly|stinky|foul|fishy)(?: smelling)? {pee}(?: |$)',
    ],
    means: { answers: { urine_signs: ['strong_smell'] }, keys: ['visit_sign'] },
  },
  {
    id: 'bladder-history',
    finding: 'earlier bladder stones, or many small trips to pee',
    kind: 'sign',
    phrases: [
      '(?:same as|just like|like|how (?:it|this) (?:began|started)|reminds me of)(?: \\w+){0,6} (?:bladder stones?|stones|uti|crystals|cystitis|bladder infection|blockage)(?: |$)',
      '(?:keeps?|kept|constantly) (?:on )?squatting(?: |$)',
      '(?:six|seven|eight|nine|ten|twelve|\\d\\d?) (?:little|small|tiny|short) (?:ones|{pee}|puddles|dribbles|squirts)(?: |$)',
    ],
    means: { answers: { urine_output: ['small_frequent'] } },
  },
  {
    id: 'pot-belly',
    finding: 'a belly that has grown round over time',
    kind: 'sign',
    phrases: [
      'pot ?bell\\w*',
      '{belly}(?: \\w+){0,4} (?:round )?like a barrel(?: |$)',
      'barrel (?:belly|shaped belly|tummy)',
    ],
    means: { answers: { body_changes: ['pot_belly'] } },
  },
  {
    id: 'coat-not-back',
    finding: 'fur that does not grow back',
    kind: 'sign',
    phrases: [
      '(?:fur|hair|coat|it)(?: \\w+){0,5} (?:never|not|did not|has not|will not|slow to) (?:gr(?:ow|ew|own|owing)|c[ao]me|coming) back(?: |$)',
      '(?:thin\\w*|bald|sparse|patchy)(?: \\w+){0,6} (?:round|around) (?:his|her|its|the) eyes',
    ],
    unless: ['(?:shaved|clipped) (?:last|this) week|scar|grew back (?:fine|well|in)|has grown back'],
    means: { keys: ['visit_sign'] },
  },
  {
    id: 'shifting-limp',
    finding: 'a limp that changes from leg to leg',
    kind: 'sign',
    phrases: [
      '(?:different|another|other) (?:leg|paw|foot) (?:each|every|this|today|now)(?: |$)',
      '(?:shift\\w*|switch\\w*|mov\\w*|chang\\w*|alternat\\w*) (?:from leg to leg|legs|between legs|sides)',
      '(?:front|back|hind|rear) (?:right|left)(?: [\\w,]+){0,6} (?:was|it was|on \\w+ it was)(?: \\w+)? (?:front|back|hind|rear) (?:right|left)(?: |$)',
    ],
    means: { keys: ['visit_sign'] },
  },
  {
    id: 'sore-in-mouth',
    finding: 'a sore in the mouth',
    kind: 'sign',
    phrases: [
      '(?:raw|sore|red|open|ulcer\\w*|blister\\w*)(?: \\w+){0,2} (?:spots?|sores?|patch|patches|places?|ulcers?|blisters?)(?: \\w+){0,2} (?:on|in|under|inside) (?:his|her|its|the) (?:tongue|mouth|gums?|lips?|cheek)',
      '(?:mouth|tongue|lip|gum) (?:sores?|ulcers?|blisters?)(?: |$)',
      '(?:sores?|ulcers?|blisters?) (?:on|in|under|inside) (?:his|her|its|the) (?:tongue|mouth|gums?|lips?|cheek)',
    ],
    means: { keys: ['visit_sign'] },
  },
  {
    id: 'unknown-container',
    finding: 'a container of something eaten',
    kind: 'sign',
    phrases: [
      '(?:ate|eaten|swallowed|got into|broke into|drank|scarfed|gobbled|devoured|polished off)(?: \\w+){0,4} (?:bottle|vial|tube|jar|canister|blister(?: pack)?|packet|pack|box|tub|carton) of (?!(?:\\w+ )?(?:kibble|treats?|dog|cat|puppy|kitten|food|biscuits?|crackers?|cereal|cheerios|rice|pasta|carrots?|apples?|blueberries|strawberries|green|beans|broth|water|milk|cheese|peanut|eggs?|chips|popcorn|pretzels|bread|rolls|tissues?|kleenex|crayons?|baby|pumpkin|catnip|greenies|dental|jerky|chews?|milk ?bones?|toys?|fries|pizza|donuts?|goldfish|graham|animal|vanilla|oat\\w*|granola|chicken|beef|ham|bacon|sausages?|pup\\w*|cookies?|butter|bones?|meat|fruit|pizza|soup|yogurt|snacks?))\\w+',
    ],
    means: { keys: ['visit_sign'] },
  },
  {
    id: 'comes-back',
    finding: 'trouble that keeps coming back',
    kind: 'sign',
    phrases: [
      '(?:third|fourth|fifth|sixth|3rd|4th|5th|6th) (?:time|bout|flare up|round) (?:since|in|this) (?:\\w+ )?(?:year|summer|winter|spring|fall|autumn|months?|january|february|march|april|may|june|july|august|september|october|november|december|christmas)(?: |$)',
      '(?:limp|lameness|rash|cough|diarrhea|ear infection|vomiting|trouble)(?: \\w+){0,3} (?:keeps? coming back|comes back every|always comes back|returns every)',
    ],
    means: { keys: ['visit_sign'] },
  },
  {
    id: 'racing-at-rest',
    finding: 'a heart that races',
    kind: 'sign',
    phrases: [
      'heart(?: ?beat| rate)?{w}{0,6} (?:racing|pounding|thumping|hammering|thudding|too fast|so fast|really fast|very fast|irregular)(?: |$)',
    ],
    unless: [
      'my heart|melts?|after (?:a |the |his |her |our )?(?:\\w+ )?(?:run\\w*|play\\w*|walk\\w*|fetch|zoom\\w*|vacuum|thunder\\w*|storm|fireworks?|vet|chase)|vet listened|normal(?:ly)?|excited|excitement|not (?:racing|pounding|fast)',
    ],
    means: { keys: ['visit_sign'] },
  },
]
