import { URGENCIES } from '#domain/logic/urgency.ts'
import { conditionSource } from '../written/condition-source.ts'
import {
  membersSource,
  optionalSource as optional,
  recordSource,
  valueSource as text,
} from '../written/compiled.ts'
import type { Needs } from '../written/module-of.ts'
import type {
  WrittenCareProduct,
  WrittenConditionCare,
  WrittenFinerFamily,
  WrittenFirstAid,
  WrittenStandingAdvice,
  WrittenSymptomCare,
  WrittenTimeFrame,
} from './written-care.ts'
import type { WrittenLine } from './written-lines.ts'

export function lineSource(written: WrittenLine, needs: Needs): string {
  if (typeof written === 'string') return needs.from('#domain/knowledge/compiled/care/lines.ts', written)
  const base = 'line' in written ? lineSource(written.line, needs) : callSource(written, needs)
  const marks = membersSource([
    ['species', optional(written.species)],
    ['onlyFor', written.only_for && conditionSource(written.only_for, needs)],
    ['notFor', written.not_for && conditionSource(written.not_for, needs)],
    ['does', optional(written.does)],
    ['against', optional(written.against)],
    ['topic', optional(written.about)],
    ['pausesFood', optional(written.pauses_food)],
    ['changesFood', optional(written.changes_food)],
    ['feeds', optional(written.feeds)],
    ['byMouth', optional(written.by_mouth)],
    ['waitsHours', optional(written.waits_hours)],
    ['waitsFrom', optional(written.waits_from)],
  ])
  return marks === '' ? base : `{ ...${base}, ${marks} }`
}

function callSource(
  { say, sources }: { readonly say: string; readonly sources: readonly string[] },
  needs: Needs,
): string {
  return `${needs.from('#domain/knowledge/care/care-line.ts', 'line')}(${[say, ...sources].map(text).join(', ')})`
}

const linesSource = (lines: readonly WrittenLine[], needs: Needs): string =>
  `[${lines.map((one) => lineSource(one, needs)).join(', ')}]`

const maybeLines = (lines: readonly WrittenLine[] | undefined, needs: Needs): string | undefined =>
  lines && linesSource(lines, needs)

export const firstAidSource = (aid: WrittenFirstAid, needs: Needs): string =>
  recordSource([
    ['callSay', text(aid.call_say)],
    ['covers', optional(aid.covers)],
    ['beforeCall', optional(aid.before_call)],
    ['atOnce', optional(aid.at_once)],
    ['nothingByMouth', optional(aid.nothing_by_mouth)],
    ['steps', linesSource(aid.steps, needs)],
    ['beside', maybeLines(aid.beside, needs)],
    ['watch', linesSource(aid.watch, needs)],
  ])

export const finerFamilySource = (finer: WrittenFinerFamily, needs: Needs): string =>
  recordSource([
    ['of', text(finer.of)],
    ['is', text(finer.is)],
    ['when', finer.when && conditionSource(finer.when, needs)],
    ['found', optional(finer.found)],
    ['told', optional(finer.told)],
    ['anySentence', optional(finer.any_sentence)],
    [
      'onlyRead',
      finer.only_read &&
        text({
          finding: finer.only_read.finding,
          ticked: Object.entries(finer.only_read.ticked).flatMap(([question, values]) =>
            values.map((value) => [question, value]),
          ),
        }),
    ],
    ['notTold', optional(finer.not_told)],
    ['beside', optional(finer.beside)],
  ])

export const symptomCareSource = (care: WrittenSymptomCare, needs: Needs): string =>
  recordSource([
    ['home', linesSource(care.home, needs)],
    ['diet', maybeLines(care.diet, needs)],
    ['watch', linesSource(care.watch, needs)],
    ['worse', linesSource(care.worse, needs)],
    ['goNow', linesSource(care.go_now, needs)],
    ['bring', maybeLines(care.bring, needs)],
  ])

export const conditionCareSource = (care: WrittenConditionCare, needs: Needs): string =>
  recordSource([
    ['feedsAsUsual', optional(care.feeds_as_usual)],
    ['askBeforeFeeding', optional(care.ask_before_feeding)],
    ['home', maybeLines(care.home, needs)],
    ['diet', maybeLines(care.diet, needs)],
    ['goNow', maybeLines(care.go_now, needs)],
    ['spreads', maybeLines(care.spreads, needs)],
  ])

export const careProductSource = (product: WrittenCareProduct, needs: Needs): string =>
  recordSource([
    ['id', text(product.id)],
    ['category', text(product.category)],
    ['name', text(product.name)],
    ['genericName', text(product.generic_name)],
    ['form', text(product.form)],
    ['swallowed', text(product.swallowed)],
    ['minMonths', text(product.at_least_months)],
    ['species', optional(product.species)],
    ['notWith', optional(product.not_with)],
    ['notBeside', optional(product.not_beside)],
    ['notes', lineSource(product.notes, needs)],
    ['warnings', linesSource(product.warnings, needs)],
    ['conditions', text(product.conditions)],
  ])

export const timeFrameSource = ({ when, within, sources }: WrittenTimeFrame, needs: Needs): string =>
  `{ when: ${conditionSource(when, needs)}, within: ${text(within)}, sources: ${text(sources)} }`

const camel = (name: string): string =>
  name.replaceAll(/_([a-z])/g, (_sign, letter: string) => letter.toUpperCase())

export const standingSource = (
  standing: WrittenStandingAdvice,
  needs: Needs,
): readonly (readonly [string, string])[] =>
  Object.entries(standing).map(([name, part]) => [camel(name), partSource(part, needs)])

type Part = WrittenLine | readonly WrittenLine[] | { readonly [name: string]: Part }

function partSource(part: Part, needs: Needs): string {
  if (Array.isArray(part)) return linesSource(part as readonly WrittenLine[], needs)
  if (typeof part === 'string' || 'say' in part || 'line' in part)
    return lineSource(part as WrittenLine, needs)
  return `{ ${Object.entries(part as Readonly<Record<string, Part>>)
    .map(([name, inner]) => `${camel(name)}: ${partSource(inner, needs)}`)
    .join(', ')} }`
}

/** The names of members as code has them; those of the three levels stay as they are. */
export const wordsSource = (words: unknown): string =>
  typeof words !== 'object' || words === null
    ? text(words)
    : `{ ${Object.entries(words)
        .map(([name, value]) => `${isLevel(name) ? name : camel(name)}: ${wordsSource(value)}`)
        .join(', ')} }`

const isLevel = (name: string): boolean => URGENCIES.some((level) => level === name)
