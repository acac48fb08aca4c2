import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assess } from '#domain/triage/assess.ts'
import { alertsIn } from '#domain/triage/flow.ts'
import { printReport } from './evaluate/print-report.ts'
import { readVignettes, UnusableFile } from './evaluate/read-vignettes.ts'
import { scoreCases, scoredFrom, type Scored } from './evaluate/score.ts'
import { intakeOf, type Vignette } from './evaluate/vignette.ts'

const USAGE = `Scores the triage engine on a file of written cases.

  npm run -s evaluate                                 the development set
  npm run -s evaluate -- --file docs/evaluation/vignettes-second.json
  npm run -s evaluate -- --json                       all measures as JSON

How each measure is defined: docs/evaluation/README.md`

const DEFAULT_FILE = 'docs/evaluation/vignettes-dev.json'

function main(): number {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const file = values.file ?? DEFAULT_FILE
  const path = values.file === undefined ? join(import.meta.dirname, '..', DEFAULT_FILE) : file
  const now = new Date()
  const report = scoreCases(
    readVignettes(path).map((vignette) => answerOf(vignette, now)),
    ({ followUpAnswers }) => alertsIn(followUpAnswers).length > 0,
  )
  console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report, file))
  return 0
}

/** A case the engine cannot answer is a wrong answer in the report, not the end of it. */
function answerOf(vignette: Vignette, now: Date): Scored {
  try {
    return scoredFrom(vignette, assess(intakeOf(vignette, now), now))
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : 'unknown failure'
    return { vignette, predicted: null, confidence: null, conditions: [], error }
  }
}

const isWrongOption = (failure: unknown): failure is TypeError =>
  failure instanceof TypeError && 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS')

try {
  process.exitCode = main()
} catch (failure) {
  if (!(failure instanceof UnusableFile) && !isWrongOption(failure)) throw failure
  console.error(failure.message)
  process.exitCode = 1
}
