import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { UnusableFile } from '#cases/read-lines.ts'
import { COUNTED_ON, SETS } from '#cases/written/sets.ts'
import { EvidenceFigures } from '#contract/evidence.ts'
import { OWNERS, type Owner } from './evaluate/answering-owner.ts'
import { calibrationOf, statedCases } from './evaluate/calibration.ts'
import { evidenceMarkdown } from './evaluate/evidence-markdown.ts'
import {
  DAY,
  EVIDENCE_FILE,
  FIGURES_FILE,
  measureEvidence,
  shownOnPage,
} from './evaluate/measure-evidence.ts'
import { METHOD_FILE, withTables } from './evaluate/method-tables.ts'
import { printReport } from './evaluate/print-report.ts'
import { questionsOf } from './evaluate/questions-of.ts'
import { scoreFile } from './evaluate/score-file.ts'

const USAGE = `Scores the triage engine on written cases.

  npm run -s evaluate                          all sets; writes docs/evidence.md and the data of the page /evidence
  npm run -s evaluate -- --file cases.jsonl    another file of cases; writes nothing
  npm run -s evaluate -- --file cases.jsonl --json     its measures as JSON
  npm run -s evaluate -- --file cases.jsonl --owner vague     as another owner answers the short questions
  npm run -s evaluate -- --file cases.jsonl --questions       what the engine asks, to be answered by a person

How each measure is defined: docs/evaluation/README.md. What a file of cases holds: cases/README.md`

function main(): void {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      json: { type: 'boolean', default: false },
      owner: { type: 'string', default: 'truthful' },
      questions: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  if (values.file !== undefined) {
    if (values.questions) return console.log(JSON.stringify(questionsOf(values.file, DAY), null, 1))
    const report = scoreFile(values.file, DAY, ownerNamed(values.owner))
    return console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report, values.file))
  }
  if (values.json) return console.log(JSON.stringify(measureEvidence(today()), null, 2))
  for (const { title, file } of SETS) console.log(`${printReport(scoreFile(file, DAY), title)}\n`)
  writeEvidence()
}

function ownerNamed(name: string): Owner {
  const owner = OWNERS.find((each) => each === name)
  if (owner === undefined)
    throw new UnusableFile(`There is no owner "${name}". Choose one of ${OWNERS.join(', ')}.`)
  return owner
}

const today = (): string => new Date().toISOString().slice(0, 10)

function writeEvidence(): void {
  const before = existsSync(FIGURES_FILE)
    ? EvidenceFigures.safeParse(JSON.parse(readFileSync(FIGURES_FILE, 'utf8'))).data
    : undefined
  const measured = measureEvidence(before?.measuredOn ?? today())
  const isSame = isDeepStrictEqual(before, shownOnPage(measured))
  const evidence = isSame ? measured : { ...measured, measuredOn: today() }
  writeFileSync(FIGURES_FILE, `${JSON.stringify(shownOnPage(evidence), null, 2)}\n`)
  writeFileSync(EVIDENCE_FILE, evidenceMarkdown(evidence, calibrationOf(statedCases(COUNTED_ON, DAY))))
  writeFileSync(METHOD_FILE, withTables(readFileSync(METHOD_FILE, 'utf8'), SETS))
  console.log(
    `Written: docs/evidence.md, the tables of docs/evaluation/README.md and web/features/evidence/figures.json`,
  )
}

const isWrongOption = (failure: unknown): failure is TypeError =>
  failure instanceof TypeError && 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS')

try {
  main()
} catch (failure) {
  if (!(failure instanceof UnusableFile) && !isWrongOption(failure)) throw failure
  console.error(failure.message)
  process.exitCode = 1
}
