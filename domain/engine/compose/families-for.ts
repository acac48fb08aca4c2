import { finerFamilies } from '#domain/knowledge/compiled/care/finer-families.ts'
import type { FinerFamily } from '#domain/knowledge/care/finer-family.ts'
import { EMERGENCY_FAMILIES } from '#domain/logic/emergency-family.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { holds } from '#domain/logic/judge.ts'

export function familiesFor(families: readonly EmergencyFamily[], facts: Facts): readonly EmergencyFamily[] {
  if (families.length === 0) return families
  const told = toldIn(facts)
  const found = new Set(families)
  const standing = new Set(families)
  for (const finer of finerFamilies) {
    const wider = finer.of.filter((family) => found.has(family))
    if (wider.length === 0 || !isSo(finer, facts, told)) continue
    found.add(finer.is)
    if (finer.beside !== true) for (const family of wider) standing.delete(family)
    standing.add(finer.is)
  }
  return EMERGENCY_FAMILIES.filter((family) => standing.has(family))
}

type Told = {
  readonly found: readonly string[]
  readonly all: Sentences
  readonly withFindings: Sentences
  readonly sentencesWith: (finding: string) => Sentences
}
type Sentences = readonly (readonly string[])[]

function isSo(
  { when, found, told, anySentence, notTold = [], onlyRead }: FinerFamily,
  facts: Facts,
  { found: read, all, withFindings, sentencesWith }: Told,
): boolean {
  if (when !== undefined && !holds(when, facts)) return false
  if (onlyRead !== undefined) {
    const { finding, ticked } = onlyRead
    const sentences = sentencesWith(finding)
    if (ticked.some(([question, value]) => hasTicked(facts, question, value))) return false
    return (
      sentences.length > 0 && sentences.every((words) => says(told ?? [], words) && !says(notTold, words))
    )
  }
  if (found !== undefined && !found.some((name) => read.includes(name))) return false
  if (told === undefined) return true
  return (anySentence === true ? all : withFindings).some(
    (words) => says(told, words) && !says(notTold, words),
  )
}

function toldIn({ intake, notes, text }: Facts): Told {
  const present = notes.findings.filter(({ sense }) => sense === 'present')
  const around = ({ quote, field }: (typeof present)[number]): readonly string[] => {
    const written = field === 'additionalNotes' ? intake.additionalNotes : text(field)
    const sentences = sentencesOf(written).filter((sentence) => sentence.includes(quote))
    return sentences.length > 0 ? sentences : [quote]
  }
  return {
    found: present.map(({ finding }) => finding),
    all: sentencesOf(intake.additionalNotes).map(wordsOf),
    withFindings: present.flatMap(around).map(wordsOf),
    sentencesWith: (name) =>
      present
        .filter(({ finding }) => finding === name)
        .flatMap(around)
        .map(wordsOf),
  }
}

const hasTicked = ({ intake }: Facts, question: string, value: string): boolean => {
  const answered = intake.followUpAnswers[question]
  return answered === value || (Array.isArray(answered) && answered.includes(value))
}

const sentencesOf = (text: string): readonly string[] => text.split(/[.!?\n]+/)
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

const says = (stems: readonly string[], words: readonly string[]): boolean =>
  stems.some((stem) =>
    stem.endsWith('*') ? words.some((word) => word.startsWith(stem.slice(0, -1))) : words.includes(stem),
  )
