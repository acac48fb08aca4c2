/** Who may open a page: anyone, a signed-in user, or anyone without any check at all. */
type GuardLevel = 'public' | 'user' | 'none'

/** Where a page's header comes from: the fixed one, the page itself, or nowhere. */
type HeaderKind = 'fixed' | 'own' | 'none'

/** One page of the app: its address, its frame and its description. */
export type RouteEntry = {
  readonly id: string
  readonly path: string
  /** The page module, relative to web/app. */
  readonly file: string
  readonly guard: GuardLevel
  readonly header: HeaderKind
  readonly footer: boolean
  readonly indexable: boolean
  /** Written to an HTML file at build time, so that it can be read before (or without) any script. */
  readonly prerender: boolean
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** The address that search engines keep, where it differs from the path. */
  readonly canonical?: string
}

/** What a page says of itself; the rest comes from its kind. */
export type PageEntry = Pick<RouteEntry, 'path' | 'title' | 'description' | 'keywords'> & {
  page: string
} & Partial<RouteEntry>

/** Makes the entries of one kind of page. */
export const entry =
  (defaults: Omit<RouteEntry, 'id' | 'file' | 'path' | 'title' | 'description' | 'keywords'>) =>
  ({ page, ...rest }: PageEntry): RouteEntry => ({
    id: rest.id ?? page,
    file: `../pages/${page}-page.tsx`,
    ...defaults,
    ...rest,
  })
