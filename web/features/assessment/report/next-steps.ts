import { POISON_LINES } from '#web/content/emergency.ts'
import type { Report } from './report.ts'
import { stepsOf } from './wording.ts'

type Action = Report['recommendations'][number]

export type NextStep = {
  readonly lead: string
  readonly rest: string
}

/** An emergency leaves little time to read. */
const MOST_STEPS = { er_urgent: 4, normal_vet: 5, monitor_at_home: 5 } as const

export const FIRST_AID = 'Do this first'

export function nextSteps(report: Report): readonly NextStep[] {
  const actions = report.recommendations.filter(
    (action) => !isWarning(report, action) && !isCallOfPoisonLine(report, action),
  )
  const shares = sharesOf(actions, MOST_STEPS[report.level ?? 'normal_vet'])
  const steps = actions.flatMap((action, index) => sentencesOf(action).slice(0, shares[index]).map(stepOf))
  return steps.length > 0 ? steps : stepsOf(report).map(stepOf)
}

const isWarning = ({ plan, level }: Report, { priority, actions }: Action): boolean =>
  level !== 'er_urgent' &&
  priority === 'immediate' &&
  actions.length > 0 &&
  actions.every((sentence) => plan.worseningProtocol.includes(sentence))

/** The banner of an emergency by poison has the numbers already, to call by a tap. */
const isCallOfPoisonLine = ({ level, mayBePoison }: Report, { actions }: Action): boolean =>
  level === 'er_urgent' &&
  mayBePoison &&
  POISON_LINES.some(({ phone }) => actions.some((sentence) => sentence.includes(phone)))

const sentencesOf = ({ actions, description }: Action): readonly string[] =>
  actions.length > 0 ? actions : [description]

/**
 * How many sentences each action gets: first aid all; of the others one in turn, the first ones first, so that what must
 * not be done is among them.
 */
function sharesOf(actions: readonly Action[], most: number): readonly number[] {
  const lengths = actions.map((action) => sentencesOf(action).length)
  const shares = actions.map((action, index) =>
    action.description === FIRST_AID ? (lengths[index] ?? 0) : 0,
  )
  const given = shares.reduce((sum, share) => sum + share, 0)
  const others = shares.filter((share) => share === 0).length
  const all = lengths.reduce((sum, length) => sum + length, 0)
  let left = Math.max(Math.min(most, all) - given, others)
  for (let turn = 0; left > 0; turn += 1)
    for (const [index, length] of lengths.entries()) {
      if (left === 0 || length <= turn || (shares[index] ?? 0) > turn) continue
      shares[index] = turn + 1
      left -= 1
    }
  return shares
}

const END_OF_LEAD = /[.,:;]|\s(?:and|if|so|before|or|until|unless|within)\s/

function stepOf(sentence: string): NextStep {
  const end = END_OF_LEAD.exec(sentence)?.index ?? sentence.length
  return { lead: sentence.slice(0, end), rest: sentence.slice(end) }
}

const GO_NOW = /^Go now (?:if|for) (\w)/

export function whenWorse({ level, plan }: Report): {
  readonly title: string
  readonly items: readonly string[]
} {
  if (level === 'er_urgent') return { title: 'On the way', items: plan.worseningProtocol }
  return {
    title: 'Go at once for any of these',
    items: plan.worseningProtocol.filter((sentence) => GO_NOW.test(sentence)).map(withoutTitle),
  }
}

const withoutTitle = (sentence: string): string =>
  sentence.replace(GO_NOW, (_all, first: string) => first.toUpperCase())

export function whenToSeeAVet(report: Report): readonly string[] {
  if (report.level === 'er_urgent') return []
  const said = new Set(nextSteps(report).map(({ lead, rest }) => lead + rest))
  return report.plan.worseningProtocol.filter((sentence) => !GO_NOW.test(sentence) && !said.has(sentence))
}
