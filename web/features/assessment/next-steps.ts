import { POISON_LINES } from '#web/content/emergency.ts'
import type { Report } from './report.ts'
import { PRIORITY_WORDS, stepsOf } from './wording.ts'

type Action = Report['recommendations'][number]

/** One thing to do. */
export type NextStep = {
  /** Its first words, which tell what it is. */
  readonly lead: string
  readonly rest: string
  /** By when; null where the answer names no time. */
  readonly by: (typeof PRIORITY_WORDS)[Action['priority']] | null
}

/** An emergency leaves little time to read. */
const MOST_STEPS = { er_urgent: 4, normal_vet: 5, monitor_at_home: 5 } as const

/** The title of first aid, of which nothing is left out. */
export const FIRST_AID = 'Do this first'

/** The first things to do in the order of the answer: three to five of them, some of every action, and first aid whole. */
export function nextSteps(report: Report): readonly NextStep[] {
  const actions = report.recommendations.filter(
    (action) => !isWarning(report, action) && !isCallOfPoisonLine(report, action),
  )
  const shares = sharesOf(actions, MOST_STEPS[report.level ?? 'normal_vet'])
  const steps = actions.flatMap((action, index) =>
    sentencesOf(action)
      .slice(0, shares[index])
      .map((sentence) => stepOf(sentence, action.priority)),
  )
  return steps.length > 0 ? steps : stepsOf(report).map((sentence) => stepOf(sentence, 'as_needed'))
}

/** An action that only repeats what to go at once for; it has a place of its own. */
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

/** Where the first words of a sentence end. */
const END_OF_LEAD = /[.,:;]|\s(?:and|if|so|before|or|until|unless|within)\s/

function stepOf(sentence: string, priority: Action['priority']): NextStep {
  const end = END_OF_LEAD.exec(sentence)?.index ?? sentence.length
  return {
    lead: sentence.slice(0, end),
    rest: sentence.slice(end),
    by: priority === 'as_needed' ? null : PRIORITY_WORDS[priority],
  }
}

/** When to go at once; in an emergency what to do if it gets worse on the way. */
export function whenWorse(report: Report): { readonly title: string; readonly items: readonly string[] } {
  const { level, plan, recommendations } = report
  if (level === 'er_urgent') return { title: 'If it gets worse', items: plan.worseningProtocol }
  const canWait = new Set(
    recommendations.filter(({ priority }) => priority !== 'immediate').flatMap(({ actions }) => actions),
  )
  const items = plan.worseningProtocol.filter((sentence) => !canWait.has(sentence))
  return { title: 'Go at once if', items: items.map(withoutTitle) }
}

/** "Go now if the leg hangs loose." goes on from the title above it. */
const withoutTitle = (sentence: string): string =>
  sentence.replace(/^Go now if (\w)/, (_all, first: string) => first.toUpperCase())
