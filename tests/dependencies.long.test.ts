import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Cruise = {
  readonly modules: readonly { readonly source: string }[]
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[]
  }
}

const root = join(import.meta.dirname, '..')
const LAYERS = ['domain', 'contract', 'cases', 'service', 'supabase', 'local', 'web', 'e2e']

function cruise(folder: string): Cruise {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [tool, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...LAYERS]
  try {
    return JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 }),
    )
  } catch (failure) {
    if (
      failure instanceof Error &&
      'stdout' in failure &&
      typeof failure.stdout === 'string' &&
      failure.stdout
    )
      return JSON.parse(failure.stdout)
    throw failure
  }
}

const sourcesIn = (layer: string): string[] =>
  readdirSync(join(root, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

describe('walls between the layers', () => {
  let planted = ''

  beforeAll(() => {
    planted = mkdtempSync(join(tmpdir(), 'walls-'))
    for (const file of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.base.json'])
      cpSync(join(root, file), join(planted, file))
    symlinkSync(join(root, 'node_modules'), join(planted, 'node_modules'))
    const write = (path: string, text: string): void => {
      mkdirSync(join(planted, path, '..'), { recursive: true })
      writeFileSync(join(planted, path), text)
    }
    write('domain/a.ts', "import { b } from '#service/b.ts'\nexport const a: typeof b = b\n")
    write('contract/a.ts', "import type { b } from '#service/b.ts'\nexport type A = typeof b\n")
    write('cases/q.ts', "import { b } from '#service/b.ts'\nexport const q = b\n")
    write('domain/r.ts', "import { q } from '#cases/q.ts'\nexport const r = q\n")
    write('domain/knowledge/s.ts', "import { t } from '../engine/t.ts'\nexport const s = t\n")
    write('domain/engine/t.ts', 'export const t = 1\n')
    write('domain/logic/u.ts', "import { s } from '../knowledge/s.ts'\nexport const u = s\n")
    write('service/b.ts', 'export const b = 1\n')
    write('service/c.ts', "import { f } from '#web/features/one/f.ts'\nexport const c = f\n")
    write('web/features/one/f.ts', 'export const f = 1\n')
    write('web/features/two/g.ts', "import type { f } from '../one/f.ts'\nexport type G = typeof f\n")
    write('web/ui/h.ts', "import { a } from '#contract/a.ts'\nexport const h = a\n")
    write('web/pages/i.ts', "import { b } from '#service/b.ts'\nexport const i = b\n")
    write('web/lib/j.ts', "import { h } from '../ui/h.ts'\nexport const j = h\n")
    write('supabase/k.ts', "import { l } from '#local/l.ts'\nexport const k = l\n")
    write('local/l.ts', "import { m } from './m.ts'\nexport const l = m\n")
    write('local/m.ts', "import { l } from './l.ts'\nexport const m: unknown = l\n")
    write('local/n.ts', "import { test } from 'vitest'\nexport const n = test\n")
    write('local/o.ts', "import { nothing } from './nowhere.ts'\nexport const o = nothing\n")
    write('e2e/p.ts', "import { b } from '#service/b.ts'\nexport const p = b\n")
  })

  afterAll(() => rmSync(planted, { recursive: true, force: true }))

  test('every planted crossing is found, type-only ones included', () => {
    const found = cruise(planted).summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)
    expect(found).toEqual(
      expect.arrayContaining([
        'domain-knows-only-itself-and-zod domain/a.ts',
        'knowledge-knows-no-engine domain/knowledge/s.ts',
        'logic-knows-no-knowledge domain/logic/u.ts',
        'contract-knows-only-domain contract/a.ts',
        'cases-know-only-domain cases/q.ts',
        'cases-are-for-tests-and-tools domain/r.ts',
        'service-knows-no-web-no-launcher service/c.ts',
        'features-are-strangers web/features/two/g.ts',
        'ui-knows-no-feature-and-no-data web/ui/h.ts',
        'web-knows-only-contract-and-domain web/pages/i.ts',
        'lib-knows-no-feature web/lib/j.ts',
        'nobody-knows-the-launcher supabase/k.ts',
        'no-circles local/l.ts',
        'production-code-runs-on-dependencies local/n.ts',
        'nothing-unresolvable local/o.ts',
        'journeys-know-only-a-browser e2e/p.ts',
      ]),
    )
  }, 60_000)

  test('the real tree is seen in every layer and crosses no wall', () => {
    const { modules, summary } = cruise(root)
    const seen = new Set(modules.map(({ source }) => source))
    const onDisk = LAYERS.flatMap((layer) => sourcesIn(layer))
    expect(onDisk.length).toBeGreaterThan(100)
    expect(onDisk.filter((path) => !seen.has(path))).toEqual([])
    expect(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`)).toEqual([])
  }, 120_000)
})
