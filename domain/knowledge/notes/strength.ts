import type { Entry } from './entry.ts'
import { CALLING } from './whole-story.ts'

/** Strength, spirit and how ill the owner thinks the pet is. */
export const strength: readonly Entry[] = [
  {
    id: 'fading',
    finding: 'getting weaker',
    kind: 'sign',
    phrases: [
      '(?:have|had|has|got) to (?:lift|hold up|prop|raise) (?:his|her|its) head',
      '(?:flopped|slumped|sprawled|collapsed in a heap) (?:by|beside|next to|at|over) (?:the|his|her) (?:water )?(?:bowl|dish)',
      'fading (?:fast|away|quickly|on (?:me|us)|puppy|kitten|before)(?: |$)',
      '(?:he|she|they|kitten|kittens|puppy|puppies|pup|pups|baby|babies|runt)(?: \\w+)? fading(?: |$)',
      '(?:getting|growing|becoming|much|so much) weaker',
      'weaker (?:by|every|each|and)',
      'slipping away',
      '(?:i am|we are|might be) losing (?:him|her)(?= (?:fast|now|please|help|i )|$)',
      '(?:wasting|going) downhill (?:fast|quick\\w*)',
      '(?:too|so) weak (?:to|that|he|she)',
      'no strength (?:left|to|in)',
      '(?:near|close to|at death s|knocking on) death',
      '(?:is|might be|may be|like (?:he|she) is|think (?:he|she) is) dying(?! to)(?: |$)',
    ],
    unlessSaid: [CALLING],
    means: { answers: { energy_level: ['weak'] } },
  },
  {
    id: 'dull',
    finding: 'very low spirits',
    kind: 'sign',
    phrases: [
      '(?:not|is not|this is not) (?:him|her|himself|herself|like (?:him|her)) at all',
      '(?:ignores?|ignoring) (?:\\w+ )?(?:toys?|us|me|everything|everyone|treats|the leash)',
      '(?:just|only) (?:lays|lies|stares|sleeps|sits)(?: \\w+){0,3} (?:there|all day|corner|floor|space|wall)',
      '(?:no|zero|little) (?:energy|pep|drive)(?: |$)',

      'sluggish|listless|lifeless look|droopy',
      'no (?:interest|enthusiasm)(?: \\w+)? in (?:anything|everything|life|play\\w*|walks?|toys)',
      '(?:not|no longer|is not) interested in (?:anything|life|playing|his toys|her toys|toys|walks?)',
      '(?:lost|losing) (?:all )?(?:interest|his spark|her spark|his sparkle|her sparkle|his zest|her zest)',
      'no (?:spark|life|tail wags?|wag)(?: |$)',
      '(?:completely|totally|really|just|definitely|very much|so|at all) (?:not|is not) (?:himself|herself|his (?:usual|normal) self|her (?:usual|normal) self)',

      '(?:mopey|moping|gloomy|glum|dull|depressed|withdrawn|subdued|flat as a \\w+|knocked flat|flattened|out of it|zombie\\w*|spaced out|crummy|poorly)(?: |$)',
      '(?:will|would|did|does) not (?:even )?(?:greet|get up (?:for|to|when)|come (?:to|for|when)|wag|react|budge|leave (?:his|her) (?:bed|crate|spot)|come out)(?: |$)',
      '(?:has not|have not) (?:moved|left|gotten up|come out)(?: \\w+){0,5} (?:all day|all morning|since|today|in hours)',
    ],
    unless: [
      'because (?:i|we|of|my)(?: |$)',
      '(?:dull|duller) (?:coat|fur|hair|nails?|claws?|pain|ache)|(?:coat|fur|hair)(?: \\w+){0,3} dull',
      '(?:a bit|a little|slightly|little|kind of|bit) (?:mopey|dull|subdued|withdrawn|glum|flat|out of it)',
    ],
    means: { answers: { energy_level: ['very_low'] } },
  },
  {
    id: 'not-oneself',
    finding: 'quieter than usual',
    kind: 'sign',
    phrases: [
      '(?:is|are|seems?|acting|been) (?:not|nothing like) (?:himself|herself)(?: |$)',
      '(?:not|is not) acting (?:like (?:himself|herself)|right|normal)(?: |$)',
    ],
    means: { answers: { energy_level: ['slightly_low'] } },
  },
]
