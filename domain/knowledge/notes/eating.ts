import type { Entry } from './entry.ts'

const WEIGHT_UNIT = '(?: ?(?:pounds?|lbs?|kgs?|kilos?))'

/** "Was 9 lb in May, the scale says 7 now": any later weight at least a tenth below the earlier one. */
const lighterByScale: readonly string[] = Array.from({ length: 46 }, (_, index) => index + 5).map(
  (before) => {
    const least = Math.ceil(before / 2)
    const after = Array.from({ length: Math.floor(before * 0.9) - least + 1 }, (_, step) => least + step)
    return `(?:was|weighed|from|at) (?:about )?${before}(?:\\.\\d)?${WEIGHT_UNIT}(?: \\w+){0,10}? (?:to|now|says|is|weighs|only|at) (?:about |just |only |down to )?(?:${after.join('|')})(?:\\.\\d)?(?:${WEIGHT_UNIT}| now|(?= and| which| so|$))`
  },
)

/** Eating, drinking, mouth and teeth. */
export const eating: readonly Entry[] = [
  {
    id: 'mouth-dropping',
    finding: 'trouble eating',
    kind: 'sign',
    phrases: [
      '(?:tooth|molar|canine|fang|teeth)(?: \\w+){0,5} (?:pink|black|gr[ae]y|brown|purple) (?:dot|spot|center|middle|hole)',
      '(?<!\\b(?:baby|puppy|milk|kitten) )(?:tooth|molar|canine|fang)(?: \\w+){0,3} (?:discolored|gr[ae]y|loose|wobbly|wobbles|wiggl\\w*|dead)',
      '(?:jerk|pull|flinch|wince|yelp)\\w*(?: \\w+){0,3} (?:back|away)(?: \\w+){0,6} (?:hurts?|hot|burned|bowl|water|food)',
      '(?:broke|broken|cracked|chipped|snapped|fractured|split|knocked out)(?: \\w+){0,4} (?:tooth|teeth|canine|molar|fang)(?: |$)',
      'drool\\w*(?: \\w+){0,3} (?:one|left|right) side',
      '(?:chews?|eats?|eating|chewing)(?: \\w+){0,3} (?:only )?(?:on )?(?:one|left|right) side',
      'paw\\w* at (?:his|her|its) (?:mouth|jaw)',
      '(?<!(?:a|one|few|two|tiny|little|i|we|they) )drop\\w*(?: (?:his|her|the|some|most of|half of))*(?: (?:his|her|the))? (?:food|kibble|it|some|biscuits?|pieces)(?: |$)(?! (?:on|in|at|by|beside|next to|into|near)(?: \\w+){0,3} (?:rug|floor|carpet|bed|feet|foot|lap|bowl|sofa|couch|shoes?|water|me))(?!.*(?:then (?:eats|ate)|picks? it up|picked it up|eats it (?:there|off)|fetch|always (?:done|does|has)|throw|toys?\\b|ball\\b))',
      '(?:growls?|hiss\\w*|cries|cried|yelps?|yowls?)(?: \\w+){0,3} (?:and|then) drops? it',
      '(?:cannot|could not|trouble|difficulty|unable to) (?:swallow|swallowing|chew|chewing|eating|open (?:his|her|its) mouth)',
      '(?:broken|cracked|chipped|loose|rotten|fractured) (?:\\w+ )?(?:tooth|teeth|canine|molar)',
      '(?:tooth|teeth|canine|molar)(?: \\w+){0,6} (?:broke|broken|cracked|chipped|loose|rotten|fell out|snapped|piece broke)',
    ],
    unless: [
      '(?:baby|puppy|kitten|milk) (?:tooth|teeth|fangs?|canines?)|teething',
      'baby (?:tooth|teeth)|puppy (?:tooth|teeth)|teeny tooth|teething|milk teeth',
    ],
    means: { answers: { mouth_signs: ['trouble_swallowing'] } },
  },
  {
    id: 'no-food-days',
    finding: 'no food for two days or more',
    kind: 'sign',
    phrases: [
      '(?:has not|have not|had not|did not|does not|is not|not|without|no|refus\\w*|will not|would not) (?:\\w+ ){0,2}?(?:eaten|eating|eat|ate|touch(?:ed)?|food|bite|meal|interested in (?:food|eating))(?: \\w+){0,7} (?:[3-9]|three|four|five|six|seven) (?:full |whole )?(?:days|nights)',
      '(?:refus\\w*|turn\\w* down|rejects?|rejected)(?: \\w+){0,3} (?:food|meals?|everything|to eat)(?: \\w+){0,5} (?:about |over |almost |at least |more than |like |the (?:last|past) |a )?(?:[2-9]|\\d\\d|two|three|four|five|six|seven|several|few|couple(?: of)?) (?:days|nights)',
      '(?:(?:has|have|had|is) (?:eaten|eating|had) (?:absolutely |literally )?(?:nothing|zero|zilch)(?: to eat)?(?: at all)?|(?:no|zero|lost (?:his|her|its)) appetite|off (?:his|her|its) food)(?: \\w+){0,2} (?:for|in|going on|since) (?:about |over |almost |at least |more than |like |the (?:last|past) |a )?(?:[2-9]|\\d\\d|two|three|four|five|six|seven|several|few|couple(?: of)?) (?:full |whole )?(?:days|nights)',
      'not (?:a|one|even a|had a) (?:single )?(?:bite|thing|morsel|crumb|meal)(?: \\w+){0,3} (?:in|for) (?:about |over |almost |at least |more than |like |the (?:last|past) |a )?(?:[2-9]|\\d\\d|two|three|four|five|six|seven|several|few|couple(?: of)?) (?:full |whole )?days',
      'hunger strike(?: \\w+){0,6} (?:[3-9]|three|four|five|six) days',
      '(?:has not|have not|had not|did not|does not|is not|not|without|no|refus\\w*|will not|would not) (?:\\w+ ){0,2}?(?:eaten|eating|eat|ate|touch(?:ed)?|food|bite|meal|interested in (?:food|eating))(?: \\w+){0,5} (?:in|for) (?:about |over |almost |at least |more than |like |the (?:last|past) |a )?(?:[2-9]|\\d\\d|two|three|four|five|six|seven|several|few|couple(?: of)?) (?:full |whole )?(?:days|nights)',
      '(?:[3-9]|three|four|five|six|seven) days(?: \\w+){0,2} (?:not eating|no food|without food|without eating|of no)',
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
      '(?:fill|refill|empt|drain)\\w*(?: \\w+){0,5} (?:water )?(?:bowl|dish|fountain)(?: \\w+){0,4} (?:\\d+|twice|three|four|five|several|multiple|constantly|times)(?: |$)',
      'drink\\w* (?:loads|tons|twice|double|an insane|a crazy|so much|way too much|a lot more|gallons|nonstop)(?: |$)',
      '(?:cannot get enough|never stops drinking|obsessed with) (?:water|drinking)',
      '(?:bowl|bucket|dish)(?:ful)? after (?:\\w+ )?(?:bowl|bucket|dish)(?:ful)?(?! of (?:kibble|food|chow|treats?))|(?:drain|empt|clean|slurp|guzzl|lapp?)\\w*(?: \\w+){0,3} (?:water ?)?(?:bowls?|dish|bucket)(?: \\w+){0,3} (?:dry|over and over|again and again|every hour|each time|all day)(?: |$)',
      '(?:always|constantly) thirsty',
      '(?:crazy|insanely|super|so|extremely|excessively) thirsty',
      'drink\\w*(?: \\w+){0,3} (?:like crazy|non ?stop|buckets?|gallons?|a ton|constantly|excessively|like a fish|tons|so much more|way more)',
      'drink\\w*(?: \\w+){0,3} (?:and|&) pee\\w*(?: \\w+){0,2} (?:buckets|lots|a lot|a ton|tons|constantly|more)',
      '(?:sits|lives|always|camps) (?:at|by|in) the (?:water bowl|faucet|sink|fountain)',
      'drinks? (?:out of|from) the (?:toilet|tub|shower|faucet)',
      '(?:fill|refill|empt|top)\\w*(?: \\w+){0,4} (?:water|bowl|dish|fountain)(?: [\\w,]+){0,8} (?:used to|instead of)(?: |$)',
    ],
    unless: [
      'after (?:the|a|our|his|her|play\\w*|run\\w*)',
      'always (?:has|did|drinks)|hot|heat|walk|run|wet food|kibble',
    ],
    means: { answers: { water_intake: ['much_more'] } },
  },
  {
    id: 'weight-loss',
    finding: 'weight loss',
    kind: 'sign',
    phrases: [
      '(?:so|too|very|really|painfully|awfully|rail|super|quite) (?:thin|skinny|bony|underweight)(?! (?:coat|fur|hair|skin|legs))(?: |$)',
      '(?:thin|skinny) as',
      '(?:lost|losing|loses|dropping|shedding)(?: \\w+){0,2} (?:weight|pounds|kilos)',
      '(?:hip|back|shoulder|spine) ?bones?(?: \\w+){0,3} (?:show|stick|poke|jut|feel|sharp|visible)\\w*',
      '(?:getting|gotten|become|looks|feels) (?:thin|skinny|bony|scrawny|frail)(?: |$)',
      ...lighterByScale,
      '(?:feel|see|count)(?: \\w+){0,4} (?:bones?|ribs?|spine|hip bones|backbone|vertebra\\w*)(?: |$)',
      '(?:feels?|is|seems?|got|getting|weighs?)(?: \\w+){0,2} lighter(?! (?:color|in|brown|coat|fur|than air|shade|mood|on))',
      '(?:dropped|fell|gone|went|down) from \\d\\d?\\d?(?:\\.\\d)?(?: pounds| lbs?| kg| kilos)? (?:down )?to ',
      'from \\d\\d(?:\\.\\d)?(?: pounds| lbs?| kg| kilos)? to \\d(?:\\.\\d)?(?: |$)',
      '(?:collar|harness)(?: \\w+){0,4} (?:looser|loose|too big|holes? tighter|notch(?:es)? tighter)',
      '(?:losing|lost) (?:muscle|condition)',
      'melting away|wasting|nothing but (?:skin|bones)|skeleton|scrawny',
      '(?:pounds?|lbs?|kg|kilos?|ounces?) (?:lighter|less|skinnier)',
      'lighter than (?:he|she|it|last|before|usual)',
      '(?:lost|losing|loses|dropped|down|lose) (?:about |almost |over |maybe |like |nearly |another )?(?:a |\\d+(?:\\.\\d+)? |half a |some |a lot of |two |three |four |five |several )?(?:pounds?|lbs?|kg|kilos?|weight|ounces?|pounds)(?: |$)',
      'weight loss',
      'skin and bones?',
      'weighs? (?:next to|almost|close to) nothing|light as a feather|feels? like a feather',
      '(?:bony|boney|skinny|skinnier|(?<!(?:blood|paint) )thinner|emaciated|wasting away|getting thin)(?: |$)',
      '(?:ribs|spine|backbone|hips)(?: \\w+){0,3} (?:showing|show|stick|sticking|bony|poking)',
      'collar is loose',
      'feel (?:his|her|its) (?:ribs|spine|bones)',
      '(?:spine|backbone|hips?|ribs?|shoulders?)(?: \\w+){0,3} (?:knobbl\\w*|knobby|sharp|boney)(?: |$)',
      '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|a few|several) (?:kilos?|kgs?|pounds?|lbs?|stone)(?: \\w+){0,2} (?:lighter|down|less|gone|off)(?: |$)',
      'a stone lighter',
    ],
    unless: [
      'growing|grew|puppy weight',
      'diet|on purpose|weight loss (?:food|plan)|trying to lose|needed to lose|always (?:been )?(?:skinny|thin)|ribs always|same weight (?:for|as)|skinny legs|thin (?:spot|there|hair|coat|fur|patch)|hair thinner|(?:fur|hair|coat)(?: \\w+){0,3} (?:thin\\w*|lost)|(?:thin\\w*|losing|lost|loses|dropp?\\w*)(?: \\w+){0,3} (?:fur|hair|coat)|shed\\w*|(?:ideal|perfect|healthy|good) weight|(?:vet|clinic) (?:said|says|wants|told)(?: \\w+){0,6} (?:lose|diet)',
    ],
    means: { answers: { body_changes: ['weight_loss'] } },
  },
  {
    id: 'sweet-breath',
    finding: 'a sweet or nail-polish smell on the breath',
    kind: 'sign',
    phrases: [
      'smell\\w*(?: \\w+){0,4} (?:nail (?:polish|varnish)|acetone|pear drops|ketones)',
      'breath(?: \\w+){0,8} (?:varnish|pear|ketone|fruit|syrupy?|maple|candy)(?: |$)',
      '(?:acetone|nail polish|nail varnish|fruity|pear drops)(?: \\w+){0,4} (?:mouth|breath)',
      'mouth smells(?: \\w+){0,4} (?:nail|acetone|fruity|sweet)',
      'breath(?: \\w+){0,8} (?:sweet|fruity|nail polish|acetone|chemical|solvent|pear drops|juicy fruit|paint|ketones?)',
      'breath(?: \\w+){0,4} (?:sweet|fruity|nail polish|acetone|chemical|ammonia)',
      '(?:sweet|fruity|acetone|nail polish)(?: \\w+){0,3} breath',
    ],
    means: { answers: { body_changes: ['sweet_breath'] } },
  },
  {
    id: 'pees-much',
    finding: 'much more urine than usual',
    kind: 'sign',
    phrases: [
      '(?:pee |urine |litter )?clumps?(?: \\w+){0,3} (?:enormous|huge|giant|massive|twice|bigger|size of (?:a |my )?(?:softball|grapefruit|baseball|fist))',
      '(?:enormous|huge|giant|massive) (?:pee |urine |litter )?(?:clumps|puddles|pees)',
      '(?:floods?|soaks?|flooded|soaked|soaking)(?: \\w+){0,3} (?:litter|bed|box|crate|floor|carpet|house)',
    ],
    means: { answers: { body_changes: ['peeing_more'] } },
  },
  {
    id: 'no-food-day',
    finding: 'no food for about a day',
    kind: 'sign',
    phrases: [
      '(?:(?:has|have|had|is) (?:eaten|eating|had) (?:absolutely |literally )?(?:nothing|zero|zilch)(?: to eat)?(?: at all)?|(?:no|zero|lost (?:his|her|its)) appetite|off (?:his|her|its) food)(?: \\w+){0,2} (?:since (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|for (?:a|one|over a) (?:full |whole )?day)',
      '(?:has not|have not|had not|did not|does not|is not|not|without|no|refus\\w*|will not|would not) (?:\\w+ ){0,2}?(?:eaten|eating|eat|ate|touch(?:ed)?|food|bite|meal|interested in (?:food|eating))(?: \\w+){0,5} since (?:yesterday|the day before|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
      '(?:has not|have not|had not|did not|does not|is not|not|without|no|refus\\w*|will not|would not) (?:\\w+ ){0,2}?(?:eaten|eating|eat|ate|touch(?:ed)?|food|bite|meal|interested in (?:food|eating))(?: \\w+){0,5} (?:for|in) (?:about |over |almost |more than )?(?:a (?:full |whole )?day(?! or)|one day|24|36|48|thirty six)(?: |$)',
      'nose up(?: \\w+){0,6} (?:for|since|in)(?: \\w+){0,4} (?:day|days|yesterday)',
      'hunger strike',
    ],
    means: { answers: { eating: ['none_24_to_48h'] } },
  },
  {
    id: 'no-food-today',
    finding: 'no food today',
    kind: 'sign',
    phrases: [
      '(?:has not|have not|had not|did not|does not|is not|not|without|no|refus\\w*|will not|would not) (?:\\w+ ){0,2}?(?:eaten|eating|eat|ate|touch(?:ed)?|food|bite|meal|interested in (?:food|eating))(?: \\w+){0,4} (?:all day|today|since last night|since (?:this )?morning)(?: |$)',
      '(?:skipped|missed|refused|left|turned down) (?:\\w+ ){0,3}(?:breakfast|dinner|lunch) and (?:\\w+ ){0,2}(?:breakfast|dinner|lunch)',
    ],
    means: { answers: { eating: ['none_12_to_24h'] } },
  },
]
