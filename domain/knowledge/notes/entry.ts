/** What a phrase stands for: the same facts the questions ask for. */
export type Meaning = {
  readonly answers?: Readonly<Record<string, readonly string[]>>
  readonly symptoms?: readonly string[]
  /** Keys of free-text rules. */
  readonly keys?: readonly string[]
  /** Words of known conditions. */
  readonly conditions?: readonly string[]
}

/** How owners put one clinical concept into words. */
export type Entry = {
  readonly id: string
  /** Plain name of the finding, shown back to the owner. */
  readonly finding: string
  /** Phrases as regular expressions over normalized text: lower case, contractions written out, no punctuation but , . */
  readonly phrases: readonly string[]
  /** The phrase does not count when the same sentence matches one of these. */
  readonly unless?: readonly string[]
  /** Only for this species. */
  readonly species?: 'dog' | 'cat'
  /** Only for this sex. */
  readonly sex?: 'male' | 'female'
  /**
   * sign: something seen; counts also inside a question.
   * name: the name of a disease or accident an owner may only fear; does not count in a question or a worry.
   * exposure: a thing; counts only where the pet ate, licked or touched it.
   * state: a lasting fact about the pet, such as a known disease; a date in the past does not end it.
   */
  readonly kind: 'sign' | 'name' | 'exposure' | 'state'
  /** It says when something was, and tells of no sign by itself. */
  readonly aboutTime?: true
  /** Named in the answer about medicines it was given, and a pet should never get it. */
  readonly neverAMedicine?: true
  /** The phrase does not count when one of these stands anywhere in the same text. */
  readonly unlessSaid?: readonly string[]
  /** The phrase counts only when one of these stands somewhere in the same text. */
  readonly onlySaid?: readonly string[]
  readonly means: Meaning
}

/** Groups of words that stand for each other, used inside phrases as {name}. */
export const WORDS: Readonly<Record<string, string>> = {
  belly:
    '(?:bell(?:y|ies)|stomachs?|tumm(?:y|ies)|tum|abdomen|abdominal|gut|midsection|middle|underside|flank|sides?)',
  gums: '(?:gums?|tongue|lips?|gum line|mouth|inside of (?:his|her|its|the) (?:mouth|lip|lips))',
  legs: '(?:legs?|feet|foot|paws?|limbs?|end|half|quarters|toes|hips)',
  hind: '(?:back|hind|rear)',
  pee: '(?:pee|pees|peed|peeing|urine|urinate|urinates|urinated|urinating|wee|weed|tinkle|piss|pissed|pissing|void)',
  poop: '(?:poops?|pooped|pooping|poos?|stools?|feces|bm|bowel movement|diarrhea|crap|number two)',
  vomit:
    '(?:vomit|vomits|vomited|vomiting|(?:bring|brings|bringing|brought)(?: (?:it|that|them|some|his|her|the)(?: \\w+)?)? (?:back )?up|throw up|throws up|threw up|throwing up|thrown up|puke|pukes|puked|puking|barf|barfs|barfed|barfing|upchuck\\w*|be sick|sick up|urp\\w*|yak\\w*)',
  retch:
    '(?:w?retch(?:es|ed|ing)?|retched|retching|heave|heaves|heaved|heaving|dry heave|dry heaves|dry heaving|dry heaved|hurl|hurling)',
  try: '(?:try|tries|tried|trying|attempt|attempts|attempted|attempting|strain|strains|strained|straining|push|pushes|pushed|pushing|squat|squats|squatted|squatting|pose|poses|posing|postures|posturing)',
  be: '(?:is|are|was|were|be|been|being|am|look|looks|looked|looking|seem|seems|seemed|feel|feels|felt|get|gets|got|getting|go|goes|going|gone|went|turn|turns|turned|turning|become|becomes|became|appear|appears|appeared|has|have|had|stays|sounds|sounding)',
  very: '(?:a|an|the|bit|little|kind|of|sort|really|very|so|super|pretty|quite|too|all|almost|nearly|totally|completely|extremely|rather|more|and|now|like|just|kinda|sorta|way|to|be|suddenly|always|still|both|also|already|somewhat|slightly|oddly|weirdly|unusually|they|it|stay|stayed|inside|real|day|today|night|again)',
  child: '(?:puppy|puppies|pup|pups|kitten|kittens|baby|babies)',
  number:
    '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|a few|several|a couple|couple|many|some|half)',
  vehicle:
    '(?:e ?scooter|four ?wheeler|side by side|utv|honda|toyota|ford|subaru|tesla|camry|civic|uber|cab|taxi|trailer|rv|camper|forklift|snow ?plow|fedex|ups|dump truck|lorry|moped|dirt bike|car|truck|van|suv|vehicle|pickup|motorcycle|motorbike|scooter|atv|quad|golf cart|mower|lawnmower|tractor|bus|bike|bicycle|prius|jeep|sedan|minivan|bumper|tire|wheel)',
  /** A word between two others, unless it denies what follows. */
  w: '(?: (?!(?:no|not|nor|never|without|nothing)\\b)\\w+)',
  beast:
    '(?:dogs?|hounds?|huskies|husky|pit ?bulls?|pitties|pit(?:tie|ty)|bull ?dog|boxer|shepherd|labs?|rott(?:ie|weiler)s?|mastiff|akita|dane|malamute|mutts?|bully|cane corso|doberman|chow|cats?|tom ?cats?|strays?|coyotes?|wolf|wolves|fox(?:es)?|raccoons?|coons?|bobcat|lynx|cougar|bear|badger|otter|possum|opossum|rats?|squirrels?|groundhog|ferret|monkey|animal|something|hawk|owl|eagle|gator|alligator|hog|boar)',
  stick:
    '(?:sticks?|branch|twig|stakes?|spikes?|rebar|rods?|nails?|screw|skewer|wires?|poles?|antler|tines?|thorns?|splinter|shard|glass|arrow|pitchfork|picket|fence post|post|stob|metal|barb|dart|knife|fork|needle|hook|spine|bamboo|pipe)',
  hot: '(?:deep fryer|fryer|crock ?pots?|slow cooker|soup|kettle|coffee|tea|grease|hot oil|wax|gravy|boil\\w*|hot water|bath water|candles?|firework\\w*|sparkler|firecracker|campfire|fire ?pit|coals?|embers?|ashes|stove|stove ?top|burner|oven|grill|bbq|barbecue|heater|space heater|radiator|fireplace|clothes iron|curling iron|hair dryer|heat lamp|heating pad|heated bed|heated blanket|exhaust|muffler|flames?|fire|asphalt|blacktop|pavement|sidewalk|sand|tar|hot plate|bonfire|pan|ramen|noodles)',
  cloth:
    '(?:bath ?towels?|hand towels?|towels?|rags?|shirts?|t ?shirts?|sheets?|socks?|bandages?|gauze|wash ?cloths?|dish ?(?:towels?|cloths?)|paper towels?|rolls?|tissues?|napkins?|blankets?|diapers?|pads?|bedding|pillow\\w*|couch|cushions?|carpet|rugs?|wraps?|bed)',
  rear: '(?:(?:back|hind|rear) ?(?:ends?|legs?|feet|half|paws?|quarters|part|section)|hind ?quarters|rump|rear|caboose|haunches|backside)',
}
