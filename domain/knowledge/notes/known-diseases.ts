import type { Entry } from './entry.ts'

/** Known diseases and their medicines. */
export const knownDiseases: readonly Entry[] = [
  {
    id: 'known-diabetes',
    finding: 'known diabetes',
    kind: 'state',
    phrases: [
      'diabetic',
      'diabetes',
      'on (?:\\w+ )?(?:insulin|lantus|vetsulin|prozinc|caninsulin|glargine|humulin|novolin)',
      'insulin (?:shot|dose|injection)s?',
      '(?:lantus|vetsulin|prozinc|caninsulin)',
    ],
    means: { conditions: ['diabetes'] },
  },
  {
    id: 'known-addison',
    finding: 'known Addison disease',
    kind: 'state',
    phrases: ['addison\\w*', 'addison s', 'addisons?', 'hypoadreno\\w*', 'percorten', 'zycortal'],
    means: { conditions: ['addison'] },
  },
  {
    id: 'known-heart',
    finding: 'known heart disease',
    kind: 'state',
    phrases: [
      '(?:congestive )?heart failure',
      'chf',
      'heart (?:disease|condition|meds|medicine|medication|problem)',
      'enlarged heart',
      'cardiomyopathy',
      'hcm',
      'dcm',
      'on (?:lasix|furosemide|vetmedin|pimobendan)',
      '(?:lasix|furosemide|vetmedin|pimobendan)',
    ],
    means: { conditions: ['heart disease'] },
  },
  {
    id: 'known-kidney',
    finding: 'known kidney disease',
    kind: 'state',
    phrases: ['kidney (?:disease|failure|patient)', 'ckd', 'renal (?:disease|failure)'],
    means: { conditions: ['kidney disease'] },
  },
  {
    id: 'known-chemo',
    finding: 'treatment that weakens the defenses',
    kind: 'state',
    phrases: [
      'chemo(?:therapy)?',
      'immunosuppress\\w*',
      '(?:doxorubicin|adriamycin|vincristine|vinblastine|carboplatin|cisplatin|lomustine|ccnu|mitoxantrone|tanovea|rabacfosadine|chop protocol)',
    ],
    means: { conditions: ['chemo'] },
  },
  {
    id: 'known-weak-defenses',
    finding: 'a virus that weakens the defenses',
    kind: 'state',
    species: 'cat',
    phrases: [
      '(?:fiv|felv)(?: |$)(?! (?:vaccin\\w*|shots?|test(?:ed)? negative|negative|free))',
      'feline (?:aids|leuk\\w+)(?! (?:vaccin\\w*|shots?|negative|test))',
    ],
    means: { conditions: ['fiv'] },
  },
  {
    id: 'insulin-mistake',
    finding: 'too much insulin',
    kind: 'sign',
    phrases: [
      'units instead of',
      '(?:drew|drawn|draw|pulled|dialed|dialled|gave|given|injected|dosed|took up)(?: \\w+){0,3} \\d+(?:\\.\\d+)? instead of (?:\\d|one|two|three|a half|half)',
      '\\d+ units(?: \\w+){0,4} (?:supposed|should have)',
      '(?:double|two|twice|extra|too much|second|wrong|10 ?x|ten times|overdose of)(?: \\w+){0,5} (?:insulin|units|lantus|vetsulin|prozinc|dose of insulin)',
      '(?:insulin|lantus|vetsulin|prozinc|units)(?: [\\w,]+){0,10} (?:twice|double|doubled|overdos\\w*|too much|again by mistake|two times|both)',
      '(?:already|both|also)(?: \\w+){0,6} (?:given|gave|got|dosed|injected|shot)(?: \\w+){0,6} (?:units|insulin|lantus|dose|shot|injection)',
      '(?:insulin|units)(?: [\\w,]+){0,14} (?:did not|has not|would not|refused to|will not|without) (?:eat|eaten|eating|touch)',
    ],
    means: {
      answers: { exposure: ['other_medicine'] },
      keys: ['poison_named', 'insulin'],
      conditions: ['diabetes'],
    },
  },
  {
    id: 'missed-medicine',
    finding: 'missed medicine',
    kind: 'sign',
    phrases: [
      '(?:forgot|missed|ran out|out of|skipped|late|stopped|no longer gets|without)(?: \\w+){0,6} (?:pills?|meds|medicine|medication|dose|doses|phenobarb\\w*|insulin|pred\\w*|shot|keppra|percorten|tablets?)',
    ],
    means: { answers: { context: ['new_or_missed_medicine'] } },
  },
  {
    id: 'low-sugar',
    finding: 'a low blood sugar reading',
    kind: 'sign',
    phrases: [
      '(?:libre|sensor|alarm)(?: \\w+){0,4} (?:low|lo|[1-5]\\d)(?! ?\\d)(?: |$)',
      '(?:blood sugar|sugar|glucose|glucometer|meter|bg|reading)(?: \\w+){0,6} (?:lo|low|too low|under [3-6]\\d|below [3-6]\\d|[1-5]\\d)(?! ?(?:\\d|\\.|units?|mg|carb|fat))(?: |$)',
      'hypoglycemi\\w*',
      '(?:low|dropping|crashing) blood sugar',
      'sugar crash\\w*',
    ],
    unless: ['low (?:sugar|carb) (?:diet|treats?|food)|sugar free|moisture|ph |water'],
    means: { keys: ['low_sugar'] },
  },
  {
    id: 'vital-medicine-missed',
    finding: 'a medicine that must not be missed was missed',
    kind: 'sign',
    phrases: [
      '(?:stopped|quit|off|no more|without|ran out of)(?: \\w+){0,3} (?:needles|jabs|insulin|injections)(?: |$)',
      '(?:forgot|missed|ran out|run out|out of|skipped|stopped|without|no more|has not had|have not had|did not (?:get|give|have)|late)(?: \\w+){0,6} (?:phenobarb\\w*|keppra|levetiracetam|zonisamide|potassium bromide|bromide|insulin|lantus|vetsulin|prozinc|pred\\w*|steroids?|percorten|zycortal|florinef|vetmedin|pimobendan|lasix|furosemide|(?:heart|seizure|epilepsy|addison\\w*|anti ?seizure) (?:pills?|meds?|medicines?|medications?|tablets?|drops))',
    ],
    means: { answers: { context: ['new_or_missed_medicine'] }, keys: ['vital_medicine_missed'] },
  },
]
