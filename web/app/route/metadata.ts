import { BUILD_ORIGIN } from '#contract/routes.ts'
import type { RouteEntry } from '#web/app/route/route-entry.ts'
import { canonicalPath, NOT_FOUND_ROUTE, routeFor } from '#web/app/route/route-table.ts'

export type Metadata = {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly robots: 'index, follow' | 'noindex'
  readonly canonical: string
  readonly picture: { readonly url: string; readonly alt: string }
  readonly structuredData: object
}

export const PICTURE = { width: 1200, height: 630 } as const

export const headingOf = ({ title }: RouteEntry): string => title.replace('Pawlight - ', '')

export const picturePath = ({ id, prerender }: RouteEntry): string =>
  `/pictures/${prerender ? id : 'landing'}.png`

const pictureAlt = (route: RouteEntry): string =>
  `A dog and a cat under a lamp, beside the words: ${headingOf(route)}`

const fullTitle = ({ path, title }: RouteEntry) =>
  path === '/' || path === '*' ? title : `${title} | Pawlight`

function trailTo(pathname: string, origin: string): object {
  const parts = pathname.split('/').filter(Boolean)
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  const pages = ['/', ...paths].map((path) => ({ path, route: routeFor(path) }))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages
      .filter(({ route }) => route !== NOT_FOUND_ROUTE)
      .map(({ path, route }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: path === '/' ? 'Pawlight' : route.title,
        item: origin + path,
      })),
  }
}

function structuredData(
  route: RouteEntry,
  origin: string,
  pathname: string,
  canonical: string,
  ofPage: readonly object[],
): object {
  const site = { '@type': 'WebSite', '@id': `${origin}/#site`, name: 'Pawlight', url: `${origin}/` }
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#org`,
    name: 'Pawlight',
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  }
  const page = {
    '@type': 'WebPage',
    name: fullTitle(route),
    description: route.description,
    url: canonical,
    isPartOf: { '@id': site['@id'] },
  }
  const isBelowFirstLevel = pathname.split('/').filter(Boolean).length > 1
  return {
    '@context': 'https://schema.org',
    '@graph': [
      site,
      organization,
      page,
      ...(isBelowFirstLevel ? [trailTo(pathname, origin)] : []),
      ...ofPage,
    ],
  }
}

function describe(
  route: RouteEntry,
  pathname: string,
  origin: string,
  ofPage: readonly object[] = [],
): Metadata {
  const canonical = origin + canonicalPath(pathname)
  return {
    title: fullTitle(route),
    description: route.description,
    keywords: route.keywords.join(', '),
    robots: route.indexable ? 'index, follow' : 'noindex',
    canonical,
    picture: { url: origin + picturePath(route), alt: pictureAlt(route.prerender ? route : routeFor('/')) },
    structuredData: structuredData(route, origin, pathname, canonical, ofPage),
  }
}

export const metadataFor = (
  pathname: string,
  origin: string = BUILD_ORIGIN,
  ofPage: readonly object[] = [],
): Metadata => describe(routeFor(pathname), pathname, origin, ofPage)

export const dataOfPages = (handles: readonly unknown[]): readonly object[] =>
  handles.flatMap((handle) => {
    const { structuredData: data } = Object(handle)
    return Array.isArray(data) ? data : []
  })

export const shellMetadata = (origin: string): Metadata => describe(NOT_FOUND_ROUTE, '/', origin)
