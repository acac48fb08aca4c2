import { render, type RenderResult } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter, type InitialEntry } from 'react-router'

export type Rendered = RenderResult & {
  user: UserEvent
  at: () => string
  navigate: (to: string | number, options?: { replace: boolean }) => Promise<void>
}

type RouterOptions = {
  entries?: InitialEntry[]
  pattern?: string
  advanceTimers?: (milliseconds: number) => void | Promise<void>
}

export function renderAt(path: string, element: ReactNode, options: RouterOptions = {}): Rendered {
  const entries = options.entries ?? [path]
  const { pattern = '*' } = options
  const elsewhere = pattern === '*' ? [] : [{ path: '*', element: null }]
  const router = createMemoryRouter([{ path: pattern, element }, ...elsewhere], {
    initialEntries: entries,
    initialIndex: entries.length - 1,
  })
  const user = userEvent.setup(
    options.advanceTimers === undefined ? {} : { advanceTimers: options.advanceTimers },
  )
  const result = render(<RouterProvider router={router} />)
  return {
    ...result,
    user,
    at: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    navigate: async (to, options) => {
      if (typeof to === 'number') await router.navigate(to)
      else await router.navigate(to, options)
    },
  }
}
