/** Who may know whom. Every rule is an error; `tests/dependencies.long.test.ts` proves that modules were really seen. */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-knows-only-itself-and-zod',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^node_modules/zod/', '^node_modules/minisearch/'] },
    },
    {
      name: 'contract-knows-only-domain',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^domain/', '^node_modules/zod/'] },
    },
    {
      name: 'service-knows-no-web-no-launcher',
      severity: 'error',
      from: { path: '^service/' },
      to: { path: '^(web|local|e2e|supabase|scripts)/' },
    },
    {
      name: 'web-knows-only-contract-and-domain',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(service|local|e2e|supabase|scripts)/' },
    },
    {
      name: 'nobody-knows-the-launcher',
      severity: 'error',
      from: { pathNot: '^(local|scripts|tests|supabase/tests)/' },
      to: { path: '^(local|scripts)/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^web/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/(pages|app)/' },
    },
    {
      name: 'pages-know-no-app',
      severity: 'error',
      from: { path: '^web/pages/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/app/' },
    },
    {
      name: 'ui-knows-no-feature-and-no-data',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^(web/(app|pages|features|lib|content)|contract|domain)/' },
    },
    {
      name: 'lib-knows-no-feature',
      severity: 'error',
      from: { path: '^web/lib/' },
      to: { path: '^web/(app|pages|features|ui)/' },
    },
    {
      name: 'journeys-know-only-a-browser',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(web|service|domain|contract|supabase)/' },
    },
    {
      name: 'the-card-knows-no-feature',
      severity: 'error',
      from: { path: '^web/closest-vet/' },
      to: { path: '^web/(app|pages|features)/' },
    },
    {
      name: 'nobody-below-knows-the-card',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/closest-vet/' },
    },
    {
      name: 'cases-know-only-domain',
      severity: 'error',
      from: { path: '^cases/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^cases/', '^domain/', '^node_modules/zod/', '^(node:)?(fs|path)$'] },
    },
    {
      name: 'cases-are-for-tests-and-tools',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^(cases|scripts|tests)/'] },
      to: { path: '^cases/' },
    },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'production-code-runs-on-dependencies',
      severity: 'error',
      from: { path: '^(domain|contract|service|local|supabase)/', pathNot: '(\\.test\\.ts$|/tests/)' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
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
