import type { Entry } from './entry.ts'

/** Eating, drinking, mouth and teeth. */
export const eating: readonly Entry[] = [
  {
    id: 'mouth-dropping',
    finding: 'trouble eating',
    kind: 'sign',
    phrases: [
      'drop\\w*(?: \\w+){0,3} (?:food|kibble|it|some)(?: |$)',
      '(?:cannot|could not|trouble|difficulty|unable to) (?:swallow|swallowing|chew|chewing|eating|open (?:his|her|its) mouth)',
      '(?:broken|cracked|chipped|loose|rotten|fractured) (?:\\w+ )?(?:tooth|teeth|canine|molar)',
      '(?:tooth|teeth|canine|molar)(?: \\w+){0,6} (?:broke|broken|cracked|chipped|loose|rotten|fell out|snapped|piece broke)',
    ],
    unless: ['baby (?:tooth|teeth)|puppy (?:tooth|teeth)|teeny tooth|teething|milk teeth'],
    means: { answers: { mouth_signs: ['trouble_swallowing'] } },
  },
  {
    id: 'no-food-days',
    finding: 'no food for two days or more',
    kind: 'sign',
    phrases: [
      '(?:has not|have not|had not|did not|not|without|no) (?:eaten|eating|ate|eat|touched (?:any )?food|food)(?: [\\w]+){0,4} (?:in|for|since) (?:about |over |almost |at least |more than |like )?(?:[2-9]|two|three|four|five|six|seven|a couple|a few|several) (?:full |whole |of )?(?:days|nights)',
      '(?:[3-9]|three|four|five|six|seven|several) days (?:without|with no|since (?:he|she|it) (?:last )?ate)(?: \\w+)? ?(?:food|eating)?',
    ],
    means: { answers: { eating: ['none_over_48h'] } },
  },
  {
    id: 'no-water',
    finding: 'food or water refused',
    kind: 'sign',
    phrases: [
      '(?:has not|did not|will not|not) (?:drunk|drank|drink|drinking|touched (?:any )?water|had (?:any )?water)(?: \\w+){0,4} (?:in|for|since)(?: \\w+){0,3} (?:day|days|yesterday|24)',
    ],
    means: { answers: { water_intake: ['none_24h'] } },
  },
  {
    id: 'drinks-much',
    finding: 'drinking much more',
    kind: 'sign',
    phrases: [
      'drink\\w*(?: \\w+){0,3} (?:like crazy|non ?stop|buckets?|gallons?|a ton|constantly|excessively|like a fish|tons|so much more|way more)',
      'drink\\w*(?: \\w+){0,3} (?:and|&) pee\\w*(?: \\w+){0,2} (?:buckets|lots|a lot|a ton|tons|constantly|more)',
      '(?:sits|lives|always|camps) (?:at|by|in) the (?:water bowl|faucet|sink|fountain)',
      'drinks? (?:out of|from) the (?:toilet|tub|shower|faucet)',
    ],
    unless: ['always (?:has|did|drinks)|hot|heat|walk|run|wet food|kibble'],
    means: { answers: { water_intake: ['much_more'] } },
  },
  {
    id: 'weight-loss',
    finding: 'weight loss',
    kind: 'sign',
    phrases: [
      '(?:pounds?|lbs?|kg|kilos?|ounces?) (?:lighter|less|skinnier)',
      'lighter than (?:he|she|it|last|before|usual)',
      '(?:lost|losing|loses|dropped|down|lose) (?:about |almost |over |maybe |like |nearly |another )?(?:a |\\d+(?:\\.\\d+)? |half a |some |a lot of |two |three |four |five |several )?(?:pounds?|lbs?|kg|kilos?|weight|ounces?|pounds)(?: |$)',
      'weight loss',
      'skin and bones',
      '(?:bony|boney|skinny|skinnier|thinner|emaciated|wasting away|getting thin)(?: |$)',
      '(?:ribs|spine|backbone|hips)(?: \\w+){0,3} (?:showing|show|stick|sticking|bony|poking)',
      'collar is loose',
      'feel (?:his|her|its) (?:ribs|spine|bones)',
    ],
    unless: [
      'diet|on purpose|weight loss (?:food|plan)|trying to lose|needed to lose|always (?:been )?(?:skinny|thin)|skinny legs|thin (?:spot|there|hair|coat|fur|patch)|hair thinner|(?:fur|hair|coat)',
    ],
    means: { answers: { body_changes: ['weight_loss'] } },
  },
  {
    id: 'sweet-breath',
    finding: 'a sweet or nail-polish smell on the breath',
    kind: 'sign',
    phrases: [
      'breath(?: \\w+){0,8} (?:sweet|fruity|nail polish|acetone|chemical|solvent|pear drops|juicy fruit|paint|ketones?)',
      'breath(?: \\w+){0,4} (?:sweet|fruity|nail polish|acetone|chemical|ammonia)',
      '(?:sweet|fruity|acetone|nail polish)(?: \\w+){0,3} breath',
    ],
    means: { answers: { body_changes: ['sweet_breath'] } },
  },
]
