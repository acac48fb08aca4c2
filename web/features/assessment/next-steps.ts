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

const MOST_STEPS = 4

/** The title of first aid, of which nothing is left out. */
export const FIRST_AID = 'Do this first'

/** The first things to do in the order of the answer: three to four of them, some of every action, and first aid whole. */
export function nextSteps(report: Report): readonly NextStep[] {
  const actions = report.recommendations
    .filter((action) => !isWarning(report, action) && !isCallOfPoisonLine(report, action))
    .slice(0, MOST_STEPS)
  const steps = actions.flatMap((action, index) =>
    sentencesOf(action)
      .slice(0, sharesOf(actions)[index])
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

/** How many sentences each action gets: first aid all, others one at least, and what is left goes to the first ones. */
function sharesOf(actions: readonly Action[]): readonly number[] {
  let left = MOST_STEPS - actions.length
  return actions.map((action) => {
    const others = sentencesOf(action).length - 1
    const more = action.description === FIRST_AID ? others : Math.min(others, left)
    left = Math.max(0, left - more)
    return 1 + more
  })
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
