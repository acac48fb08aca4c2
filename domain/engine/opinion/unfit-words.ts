import { PAIN, PEOPLES_ONLY, SHARED } from '#domain/knowledge/notes/drug-names.ts'
import { PILLS } from '#domain/knowledge/notes/thing.ts'

const words = (...list: readonly string[]): RegExp => new RegExp(`\\b(?:${list.join('|')})\\b`, 'i')

/** A period inside a word is an address or a file. */
const ADDRESS = /\.[^\s”’)]|\bdot (?:com|org|net|io)\b|\bwww\b|\bhttps?\b/i

/** Amounts and forms of medicines, also in words. */
const DOSE = words(
  '(?:milli|micro)?grams?',
  'm[gl]s?',
  'mcg',
  'cc',
  'ounces?',
  'pounds?',
  'units?',
  'dos(?:e|es|ed|ing|age|ages)',
  'tablespoons?',
  'teaspoons?',
  'spoonfuls?',
  'droppers?',
  'milliliters?',
  'half an?',
  'twice (?:a day|daily)',
  'every (?:\\w+ )?(?:hours?|day)',
)
const MEDICINE = words(
  ...[...PAIN, ...PEOPLES_ONLY, ...SHARED].map((name) => name.replaceAll('PILLS', PILLS)),
)
/** What medicines are called as a kind, and how the names of nearly all of them end. */
const MEDICINE_LIKE =
  /\b(?:medicines?|medications?|meds?|drugs?|pills?|tablets?|capsules?|antibiotics?|steroids?|anti-?inflammator\w+|painkillers?|sedatives?|supplements?|probiotics?|remed\w+|peroxide|charcoal|vitamins?|antacids?|antihistamines?|\w+(?:cillin|mycin|micin|cycline|floxacin|profen|coxib|olol|pril|sartan|statin|azole|idazole|caine|pam|barbital|sone|solone|setron|pitant|tidine|dryl|zine|mide|tadine|oxetine|prazole|clavulanate|tropin|dipine|zosin|triptan|gliptin|virin|vir|mab))\b/i

/** Diseases as a kind; a disease is for a vet to find. */
const DISEASE_LIKE =
  /\b(?:diseases?|failure|cancers?|tumou?rs?|infect\w+|syndromes?|virus\w*|bacteri\w+|conditions?|\w+(?:itis|osis|emia|oma|pathy))\b/i

/** Telling the owner what to do is for the cited advice alone. */
const ADVICE = words(
  'give[ns]?',
  'giving',
  'gave',
  'feed(?:ing)?',
  'offer(?:ing)?',
  'appl(?:y|ying)',
  'administer\\w*',
  'induc(?:e|ing)',
  'make (?:him|her|them|it|your) \\w+',
  'try',
  'use',
  'using',
  'rub(?:bing)?',
  'wash(?:ing)?',
  'rins(?:e|ing)',
  'massag(?:e|ing)',
  'treat(?:ing|ment|ments)?',
  'withhold\\w*',
  'fast(?:ing)?',
  'skip(?:ping)?',
  'stop(?:ping)? (?:his|her|the|their|your)',
  'wait(?:ing)?',
  'watch',
  'monitor\\w*',
  'call(?:ing)?',
  'go to',
  'visit',
  'take (?:him|her|them|it|your)',
  'should',
  'must',
  'have to',
  'need(?:s|ed)? to',
  'please',
  'recommend\\w*',
  'suggest(?:ed)? (?:you|that you|to)',
  'consider',
  'avoid',
  'do not',
  'don.?t',
  'ignore',
  'disregard',
  'help(?:s|ed|ing)?',
  'best',
  'bring(?:s|ing)? up',
  'leave|left out',
  'can be',
  'could be',
  'cool(?:s|ed|ing)?',
  'clean(?:s|ed|ing)?',
  'heal(?:s|ed|ing)?',
  'you can',
  'you could',
  'at home',
)

/** Words that comfort could make an owner wait; the level alone says how soon. */
const COMFORT = words(
  'no (?:need|danger|cause|reason|concern|worr\\w+|emergency|hurry|rush|risk|sign of (?:danger|trouble))',
  'not (?:\\w+ ){0,2}(?:an? )?(?:emergency|dangerous|serious|urgent|worr\\w+|concern\\w*|alarming|life)',
  'isn.?t (?:\\w+ ){0,2}(?:an? )?(?:emergency|dangerous|serious|urgent|worr\\w+|concern\\w*)',
  'nothing',
  'worry',
  'worried',
  'harmless',
  'safe(?:ly)?',
  'fine',
  'ok',
  'okay',
  'all ?right',
  'well',
  'mild(?:ly)?',
  'minor',
  'benign',
  'normal(?:ly)?',
  'healthy',
  'unlikely',
  'low risk',
  'calm',
  'relax\\w*',
  'reassur\\w*',
  'overreact\\w*',
  'exaggerat\\w*',
  'false alarm',
  'pass(?:es)? (?:on|by)',
  'better',
  'improv\\w*',
  'recover\\w*',
  'resolv\\w*',
  'settl\\w*',
  'just',
  'only',
  'small',
  'little',
  'slight(?:ly)?',
  'a bit',
  'simple',
  'common(?:ly)?',
  '(?<!than )usual(?:ly)?',
  'most(?:ly)?',
  'many',
  'probably',
  'likely',
  'maybe',
  'perhaps',
  'enough',
  'time',
  'go(?:es)? away',
  'hold off',
  'rest',
  'happy',
  'stable',
  'not need\\w*',
  'no(?:ne)?',
  'without',
  '(?:is|are|was|were) (?:\\w+ )?not',
  '(?:is|are|was|were)n.?t',
  'pink',
  'moist',
  'play(?:s|ed|ing|ful)?',
  'wag\\w*',
  'alert',
  'active',
  'all',
  'likes',
  'as always',
  'good',
  'great',
  'later',
  'tomorrow',
  'next week',
)

/** Certainty nobody can have from afar, and what would only frighten. */
const VERDICT = words(
  'definite(?:ly)?',
  'certain(?:ly)?',
  'diagnos\\w*',
  'prognos\\w*',
  'euthan\\w*',
  'put (?:down|to sleep)',
  'd(?:ies?|ied|ying|ead|eath)',
  'fatal',
  'kill\\w*',
  'hopeless',
)
/** Levels are said by the answer, not inside its reasons. */
const LEVEL = words(
  'vets?',
  'clinics?',
  'er',
  'urgent\\w*',
  'emergenc\\w*',
  'vet visit',
  'immediate\\w*',
  'right away',
  'hospital',
)
/** Speaking of itself or of its orders is a sign that the words are not about the pet. */
const OFF_TOPIC = words(
  'ai',
  'language model',
  'system',
  'prompts?',
  'instruct\\w*',
  'json',
  'schema',
  'override\\w*',
  'pawlight',
  'sponsor\\w*',
  'buy',
  'shop',
  'click',
  'account',
  'passwords?',
  'sorry',
)

/** A sentence with any of these is not shown. */
export const UNFIT: readonly RegExp[] = [ADDRESS, DOSE, ADVICE, COMFORT, VERDICT, LEVEL, OFF_TOPIC]

/** Remedies and diseases: a sentence with one of these is shown only where the owner used the same word. */
export const UNLESS_SAID: readonly RegExp[] = [MEDICINE, MEDICINE_LIKE, DISEASE_LIKE]
