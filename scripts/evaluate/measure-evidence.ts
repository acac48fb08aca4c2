import { join } from 'node:path'
import { SETS, type WrittenSet } from '#cases/written/sets.ts'
import type { EvidenceFigures, MeasuredSet, Share } from '#contract/evidence.ts'
import { scoreFile } from './score-file.ts'
import type { Measures, Report } from './score.ts'
import { proportion, type Proportion } from './statistics.ts'

const DOCS = join(import.meta.dirname, '../../docs')

export const FIGURES_FILE = join(import.meta.dirname, '../../web/features/evidence/figures.json')
export const EVIDENCE_FILE = join(DOCS, 'evidence.md')

/** The day all ages are counted back from, so that a run gives the same figures whenever it is made. */
export const DAY = new Date('2026-03-15T12:00:00Z')

/** The set the engine was built with comes first. */
export type Evidence = Pick<EvidenceFigures, 'measuredOn' | 'firstSight'> & {
  readonly sets: readonly MeasuredSet[]
}

export function measureEvidence(measuredOn: string): Evidence {
  return {
    measuredOn,
    sets: SETS.map(({ id, title, file, history }) => ({
      id,
      name: title,
      history,
      ...setFigures(scoreFile(file, DAY)),
    })),
    firstSight: SETS.flatMap(firstSightOf),
  }
}

export function shownOnPage({ measuredOn, sets, firstSight }: Evidence): EvidenceFigures {
  const [development, ...others] = sets
  if (development === undefined) throw new Error('No set was measured.')
  return {
    measuredOn,
    development,
    others: others.map(({ id, name, history, cases, measures: measured, misses }) => {
      const { exact, emergencyRecall, emergenciesSentHome } = measured
      return { id, name, history, cases, measures: { exact, emergencyRecall, emergenciesSentHome }, misses }
    }),
    firstSight,
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

const firstSightOf = (set: WrittenSet): EvidenceFigures['firstSight'] =>
  set.firstSight.map(({ label, again, exact, emergencies, recalled, sentHome }) => ({
    set: label,
    again,
    exact: share(proportion(exact, set.cases)),
    emergencyRecall: share(proportion(recalled, emergencies)),
    emergenciesSentHome: share(proportion(sentHome, emergencies)),
  }))

const share = ({ k, n, low, high }: Proportion): Share => ({ k, n, low: rounded(low), high: rounded(high) })

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
