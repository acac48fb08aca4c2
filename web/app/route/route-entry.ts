import { ROUTES, type AppRoute, type RoutePath } from '#contract/routes.ts'

/** Where a page's header comes from: the fixed one, the page itself, or nowhere. */
type HeaderKind = 'fixed' | 'own' | 'none'

/** One page of the app: its address, its frame and its description; the shared list of routes says who may open it. */
export type RouteEntry = AppRoute & {
  readonly id: string
  /** The page module, relative to web/app. */
  readonly file: string
  readonly header: HeaderKind
  readonly footer: boolean
  /** Written to an HTML file at build time, so that it can be read before (or without) any script. */
  readonly prerender: boolean
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** The address that search engines keep, where it differs from the path. */
  readonly canonical?: string
}

type Described = Pick<RouteEntry, 'title' | 'description' | 'keywords'>

/** What a page says of itself; the rest comes from its kind and from the shared list of routes. */
export type PageEntry = { readonly page: string; readonly path: RoutePath } & Described &
  Partial<Omit<RouteEntry, keyof AppRoute | 'file'>>

const shared: ReadonlyMap<string, AppRoute> = new Map(ROUTES.map((route) => [route.path, route]))

function sharedRoute(path: RoutePath): AppRoute {
  const route = shared.get(path)
  if (route === undefined) throw new Error(`The list of routes does not know ${path}.`)
  return route
}

/** The file of a page by its folder and name in web/pages. */
export const fileOf = (page: string): string => `../pages/${page}-page.tsx`

/** Makes the entries of one kind of page; a page without another id has its name for one. */
export const entry =
  (defaults: Omit<RouteEntry, 'id' | 'file' | keyof AppRoute | keyof Described>) =>
  ({ page, ...rest }: PageEntry): RouteEntry => ({
    id: rest.id ?? page.slice(page.lastIndexOf('/') + 1),
    file: fileOf(page),
    ...defaults,
    ...rest,
    ...sharedRoute(rest.path),
  })

/** A page that anybody may read. */
export const open = entry({ header: 'fixed', footer: true, prerender: true })
