import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { EvidenceFigures, MeasuredSet, Share } from '#contract/evidence.ts'
import { scoreFile } from './score-file.ts'
import type { Measures, Report } from './score.ts'
import { proportion, type Proportion } from './statistics.ts'

const DOCS = join(import.meta.dirname, '../../docs')

/** Where the figures go: the page's data and the document. */
export const FIGURES_FILE = join(import.meta.dirname, '../../web/features/evidence/figures.json')
export const EVIDENCE_FILE = join(DOCS, 'evidence.md')

/** The sets of written cases, the one for development first, and what each was to the engine. */
export const SETS = [
  {
    id: 'development',
    name: 'Development set',
    file: join(DOCS, 'evaluation/vignettes-dev.json'),
    history: 'Used to build the engine from the start.',
  },
  {
    id: 'second',
    name: 'Second set',
    file: join(DOCS, 'evaluation/vignettes-second.json'),
    history: 'Unseen at first. Its misses were then used to make the engine better.',
  },
  {
    id: 'third',
    name: 'Third set',
    file: join(DOCS, 'evaluation/vignettes-third.json'),
    history: 'Unseen at first. Its misses were then used to make the engine better.',
  },
  {
    id: 'fourth',
    name: 'Fourth set',
    file: join(DOCS, 'evaluation/vignettes-fourth.json'),
    history: 'Unseen at first. Only the kinds of its misses were then used, never its words.',
  },
  {
    id: 'fifth',
    name: 'Fifth set',
    file: join(DOCS, 'evaluation/vignettes-fifth.json'),
    history: 'Unseen. Nothing in the engine was changed because of it.',
  },
  {
    id: 'sixth',
    name: 'Sixth set',
    file: join(DOCS, 'evaluation/vignettes-sixth.json'),
    history: 'Unseen at first. Its misses were then used to make the engine better.',
  },
  {
    id: 'seventh',
    name: 'Seventh set, hard notes',
    file: join(DOCS, 'evaluation/vignettes-seventh.json'),
    history: 'Unseen at first. Its misses were then used to make the engine better.',
  },
  {
    id: 'eighth',
    name: 'Eighth set',
    file: join(DOCS, 'evaluation/vignettes-eighth.json'),
    history: 'Unseen at first. Its misses were then used to make the engine better.',
  },
  {
    id: 'ninth',
    name: 'Ninth set, notes in pictures',
    file: join(DOCS, 'evaluation/vignettes-ninth.json'),
    history: 'Unseen at first. Its misses were then used to make the engine better.',
  },
  {
    id: 'tenth',
    name: 'Tenth set',
    file: join(DOCS, 'evaluation/vignettes-tenth.json'),
    history: 'Unseen at first. Only the kinds of its misses were then used, never its words.',
  },
  {
    id: 'eleventh',
    name: 'Eleventh set',
    file: join(DOCS, 'evaluation/vignettes-eleventh.json'),
    history: 'Unseen at first. Some of its misses were then used to make the engine better.',
  },
  {
    id: 'twelfth',
    name: 'Twelfth set, dangers that look ordinary',
    file: join(DOCS, 'evaluation/vignettes-twelfth.json'),
    history:
      'Unseen at first, to attack what the engine takes for ordinary. Kinds of its misses were then used.',
  },
  {
    id: 'thirteenth',
    name: 'Thirteenth set, danger only in the note',
    file: join(DOCS, 'evaluation/vignettes-thirteenth.json'),
    history: 'Unseen at first, with harmless notes in the same words. Kinds of its misses were then used.',
  },
  {
    id: 'fourteenth',
    name: 'Fourteenth set, emergencies only',
    file: join(DOCS, 'evaluation/vignettes-fourteenth.json'),
    history: 'Unseen at first. What kinds of words nobody read in it were then used, never the words.',
  },
  {
    id: 'fifteenth',
    name: 'Fifteenth set, emergencies only',
    file: join(DOCS, 'evaluation/vignettes-fifteenth.json'),
    history: 'Unseen at first. One kind of its misses was then used.',
  },
  {
    id: 'sixteenth',
    name: 'Sixteenth set, for first aid',
    file: join(DOCS, 'evaluation/vignettes-sixteenth.json'),
    history: 'Written to judge the advice line by line.',
  },
  {
    id: 'seventeenth',
    name: 'Seventeenth set, ordinary, hard and harmless',
    file: join(DOCS, 'evaluation/vignettes-seventeenth.json'),
    history:
      'Unseen at first. One kind of its misses was then used: harmless alarming words whose owner can say what it is.',
  },
  {
    id: 'eighteenth',
    name: 'Eighteenth set, what a clinic’s telephone hears',
    file: join(DOCS, 'evaluation/vignettes-eighteenth.json'),
    history: 'Unseen. Nothing in the engine was changed because of it.',
  },
  {
    id: 'nineteenth',
    name: 'Nineteenth set, hard notes',
    file: join(DOCS, 'evaluation/vignettes-nineteenth.json'),
    history: 'Unseen. Nothing in the engine was changed because of it.',
  },
  {
    id: 'twentieth',
    name: 'Twentieth set, harmless things and their dangerous twins',
    file: join(DOCS, 'evaluation/vignettes-twentieth.json'),
    history: 'Unseen. Nothing in the engine was changed because of it.',
  },
] as const

