import { expect, test } from 'vitest'
import { CLINIC_CLAIMS, CLINIC_PLANS } from './clinic-plans.ts'
import { OWNER_PLANS, YEARLY_SAVING, YEARLY_SAVING_PERCENT, dollars } from './owner-plans.ts'

const shown = [
  'name',
  'price',
  'yearlyPrice',
  'period',
  'description',
  'features',
  'popular',
  'ctaText',
  'ctaLink',
] as const

test('every plan says all that a card shows, and none is without words [R-PRICE-006]', () => {
  for (const plan of [...OWNER_PLANS, ...CLINIC_PLANS]) {
    expect(Object.keys(plan)).toEqual(expect.arrayContaining([...shown]))
    for (const words of [plan.name, plan.description, plan.ctaText, ...plan.features])
      expect(words).toMatch(/^\S.*\S$/)
    expect(plan.ctaLink).toMatch(/^\//)
    expect(plan.features.length).toBeGreaterThan(0)
  }
})

test('owners choose among three plans, the middle one being the popular one [R-PRICE-005] [R-CONST-003] [R-CONST-004]', () => {
  expect(
    OWNER_PLANS.map(({ name, price, yearlyPrice, popular }) => [name, price, yearlyPrice, popular]),
  ).toEqual([
    ['Pay Per Screen', 4.99, null, false],
    ['Core', 14.99, 149, true],
    ['Plus', 24.99, 249, false],
  ])
})

test('a year is cheaper than twelve months by at least what is promised [R-PRICE-010]', () => {
  expect(YEARLY_SAVING).toBe('save 16%')
  const subscriptions = OWNER_PLANS.flatMap(({ price, yearlyPrice, trialDays }) =>
    yearlyPrice === null ? [] : [{ price, yearlyPrice, trialDays }],
  )
  expect(subscriptions.map(({ trialDays }) => trialDays)).toEqual([7, 7])
  for (const { price, yearlyPrice } of subscriptions)
    expect(100 * (1 - yearlyPrice / (12 * price))).toBeGreaterThanOrEqual(YEARLY_SAVING_PERCENT)
})

test('clinics pay by their size and talk to us first [R-PRICE-014] [R-PRICE-015] [R-PRICE-016] [R-CLIN-003] [R-CONST-003] [R-CONST-004]', () => {
  expect(CLINIC_PLANS.map(({ name, price, features, ctaLink }) => [name, price, features, ctaLink])).toEqual([
    [
      'Essential',
      299,
      ['1-2 vets', '200 assessments a month'],
      '/contact?subject=clinic-pricing&plan=clinic-essential',
    ],
    [
      'Professional',
      499,
      ['3-5 vets', '1,000 assessments a month', 'Practice-management integration'],
      '/contact?subject=clinic-pricing&plan=clinic-professional',
    ],
    [
      'Enterprise',
      null,
      ['Unlimited vets', 'Unlimited assessments'],
      '/contact?subject=clinic-pricing&plan=clinic-enterprise',
    ],
  ])
  expect(CLINIC_CLAIMS).toEqual(['Live within two weeks', 'Unlimited staff seats', 'Demo under 30 minutes'])
})

test('a price has cents only where there are some', () => {
  expect([149, 14.99, 0.5].map(dollars)).toEqual(['$149', '$14.99', '$0.50'])
})
