import type { Entry } from './entry.ts'

const HIM = '(?:him|her|it|them|his|its|my \\w+|the (?:\\w+ )?(?:dog|cat|pup|puppy|kitten|chihuahua|yorkie))'

/** Blows, bites, burns and stings, told by what an owner saw or heard. */
export const harmTold: readonly Entry[] = [
  {
    id: 'run-down',
    finding: 'hit by a vehicle',
    kind: 'sign',
    phrases: [
      '(?:road|street|highway|traffic|driveway|lane|parking lot)(?: \\w+){0,6} (?:heard|hear|then)(?: \\w+){0,4} (?:brakes?|tires?|tyres?|screech\\w*|thud|bang|thump|bump|horn)(?: |$)',
      '(?:heard|hear)(?: \\w+){0,3} (?:brakes?|tires?|tyres?|screech\\w*)(?: \\w+){0,6} (?:thud|bang|thump|bump|yelp|scream|cry)(?: |$)',
      `{vehicle}(?: \\w+){0,3} (?:crash\\w*|slam\\w*|smash\\w*|plow\\w*|plough\\w*|smack\\w*|barrel\\w*|drove|rolled|backed|went|bump\\w*) (?:right |straight |full on )?(?:into|over|on top of) ${HIM}(?: |$)`,
      `(?:mail ?man|driver|neighbou?r|delivery (?:guy|man|driver)|husband|wife|son|daughter|somebody|someone|i|we|he|she|they) (?:\\w+ )?(?:backed|reversed|rolled|drove|ran) (?:\\w+ )?(?:over|into) ${HIM}(?: |$)`,
      '(?:bounced|flew|rolled|went|thrown|tossed|flipped)(?: \\w+)? (?:off|over|under|across|onto) (?:a |the )?(?:\\w+ )?(?:bumper|hood|bonnet|windshield|windscreen|fender|wheels?|tires?|tyres?)(?: |$)',
    ],
    unless: [
      'toy|ball\\b|ran over to|roll\\w* over (?:on|for)|ran into (?:him|her) (?:at|while)|remote control|roomba|year|month',
    ],
    means: { answers: { context: ['hit_by_vehicle'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'broken-jaw',
    finding: 'a jaw that hangs or is crooked',
    kind: 'sign',
    phrases: [
      '(?:jaw|chin|mouth)(?: \\w+){0,3} (?:hang\\w*|dangl\\w*|dislocat\\w*|crooked|lopsided|off (?:to|its)|sideways|snapped|will not close|cannot close)(?: |$)',
      '(?:kick|kicks|kicked|stomp\\w*|trampl\\w*|butt(?:ed)?|ramm\\w*|tossed|gored|rolled)(?: \\w+)? (?:from|by) (?:a |the |my |our )?(?:\\w+ )?(?:cow|horse|bull|donkey|mule|goat|sheep|ram|deer|pony|pig|llama|moose|elk|stallion|mare|calf)',
    ],
    means: { answers: { context: ['fall_or_blow'] }, keys: ['severe_injury'] },
  },
  {
    id: 'shut-on',
    finding: 'crushed',
    kind: 'sign',
    phrases: [
      `(?:reclin\\w*|chair|sofa bed|futon|door|gate|lid|garage door|trunk|hatch|drawer|folding bed|treadmill|tv|shelf|shelves|dresser|ladder|fridge)(?: \\w+){0,2} (?:closed|shut|slammed|came down|fell|folded|dropped|tipped|crashed|landed|collapsed) (?:right |down )?(?:on|onto|over) (?:top of )?${HIM}(?: |$)(?!(?:tail|toe|toes|paw|nail|food|bowl|toy|bed))`,
    ],
    means: { answers: { context: ['fall_or_blow'] }, keys: ['severe_injury'] },
  },
  {
    id: 'eye-forced-out',
    finding: 'an eye out of its place',
    kind: 'sign',
    phrases: [
      'eye ?(?:ball)?s?(?: \\w+){0,3} too big for (?:his|her|its|the) (?:head|socket|face|lids?)(?: |$)',
      'eyes? (?:\\w+ ){0,3}(?:sticks?|sticking|stuck|pops?|popp\\w*|bulg\\w*|hangs?|hanging|pushed|forced|jumped|came|comes|coming|falling|squeezed|squished|knocked) (?:\\w+ )?(?:out|from|forward)(?: |$)(?!(?:of (?:the|his) (?:window|blanket|crate|bed)))',
    ],
    unless: [
      'discharge|goo|gunk|crust|tears?\\b|booger|hair|always|pug|stuffed|toy|excit\\w*|when he sees|lashes|from under',
    ],
    means: { answers: { eye_signs: ['bulging'] } },
  },
  {
    id: 'torn-open',
    finding: 'a deep wound',
    kind: 'sign',
    phrases: [
      '(?:cut|incision|stitch\\w*|wound|suture\\w*|gash|belly|staples?)(?: \\w+){0,4} (?:open|opened|gap\\w*|burst|apart|split)(?: \\w+){0,6} (?:see|inside|guts|fat|meat|muscle|flesh)(?: |$)',
      '(?:i can|can|could) see (?:the |his |her )?(?:inside|insides|meat|muscle|bone|fat|tendons?|ribs inside|guts)(?: |$)(?!(?:of (?:his|her|the) (?:mouth|ear)|in (?:his|her) poop))',
      '(?:face|ear|side|belly|leg|neck|shoulder|back|skin|chest|throat)(?: \\w+){0,2} (?:torn|ripped|shredded|flayed|peeled|split)(?: \\w+)? (?:up|open|off|apart|wide)(?: |$)',
      '(?:torn|ripped|shredded) (?:\\w+ )?(?:face|throat|neck|belly|side|chest)(?: |$)',
      'holes?(?: \\w+){0,3} (?:under|in|on|near|below|behind|into) (?:his|her|its|the) (?:\\w+ )?(?:arm ?pit|arm|chest|ribs?|ribcage|side|belly|neck|throat)(?: |$)',
    ],
    means: { answers: { skin_signs: ['wound_or_abscess'], trauma_details: ['puncture_chest_belly_neck'] } },
  },
  {
    id: 'had-by-a-beast',
    finding: 'a bite or a fight',
    kind: 'sign',
    phrases: [
      '{beast}(?: \\w+){0,2} (?:got|had|caught|grabbed|nailed|took|jumped|pounced on|went for|lunged at) (?:at |to |hold of |ahold of |a hold of )?(?:him|her|it)(?: |$)(?!(?:a|some|the|his|her|own|to|as|when|from|for|used)\\b)',
      '(?:tom ?cat|raccoon|racoon|coyote|fox|badger|opossum|possum|hawk|owl|dog|cat) fight',
    ],
    unless: [
      'flea|bug|play\\w*|toy|ticks?\\b|sniff\\w*|(?:year|month)s? ago|squirrels?|got her (?:pregnant|fixed)|something got',
    ],
    means: { answers: { context: ['fight_or_bite'] } },
  },
  {
    id: 'face-likened',
    finding: 'a swollen face or throat',
    kind: 'sign',
    phrases: [
      '(?:face|muzzle|snout|head|lips?|nose|mouth|eyes?|cheeks?)(?: \\w+){0,4} (?:like|as big as|size of)(?: (?:a|an|two|the|some|his|her))?(?: \\w+)? ?(?:boxing gloves?|boxer|shar ?pei|hippo\\w*|balloons?|pumpkin|football|potato|chipmunk|blow ?fish|puffer ?fish|watermelon|melon|sausages?|hot ?dogs?|duck|beaver|moose|manatee|walrus|shrek|michelin man|marshmallow|cantaloupe|softball|grapefruit|pillow|bowling ball|basketball|hot air balloon|snake|camel|gorilla|will smith|hitch|quasimodo|botox\\w*|prize ?fighter|rocky)(?: |$)',
      '(?:botox|lip filler|lip injections?|collagen)(?=.*\\b(?:lips?|face|muzzle|hives|bee|sting|swoll|puff)\\w*)',
    ],
    unless: [
      'always|since (?:he|she) was|weeks?|months?|days\\b|mean|sweet|markings?|looks like a (?:boxer|shar ?pei) (?:mix|cross)|breed|smush\\w*|cute|funny|toy|full of|bit into|ate|carr\\w*|nose for|breath\\w*|breathe',
    ],
    means: { answers: { danger_signs: ['facial_swelling'] } },
  },
  {
    id: 'burned-by-warmth',
    finding: 'a burn or scald',
    kind: 'sign',
    phrases: [
      '(?:heat(?:ing|ed)? (?:pad|lamp|mat|bed|blanket|disc)|hot water bottle|snuggle ?safe|heater|radiator|hair ?dryer|blow ?dryer|straightener|hot plate|wood ?stove|exhaust)(?: \\w+){0,12} (?:raw|blister\\w*|peel\\w*|red patch|burn\\w*|skin (?:is |came |coming )?(?:off|dead|hard|black)|scald\\w*|leathery)(?: |$)',
    ],
    means: {
      answers: { context: ['burn_smoke_electric_water'], skin_signs: ['dead_or_burned'] },
      keys: ['life_threat_words'],
    },
  },
  {
    id: 'stray-current',
    finding: 'an electric shock',
    kind: 'sign',
    phrases: [
      '(?:stepp\\w*|walk\\w*|stood|peed|brushed|touched|ran|walked|sniffed|licked)(?: \\w+){0,2} (?:on|onto|over|into|against|across)? ?(?:a |an |the |some )?(?:electric|electrified|live|downed|metal) (?:\\w+ )?(?:grate|grates|plate|manhole|cover|pole|wire|line|fence|cable|box|rail)(?: \\w+){0,6} (?:scream\\w*|yelp\\w*|collaps\\w*|stiff|fell|shak\\w*|foam\\w*|dropped|cry|cried|limp|twitch\\w*|weird|wobbl\\w*)(?: |$)',
    ],
    unless: ['(?:month|year)s? ago|invisible fence'],
    means: { answers: { context: ['burn_smoke_electric_water'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'bleeds-on',
    finding: 'heavy bleeding',
    kind: 'sign',
    phrases: [
      '(?:nail|claw|toe ?nail|quick|paw|pad|ear|tail|tongue|lip|nose|cut|gum|tooth|leg|stitch\\w*|incision|wound)(?: \\w+){0,5} (?:drip\\w*|leak\\w*|ooz\\w*|runn?ing|seep\\w*|weep\\w*|bleed\\w*)(?: \\w+){0,3} (?:for|since)(?: \\w+){0,3} (?:hours?|hrs?|morning|midnight|lunch|noon|last night|yesterday|dinner)(?: |$)',
    ],
    means: { answers: { danger_signs: ['heavy_bleeding'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'two-holes-and-growing',
    finding: 'a snake bite or another venom',
    kind: 'sign',
    phrases: [
      '(?:two|2|pair of|twin|couple of)(?: \\w+){0,3} (?:pricks?|pin ?pricks?|dots?|holes?|marks?|punctures?|specks?|spots?)(?: \\w+){0,30} (?:grow\\w*|swell\\w*|swollen|fat|fatter|bigger|balloon\\w*|puff\\w*|purple|blow\\w*|like a (?:\\w+ )?(?:mitt|glove|balloon|sausage))(?: |$)',
      '(?:hiss\\w*|tss+\\w*|rattl\\w*|buzz\\w* sound|sprinkler)(?: \\w+){0,12} (?:yelp\\w*|scream\\w*|jumped|cried|swell\\w*|swollen|blows? up|balloon\\w*|grow\\w*|fat)(?: |$)',
      '(?:leg|foot|paw|face|muzzle|nose|snout|lip|neck|head|jaw|ankle|cheek)(?: \\w+){0,3} (?:grow\\w*|balloon\\w*|swell\\w*|swollen|blow\\w* up|puff\\w*|(?:getting |gets? )?(?:fatter|bigger|thicker))(?: \\w+){0,4} (?:by the (?:minute|second)|as (?:i|we) (?:watch|type|write|speak)|fast|every minute|before (?:my|our) eyes|in minutes|so quick\\w*)(?: |$)',
    ],
    unless: [
      'freckles?|(?:garter|rubber|toy) snake|cat hiss\\w*|cats?\\b.*hiss|(?:slowly|weeks|months)|garden hose|growing (?:up|so) fast|rattl\\w* (?:cough|toy|breath)|growing puppy',
    ],
    means: {
      answers: { exposure: ['snake_bite'], danger_signs: ['facial_swelling'] },
      keys: ['life_threat_words'],
    },
  },
]
