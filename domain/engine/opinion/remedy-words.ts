import { PAIN, PEOPLES_ONLY, SHARED } from '#domain/knowledge/compiled/notes/drug-names.ts'
import { anyOfWords } from './any-of-words.ts'

export const DOSE = anyOfWords(
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
const MEDICINE = anyOfWords(...PAIN, ...PEOPLES_ONLY, ...SHARED)
const MEDICINE_LIKE = anyOfWords(
  'medicines?',
  'medications?',
  'meds?',
  'drugs?',
  'pills?',
  'tablets?',
  'capsules?',
  'antibiotics?',
  'steroids?',
  'anti-?inflammator\\w+',
  'painkillers?',
  'sedatives?',
  'supplements?',
  'probiotics?',
  'remed\\w+',
  'peroxide',
  'charcoal',
  'vitamins?',
  'antacids?',
  'antihistamines?',
  '\\w+(?:cillin|mycin|micin|cycline|floxacin|profen|coxib|olol|pril|sartan|statin|azole|idazole|caine|pam)',
  '\\w+(?:barbital|sone|solone|setron|pitant|tidine|dryl|zine|mide|tadine|oxetine|prazole|clavulanate)',
  '\\w+(?:tropin|dipine|zosin|triptan|gliptin|virin|vir|mab)',
)

const DISEASE_LIKE = anyOfWords(
  'diseases?',
  'failure',
  'cancers?',
  'tumou?rs?',
  'infect\\w+',
  'syndromes?',
  'virus\\w*',
  'bacteri\\w+',
  'conditions?',
  '\\w+(?:itis|osis|emia|oma|pathy)',
)

export const UNLESS_SAID: readonly RegExp[] = [MEDICINE, MEDICINE_LIKE, DISEASE_LIKE]
