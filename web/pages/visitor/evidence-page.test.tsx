import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atlas } from '#domain/knowledge/compiled/atlas.ts'
import { allConditions } from '#domain/knowledge/compiled/conditions.ts'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { metadataFor } from '#web/app/route/metadata.ts'
import { prerenderedPaths, routeFor } from '#web/app/route/route-table.ts'
import { figures } from '#web/features/evidence/figures.ts'
import { reviewCounts } from '#web/features/evidence/review-counts.ts'
import { CLAIMS_TODAY } from '#web/content/claims-today.ts'
import { CLAIMS } from '#web/content/claims.ts'
import { FOOTER_GROUPS } from '#web/content/navigation.ts'
import EvidencePage from '#web/pages/visitor/evidence-page.tsx'
import { renderAt } from '#web/testing/render.tsx'

test('begins with three sentences to remember, counted from the sets on first sight', () => {
  renderAt('/evidence', <EvidencePage />)
  const [first] = screen.getAllByRole('list')
  if (first === undefined) throw new Error('Nothing is said in short')
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Of every 100 emergencies in written cases new to it, Pawlight found about 92.',
    'About 2 of the 100 it told to stay home, so it can be wrong.',
    'If you are worried, call a vet, whatever Pawlight says.',
  ])
  const fresh = figures.firstSight.filter(({ set }) => set.endsWith('seen for the first time'))
  const [found, all, home] = [0, 0, 0].map((_, index) =>
    fresh.reduce((sum, { emergencyRecall, emergenciesSentHome }) => {
      const counts = [emergencyRecall.k, emergencyRecall.n, emergenciesSentHome.k]
      return sum + (counts[index] ?? 0)
    }, 0),
  )
  expect(
    screen.getByText(
      `Counted: ${found} of ${all} emergencies found, ${home} told to stay home, in ${fresh.length} sets of written cases, each on the day it was first seen.`,
    ),
  ).toBeTruthy()
})

test('tells of each claim what can be shown today [R-LAND-016]', () => {
  renderAt('/evidence', <EvidencePage />)
  const section = screen.getByRole('region', { name: 'What we say, and what we can show today' })
  expect(section.id).toBe('claims')
  for (const { says } of Object.values(CLAIMS)) expect(within(section).getByText(`“${says}”`)).toBeTruthy()
  for (const today of Object.values(CLAIMS_TODAY)) expect(within(section).getByText(today)).toBeTruthy()
})

test('says what the figures are and what they are not', () => {
  renderAt('/evidence', <EvidencePage />)
  expect(screen.getByRole('heading', { level: 1, name: 'How well it works' })).toBeTruthy()
  expect(screen.getByText(/published vet guidance says how fast/)).toBeTruthy()
  expect(screen.getByText(/It is not a test on real pets/)).toBeTruthy()
  expect(screen.getByText(/review by\s+licensed vets is still to come/)).toBeTruthy()
})

test('shows the figures of first sight before those of the cases it was built with, the newest first', () => {
  renderAt('/evidence', <EvidencePage />)
  const [newest, before] = screen.getAllByRole('table')
  if (newest === undefined || before === undefined) throw new Error('Two tables of first sight were expected')
  expect(newest).toBe(screen.getByRole('table', { name: 'On first sight, on the day each set was opened' }))
  expect(before).toBe(screen.getByRole('table', { name: 'On first sight, the sets before' }))
  const names = [newest, before].flatMap((table) =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  )
  expect(names).toEqual(figures.firstSight.map(({ set }) => set).toReversed())
  const second = within(before).getByRole('row', { name: /^Second set, seen for the first time/ })
  expect(second.textContent).toContain('78.3%')
  expect(second.textContent).toContain('51 of 60')
})

test('gives every measure with its range, and every wrong level', () => {
  renderAt('/evidence', <EvidencePage />)
  const { development } = figures
  const table = screen.getByRole('table', { name: 'Development set: every measure' })
  const row = within(table).getByRole('row', { name: /^Emergencies called an emergency/ })
  expect(row.textContent).toContain('60 of 60')
  expect(row.textContent).toContain('range\u00A094.0% to\u00A0100.0%')
  expect(within(table).getAllByRole('row')).toHaveLength(Object.keys(development.measures).length + 1)
  // Two sets may have missed a case of one name.
  for (const { title } of development.misses) {
    const printed = title.replaceAll(/"([^"]*)"/g, '“$1”')
    expect(screen.getAllByText(new RegExp(`^${printed}`)).length).toBeGreaterThan(0)
  }
})

test('tells of every other set how the engine of today does on it, and what it gets wrong', () => {
  renderAt('/evidence', <EvidencePage />)
  const { others } = figures
  const table = screen.getByRole('table', { name: 'The other sets, as the engine of today answers them' })
  for (const { name, measures } of others) {
    const row = within(table).getByRole('row', { name: new RegExp(`^${name} `) })
    expect(row.textContent).toContain(`${measures.emergencyRecall.k} of ${measures.emergencyRecall.n}`)
  }
  expect(screen.getAllByText(/^Wrong levels: \d+$/)).toHaveLength(others.length + 1)
})

test('every table tells its rows and columns by headings', () => {
  renderAt('/evidence', <EvidencePage />)
  for (const table of screen.getAllByRole('table', { hidden: true })) {
    expect(within(table).getAllByRole('columnheader', { hidden: true }).length).toBeGreaterThanOrEqual(2)
    const [, ...rows] = within(table).getAllByRole('row', { hidden: true })
    for (const row of rows) expect(within(row).getAllByRole('rowheader', { hidden: true })).toHaveLength(1)
  }
})

test('is a public page, written at build time, described, and linked from every footer', () => {
  expect(routeFor('/evidence')).toMatchObject({ guard: 'public', indexable: true, prerender: true })
  expect(prerenderedPaths()).toContain('/evidence')
  expect(metadataFor('/evidence').description).toContain('written cases')
  expect(FOOTER_GROUPS.flatMap(({ links }) => links.map(({ to }) => to))).toContain('/evidence')
})

test('tells how much a veterinarian has reviewed, of all that is in force', () => {
  renderAt('/evidence', <EvidencePage />)
  const reviewedRules = reviewCounts.find(({ kind }) => kind === 'rule')?.reviewed
  expect(
    screen.getByText(`${reviewedRules} of ${rules.length} rules reviewed by a veterinarian so far.`),
  ).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Read and agreed to by a veterinarian' })
  const ofKind = (name: string): string | null =>
    within(table).getByRole('row', { name: new RegExp(`^${name}`) }).textContent
  expect(ofKind('Ordinary things')).toContain(` of ${atlas.length}`)
  expect(ofKind('Possible conditions')).toContain(` of ${allConditions.length}`)
  expect(ofKind('Things a pet may eat or touch')).toContain(` of ${substances.length}`)
})
