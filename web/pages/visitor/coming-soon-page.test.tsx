import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { metadataFor } from '#web/app/route/metadata.ts'
import { prerenderedPaths, routeFor } from '#web/app/route/route-table.ts'
import ComingSoonPage from '#web/pages/visitor/coming-soon-page.tsx'
import { renderAt } from '#web/testing/render.tsx'

test.each([
  ['/resources/guides', 'Pet Care Guides'],
  ['/resources/articles', 'Health Articles'],
  ['/resources/community/', 'Community'],
])(
  '%s is announced as "%s", with the way home, and kept out of indexes [R-ROUTE-002] [R-ROUTE-003] [R-ROUTE-004]',
  (path, title) => {
    renderAt(path, <ComingSoonPage />)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(/coming soon\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    expect(metadataFor(path)).toMatchObject({ title: `${title} | Pawlight`, robots: 'noindex' })
    expect(prerenderedPaths()).toContain(routeFor(path).path)
  },
)
