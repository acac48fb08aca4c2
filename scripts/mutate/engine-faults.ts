import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sourceFaults, type SourceFault } from './source-faults.ts'

const ROOT = join(import.meta.dirname, '../..')

/** `caughtBy` is the round of tests that noticed it; null when none did. */
export type EngineFault = Omit<SourceFault, 'text'> & {
  readonly file: string
  readonly caughtBy: 'the tests beside it' | 'the checks of the whole engine' | null
}

const FOLDERS = [
  'domain/logic',
  ...['read', 'flow', 'decide', 'doses', 'rank', 'compose'].map((room) => `domain/engine/${room}`),
]
const COPIED = [
  'domain',
  'contract',
  'cases',
  'docs',
  'scripts',
  'tests',
  'package.json',
  'tsconfig.base.json',
  'web/features/evidence/figures.json',
]
const WHOLE_ENGINE = ['tests/engine', 'tests/atlas', 'scripts/evaluate', 'domain/knowledge/rules']
const PATIENCE_MS = 300_000

export async function plantInEngine(
  count: number,
  seed: number,
  report: (fault: EngineFault) => void,
): Promise<readonly EngineFault[]> {
  const copy = mkdtempSync(join(tmpdir(), 'planted-faults-'))
  try {
    for (const path of COPIED)
      // Without the projects of TypeScript, which name folders that are not copied.
      cpSync(join(ROOT, path), join(copy, path), {
        recursive: true,
        filter: (source) => !source.endsWith('tsconfig.json'),
      })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    writeFileSync(
      join(copy, 'vitest.config.ts'),
      `export default { test: { environment: 'node', include: ['{domain,scripts,tests}/**/*.test.ts'] } }\n`,
    )
    // The figures of the copy are those of its own engine, so that only a fault makes them stale.
    await run(copy, [join(copy, 'scripts/evaluate.ts')])
    const tooEarly = await catcherIn(copy, `${FOLDERS[0]}/judge.ts`)
    if (tooEarly !== null)
      throw new Error(`Before any fault is planted, ${tooEarly} fail; a count would mean nothing.`)
    const found: EngineFault[] = []
    for (const { file, line, what, text } of sampled(count, seed)) {
      const path = join(copy, file)
      const sound = readFileSync(path, 'utf8')
      writeFileSync(path, text)
      const fault = { file, line, what, caughtBy: await catcherIn(copy, file) }
      writeFileSync(path, sound)
      found.push(fault)
      report(fault)
    }
    return found
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

type Planted = SourceFault & { readonly file: string }

function sampled(count: number, seed: number): readonly Planted[] {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('said-in-'))
      .flatMap((name) => {
        const file = `${folder}/${name}`
        return sourceFaults(name, readFileSync(join(ROOT, file), 'utf8')).map((fault) => ({ ...fault, file }))
      }),
  )
  let state = seed
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return all
    .map((fault) => ({ fault, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ fault }) => fault)
}

async function catcherIn(copy: string, file: string): Promise<EngineFault['caughtBy']> {
  const beside = new Set(['domain/logic', 'domain/engine/read', 'domain/engine/decide', 'domain/engine/flow'])
  if (await fails(copy, [...beside.add(dirname(file))])) return 'the tests beside it'
  return (await fails(copy, WHOLE_ENGINE)) ? 'the checks of the whole engine' : null
}

/** Whether the tests at these paths notice; a run that never ends has noticed too. */
const fails = async (copy: string, paths: readonly string[]): Promise<boolean> =>
  !(await run(copy, [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--bail=1',
    '--no-isolate',
    '--max-workers=2',
    '--reporter',
    'dot',
    ...paths,
  ]))

const run = (copy: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...args],
      { cwd: copy, timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 },
      (failure) => resolve(failure === null),
    )
  })