/** The sets the shares of confidence were counted on: those whose owners answered knowing only what was so. */
export const COUNTED_ON = SETS.slice(-4)

/** The day all ages are counted back from, so that a run gives the same figures whenever it is made. */
export const DAY = new Date('2026-03-15T12:00:00Z')

/** Everything the evidence page shows, measured now. */
export function measureEvidence(measuredOn: string): EvidenceFigures {
  return {
    measuredOn,
    sets: SETS.map(({ id, name, file, history }) => ({
      id,
      name,
      history,
      ...setFigures(scoreFile(file, DAY)),
    })),
    firstSight: firstSight(),
  }
}

const SLICES: Readonly<Record<string, string>> = {
  'level er_urgent': 'Emergencies',
  'level normal_vet': 'Vet visits',
  'level monitor_at_home': 'Home cases',
  dogs: 'Dogs',
  cats: 'Cats',
  'tag answers_show': 'Emergencies the ticked answers show',
  'tag notes_only_danger': 'Danger told only in the note',
  'tag minimised_emergency': 'Emergencies the owner plays down',
  'tag negated_or_historical': 'Alarming words that are denied or past',
  'tag contradictory_or_unsure': 'Answers that disagree or are not sure',
  'tag dose_stated': 'A poison with its dose',
}

function setFigures(report: Report): Omit<MeasuredSet, 'id' | 'name' | 'history'> {
  const { brier } = report
  return {
    cases: report.cases,
    measures: { ...measures(report.overall), hiddenEmergencies: share(report.hiddenEmergencies) },
    confusion: report.confusion,
    brier: {
      score: rounded(brier.score),
      low: rounded(brier.low),
      high: rounded(brier.high),
      baseline: rounded(brier.baseline),
    },
    bands: report.bands
      .filter(({ cases }) => cases > 0)
      .map((band) => ({
        ...band,
        meanConfidence: rounded(band.meanConfidence),
        shareRight: rounded(band.shareRight),
      })),
    slices: Object.entries(SLICES).flatMap(([key, name]) => {
      const slice = report.slices[key]
      if (slice === undefined) return []
      return [
        {
          name,
          cases: slice.cases,
          exact: share(slice.exact),
          emergencyRecall: share(slice.emergencyRecall),
          under: share(slice.underStrict),
          over: share(slice.overStrict),
        },
      ]
    }),
    misses: [...report.underTriaged, ...report.overTriagedToEr, ...report.otherOverTriaged].map(
      ({ id, title, expected, predicted }) => ({ id, title, expected, said: predicted }),
    ),
  }
}

const measures = (overall: Measures): Omit<MeasuredSet['measures'], 'hiddenEmergencies'> => ({
  exact: share(overall.exact),
  accepted: share(overall.accepted),
  emergencyRecall: share(overall.emergencyRecall),
  emergenciesSentHome: share(overall.emergenciesSentHome),
  safeAdvice: share(overall.safeAdvice),
  underStrict: share(overall.underStrict),
  underLenient: share(overall.underLenient),
  overStrict: share(overall.overStrict),
  overLenient: share(overall.overLenient),
  vetCasesSentToEr: share(overall.vetCasesSentToEr),
  homeCasesSentToEr: share(overall.homeCasesSentToEr),
  homeRecall: share(overall.homeRecall),
  conditionInFirst3: share(overall.conditionInFirst3),
})

const FirstSightRows = z.array(
  z.object({
    set: z.string(),
    again: z.boolean().default(false),
    cases: z.number(),
    exact: z.number(),
    emergencies: z.number(),
    recalled: z.number(),
    sentHome: z.number(),
  }),
)

/** Counted on the day each set was first seen; kept as they were, because that day cannot be repeated. */
function firstSight(): EvidenceFigures['firstSight'] {
  const rows = FirstSightRows.parse(
    JSON.parse(readFileSync(join(DOCS, 'evaluation/first-sight.json'), 'utf8')),
  )
  return rows.map(({ set, again, cases, exact, emergencies, recalled, sentHome }) => ({
    set,
    again,
    exact: share(proportion(exact, cases)),
    emergencyRecall: share(proportion(recalled, emergencies)),
    emergenciesSentHome: share(proportion(sentHome, emergencies)),
  }))
}

const share = ({ k, n, low, high }: Proportion): Share => ({ k, n, low: rounded(low), high: rounded(high) })

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
