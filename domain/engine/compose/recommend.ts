import { answerWords, soonerWords } from '#domain/knowledge/compiled/care/answer-words.ts'
import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { standingAdvice } from '#domain/knowledge/compiled/care/standing-advice.ts'
import type { Recommendation } from '#domain/engine/answer/assessment.ts'
import { isPoisonCase } from './care-input.ts'
import type { CareInput } from './care-input.ts'
import type { CareLines } from './care-lines.ts'
import { emergencyAid } from './emergency-aid.ts'
import { fewWords, spoken, spokenLines, unsaid } from './wording.ts'

type Draft = Omit<Recommendation, 'actions'> & {
  readonly lines: readonly CareLine[]
  /** First aid that cannot wait for a call is never cut short. */
  readonly isWhole?: true
}

const MOST_STEPS = 5
const WORDS_IN_A_STEP = 25
const SHORT_FIRST_AID = 2

export const recommendationsFrom = (drafts: readonly Draft[], name: string): readonly Recommendation[] =>
  drafts.map(({ lines, description, type, priority }) => ({
    type,
    description: spoken(description, name),
    priority,
    actions: spokenLines(lines, name, lines.length),
  }))

export const linesOf = (drafts: readonly Draft[]): readonly CareLine[] => drafts.flatMap(({ lines }) => lines)

/** Five short steps at most, most pressing first; no sentence stands in two of them. */
export function draftsFor(input: CareInput, care: CareLines): readonly Draft[] {
  const said: CareLine[] = []
  return stepsFor(input, care)
    .map((draft) => {
      const fitting = draft.lines.filter((entry) => unsaid([entry], [...said]).length > 0)
      const lines = unsaid(draft.isWhole === true ? fitting : fewWords(fitting, WORDS_IN_A_STEP), said)
      return { ...draft, lines }
    })
    .filter(({ lines }) => lines.length > 0)
    .slice(0, MOST_STEPS)
}

function stepsFor(input: CareInput, care: CareLines): readonly Draft[] {
  switch (input.decision.level) {
    case 'er_urgent':
      return emergencySteps(input, care)
    case 'normal_vet':
      return visitSteps(input, care)
    case 'monitor_at_home':
      return homeSteps(input, care)
  }
}

const poisonStep = (input: CareInput): readonly Draft[] =>
  isPoisonCase(input)
    ? [
        {
          type: 'home_care',
          description: answerWords.recommend.poisonLine,
          priority: 'immediate',
          lines: [standingAdvice.poisonLines],
        },
      ]
    : []

function emergencySteps(input: CareInput, { diet }: CareLines): readonly Draft[] {
  const { recommend } = answerWords
  const { transport, noMedicine } = standingAdvice.emergency
  const { before, call, after, beside } = emergencyAid(input)
  const first: readonly Draft[] = [
    {
      type: 'home_care',
      description: recommend.firstAid,
      priority: 'immediate',
      lines: before,
      isWhole: true,
    },
    {
      type: 'emergency_visit',
      description: recommend.emergencyVisit,
      priority: 'immediate',
      lines: [call, ...transport],
    },
    ...poisonStep(input),
  ]
  if (before.length > SHORT_FIRST_AID) return first
  const steps = [...after, ...beside].filter((entry) => entry !== noMedicine)
  const nothing = steps.filter(({ does }) => does === 'fast').slice(0, 1)
  const onTheWay = steps.filter(({ does }) => does !== 'fast')
  return [
    ...first,
    { type: 'home_care', description: recommend.onTheWay, priority: 'immediate', lines: onTheWay },
    {
      type: 'home_care',
      description: recommend.nothingByMouth,
      priority: 'immediate',
      lines: [...(nothing.length > 0 ? nothing : diet), noMedicine],
    },
  ]
}

function visitSteps(input: CareInput, { home, spreads, diet, beforeArrival }: CareLines): readonly Draft[] {
  const { recommend } = answerWords
  const { visit } = standingAdvice
  const { callWithin } = input.decision
  const priority = callWithin === undefined ? 'within_24h' : 'immediate'
  const toDo = [...home, ...spreads].filter((entry) => entry !== visit.noMedicine)
  const toBring = beforeArrival.filter(
    (entry) => entry !== visit.tell && entry !== standingAdvice.poisonLines,
  )
  return [
    {
      type: 'vet_visit',
      description: callWithin === undefined ? recommend.bookVisit : recommend.sooner[callWithin],
      priority,
      lines: [callWithin === undefined ? visit.book : visit.bookWithin[callWithin], visit.tell],
    },
    ...poisonStep(input),
    {
      type: 'home_care',
      description: callWithin === undefined ? recommend.untilVisit : soonerWords[callWithin].until,
      priority,
      lines: toDo,
    },
    {
      type: 'home_care',
      description: recommend.foodAndMedicine,
      priority,
      lines: [...diet.slice(0, 1), visit.noMedicine],
    },
    { type: 'vet_visit', description: recommend.bring, priority, lines: toBring },
  ]
}

function homeSteps(input: CareInput, { home, diet, watch, worse }: CareLines): readonly Draft[] {
  const { recommend } = answerWords
  return [
    { type: 'home_care', description: recommend.careAtHome, priority: 'as_needed', lines: home },
    ...poisonStep(input),
    { type: 'home_care', description: recommend.foodAndWater, priority: 'as_needed', lines: diet },
    { type: 'home_care', description: recommend.watch, priority: 'as_needed', lines: watch },
    {
      type: 'vet_visit',
      description: recommend.ifItLasts,
      priority: 'as_needed',
      lines: [
        ...input.decision.patterns.map(({ returnWhen, sources }) => line(returnWhen, ...sources)),
        ...worse.filter(({ text }) => !text.startsWith('Go ')),
      ],
    },
  ]
}
