import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CLINIC_PLANS, PET_OWNER_PLANS } from '#domain/constants.ts'

const root = join(import.meta.dirname, '..')
const SOURCE = '{domain,contract,service,web}/**/*.{ts,tsx}'
const HOME = 'domain/constants.ts'

const sources = globSync(SOURCE, { cwd: root }).filter(
  (path) => path !== HOME && !/\.test\.tsx?$|\/testing\/|\/otc\//.test(path),
)

const { payPerScreen, core, plus } = PET_OWNER_PLANS
const prices = [
  payPerScreen.once,
  core.monthly,
  core.yearly,
  plus.monthly,
  plus.yearly,
  CLINIC_PLANS.essential.monthly,
  CLINIC_PLANS.professional.monthly,
]

/** A price as somebody would write it into a text or an object. */
const asWritten = (price: number): RegExp =>
  new RegExp(String.raw`(?:[$]|[Pp]rice\w*: ?|[Mm]onthly: ?|[Yy]early: ?)['"\x60]?${price}(?![\d])`)

test('every price is written once, in the module of constants [R-PRICE-018]', () => {
  const home = readFileSync(join(root, HOME), 'utf8')
  expect(home.match(/(?:once|monthly|yearly): [\d.]+/g)?.map((found) => Number(found.split(' ')[1]))).toEqual(
    prices,
  )
  expect(sources.length).toBeGreaterThan(100)
  const again = sources.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return prices.filter((price) => asWritten(price).test(text)).map((price) => `${path}: ${price}`)
  })
  expect(again).toEqual([])
})
