import { expect, type Page } from '@playwright/test'

/** The most telling first: the first on offer is taken. */
const MILD: readonly RegExp[] = [
  /^None of these/,
  /^No, none that I know of/,
  /^6 to 24 hours ago/,
  /^Normal\b/,
  /^(Eating|Drinking) normally/,
  /^Quiet and easy/,
  /^Yes, normal amounts/,
  /^Once$/,
  /^1 to 2 times/,
  /^In the last 24 hours/,
  /^I (did not see|have not seen)/,
  /^Now and then/,
  /^Uses it with a mild limp/,
  /^Yes, all year/,
  /^Pink and moist/,
  /^No discharge/,
]

export const question = (page: Page) => page.getByRole('heading', { level: 1 })

export async function mildest(page: Page): Promise<string | null> {
  const choices = page.getByRole('checkbox').or(page.getByRole('radio'))
  const names = await choices.evaluateAll((inputs) =>
    inputs.map(
      (input) => document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    ),
  )
  for (const mild of MILD) {
    const name = names.find((one) => mild.test(one))
    if (name !== undefined) return name
  }
  return null
}

export const choice = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).or(page.getByRole('radio', { name, exact: true }))

/** By key, which stays on the question. */
export const choose = (page: Page, name: string): Promise<void> => choice(page, name).press('Space')

export const goesOnByItself = (page: Page, name: string): Promise<boolean> =>
  choice(page, name).evaluate(
    (input) => input.getAttribute('type') === 'radio' || input.closest('fieldset') === null,
  )

export const next = (page: Page) => page.getByRole('button', { name: /^(Next|Continue)$/ })

const THE_LIST = 'Yes, show me the list'

export async function openList(page: Page): Promise<void> {
  await choose(page, THE_LIST)
  await next(page).click()
  await expect(choice(page, THE_LIST)).toBeHidden()
}

export async function tapSymptom(page: Page, group: string, label: string): Promise<number> {
  const head = page.getByRole('button', { name: new RegExp(`^${group}`) })
  await expect(head).toBeVisible()
  const isOpen = await page.getByRole('checkbox', { name: label }).isVisible()
  if (!isOpen) await head.click()
  await page.getByRole('checkbox', { name: label }).check()
  return isOpen ? 1 : 2
}

export const levelLine = (page: Page) => page.getByText(/Level \d of 3/)

export const PASS_CHECKS = 'Skip, stay on the safe side'

export async function isAskedBack(page: Page): Promise<boolean> {
  const pass = page.getByRole('button', { name: PASS_CHECKS })
  await expect(levelLine(page).or(pass).first()).toBeVisible()
  return pass.isVisible()
}
