export function observatoryScore(headers: Readonly<Record<string, string>>): number {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )
  const sourcesOf = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*']
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const isFrameProof = policy.get('frame-ancestors')?.join() === "'none'"
  const scores = [
    scriptScore(
      sourcesOf('script-src'),
      sourcesOf('object-src'),
      sourcesOf('style-src'),
      policy.get('default-src'),
    ),
    maxAge >= 15_768_000 ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    isFrameProof ? 5 : -20,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    headers['access-control-allow-origin'] === '*' ? -50 : 0,
  ]
  return 100 + scores.reduce((sum, score) => sum + score, 0)
}

function scriptScore(
  scripts: readonly string[],
  objects: readonly string[],
  styles: readonly string[],
  fallback: readonly string[] | undefined,
): number {
  const isOpen = (sources: readonly string[]): boolean =>
    sources.some((source) => ['*', 'http:', 'https:', 'data:', "'unsafe-inline'"].includes(source))
  if (isOpen(scripts) || isOpen(objects)) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (isOpen(styles)) return 0
  return fallback?.join() === "'none'" ? 10 : 5
}
