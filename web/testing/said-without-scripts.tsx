import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** What the form of a page says to a browser that runs no scripts, as HTML. */
export function saidWithoutScripts(page: ReactElement): string {
  const html = renderToString(<MemoryRouter>{page}</MemoryRouter>)
  const read = new DOMParser().parseFromString(html, 'text/html')
  return read.querySelector('form noscript')?.innerHTML ?? ''
}
