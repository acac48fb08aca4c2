import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { OtcItem } from '#contract/otc.ts'
import { renderAt } from '#web/testing/render.tsx'
import { reportOfAnswer } from '../report/report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { aMedication, anOtcAnswer, aProduct } from '../testing/some-products.ts'
import { OtcSection } from './otc-section.tsx'
import { withOtc } from './search-otc.ts'

type Given = {
  readonly level?: Urgency
  readonly items?: readonly OtcItem[]
  readonly reason?: string | null
  readonly medications?: readonly ReturnType<typeof aMedication>[]
}

function open({ level = 'monitor_at_home', items = [], reason = null, medications = [] }: Given) {
  const answer = anAnswer(level)
  answer.summary.plan.otcMedications = [...medications]
  const otc = { ...anOtcAnswer(), items: [...items], reasonWhenEmpty: reason }
  renderAt('/', <OtcSection report={reportOfAnswer('a', aRequest(), withOtc(answer, otc), null)} />)
}
const section = () => screen.getByRole('region', { name: 'Products that may help' })

describe('products for a pet that stays at home', () => {
  test('are shown two at once and three of a kind at most, with two warnings and two links each [R-OTC-012] [R-CONST-003]', () => {
    const many = [1, 2, 3, 4].map((n) => aProduct({ name: `Product ${n}`, url: `https://a.example/${n}` }))
    const kinds = [1, 2, 3, 4].map((n) => aMedication({ name: `Kind ${n}` }))
    open({ items: many, medications: kinds })
    const names = within(section())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent)
    expect(names).toEqual(['Kind 1', 'Kind 2', 'Kind 3', 'Product 1', 'Product 2', 'Product 3'])
    const behind = screen.getByText('More products').closest('details')
    const shown = names.filter((name) => !behind?.textContent.includes(name))
    expect(shown).toEqual(['Kind 1', 'Kind 2'])
    const [first] = within(section())
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { name: 'Product 1' }))
    expect(first?.textContent).toContain('First warning')
    expect(first?.textContent).toContain('Second warning')
    expect(first?.textContent).not.toContain('Third warning')
    const shops = first === undefined ? [] : within(first).getAllByRole('link', { name: /^Buy Online/ })
    expect(shops).toHaveLength(2)
  })

  test('carry their badges [R-OTC-013] [R-OTC-014]', () => {
    const [amazon] = aProduct().purchaseLinks
    open({
      items: [
        aProduct({ name: 'Best', match: { score: 80 }, source: 'feed' }),
        aProduct({ name: 'Curated', match: { score: 79 } }),
        aProduct({ name: 'Elsewhere', purchaseLinks: [], retailer: { name: '' }, source: 'feed' }),
      ],
    })
    const item = (name: string) =>
      screen.getByRole('heading', { name }).closest('li')?.textContent ?? 'no such product'
    expect(item('Best')).toContain('Best Match')
    expect(item('Best')).not.toContain('Curated Pick')
    expect(item('Curated')).toContain('Curated Pick')
    expect(item('Curated')).not.toContain('Best Match')
    expect(item('Best')).toContain(amazon?.vendor)
    expect(item('Best')).toContain('Chewy')
    expect(item('Elsewhere')).toContain('Pet retailer')
  })

  test('invent no price and no rating, and show no empty place of one', () => {
    open({ items: [aProduct(), aProduct({ name: 'Priced', pricing: { price: 24.99, pricePerDose: 0.83 } })] })
    expect(section().textContent).not.toContain('not known')
    expect(within(section()).getAllByText(/\$/)).toHaveLength(2)
    expect(section().textContent).toContain('$24.99 $0.83 per dose')
    expect(section().textContent).not.toContain('out of 5')
  })

  test('open a retailer search in a new tab, by generic name where there is one [R-OTC-015]', () => {
    open({ medications: [aMedication(), aMedication({ name: 'Ear wash & dry', genericName: null })] })
    const links = screen.getAllByRole('link', { name: /^Buy Online/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.chewy.com/s?query=Probiotic',
      'https://www.chewy.com/s?query=Ear%20wash%20%26%20dry',
    ])
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    }
  })

  test('say beside every “Buy Online” what links may earn [R-OTC-015]', () => {
    open({ medications: [aMedication()], items: [aProduct()] })
    const buttons = screen.getAllByRole('link', { name: /^Buy Online/ })
    expect(buttons).toHaveLength(3)
    for (const button of buttons) {
      const row = button.closest('p') ?? document.body
      const link = within(row).getByRole('link', { name: /^Affiliate disclosure/ })
      expect(link.getAttribute('href')).toBe('/affiliate-disclosure')
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  test('say why there are none [R-OTC-016]', () => {
    open({ reason: 'No suitable products were found. Please ask your veterinarian.' })
    expect(section().textContent).toContain('No suitable products were found. Please ask your veterinarian.')
  })

  test('show what the plan says of each kind [R-OTC-017]', () => {
    open({ medications: [aMedication()] })
    const text = section().textContent
    for (const part of [
      'Probiotic powder for dogs',
      'Probiotic',
      'As the label says.',
      'Once a day',
      '3 days',
      'Mix it into a meal.',
      'Stop if Rex gets worse.',
    ])
      expect(text).toContain(part)
  })

  test.each(['er_urgent', 'normal_vet'] as const)('are never shown for %s [R-OTC-001]', (level) => {
    open({ level, items: [aProduct()], medications: [aMedication()] })
    expect(screen.queryByRole('region')).toBeNull()
  })
})
