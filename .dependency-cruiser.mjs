const TESTS = '\\.test\\.tsx?$'
const ZOD = '^node_modules/zod/'

/** Nobody from there may know what is there. */
const wall = (name, from, to) => ({ name, severity: 'error', from, to })
const allBut = (path, pathNot) => ({ path, pathNot })
const source = (path) => allBut(path, TESTS)
const tools = { path: '^(service|local|e2e|supabase|scripts)/' }

/** Who may know whom. Every rule is an error; `tests/dependencies.long.test.ts` proves that modules were really seen. */
export default {
  forbidden: [
    wall('no-circles', {}, { circular: true }),
    wall('domain-knows-only-itself-and-zod', source('^domain/'), {
      pathNot: ['^domain/', ZOD, '^node_modules/minisearch/'],
    }),
    wall('logic-knows-no-knowledge', source('^domain/logic/'), allBut('^domain/', '^domain/logic/')),
    wall('knowledge-knows-no-engine', source('^domain/knowledge/'), { path: '^domain/engine/' }),
    wall('contract-knows-only-domain', source('^contract/'), { pathNot: ['^contract/', '^domain/', ZOD] }),
    wall(
      'service-knows-no-web-no-launcher',
      { path: '^service/' },
      { path: '^(web|local|e2e|supabase|scripts)/' },
    ),
    wall('web-knows-only-contract-and-domain', { path: '^web/' }, tools),
    wall(
      'nobody-knows-the-launcher',
      { pathNot: '^(local|scripts|tests|supabase/tests)/' },
      { path: '^(local|scripts)/' },
    ),
    wall(
      'features-are-strangers',
      { path: '^web/features/([^/]+)/' },
      allBut('^web/features/', '^web/features/$1/'),
    ),
    wall('features-know-no-page', source('^web/features/'), { path: '^web/(pages|app)/' }),
    wall('pages-know-no-app', source('^web/pages/'), { path: '^web/app/' }),
    wall(
      'ui-knows-no-feature-and-no-data',
      { path: '^web/ui/' },
      { path: '^(web/(app|pages|features|lib|content)|contract|domain)/' },
    ),
    wall('lib-knows-no-feature', { path: '^web/lib/' }, { path: '^web/(app|pages|features|ui)/' }),
    wall(
      'journeys-know-only-a-browser',
      { path: '^e2e/' },
      { path: '^(web|service|domain|contract|supabase)/' },
    ),
    wall('the-card-knows-no-feature', { path: '^web/closest-vet/' }, { path: '^web/(app|pages|features)/' }),
    wall('nobody-below-knows-the-card', { path: '^web/(ui|lib)/' }, { path: '^web/closest-vet/' }),
    wall('cases-know-only-domain', source('^cases/'), {
      pathNot: ['^cases/', '^domain/', ZOD, '^(node:)?(fs|path)$'],
    }),
    wall(
      'cases-are-for-tests-and-tools',
      { pathNot: [TESTS, '^(cases|scripts|tests)/'] },
      { path: '^cases/' },
    ),
    wall('nothing-unresolvable', {}, { couldNotResolve: true }),
    wall(
      'production-code-runs-on-dependencies',
      allBut('^(domain|contract|service|local|supabase)/', '(\\.(test|fixture)\\.ts$|/tests/)'),
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.tsbuild)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
