import type { Entry } from './entry.ts'

const YOUNG = '(?:pups?|puppy|puppies|kitt\\w+|bab(?:y|ies)|little ones?|newborns?|litter)'
const PART = '(?:foot|feet|leg|legs|paws?|tail|butt|bum|rump|head|nose|face|body|sac|sack|bag|bubble)'

/** What comes out of an infected womb, by its look and smell. */
const FOUL =
  '(?:pus|pussy|goo|goop|gunk|gunky|slime|snot|snotty|sludge|stuff|discharge|mess|custard|yogh?urt|pudding|gravy|ketchup|chocolate milk|tomato soup|milk ?shake|cream|creamy|brown smears?|yellow smears?|smears)(?=.*\\b(?:smell|stink|stank|reek|rotten|foul|rank|dead|spoiled|fish|pus|brown|green|yellow|gr[ae]y|chocolate|custard|ketchup|milk ?shake|yogh?urt|pudding|creamy|gravy|weeks|month)\\w*)'
const WOMB_PLACE =
  '(?:down there|under(?:neath)? (?:her|the) tail|(?:from|out of|out) (?:her )?(?:behind|back|back end|rear|rear end|bottom|bum|butt)|from behind|behind when she|her (?:privates?|private parts?|lady (?:bits|parts?)|girl (?:bits|parts?)|hoo ?ha|vulva|vagina|rear end|back end)|vulva|vagina|when she (?:stands|gets|lies|sits|lays|stood|got)(?: \\w+)?)'

