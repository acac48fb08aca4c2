import type { Entry } from './entry.ts'

/** Red only where the teeth stand is a sore gum, not the color of the blood; with heat or weakness it is not waved off. */
const ALONG_THE_TEETH =
  '^(?!.*(?:all over|red everywhere|whole mouth|hot\\b|heat|pant\\w*|weak|collaps\\w*|fast))(?=.*(?:(?:along|around|at|by|above|near|next to|just over|where (?:they|it) (?:meets?|touch(?:es)?|joins?)) (?:(?:his|her|its|the|some|every|back|front) )*(?:teeth|tooth|gum ?line|molars?|canines?)|(?:tooth|gum) ?line)).*$'

/** The color of gums, tongue and skin, and the heart. */
export const gums: readonly Entry[] = [
  {
    id: 'gums-pale',
    finding: 'very pale gums',
    kind: 'sign',
    phrases: [
      '{gums}{w}{0,5} (?:printer paper|paper|candle wax|wax|chalk|skim milk|milk|snow|a sheet|a ghost|putty|porcelain|bone white)',
      'gums?{w}{0,4} (?:[3-9]|three|four|five|six) (?:full )?sec\\w*{w}{0,6} (?:pink|back|color|refill|again)',
      '(?:push|press|pushed|pressed|poke)\\w*{w}{0,4} gums?{w}{0,6} (?:white|pale|slow|forever|ages)',
      '{gums}(?: (?:and {gums}|{be}|{very}|color|colour)){0,6} (?:pale|white|whitish|paler|ghost|ghostly|chalk\\w*|paper|washed out|no color|no colour|faded)',
      '(?:pale|white|whitish|ghostly|chalky|washed out) (?:\\w+ )?{gums}',
      'no color in (?:his|her|its|the) {gums}',
    ],
    means: { answers: { gum_color: ['pale_white'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'gums-blue',
    finding: 'blue, gray or purple gums or tongue',
    kind: 'sign',
    phrases: [
      '{gums}{w}{0,5} (?:slate|plum|eggplant|grape juice|blueberry|lavender|ash|cement|smurf)',
      'turn(?:s|ed|ing)? (?:blue|purple|gray|grey)(?! (?:again )?(?:after|on) (?:the )?(?:bruise|leg))',
      '{gums}(?: (?:and {gums}|{be}|{very}|color|colour)){0,6} (?:blue|bluish|blueish|gray|grey|grayish|greyish|purple|purplish|lavender|dusky)',
      '(?:blue|bluish|blueish|gray|grey|grayish|purple|purplish|dusky) (?:\\w+ )?{gums}',
      'cyanotic',
      'cyanosis',
      '(?:{gums}|toe beans?|beans|paw ?pads?|pads?|nail beds?){w}{0,5} (?:lilac|lavender|plum|mauve|violet|slate)(?: |$)',
    ],
    unless: ['chow'],
    means: { answers: { gum_color: ['blue_gray'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'gums-red',
    finding: 'bright red gums',
    kind: 'sign',
    phrases: [
      '{gums}(?: (?:{be}|{very})){0,5} (?:bright red|brick red|cherry red|fire engine red|fiery red)',
      '(?:bright|brick|cherry) red (?:gums?|tongue)',
    ],
    unless: [ALONG_THE_TEETH],
    means: { answers: { gum_color: ['bright_red'] } },
  },
  {
    id: 'gums-brown',
    finding: 'brown or muddy gums',
    kind: 'sign',
    phrases: [
      'gums?(?: (?:{be}|{very})){0,5} (?:brown|brownish|muddy|chocolate colored)',
      '(?:muddy|brown|brownish) gums',
    ],
    means: { answers: { gum_color: ['brown'] } },
  },
  {
    id: 'yellow',
    finding: 'a yellow tint of eyes, gums or skin',
    kind: 'sign',
    phrases: [
      'insides? of (?:his|her|its|the) ears?{w}{0,4} (?:yellow|mustard|lemon|banana|orange)',
      '(?:gums?|skin|ears?|whites?|eyes)(?: (?:{be}|{very}|color)){0,5} (?:mustard|lemon|banana|highlighter|saffron|orange)(?! (?:goop|gunk|goo|discharge|crust|stuff|wax))',
      '(?:gums?|skin|ears?|whites? of (?:his|her|the|its)? ?eyes?|eye whites|eyes?|tongue)(?: (?:and \\w+|{be}|{very}|color)){0,6} (?:yellow|yellowish|yellowy|jaundiced)(?! (?:goop|gunk|goo|discharge|crust|stuff|mucus|snot|boogers?|eyes?))',
      '(?:yellow|yellowish|yellow tinged) (?:tint|tinge|gums|skin)',
      'yellow (?:whites|eye whites)',
      'jaundice\\w*',
    ],
    means: { answers: { gum_color: ['yellow'], body_changes: ['yellow_tint'] } },
  },
  {
    id: 'racing-heart',
    finding: 'a racing heart',
    kind: 'sign',
    phrases: [
      'heart(?: ?beat| rate)?(?: (?:{be}|{very}|beating|pounding)){0,4} (?:racing|pounding|fast|hammering|irregular|out of (?:his|her) chest|crazy|thumping)',
      '(?:racing|pounding) heart',
      'heart(?: ?beat| rate)?{w}{0,8} (?:too fast to count|cannot count|impossible to count|through (?:his|her|its|the) (?:ribs|chest|side))',
      '(?:cannot|could not) count{w}{0,4} (?:heart|heart ?beats?|pulse)(?: |$)',
    ],
    unless: [
      'after (?:a |the |his |her |our )?(?:\\w+ )?(?:run\\w*|play\\w*|walk\\w*|fetch|zoom\\w*|chas\\w*)',
    ],
    means: { keys: ['racing_heart'], answers: { pain_signs: ['restless'] } },
  },
  {
    id: 'no-color',
    finding: 'very pale gums',
    kind: 'sign',
    phrases: [
      '{gums}{w}{0,5} (?:ghosty|ghost\\w*|colorless|bloodless|bleached|drained|blanch\\w*|pale\\w*|whit(?:e|ish)(?! (?:foam|froth|muzzle|spot|stuff|chin|fur|teeth|coating|film|goo|specks?))|ashen|pasty|lost (?:all )?(?:its|their|the)? ?colou?r|without colou?r|off white|like (?:paper|milk|chalk|wax|a sheet|porcelain))(?: |$)',
      '{gums}{w}{0,6} (?:colou?r of|colou?red like|like|as|same as|pale as|white as){w}{0,2} (?:paper|milk|chalk|wax|candle|sheet|porcelain|snow|marble|cream|bone|putty|dough|eggshell|rice|flour|tooth ?paste|cotton|my teeth|(?:his|her) teeth|wall)',
      '(?:no|not any|zero|barely any|hardly any|not much|lost (?:the|its|their|all)) (?:pink|colou?r|blood)(?: left)?{w}{0,3} {gums}',
      '{gums}{w}{0,4} (?:no|not|not at all|not very|barely|hardly|lost (?:the|their|its)) (?:pink|colou?r)(?: |$)',
      '(?:bubble ?gum|flesh){w}{0,3} lost (?:its|the) colou?r',
      'gums?{w}{0,6} (?:stay|stays|stayed|takes?|slow){w}{0,4} (?:white|forever|ages|long|seconds)(?: |$)',
    ],
    unless: [
      'chow|shar ?pei|pigment|always|not (?:pale|white)|(?:nice|good|healthy|normal) (?:and )?pink|retriev\\w*|pink\\b(?! left)(?!.*\\bno pink)(?!.*\\bnot)',
    ],
    means: { answers: { gum_color: ['pale_white'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'blue-tinge',
    finding: 'blue, gray or purple gums or tongue',
    kind: 'sign',
    phrases: [
      '{gums}{w}{0,5} (?:blue|bluish|blueish|purple\\w*|purplish|violet|lilac|mauve|lavender|periwinkle|indigo|navy|gr[ae]y|gr[ae]yish|slate|dusky|ashen|ash colou?red|steel|cyan\\w*|black and blue)(?: |$)',
      '{gums}{w}{0,6} (?:colou?r of|colou?red like|like|as){w}{0,2} (?:grapes?|plums?|grape (?:popsicle|jelly|juice|soda)|blueberr\\w*|eggplant|bruise|smurf|slate|ash|cement|concrete|lead|beet root|wine)',
      '(?:blue|bluish|blueish|purple|purplish|violet|lilac|gr[ae]y|gr[ae]yish|dusky)(?! (?:balls?|toys?|collar|blanket|kong|mouse|bowl|leash)){w}{0,4} {gums}',
      '(?:turn\\w*|went|going|goes|was|got) (?:all |kind of |sort of |a bit |really )?(?:blue|purple|dusky|smurf)(?: (?:in the face|around|for|when|until|at the|$))',
    ],
    unless: [
      'chow|shar ?pei|pigment|spots?\\b|spotted|always|not (?:blue|purple|gr[ae]y)|blueberr\\w* (?:treat|muffin)|muzzle|born with|ate|treats?|toy|toothpaste|popsicle stick|gone gr[ae]y|gr[ae]y (?:hair|fur|beard)|bruise on (?:my|the leg)',
    ],
    means: { answers: { gum_color: ['blue_gray'] }, keys: ['life_threat_words'] },
  },
  {
    id: 'odd-gum-color',
    finding: 'dark red or brown gums',
    kind: 'sign',
    phrases: [
      '(?:gums?|tongue){w}{0,4} (?:brown\\w*|mud\\w*|liver|rust\\w*|coffee|chocolate|tan)(?: |$)',
      '(?:brown\\w*|muddy|liver colou?red){w}{0,2} gums?',
    ],
    means: { answers: { gum_color: ['brown'] } },
  },
  {
    id: 'red-gums',
    finding: 'bright red gums',
    kind: 'sign',
    phrases: [
      '(?:gums?|tongue|inside of (?:his|her|its) (?:mouth|lips?)){w}{0,4} (?:(?:bright|brick|cherry|fire ?engine|fiery|deep|dark|blood|beet|lobster|tomato|lipstick|angry|super|really|very|crazy|neon) red|crimson|brick|cherry colou?red|beet colou?red|magenta)(?: |$)',
      '(?:bright|brick|cherry|dark|deep|fire ?engine|beet) (?:red|colou?red) (?:gums?|tongue)',
    ],
    unless: [ALONG_THE_TEETH],
    means: { answers: { gum_color: ['bright_red'] } },
  },
  {
    id: 'gum-line-red',
    finding: 'gums that are red along the teeth',
    kind: 'sign',
    phrases: [
      'gums?{w}{0,6} (?:red|inflamed|angry|sore|swollen|puffy|bleeding){w}{0,5} (?:teeth|tooth|gum ?line|molars?)',
      'gums?{w}{0,5} (?:teeth|tooth|gum ?line|molars?){w}{0,5} (?:red|inflamed|angry|sore|swollen|puffy|bleeding)',
      'red{w}{0,3} (?:gum ?line|line along (?:the|his|her) (?:gums?|teeth))',
    ],
    means: { answers: { mouth_signs: ['tooth_or_gum'] } },
  },
  {
    id: 'nail-beds',
    finding: 'blue nail beds or pads',
    kind: 'sign',
    phrases: [
      '(?:nail ?beds?|paw pads?|pads|toe ?beans|toes){w}{0,4} (?:purple\\w*|purplish|blue|bluish|dusky|gr[ae]yish|cyan\\w*|white as)(?: |$)',
    ],
    means: { answers: { limb_signs: ['cold_or_pale_paw'] } },
  },
  {
    id: 'wild-heart',
    finding: 'a racing heart',
    kind: 'sign',
    phrases: [
      'heart(?: ?beat| rate)?{w}{0,4} (?:mile a minute|skipp\\w*|gallop\\w*|flutter\\w*|stopp\\w*|jack ?hammer|drum|all over the place|erratic\\w*|weird\\w*|super fast|so fast|out of (?:his|her|its) chest|racing|pounding)',
      'pulse{w}{0,4} (?:weak|racing|thready|faint|fast|cannot find|none|skipping)',
      '(?:cannot|could not) (?:find|feel){w}{0,2} (?:pulse|heart ?beat)',
    ],
    unless: [
      'after (?:a |the |his |her |our )?(?:\\w+ )?(?:run\\w*|play\\w*|walk\\w*|fetch|zoom\\w*|chas\\w*)',
      'my heart|melts?|stole|vet listened|heart is fine|heart ?worm',
    ],
    means: { keys: ['racing_heart'], answers: { pain_signs: ['restless'] } },
  },
]
