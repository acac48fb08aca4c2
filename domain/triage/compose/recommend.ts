import { answerWords, soonerWords } from '#domain/knowledge/care/answer-words.ts'
import { line } from '#domain/knowledge/care/care-line.ts'
import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { standingAdvice } from '#domain/knowledge/care/standing-advice.ts'
import type { Recommendation } from '#domain/triage/assessment.ts'
import { isPoisonCase } from './care-input.ts'
import type { CareInput } from './care-input.ts'
import type { CareLines } from './care-lines.ts'
import { emergencyAid } from './emergency-aid.ts'
import type { EmergencyAid } from './emergency-aid.ts'
import { spoken, spokenLines, unsaid } from './wording.ts'

/** One recommendation with its lines, before the pet's name is filled in. */
type Draft = Omit<Recommendation, 'actions'> & { readonly lines: readonly CareLine[]; readonly most: number }

const STEPS = 3
const ON_THE_WAY = 5
const SIGNS = 6

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

/** What to do, most pressing first; no sentence stands in two of them. */
export function draftsFor(input: CareInput, care: CareLines): readonly Draft[] {
  const said: CareLine[] = []
  return pressing(input, care)
    .map((draft) => ({ ...draft, lines: unsaid(draft.lines, said) }))
    .filter(({ lines }) => lines.length > 0)
}

function pressing(input: CareInput, care: CareLines): readonly Draft[] {
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
      return [bookVisit(input, care), ...poison, untilVisit(input, care), goNowIf(care)]
    case 'monitor_at_home':
      return [careAtHome(care), ...poison, callIf(care), ifItLasts(input, care)]
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

function onTheWay({ after, beside }: EmergencyAid): Draft {
  const { noMedicine } = standingAdvice.emergency
  const steps = [...after, ...beside].filter((entry) => entry !== noMedicine)
  return {
    type: 'home_care',
    description: answerWords.recommend.onTheWay,
    priority: 'immediate',
    lines: [...steps.slice(0, ON_THE_WAY), noMedicine],
    most: ON_THE_WAY + 1,
  }
}

function bookVisit({ decision: { callWithin } }: CareInput, { bring }: CareLines): Draft {
  const { recommend } = answerWords
  const { visit } = standingAdvice
  return {
    type: 'vet_visit',
    description:
      callWithin === undefined
        ? recommend.bookVisit
        : callWithin === 'now'
          ? recommend.callNow
          : recommend.seenToday,
    priority: callWithin === undefined ? 'within_24h' : 'immediate',
    lines: [callWithin === undefined ? visit.book : visit.bookWithin[callWithin], visit.tell, ...bring],
    most: STEPS + 1,
  }
}

const untilVisit = ({ decision: { callWithin } }: CareInput, { home, spreads }: CareLines): Draft => ({
  type: 'home_care',
  description: callWithin === undefined ? answerWords.recommend.untilVisit : soonerWords[callWithin].until,
  priority: callWithin === undefined ? 'within_24h' : 'immediate',
  lines: [...home.slice(0, STEPS), ...spreads.slice(0, 1), standingAdvice.visit.noMedicine],
  most: STEPS + 2,
})

const goNowIf = ({ worse }: CareLines): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.goNowIf,
  priority: 'immediate',
  lines: worse.filter(({ text }) => text.startsWith('Go ')),
  most: SIGNS,
})

const careAtHome = ({ home, diet, watch }: CareLines): Draft => ({
  type: 'home_care',
  description: answerWords.recommend.careAtHome,
  priority: 'as_needed',
  lines: [
    ...home.slice(0, 1),
    ...diet.filter((entry) => entry !== standingAdvice.home.food).slice(0, 1),
    ...watch.slice(0, 1),
    ...home.slice(1, STEPS),
  ],
  most: STEPS + 1,
})

const callIf = ({ worse }: CareLines): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.callIf,
  priority: 'immediate',
  lines: worse.filter(({ text }) => text.startsWith('Go ')),
  most: SIGNS,
})

const ifItLasts = ({ decision }: CareInput, { worse }: CareLines): Draft => ({
  type: 'vet_visit',
  description: answerWords.recommend.ifItLasts,
  priority: 'within_week',
  lines: [
    ...decision.patterns.map(({ returnWhen, sources }) => line(returnWhen, ...sources)),
    ...worse.filter(({ text }) => !text.startsWith('Go ')),
  ].slice(0, STEPS + 1),
  most: STEPS + 1,
})
