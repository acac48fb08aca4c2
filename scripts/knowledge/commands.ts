import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { UnusableFile } from '#cases/read-lines.ts'
import { allEntries } from './all-entries.ts'
import { asText } from './reviews/as-text.ts'
import { alonePart } from './book/alone-part.ts'
import type { Beside } from './book/book-pages.ts'
import { notesPart, turnPart } from './book/notes-part.ts'
import { notesOfCases } from './examples/notes-of-findings.ts'
import { bookPages } from './book/book-pages.ts'
import { lostVerdicts, openVerdicts, problemsIn } from './check-knowledge.ts'
import { countReviews } from './reviews/count-reviews.ts'
import { decidedAlone } from './decides-alone.ts'
import {
  UnusableCommand,
  entryNamed,
  readReviews,
  signed,
  standingOf,
  writeReviews,
} from './reviews/reviews.ts'
import { madeCatalogues } from './catalogues/catalogues.ts'
import { compile, made } from './compile/compile.ts'
import { readKnowledge } from './decisions/read-knowledge.ts'
import { KNOWLEDGE, UnusableKnowledge } from './written/read-written.ts'
import { staleAmong } from './written/write-made.ts'
import { whoAsks } from './who-asks.ts'

const USAGE = `The clinical knowledge, for those who read, judge and sign it.

  npm run -s knowledge -- book [--out DIR]     writes the review book as HTML pages (build/review-book)
  npm run -s knowledge -- show RF-012          one entry as the book tells it
  npm run -s knowledge -- who-asks gum_color   what reads a question or symptom, and by which option
  npm run -s knowledge -- compile              checks the YAML files and makes from them what is loaded
  npm run -s knowledge -- check                names that nothing has, ids used twice, verdicts of another version
  npm run -s knowledge -- sign RF-012 RF-013 --by "Jane Roe, DVM" [--on 2026-11-23] [--objects]
                                               writes a veterinarian's verdict; RF-012@version signs that version only`

const root = join(import.meta.dirname, '../..')

/** Computed once, and only where an entry asks for it. */
function besideEntries(): Beside {
  const alone = once(decidedAlone)
  const notes = once(notesOfCases)
  return (entry) => {
    if (entry.kind === 'rule') return alonePart(entry, alone())
    if (entry.kind === 'turn') return turnPart(entry, notes().ofTurns)
    return entry.kind === 'told' ? notesPart(entry, notes().ofFindings) : []
  }
}

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

type Options = { readonly out: string; readonly by: string; readonly on: string; readonly objects: boolean }

const COMMANDS: Readonly<Record<string, (names: readonly string[], options: Options) => void>> = {
  book: (_names, { out }) => {
    const pages = bookPages(allEntries(), readReviews(), besideEntries())
    mkdirSync(out, { recursive: true })
    for (const { file, html } of pages) writeFileSync(join(out, file), html)
    console.log(`Written: ${pages.length} pages in ${out}; begin with index.html.`)
  },

  show: (names) => {
    const reviews = readReviews()
    const entries = allEntries()
    const shown = names.map((name) => entryNamed(name, entries))
    if (shown.length === 0) throw new UnusableCommand('Name the entry to show, such as RF-012.')
    const beside = besideEntries()
    for (const entry of shown) console.log(asText(entry, standingOf(entry, reviews), beside(entry)))
  },

  'who-asks': ([name]) => {
    if (name === undefined) throw new UnusableCommand('Name a question or a symptom, such as gum_color.')
    console.log(whoAsks(name, allEntries()))
  },

  compile: () => {
    for (const path of compile()) console.log(`Written: domain/knowledge/${path}`)
  },

  check: () => {
    const stale = staleAmong(KNOWLEDGE, [...madeCatalogues(), ...made()])
    if (stale.length > 0)
      throw new UnusableCommand(
        `Not of today, in domain/knowledge: ${stale.join(', ')}. First run npm run -s knowledge -- compile.`,
      )
    const entries = allEntries()
    const reviews = readReviews()
    const problems = [...problemsIn(entries, readKnowledge().places), ...lostVerdicts(entries, reviews)]
    for (const line of [...problems, ...openVerdicts(entries, reviews)]) console.log(line)
    for (const { reviewed, of, many } of countReviews(entries, reviews))
      console.log(`${reviewed} of ${of} ${many} reviewed by a veterinarian.`)
    console.log(problems.length === 0 ? 'All names are known.' : `Wrong: ${problems.length}.`)
    if (problems.length > 0) process.exitCode = 1
  },

  sign: (names, { by, on, objects }) => {
    const verdict = objects ? 'objects' : 'agrees'
    writeReviews(signed(names, { by, on, verdict }, allEntries(), readReviews()))
    console.log(`Signed by ${by} on ${on}: ${names.join(', ')} (${verdict}).`)
  },
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(root, 'build/review-book') },
      by: { type: 'string', default: '' },
      on: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      objects: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name = '', ...names] = positionals
  if (values.help) return console.log(USAGE)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new UnusableCommand(USAGE)
  command(names, values)
}

function isTold(failure: unknown): failure is Error {
  if (failure instanceof TypeError && 'code' in failure)
    return String(failure.code).startsWith('ERR_PARSE_ARGS')
  return [UnusableCommand, UnusableFile, UnusableKnowledge].some((kind) => failure instanceof kind)
}

/** A fault of whoever called or wrote is told in one line each; anything else is ours and thrown. */
export function runCommand(): void {
  try {
    run()
  } catch (failure) {
    if (!isTold(failure)) throw failure
    console.error(failure.message)
    process.exitCode = 1
  }
}
