import { LOCAL } from '#web/lib/storage/storage.ts'

type BuiltRoute = {
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** `path` is the pattern of its address, such as `/pets/:petId`. */
export type PageFiles = { readonly path: string; readonly files: readonly string[] }

export function builtRoutes(manifest: string): Readonly<Record<string, BuiltRoute>> {
  const [, json = ''] = /^window\.__reactRouterManifest=(.*?);?\s*$/s.exec(manifest) ?? []
  const { routes } = Object(JSON.parse(json))
  return routes
}

export function filesOf(id: string, routes: Readonly<Record<string, BuiltRoute>>): readonly string[] {
  const route = routes[id]
  if (route === undefined) throw new Error(`the build has no route ${id}`)
  const around = route.parentId === undefined ? [] : filesOf(route.parentId, routes)
  const own = [route.module, ...(route.imports ?? []), ...(route.css ?? [])]
  return [...new Set([...around, ...own.map((file) => file.replace(/#.*$/, ''))])]
}

const patternOf = (path: string): string => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`

/**
 * The shell, which stands in for many pages, asks for the files of the one it is opened at, all at once and before the
 * app has found out which they are; only for people who may be signed in, for others are sent away.
 */
export function askForPageFiles(shell: string, pages: readonly PageFiles[]): string {
  const known = (file: string): boolean => shell.includes(`"${file}"`) || shell.includes(`"${file}#"`)
  const wanted = pages.map(({ path, files }) => ({ path, files: files.filter((file) => !known(file)) }))
  const files = [...new Set(wanted.flatMap((page) => page.files))]
  const table = wanted.map((page) => [patternOf(page.path), page.files.map((file) => files.indexOf(file))])
  const script =
    `try{if(localStorage.getItem(${JSON.stringify(LOCAL.authToken)})!==null){const files=${JSON.stringify(files)};` +
    `const page=${JSON.stringify(table)}.find(([path])=>new RegExp(path).test(location.pathname));` +
    'for(const at of page?.[1]??[]){const href=files[at],style=href.endsWith(".css");' +
    "document.head.append(Object.assign(document.createElement('link'),style?{rel:'preload',as:'style',href}:{rel:'modulepreload',href}))}}}catch{}"
  if (!shell.includes('</head>')) throw new Error('the shell has no head')
  return shell.replace('</head>', () => `<script>${script}</script></head>`)
}
