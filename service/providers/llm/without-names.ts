import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'

const LEFT_OUT = '[left out]'
const PET = '[pet]'

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi
/** A US phone number; dates and amounts do not have this shape. */
const PHONE = /(?<!\d)(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)/g
/** Microchip, card and account numbers. */
const LONG_NUMBER = /(?<!\d)\d(?:[ -]?\d){8,18}(?!\d)/g
/** Marks that are not seen: they hide words from people that a machine still reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u{FE00}-\u{FE0F}\u{E0000}-\u{E007F}]/gu

/** Every word the questions themselves use: "Blue" may be a pet, "blue" is a color of gums. */
const commonWords: ReadonlySet<string> = new Set(
  [
    ...[...symptomsByValue.values()].map(({ label }) => label),
    ...questions.flatMap(({ question, options }) => [question, ...(options ?? []).map(({ label }) => label)]),
  ]
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [],
)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const petPattern = (name: string): RegExp | null => {
  const plain = name.trim()
  if (plain === '') return null
  const isWord = commonWords.has(plain.toLowerCase())
  const spelled = isWord ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(spelled)}(?![\p{L}\p{N}])`, isWord ? 'gu' : 'giu')
}

export const withoutNames = (text: string, petName: string): string => {
  const seen = text
    .normalize('NFKC')
    .replaceAll(/[\n\r\t]+/g, ' ')
    .replaceAll(UNSEEN, '')
  const clean = [EMAIL, LINK, PHONE, LONG_NUMBER].reduce(
    (rest, each) => rest.replaceAll(each, LEFT_OUT),
    seen,
  )
  const pattern = petPattern(petName)
  return pattern === null ? clean : clean.replaceAll(pattern, PET)
}