/** Birth, milk and the first days, told by what an owner sees. */
export const birthTold: readonly Entry[] = [
  {
    id: 'birth-stands-still',
    finding: 'a birth that does not go on',
    kind: 'sign',
    phrases: [
      `(?:push\\w*|strain\\w*|contract\\w*|labou?r\\w*|crying and pushing)(?: \\w+){0,4} since(?: \\w+){0,2} (?:midnight|noon|yesterday|dinner|supper|lunch|breakfast|\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: |$)(?!.*{poop})`,
      `(?:no|not a|not one|zero|still no|without) (?:\\w+ )?(?:${YOUNG}|kitty|pup)(?: \\w+)? (?:come|comes|came|coming|out|yet|born|so far|appear\\w*|arriv\\w*|is out)(?: |$)`,
      `(?:pups?|puppies|kittens?|kitty|bab(?:y|ies))(?: \\w+){0,2} (?:not|no|never|do not|does not|did not|will not|would not|cannot) (?:\\w+ )?(?:come|comes|came|coming|budge\\w*|move|get out|fit)(?: |$)(?!.*\\b(?:inside|to me|when i call|home|upstairs)\\b)`,
      `{number} (?:\\w+ )?(?:${YOUNG})(?: \\w+){0,3} (?:out|born|here|so far|came|delivered)(?: \\w+){0,14} (?:still|more|another|something|one)(?: \\w+){0,4} (?:in (?:her|there)|inside|belly|tummy|mov\\w*|kick\\w*|left)(?: |$)`,
      `(?:feel|see|felt|count\\w*)(?: \\w+){0,3} (?:something|more|another|one|lump\\w*)(?: \\w+){0,3} (?:mov\\w*|kick\\w*|wiggl\\w*|squirm\\w*)(?: \\w+){0,2} (?:in|inside)(?: |$)`,
      `(?:a|the|an|little|tiny|one|two|only) (?:\\w+ )?(?:${PART})(?: and (?:a |the )?${PART})?(?: \\w+){0,2} (?:stick\\w*|pok\\w*|hang\\w*|show\\w*|peek\\w*|out|half ?way)(?: out)?(?: \\w+){0,8} (?:stuck|will not (?:budge|come|move)|does not (?:budge|come|move)|not (?:budg\\w*|mov\\w*|com\\w*)|when she pushes|push\\w*|no progress|for (?:an hour|\\d+|half|ages|twenty|thirty))`,
      `(?:a|the|an|little|tiny|one|two|only) (?:\\w+ )?(?:bubble|sac|sack|water bag|bag)(?: \\w+){0,3} (?:hang\\w*|stick\\w*|out|show\\w*)(?: \\w+){0,8} (?:stopped|quit|nothing|no|half|hour|min\\w*|ago)`,
      `(?:${YOUNG})(?: \\w+){0,2} half (?:way )?(?:hanging|out|stuck|through|born)(?: |$)`,
      `due (?:date|day|dat)?(?: \\w+){0,3} (?:\\d+|two|three|four|five|six|seven|several|a few|few) days? (?:ago|back|past|over|late)`,
      `(?:temp\\w*|thermometer) (?:dropped|drop|fell|went down|is down)(?: \\w+){0,8} (?:nothing|no (?:${YOUNG}|labou?r|contractions?)|not (?:started|in labou?r))`,
      `green\\w* (?:\\w+ )?(?:gunk|goo|goop|stuff|slime|sludge|water|fluid|liquid|discharge|mess|drip\\w*)(?: \\w+){0,6} (?:no|not|without|before|but)(?: \\w+){0,2} (?:${YOUNG}|yet|first one)`,
      `(?:gave up|give up|giving up|too tired to|stopped|quit) (?:pushing|the pushing|labou?r\\w*|contract\\w*)?(?: \\w+){0,4} (?:hours?|still|no|without)(?: \\w+){0,3} (?:${YOUNG}|in (?:there|her)|inside)`,
    ],
    means: {
      answers: { reproductive_status: ['in_labor'], labor_progress: ['strong_straining_over_30_min'] },
    },
  },
  {
    id: 'after-birth-ill',
    finding: 'ill after giving birth',
    kind: 'sign',
    phrases: [
      `(?:${YOUNG})(?: \\w+){0,3} (?:came|born|out|arrived|delivered|yesterday|last night|this morning)(?: \\w+){0,14} (?:keeps? (?:straining|pushing)|still (?:straining|pushing)|dark|smelly|stinks?|stinking|rotten|foul|black|hanging|cold|wobbl\\w*|shak\\w*|bleed\\w*)(?: |$)`,
      `(?:had|after|since|delivered|birthed) (?:\\w+ ){0,3}(?:${YOUNG})(?: \\w+){0,8} (?:sock|tube|sausage|tissue|flesh|meat|bag|sack|something)(?: \\w+){0,3} (?:hang\\w*|stick\\w*)(?: |$)`,
    ],
    means: { answers: { reproductive_status: ['in_labor'], labor_progress: ['mother_unwell'] } },
  },
  {
    id: 'young-within-reach',
    finding: 'nursing young',
    kind: 'state',
    phrases: [
      '(?:will not|would not|does not|did not|refuses to|not) (?:let|stay with|lie with|lay with|go to|go near|feed|nurse|clean)(?: \\w+){0,2} (?:pups|puppies|kittens|babies|litter|little ones)(?: |$)',
      'with (?:\\w+ )?(?:(?:\\d|two|three|four|five|six|seven|eight|nine) )?(?:nursing |newborn |new |suckling )(?:pups|puppies|kittens|babies)',
      '(?:pups|puppies|kittens|babies)(?: \\w+){0,3} (?:on (?:her|the) (?:milk|teats?|boobs?|nipples?)|still (?:nurse|drink|suckle)\\w*)',
    ],
    unless: ['(?:last|previous|first) litter|years? ago|spayed'],
    means: { answers: { reproductive_status: ['nursing'] } },
  },
  {
    id: 'womb-pus',
    finding: 'pus or foul discharge from the womb',
    kind: 'sign',
    phrases: [
      `${FOUL}(?: \\w+){0,8} ${WOMB_PLACE}(?: |$)`,
      `${WOMB_PLACE}(?: \\w+){0,10} ${FOUL}(?: |$)`,
      `(?:pus|custard|yogh?urt|pudding|gravy|chocolate milk|tomato soup|strawberry (?:milk ?shake|milk|jam)|rotten (?:meat|fish)|foul|stinky|smelly|creamy|snotty)(?: \\w+){0,14} (?:was |been |is )?(?:in |her )?(?:heat|season|period|cycle)(?: \\w+){0,8} (?:weeks?|months?)(?: |$)`,
      `(?:in |her |had her )?(?:heat|season|period|cycle)(?: \\w+){0,8} (?:weeks?|months?)(?: \\w+){0,12} (?:pus|custard|yogh?urt|pudding|rotten|foul|creamy|snotty|gunk|goo|goop|smears?|drips?|leaks?)(?: |$)`,
      `(?:pus|brown smears?|yellow smears?|smelly spots?|stinky spots?|goo|gunk)(?: \\w+){0,3} (?:on|all over) (?:her|the) (?:bed|blanket|bedding|sofa|couch|sheets|cushion|back legs|tail)(?: |$)`,
    ],
    means: { answers: { reproductive_status: ['vulvar_discharge'] }, keys: ['womb_pus'] },
  },
  {
    id: 'season-weeks-ago',
    finding: 'a heat in the last weeks',
    kind: 'state',
    phrases: [
      '(?:in|on|had|her|was in|last) (?:her )?(?:heat|season|period|cycle)(?: \\w+){0,8} (?:so |about |like |maybe |around )?(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|couple(?: of)?|few|some) weeks(?: |$)',
      '(?:in|on|had|her|was in) (?:her )?(?:heat|season|period) (?:\\w+ )?last month',
    ],
    means: { answers: { reproductive_status: ['heat_last_2_months'] } },
  },
  {
    id: 'comes-and-goes-back',
    finding: 'a birth that does not go on',
    kind: 'sign',
    phrases: [
      `(?:foot|feet|legs?|paws?|tail|butt|head|nose|bubble|balloon|sac|sack|bag|something|it)(?: \\w+){0,14} (?:goes|go|went|slips?|slides?|slid|pops?|pulls?|moves?|disappears?) (?:\\w+ )?(?:back|in)(?: (?:in|inside|up|again))?(?: |$)`,
      '(?:water )?(?:balloon|bubble|sac|sack)(?: \\w+){0,6} (?:exit|opening|hole|vulva|door|out of her|came partly|partly out|half out|between her legs|behind)(?: |$)',
      '(?:bear(?:s|ing)? down|push(?:es|ing)?|strain(?:s|ing)?|squeez(?:es|ing)|contract\\w*)(?: \\w+){0,4} (?:for|since|over|more than)(?: \\w+){0,3} (?:hours?|\\d\\d ?min\\w*|half|ages|forever)(?: |$)',
    ],
    unlessSaid: [
      '^(?!.*\\b(?:due|pregnan\\w*|labou?r|bear(?:s|ing) down|push(?:es|ing|ed)|squeez\\w*|contract\\w*|pups?|puppies|kittens?|babies|whelp\\w*|litter of|frenchie is having)\\b).*$',
      'not pregnant|spayed|constipat\\w*|toy|ball\\b|doorway|window',
    ],
    means: {
      answers: { reproductive_status: ['in_labor'], labor_progress: ['strong_straining_over_30_min'] },
    },
  },
  {
    id: 'stiff-mother',
    finding: 'a nursing mother that is stiff, twitches or is hot',
    kind: 'sign',
    phrases: [
      '(?:like|as|has|with|on) (?:a |an )?(?:wooden|wood|stilts|robot|frankenstein\\w*|tin man|zombie|saw ?horse|board|boards|toy soldier|mannequin|plank|peg|statue)(?: legs?)?(?: |$)',
      '(?:cheeks?|eye ?brows?|eyelids?|face|facial|lips?|muscles?|whiskers?|forehead|jaw|ears?|skin)(?: and \\w+| muscles?)?(?: \\w+){0,3} (?:jump\\w*|tick\\w*|tics?|flutter\\w*|twitch\\w*|quiver\\w*|danc\\w*|rippl\\w*|spasm\\w*|flick\\w*)(?: |$)',
      '(?:stiff|rigid|wobbl\\w*|stagger\\w*|trembl\\w*|shak(?:es|ing|y)|twitch\\w*|drunk)(?: |$)',
      '(?:stopped|quit|will not|does not|refuses)(?: \\w+){0,3} (?:to them|the babies|her babies|the pups|her pups|the puppies|the kittens)(?=.*\\b(?:hot|pant\\w*|stiff|shak\\w*)\\b)',
    ],
    unless: [
      'sleep\\w*|asleep|dream\\w*|they all|all of them|the (?:pups|puppies|kittens|babies) (?:twitch|shak|trembl|jerk|wobbl)\\w*|teat|nipple|udder|(?:puppy|pup|kitten|one of them|runt) (?:is|was) (?:stiff|shak|trembl)\\w*|fleas?\\b',
    ],
    unlessSaid: [
      '^(?!.*\\b(?:(?<!\\b(?:the|a|vet|vets|school|our) )nurse|nurs(?:es|ed|ing)|lactat\\w*|suckl\\w*|(?:mama|mother|mom|momma|dam|queen)(?: \\w+){0,6} (?:pups|puppies|kittens|newborns|litter|babies)|(?:pups|puppies|kittens|newborns|litter|babies)(?: \\w+){0,6} (?:weeks?|days?)|with the (?:newborns|pups|puppies|kittens|babies))\\b).*$',
    ],
    means: { answers: { reproductive_status: ['nursing'], neurologic_signs: ['tremors'] } },
  },
  {
    id: 'bad-milk',
    finding: 'milk that looks wrong',
    kind: 'sign',
    phrases: [
      '(?:her |the )?milk(?: \\w+){0,4} (?:pus|bloody|blood|brown|green|greenish|pink|lumpy|stringy|clotted|chunky|smells|stinks)(?: |$)',
    ],
    means: { answers: { reproductive_status: ['nursing'] }, keys: ['udder_trouble'] },
  },
  {
    id: 'newborn-slack',
    finding: 'a newborn that is cold, limp or left out',
    kind: 'sign',
    phrases: [
      '(?:not|does not|no longer|stopped|barely|hardly) (?:squirm|wiggl|wriggl|crawl|root|cr(?:y|ies))\\w*(?: |$)',
      '(?:away from|apart from|outside|kicked out of|pushed out of|out of) (?:the )?(?:pile|heap|nest|huddle|others)(?: |$)',
      '(?:pushed|kicked|shoved|knocked) (?:off|away from|out)(?: \\w+){0,2} (?:teats?|nipples?|milk|milk bar|mom|mum|nest)',
      '(?:mom|mum|mama|mother|queen|dam)(?: \\w+)? (?:kicked|pushed|rejects?|rejected|ignores?|moved|threw|dumped)(?: \\w+)? (?:him|her|it|this one|that one|out)',
      '(?:feels?|felt|is|are) (?:so |a bit |kind of |kinda |too |rather |very )?(?:cool|cold|chilly|icy)(?: |$)',
      'like (?:a )?(?:wet |soggy |limp |old )?(?:rag|dish ?rag|wash ?cloth|sock|noodle|rubber chicken|sack)(?: |$)',
      '(?:cry|cries|crying|mew|mews|mewing|peep|peeps|peeping|squeak\\w*|screech\\w*)(?: \\w+){0,4} (?:non ?stop|all (?:day|night)|constantly|for hours|and (?:mew|cry|peep|squeak)\\w*|like a)',
    ],
    unlessSaid: [
      '^(?!.*\\b(?:new ?borns?|days? old|(?:is|are|only|just|about) (?:one|two|three|[1-3]) weeks?|(?:one|two|three|[1-3]) weeks? old|bottle (?:fed|feed\\w*|bab\\w*)|runt|teats?|nipples?|latch\\w*|suckl\\w*|eyes (?:still )?(?:shut|closed)|tiny one|orphan\\w*|the (?:orange|black|white|little|smallest|tiny|small|weak|brown|last|skinny) one)\\b).*$',
      '(?:[6-9]|\\d\\d|six|seven|eight|nine|ten|twelve) weeks old',
    ],
    means: { answers: { baby_signs: ['limp_or_crying'] } },
  },
]
