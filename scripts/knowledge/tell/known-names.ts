import type { Part } from './entry.ts'
import { listed, quoted } from './words.ts'

/** Names by which the reader of medicines and diseases calls a whole class of them. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['nsaid', 'a pain medicine of the NSAID kind (such as carprofen or meloxicam)'],
  ['steroid', 'a steroid (such as prednisone)'],
  ['methimazole', 'methimazole or carbimazole'],
  ['immune blood disease', 'a disease in which the body attacks its own blood (such as IMHA or ITP)'],
])

const STEMS: ReadonlySet<string> = new Set([
  'allerg',
  'amput',
  'arthrit',
  'atop',
  'behavio',
  'calici',
  'cardio',
  'cardiomyopath',
  'chemo',
  'constipat',
  'diabet',
  'epilep',
  'food allerg',
  'hyperadreno',
  'hypoadreno',
  'immunosuppress',
  'incontinen',
  'laryn',
  'obes',
  'overgroom',
  'papillom',
  'seborrh',
  'sequestr',
  'trache',
  'tremb',
])

const inQuotes = (name: string): string => quoted(STEMS.has(name) ? `${name}…` : name)

export function knownPhrase(names: readonly string[]): string {
  const parts = names.filter((name) => !CLASSES.has(name)).map(inQuotes)
  return [
    ...(parts.length === 0 ? [] : [`has ${listed(parts)} in its name`]),
    ...names.flatMap((name) => CLASSES.get(name) ?? []).map((words) => `is ${words}`),
  ].join(', or ')
}

/** Of a pet in an example, which has one disease or medicine of a class. */
export const knownName = (name: string): string =>
  name === 'methimazole' ? name : (CLASSES.get(name) ?? name)

type Meant = {
  readonly meaning: string
  readonly names?: string
  readonly medicines?: string
  readonly but?: string
}

/** Diseases and medicines of the profile that count as another name; a test asks the reader of the profile for each. */
export const MEANT: readonly Meant[] = [
  {
    meaning: 'heart disease',
    names:
      'cardiomyopathy, HCM, HOCM, DCM, ARVC, mitral disease, MMVD, MVD, valve disease, valvular disease, CHF',
    medicines: 'furosemide, Lasix, Salix, pimobendan, Vetmedin, enalapril, torsemide, clopidogrel',
    but: 'A preventive against heartworms among the medicines does not count; heartworm disease, as a disease of the profile, does.',
  },
  { meaning: 'kidney disease', names: 'CKD, renal disease' },
  {
    meaning: 'immune blood disease',
    names: 'IMHA, AIHA, IMT, IMTP, ITP, immune-mediated hemolytic anemia, immune-mediated thrombocytopenia',
  },
  {
    meaning: 'diabetes',
    medicines: 'insulin, Vetsulin, ProZinc, Lantus, glargine, Caninsulin, Novolin, Humulin',
  },
  { meaning: 'addison', medicines: 'Percorten, Zycortal, fludrocortisone, Florinef, DOCP' },
  {
    meaning: 'chemotherapy',
    medicines:
      'chemo, chlorambucil, vincristine, doxorubicin, lomustine, carboplatin, mitoxantrone, azathioprine',
  },
  {
    meaning: 'nsaid',
    medicines:
      'carprofen, Rimadyl, meloxicam, Metacam, deracoxib, firocoxib, Previcox, grapiprant, Galliprant, robenacoxib, Onsior',
  },
  { meaning: 'steroid', medicines: 'prednisone, prednisolone, dexamethasone' },
  {
    meaning: 'methimazole',
    medicines: 'methimazole, thiamazole, carbimazole, Tapazole, Felimazole, Vidalta',
  },
]

/** What counts beside the names that an entry looks for in the list of diseases and medicines. */
export function namesThatCount(names: readonly string[]): readonly Part[] {
  const meant = MEANT.filter(({ meaning }) => names.some((name) => meaning.includes(name)))
  const lines = meant.flatMap(({ meaning, names: diseases, medicines, but }) => {
    const as = `Counts as ${meaning === 'nsaid' ? 'a pain medicine of the NSAID kind' : meaning}`
    return [
      ...(diseases === undefined ? [] : [`${as}, of the diseases in the profile: ${diseases}.`]),
      ...(medicines === undefined ? [] : [`${as}, of the medicines in the profile: ${medicines}.`]),
      ...(but === undefined ? [] : [but]),
    ]
  })
  return lines.length === 0 ? [] : [{ head: 'Names that count, too', lines }]
}
