import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLINIC_PLANS } from '#domain/plans/clinic-plans.ts'
import { OWNER_PLANS } from '#domain/plans/owner-plans.ts'

const root = join(import.meta.dirname, '..')
const SOURCE = '{domain,contract,service,web}/**/*.{ts,tsx}'
const HOMES = ['domain/plans/owner-plans.ts', 'domain/plans/clinic-plans.ts']

const sources = globSync(SOURCE, { cwd: root }).filter(
  (path) => !HOMES.includes(path) && !/\.test\.tsx?$|\/testing\/|\/otc\//.test(path),
)

const prices = [...OWNER_PLANS, ...CLINIC_PLANS]
  .flatMap(({ price, yearlyPrice }) => [price, yearlyPrice])
  .filter((price) => price !== null)

/** A price as somebody would write it into a text or an object. */
const asWritten = (price: number): RegExp =>
  new RegExp(String.raw`(?:[$]|[Pp]rice\w*: ?|[Mm]onthly: ?|[Yy]early: ?)['"\x60]?${price}(?![\d])`)

test('every price is written once, in its plan [R-PRICE-018]', () => {
  const written = HOMES.flatMap(
    (home) => readFileSync(join(root, home), 'utf8').match(/(?:price|yearlyPrice): [\d.]+/g) ?? [],
  )
  expect(written.map((found) => Number(found.split(' ')[1]))).toEqual(prices)
  expect(sources.length).toBeGreaterThan(100)
  const again = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return prices.filter((price) => asWritten(price).test(text)).map((price) => `${path}: ${price}`)
  })
  expect(again).toEqual([])
})
