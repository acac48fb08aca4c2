import type { Entry } from './entry.ts'

/** A note that never names a fit can tell of no tally of them. */
const NO_FITS =
  '^(?!.*(?:epilep|seiz|siez|convuls|cluster|(?:rectal |nasal )?(?:valium|diazepam|midazolam)|keppra|pheno|(?<!\\b(?:sneez|cough|hiss|hissy|bark|hack|giggl|laugh)\\w* )(?<!\\b(?:is|was|not|so|very|to|pretty|super|still|keeps?|good|perfect|nice) )\\bfits?\\b(?! (?:as a|and (?:well|healthy|had|active)|in|into|so|well|him|her|for|through|the|perfectly|him))|\\bfitting (?!in)|(?:went|goes|going|gone|was|all|suddenly|body|legs?) (?:all )?(?:stiff|rigid)|\\bstiff (?:shaking|and (?:shak|paddl|jerk|drool))|paddl\\w* (?:and|his|her|legs?|feet|paws|while|drool)|(?:legs?|paws|feet) (?:\\w+ )?(?:paddl|cycl)|and paddl|(?:shak|trembl|jerk|star|twitch)\\w* (?:episodes?|spells?|fits?|attacks?|turns?)|those turns|of those (?:turns|spells|shakes))).*$'

const SEVERAL = '(?:two|three|four|five|six|seven|eight|several|[2-8])'
const ORDINAL = '(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th)'
const TODAY =
  '(?:today|tonight|so far|already|just now|since (?:last night|yesterday|midnight|this morning|\\d+|noon|lunch|breakfast|dinner)|this (?:morning|afternoon|evening)|in (?:the (?:last|past) )?(?:a day|one day|24 hours|\\d+ hours|twelve hours|(?:an|one|two|three|four|five|six) hours?|half a day|day)|overnight|within)'

/** Things that are counted by the day and are no fits. */
const COUNTED =
  'treats?|walks?|poop\\w*|poos?|pees?|peed|wees?|meals?|pills?|doses?|tablets?|capsules?|vomit\\w*|puk\\w*|threw up|sneez\\w*|cough\\w*|hiss\\w*|throw\\w*|threw a|(?:a|per|each|every) (?:day|week|month|year)|daily|naps?|balls?|toys?|baths?|episodes? of (?:vomiting|diarrhea|coughing)|season'

