import { answerWords } from '#domain/knowledge/care/answer-words.ts'
import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { standingAdvice } from '#domain/knowledge/care/standing-advice.ts'
import type { Recommendation } from '#domain/triage/assessment.ts'
import { isPoisonCase } from './care-input.ts'
import type { CareInput } from './care-input.ts'
import type { CareLines } from './care-lines.ts'
import { emergencyAid } from './emergency-aid.ts'
import type { EmergencyAid } from './emergency-aid.ts'
import { spoken, spokenLines } from './wording.ts'

/** One recommendation with its lines, before the pet's name is filled in. */
type Draft = Omit<Recommendation, 'actions'> & { readonly lines: readonly CareLine[]; readonly most: number }

const STEPS = 3

/** What to do, most pressing first, in words for a pet of this name. */
export const recommendationsFrom = (drafts: readonly Draft[], name: string): readonly Recommendation[] =>
  drafts.map(({ lines, most, description, type, priority }) => ({
    type,
    description: spoken(description, name),
    priority,
    actions: spokenLines(lines, name, most),
  }))

/** The lines the recommendations show. */
export const linesOf = (drafts: readonly Draft[]): readonly CareLine[] =>
  drafts.flatMap(({ lines, most }) => lines.slice(0, most))

/** What to do, most pressing first. */
export function draftsFor(input: CareInput, care: CareLines): readonly Draft[] {
  const poison: readonly Draft[] = isPoisonCase(input)
    ? [
        {
          type: 'home_care',
          description: answerWords.recommend.poisonLine,
          priority: 'immediate',
          lines: [standingAdvice.poisonLines, standingAdvice.poisonReady],
          most: 2,
        },
      ]
    : []
  switch (input.decision.level) {
    case 'er_urgent': {
      const aid = emergencyAid(input)
      return [emergencyVisit(aid), onTheWay(aid), ...poison]
    }
    case 'normal_vet':
      return [bookVisit(care), ...poison, untilVisit(care), goNowIf(care)]
    case 'monitor_at_home':
      return [careAtHome(care), ...poison, callIf(care), ifItLasts(input)]
  }
}

function emergencyVisit(aid: EmergencyAid): Draft {
  const lines = [...aid.before, aid.call, ...standingAdvice.emergency.transport]
  return {
    type: 'emergency_visit',
    description: answerWords.recommend.emergencyVisit,
    priority: 'immediate',
    lines,
    most: lines.length,
  }
}

function onTheWay({ after }: EmergencyAid): Draft {
  return {
    type: 'home_care',
    description: answerWords.recommend.onTheWay,
    priority: 'immediate',
    lines: [...after.slice(0, STEPS), standingAdvice.emergency.noMedicine],
    most: STEPS + 1,
  }
}

const bookVisit = ({ bring }: CareLines): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.bookVisit,
  priority: 'within_24h',
  lines: [standingAdvice.visit.book, standingAdvice.visit.tell, ...bring],
  most: STEPS + 1,
})

const untilVisit = ({ home, spreads }: CareLines): Draft => ({
  type: 'home_care',
  description: answerWords.recommend.untilVisit,
  priority: 'within_24h',
  lines: [...home.slice(0, 2), ...spreads.slice(0, 1), standingAdvice.visit.noMedicine],
  most: STEPS + 1,
})

const goNowIf = ({ worse }: CareLines): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.goNowIf,
  priority: 'immediate',
  lines: worse.filter(({ text }) => text.startsWith('Go ')),
  most: STEPS + 1,
})

const careAtHome = ({ home, diet, watch }: CareLines): Draft => ({
  type: 'home_care',
  description: answerWords.recommend.careAtHome,
  priority: 'as_needed',
  lines: [
    ...home.slice(0, 1),
    ...diet.filter((entry) => entry !== standingAdvice.home.food).slice(0, 1),
    ...watch.slice(0, 1),
    ...home.slice(1, 3),
  ],
  most: STEPS + 1,
})

const callIf = ({ worse }: CareLines): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.callIf,
  priority: 'immediate',
  lines: worse,
  most: STEPS + 1,
})

const ifItLasts = ({ decision }: CareInput): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.ifItLasts,
  priority: 'within_week',
  lines: [
    ...decision.patterns.map(({ returnWhen, sources }) => line(returnWhen, ...sources)),
    standingAdvice.home.lasts,
  ].slice(0, STEPS),
  most: STEPS,
})
