import type { Entry } from './entry.ts'
import { thing } from './thing.ts'

const STINGERS =
  '(?:bees?|wasps?|hornets?|yellow ?jackets?|fire ?ants?|bumble ?bees?|honey ?bees?|africanized bees?)'

/** Stings and bites of venomous animals. */
export const venom: readonly Entry[] = [
  thing(
    'sting',
    'an insect sting',
    ['insect_sting'],
    [
      'stung',
      'bee sting',
      'stings?(?! (?:a bit|him when))',
      'stingers?',
      `${STINGERS}(?: |$)`,
      'spider ?bites?',
      '(?:bitten|bit|got) by (?:a |some |what looked like a )?(?:\\w+ )?(?:spider|recluse|widow)',
      '(?:puss|puss moth|asp|furry|stinging|hairy) caterpillars?',
      'caterpillars?',
      'centipedes?',
      'blister beetles?',
    ],
    {
      unless: [
        'busy bee|bees? knees|snapped and missed|and missed|missed it|(?:outside|through) (?:the|a) window',
      ],
    },
  ),
  {
    id: 'sting-swarm',
    finding: 'very many stings',
    kind: 'sign',
    phrases: [
      `(?:dozens?|hundreds?|tons|loads|lots|a lot|too many|so many|swarm(?:ed|s|ing)?|covered|cloud|\\d\\d+|ten|fifteen|twenty|thirty|forty|fifty|multiple times)(?: \\w+){0,5} (?:stings?|stung|stingers?|${STINGERS})`,
      `(?:stings?|stung|stingers?|${STINGERS})(?: \\w+){0,6} (?:dozens?|hundreds?|swarm(?:ed|s|ing)?|too many to count|all over (?:him|her|his|its)|lost count|\\d\\d+(?: times| stings)?|ten times|twenty times|everywhere)`,
      '(?:lost count|could not count|cannot count)(?: \\w+){0,4} (?:stings?|stingers?|bites)',
      `(?:into|on|in|dug up|disturbed|attacked|swarmed|hit|ran through|stepped on)(?: \\w+){0,4} (?:bee ?hives?|hives? of bees|hornets?(?: s)? nests?|wasps?(?: s)? nests?|${STINGERS}(?: \\w+){0,2} (?:nests?|hives?|mounds?|piles?)|(?:nests?|hives?|mounds?|swarms?) of (?:\\w+ )?${STINGERS})`,
      `(?:swarm(?:ed)?|attacked)(?: \\w+){0,3} ${STINGERS}`,
      '(?:stung|stings?|bee|wasp)(?: \\w+){0,6} (?:in|inside)(?: \\w+){0,3} (?:mouth|throat)',
    ],
    means: { answers: { exposure: ['insect_sting'] }, keys: ['poison_named'] },
  },
  {
    id: 'spider-venom',
    finding: 'a bite of a venomous spider',
    kind: 'sign',
    phrases: [
      '(?:black |brown )?widow(?: spider)?(?: \\w+){0,6} (?:bit|bite|bites|bitten|got|under|bed|on (?:him|her))',
      '(?:bit|bite|bitten|got)(?: \\w+){0,6} (?:black widow|brown widow|widow spider|brown recluse|recluse|fiddleback|tarantula)',
      '(?:brown recluse|recluse spider|black widow|fiddleback)(?: \\w+){0,4}',
    ],
    unless: [
      '(?:saw|killed|found) (?:a |one )?(?:black widow|brown recluse)(?: \\w+){0,5} (?:last|garage) (?:year|month)|my widowed?|widowed',
    ],
    means: { answers: { exposure: ['snake_bite'] } },
  },
  {
    id: 'snake-bite',
    finding: 'a snake bite or another venom',
    kind: 'sign',
    phrases: [
      '(?:bit|bite|bitten)(?: [\\w,]+){0,14} (?:turning black|turned black|swelling (?:fast|quickly|by the minute|up fast)|spreading fast)',
      'snake(?: |-)?(?:bit|bite|bitten|bites)',
      '(?:snake|rattler|copperhead|cottonmouth|viper|moccasin)(?: \\w+){0,3} (?:hang\\w*|latch\\w*|attach\\w*|clamp\\w*|dangl\\w*|stuck|fasten\\w*|hung)(?: \\w+){0,3} (?:his|her|its|the) (?:\\w+ )?(?:ear|nose|face|lip|cheek|muzzle|tongue|leg|paw|foot|tail|neck|chest|side)',
      '(?:bit|bitten|struck|tagged|nailed|got|strike|popped|zapped)(?: \\w+){0,3} by (?:a |the |an )?(?:\\w+ )?(?:snake|rattler|rattlesnake|copperhead|cottonmouth|viper|water moccasin|moccasin|scorpion|adder|coral snake)',
      '(?:snake|rattler|rattlesnake|copperhead|cottonmouth|viper|moccasin)(?: \\w+){0,5} (?:bit|struck|got|lunged|nailed|tagged|strike|in (?:his|her|its) mouth)',
      '(?:something|thing|it) (?:that )?rattl\\w+(?: \\w+){0,6} (?:bit|got|struck|nailed|tagged)',
      '(?:tangled|tangle|fight|fought|messing|playing|played|ran into|run in|killed|shook|stepped on|met)(?: \\w+){0,4} (?:snake|rattler|copperhead|cottonmouth|viper|moccasin)',
      '(?:two|2|pair of|a couple of)(?: \\w+){0,3} (?:puncture|fang|red|tiny|little|small|bloody)(?: \\w+){0,2} ?(?:marks?|dots?|holes?|punctures?|wounds?)?(?: [\\w,]+){0,24} (?:swell\\w*|swollen|swelled|twice|ballooning|puff\\w*|size)',
      '(?:thought|thinks?|think|says?|said|maybe|probably|possibly|looked like|look like|suspects?)(?: \\w+){0,5} (?:snake|rattler|copperhead|cottonmouth|viper|moccasin)',
      '(?:snake|rattler|copperhead|cottonmouth|moccasin)(?: \\w+){0,4} (?:bite|bit|fangs)',
      '(?:snake|rattler|copperhead|cottonmouth|viper|moccasin)(?: \\w+){0,12} (?:holes?|punctures?|swell\\w*|swollen|bite|bites|fangs?|yelp\\w*|limp\\w*|bleeding|puffy)',
      '(?:swell\\w*|swollen|holes?|punctures?|yelp\\w*)(?: \\w+){0,12} (?:rattler|copperhead|cottonmouth|moccasin|viper)',
      'fang marks?',
      'rattle ?snake',
      '(?:coral|venomous|poisonous) snake',
      '(?:red and yellow|yellow and red|red and black|black and red|banded|diamond\\w*|brown|copper colou?red|triangle head\\w*)(?: \\w+){0,3} snake(?: \\w+){0,6} (?:play\\w*|mouth\\w*|bat(?:ted|ting)|caught|carr\\w*|kill\\w*|shook|grabb\\w*|paw\\w*)',
      '(?:lick\\w*|mouth\\w*|bit|ate|grabbed|caught|picked up|played with|had|chomped|chewed|got|killed|carrying|carried)(?: \\w+){0,5} (?:cane |colorado river |marine |bufo )?toads?(?: |$)',
      'bufo',
      'cane toads?',
      'toad (?:in|poison\\w*)(?: \\w+){0,2} mouth',
      'toads?(?: \\w+){0,10} (?:foam\\w*|drool\\w*|slobber\\w*)',
      'newts?(?= |$)',
      'scorpions?',
      'gila monster',
      'jelly ?fish',
      'portuguese man o \\w+',
      'sting ?ray',
      '(?:heard|hear|hearing) (?:the |a |that |it |something |some )?rattl\\w*(?! (?:cough|breath|chest|toy|can|of treats|of the (?:treat|food|pill|biscuit)))(?=.*\\b(?:hole|holes|puncture\\w*|swell\\w*|swollen|bit|bite|bitten|tagged|struck|yelp\\w*|blow\\w* up|limp\\w*)\\b)',
      '(?:two|2|pair of|a couple of)(?: \\w+){0,3} (?:holes?|punctures?|dots|pricks|pinpricks|marks)(?: [\\w,]+){0,16} (?:swell\\w*|swollen|swelled|balloon\\w*|puff\\w* up|blow\\w* up|blew up|blown up|twice (?:the|its))',
      '(?:twice|double|three times)(?: \\w+){0,2} (?:thick|thicker|size|big|fat|its size|normal)(?: [\\w,]+){0,20} (?:two|2|pair of)(?: \\w+){0,2} (?:holes?|punctures?|dots|pricks|marks)',
      '(?:rock|rocks|bush|brush|grass|trail|desert|wood ?pile|hike|hiking|yard|path)(?: [\\w,]+){0,12} rattling(?: |$)',
    ],
    means: { answers: { exposure: ['snake_bite'] }, keys: ['life_threat_words'] },
  },
]