/** Fits told by number, by the clock and by "one" and "another", where the note names the fit somewhere. */
export const fitsTold: readonly Entry[] = [
  {
    id: 'tally-of-fits',
    finding: 'a seizure that goes on or repeats',
    kind: 'sign',
    phrases: [
      `(?:had|having|has|took|did)(?: had)? (?:one|a first|the first|his first|her first|it)(?: \\w+){0,8} (?:another|again|${ORDINAL}|one just now|and one|then one)(?: |$)`,
      `another(?: one| again)? (?:at|about|around|just now|now|an hour|half an hour|\\d+|this (?:morning|afternoon|evening)|later|minutes|in the|just (?:started|happened)|today|tonight|while|as i|on the way|within)(?: |$)`,
      `(?:one|first|1st)(?: \\w+){0,7} (?:then|and|another)(?: \\w+){0,3} (?:another|one|(?:a )?${ORDINAL})(?: |$)(?! (?:eye|ear|leg|side|paw))`,
      `${TODAY}(?: \\w+){0,5} (?:${SEVERAL}|been ${SEVERAL}|a couple|a few)(?: so far| already| now| of them| times| fits?| seizures?| episodes?|$)`,
      `(?:${SEVERAL}|a couple|a few)(?: times| of them| of (?:those|these)(?: \\w+)?| episodes?| spells?| turns?| goes| more| fits?| seizures?)? (?:already |so far )?${TODAY}`,
      `(?:${ORDINAL})(?: one| time| fit| seizure| episode| spell)?(?: \\w+){0,2} ${TODAY}`,
      `(?:out of|into|in the middle of|starting|having|on) (?:the|his|her|a|its) ${ORDINAL}(?: one)?(?: |$)(?! (?:floor|day|week|month|dose|pill|birthday|round|year|bag|walk))`,
      '(?:did|does|doing|happened|happening|starts?|started|starting|begins|beginning|off|going|goes|went)(?: it| he| she| is| was)? (?:all over )?again(?: |$)',
      '(?:it is |he is |she is )(?:starting|started|happening|beginning)(?: again| now)?(?: |$)',
      'one after (?:the other|another)|back to back|in clusters?|cluster\\w*|on and off all (?:day|night|morning)|(?:keeps|keep|kept) (?:coming|happening|having them|having more)',
      '^\\d{1,2}(?:\\.\\d\\d)?(?: ?[ap]m)?(?: (?:and|then|again at)|)(?: \\d{1,2}(?:\\.\\d\\d)?(?: ?[ap]m)?(?: (?:and|then|now|again))?)+',
    ],
    unless: [
      COUNTED,
      '(?:was|were) (?:years|months|weeks)|years? ago|months? (?:ago|apart)|no more|vet knows',
    ],
    unlessSaid: [NO_FITS],
    means: {
      answers: { danger_signs: ['seizure'], seizure_activity: ['two_or_more_24h'] },
      keys: ['life_threat_words', 'seizure_words'],
    },
  },
  {
    id: 'fit-kept-going',
    finding: 'a seizure that does not stop',
    kind: 'sign',
    phrases: [
      '(?:kept|keeps|keep|just keeps|is still|still|was still|carried|went) (?:going|on going|on and on)(?: on)?(?: |$)(?! (?:to|in|into|out|over|back|up|down|outside|for a walk|about|like normal))',
      '(?:would|did|does|will|has) not (?:stop|end|let up)(?:ped)?(?: |$)(?! (?:eating|playing|scratching|licking|barking|begging|wagging|chewing))',
      '(?:timed|lasted|lasting|lasts|near|nearly|almost|about|around|over|more than|for|took|was|were|is|been|solid|full|good|of|like)(?: \\w+){0,2} (?:[5-9]|\\d\\d|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty) ?(?:min|mins|minutes)(?: |$)(?! (?:ago|later|after|away|drive|walk|from|before|earlier|of (?:sleep|rest|walk|play)|to (?:recover|come|get|settle)|or so (?:ago|later)))',
      '(?:in|into) (?:it|this one|the (?:fit|seizure))(?: \\w+){0,3} (?:[5-9]|\\d\\d|five|ten|fifteen) ?(?:min|mins|minutes)',
    ],
    unless: [
      'recover\\w*|dazed|walk\\w*|sleep\\w*|slept|asleep|wander\\w*|confus\\w*|pac(?:es|ing|ed)|vet is|clinic|drive|ago|(?:under|less than|within) (?:\\w+ )?(?:min\\w*)|himself|herself|medication|meds|pills?|scratch\\w*|itch\\w*',
      COUNTED,
    ],
    unlessSaid: [NO_FITS],
    means: {
      answers: { danger_signs: ['seizure'], seizure_activity: ['over_5_min'] },
      keys: ['life_threat_words', 'seizure_words'],
    },
  },
  {
    id: 'had-a-fit',
    finding: 'a seizure',
    kind: 'sign',
    phrases: [
      '(?:had|has had|having|took|taking|taken|has|with) (?:a|an|another|his|her|one of (?:his|her|those|these)|some|the)(?: \\w+)? (?:fits?|episodes?|spells?|shakes|turns?|events?|epi|attack)(?: |$)(?! (?:of|in|into|well|perfectly|like a glove|about|over|because|when i))',
      '(?:his|her|the|this|these|those) (?:fits?|seizures?|convulsions?)(?: \\w+){0,2} (?:today|tonight|now|this (?:morning|afternoon|evening|time)|just|started|lasted|kept)(?: |$)',
      '(?:had|has had|having) one (?:at|about|around|this|just|last night|today|tonight|in the|while|on)(?: |$)',
    ],
    unless: [COUNTED],
    unlessSaid: [NO_FITS],
    means: { answers: { danger_signs: ['seizure'] }, keys: ['seizure_words'] },
  },
  {
    id: 'tally',
    finding: 'something that comes again and again',
    kind: 'sign',
    phrases: [
      `(?:had|having|has|took)(?: had)? (?:one|it)(?: \\w+){0,8} (?:another|again|${ORDINAL})(?: |$)`,
      `(?:${ORDINAL})(?: one| time| fit| seizure| episode| spell| turn)(?: \\w+){0,2} ${TODAY}`,
      '(?:another(?: one)?|again) (?:at|about|around|just now|now|an hour|half an hour|later|on the way)(?: |$)',
      '\\d{1,2}(?:\\.\\d\\d)?(?: ?[ap]m)? (?:one|another)(?: one)?(?: |$)',
      `(?:${SEVERAL}|a couple|a few)(?: of them| of (?:those|these)| episodes?| spells?| turns?| goes| more)? (?:already |so far )?${TODAY}`,
      '(?:he|she|it)(?: is| has| s)? (?:started|starting|having it|doing it|at it|off) again(?: |$)',
    ],
    unless: [COUNTED, 'scratch\\w*|lick\\w*|itch\\w*|bark\\w*|beg\\w*|play\\w*|toys?|zoom\\w*|eat\\w*'],
    means: { keys: ['tally'] },
  },
]
