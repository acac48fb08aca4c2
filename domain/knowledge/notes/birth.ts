import type { Entry } from './entry.ts'

/** Heat, womb, birth, nursing and newborns. */
export const birth: readonly Entry[] = [
  {
    id: 'labor-trouble',
    finding: 'a birth that does not go on',
    kind: 'sign',
    phrases: [
      '(?:tail|leg|foot|feet|head|butt|rump) of (?:a |the )?{child}',
      'water (?:has )?br(?:oke|oken|eaking)(?: \\w+){0,6} (?:nothing|no {child}|hours|last night|yesterday|this morning)',
      'only (?:one|two) {child}(?: [\\w,]+){0,8} (?:strain|push|contract)\\w*',
      '{child}(?: [\\w,]+){0,8} still (?:straining|pushing)',
      '(?:push\\w*|strain\\w*|contract\\w*|labou?r)(?: [\\w,]+){0,14}? (?:no {child}|without (?:a )?{child}|nothing|has not (?:had|come|delivered)|hours?|\\d\\d minutes|\\d\\d mins|half an hour|stuck)',
      '{child}(?: \\w+){0,6} (?:stuck|half(?:way)? out|hanging out|will not come out|not coming out|not come)',
      '(?:feet|legs?|tail|head|sac|bubble)(?: \\w+){0,4} (?:sticking|hanging|poking|showing)(?: out)?(?: \\w+){0,4} (?:vulva|birth|canal|of her|from her|her back end|but)',
      '(?:hours?|hrs?)(?: \\w+){0,4} since (?:the |her )?(?:last|first|second|third|fourth|previous) (?:one|{child})',
      '(?:dark )?(?:green|black)(?: \\w+){0,3} (?:discharge|fluid|goo|stuff|liquid)(?: \\w+){0,8} (?:no {child}|before|vulva|her|came out)',
      '(?:past (?:her )?due|overdue)(?: |$)',
    ],
    unless: [
      'poop\\w*|constipat\\w*|litter ?box|vaccin\\w*|stuck (?:in|under|behind) the|snot|booger|eye|heartworm|shots?|due for',
    ],
    means: {
      answers: { reproductive_status: ['in_labor'], labor_progress: ['strong_straining_over_30_min'] },
    },
  },
  {
    id: 'nursing',
    finding: 'nursing young',
    kind: 'state',
    phrases: [
      '(?:weeks?|days?) (?:after|since|post) (?:her litter|giving birth|having (?:her )?(?:puppies|kittens|pups|babies)|the litter|birth|whelping|delivery)',
      '(?:her|the) (?:\\d+ |two |three |four |five |six |seven |eight )?(?:puppies|kittens|pups|litter|babies)(?: \\w+){0,3} (?:are |is )?(?:\\d+|two|three|four|five|six) (?:days?|weeks?)',
      'nursing (?:her|the|a litter|puppies|kittens|mom|mother|\\d)',
      '(?:gave birth|had (?:her |a )?(?:puppies|kittens|pups|litter|babies)|whelped)(?: \\w+){0,4} (?:days?|weeks?) ago',
      'lactating',
    ],
    means: { answers: { reproductive_status: ['nursing'] } },
  },
  {
    id: 'pregnant',
    finding: 'pregnant',
    kind: 'state',
    phrases: ['(?:is|she is|might be|could be|may be|was|be) pregnant'],
    unless: ['looks? (?:like (?:he|she) is )?pregnant|i am pregnant|(?:wife|i) (?:is|am) pregnant'],
    means: { answers: { reproductive_status: ['pregnant'] } },
  },
  {
    id: 'recent-heat',
    finding: 'a heat in the last weeks',
    kind: 'state',
    phrases: [
      '(?:in|finished|ended|had|her|last|after|since|out of|done with) (?:her )?(?:heat|season|heat cycle|cycle|period)(?: [\\w,]+){0,8} (?:weeks?|month|days?) (?:ago|back)',
      '(?:weeks?|month) (?:after|since|ago|past)(?: \\w+){0,4} (?:heat|season|cycle)',
      'recently (?:in heat|finished her heat)',
    ],
    means: { answers: { reproductive_status: ['heat_last_2_months'] } },
  },
  {
    id: 'vulvar-discharge',
    finding: 'discharge from the vulva',
    kind: 'sign',
    phrases: [
      '(?:pus|goo|discharge|ooz\\w*|gunk|slime|snotty|leak\\w*|drip\\w*|smelly|bloody|tomato soup\\w*)(?: [\\w,]+){0,8} (?:vulva|vagina|vag|lady (?:parts|bits)|hoo ?ha|girl parts|down there|private parts?|privates|rear end|her back end|under her tail|on her bed\\w*)',
      '(?:vulva|vagina|lady (?:parts|bits)|girl parts|privates)(?: \\w+){0,5} (?:pus|goo|discharge|ooz\\w*|leak\\w*|drip\\w*|gunk|slime|smell\\w*)',
      'vaginal (?:discharge|bleeding)',
    ],
    unless: ['first (?:heat|one|period|season)|period|in heat now'],
    means: { answers: { reproductive_status: ['vulvar_discharge'] } },
  },
  {
    id: 'newborn-fading',
    finding: 'a newborn that does not feed',
    kind: 'sign',
    phrases: [
      '(?:will not|does not|is not|not|stopped|cannot|refus\\w*|too weak to) (?:to )?(?:suck|suckle|suckling|nurse|nursing|latch|latching|take (?:the |a )?bottle)',
      'fading (?:puppy|kitten)',
      'rejected by (?:the |her |his )?mom\\w*',
    ],
    means: { answers: { baby_signs: ['not_nursing_or_eating'] } },
  },
]
