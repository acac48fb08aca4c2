import { ROUTES, type AppRoute, type RoutePath } from '#contract/routes.ts'

type HeaderKind = 'fixed' | 'own' | 'none'

export type RouteEntry = AppRoute & {
  readonly id: string
  /** The page module, relative to web/app. */
  readonly file: string
  readonly header: HeaderKind
  readonly footer: boolean
  readonly prerender: boolean
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly canonical?: string
}

type Described = Pick<RouteEntry, 'title' | 'description' | 'keywords'>

export type PageEntry = { readonly page: string; readonly path: RoutePath } & Described &
  Partial<Omit<RouteEntry, keyof AppRoute | 'file'>>

const shared: ReadonlyMap<string, AppRoute> = new Map(ROUTES.map((route) => [route.path, route]))

function sharedRoute(path: RoutePath): AppRoute {
  const route = shared.get(path)
  if (route === undefined) throw new Error(`The list of routes does not know ${path}.`)
  return route
}

export const fileOf = (page: string): string => `../pages/${page}-page.tsx`

export const entry =
  (defaults: Omit<RouteEntry, 'id' | 'file' | keyof AppRoute | keyof Described>) =>
  ({ page, ...rest }: PageEntry): RouteEntry => ({
    id: rest.id ?? page.slice(page.lastIndexOf('/') + 1),
    file: fileOf(page),
    ...defaults,
    ...rest,
    ...sharedRoute(rest.path),
  })

export const open = entry({ header: 'fixed', footer: true, prerender: true })
