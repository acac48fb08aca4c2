import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { alarmingAnswers } from '#domain/knowledge/compiled/catalogues/alarming-answers.ts'
import { firstStepsOf } from '#domain/knowledge/care/first-steps.ts'
import { all, answer, any } from '#domain/logic/condition.ts'
import type { Condition } from '#domain/logic/condition.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { importType } from '../written/compiled.ts'
import type { Groups } from '../written/module-of.ts'
import type { WrittenCondition } from '../written/condition.ts'
import type { ReadCare } from './read-care.ts'
import type { WrittenFirstAid } from './written-care.ts'
import type { WrittenFullLine, WrittenLine } from './written-lines.ts'

type Written = Pick<ReadCare, 'firstAid' | 'lines'>

export function firstStepsSource({ firstAid, lines }: Written, groups: Groups): string {
  const families = new Set(Object.values(alarmingAnswers).flatMap((byValue) => Object.values(byValue)))
  const alarming = (question: string, value: string): boolean =>
    alarmingAnswers[question]?.[value] !== undefined
  const stepsOf = (aid: WrittenFirstAid): string =>
    JSON.stringify(
      firstStepsOf(
        {
          callSay: aid.call_say,
          steps: aid.steps.map((written) => stepOf(written, lines, groups)),
          watch: [],
          ...(aid.before_call !== undefined && { beforeCall: aid.before_call }),
        },
        alarming,
      ),
    )
  return [
    "import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'",
    importType('FirstSteps', 'care/first-steps.ts'),
    '',
    '/** What to do at once, by the kinds of emergency that an answer alone can be. */',
    'export const firstStepsByFamily: Readonly<Partial<Record<EmergencyFamily, FirstSteps>>> = {',
    ...[...families].flatMap((family: EmergencyFamily) => {
      const aid = firstAid.get(family)
      return aid === undefined ? [] : [`  ${family}: ${stepsOf(aid)},`]
    }),
    '}',
    '',
  ].join('\n')
}

function stepOf(written: WrittenLine, lines: ReadCare['lines'], groups: Groups): CareLine {
  const named = (name: string): CareLine => stepOf(lineNamed(name, lines), lines, groups)
  if (typeof written === 'string') return named(written)
  const { species, only_for: onlyFor } = written
  return {
    ...('line' in written ? named(written.line) : line(written.say)),
    ...(species && { species }),
    ...(onlyFor && { onlyFor: shownBy(onlyFor, groups) }),
  }
}

function lineNamed(name: string, lines: ReadCare['lines']): WrittenFullLine {
  const found = lines[name]
  if (found === undefined) throw new Error(`The line ${name} passed the schema and is not there.`)
  return found
}

/** A condition as far as one answer alone can show that it holds. */
function shownBy({ any: ways, answer: asked }: WrittenCondition, groups: Groups): Condition {
  if (ways !== undefined) return any(...ways.map((way) => shownBy(way, groups)))
  const [[question, values] = ['', []]] = Object.entries(asked ?? {})
  return values.length === 0
    ? all()
    : answer(question, ...values.flatMap((value) => groups[value] ?? [value]))
}
