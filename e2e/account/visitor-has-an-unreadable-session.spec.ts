import { expect, test } from '../support/test.ts'

for (const [what, stored] of [
  ['no JSON', 'not a session'],
  ['half of a session', '{"access_token":"eyJhbGciOiJIUzI1NiJ9.e30.c2ln","refresh_tok'],
  ['a session of nobody', '{"access_token":"a","refresh_token":"b","expires_at":4102444800}'],
] as const) {
  test(`a stored session that is ${what} is nobody's: protected pages lead to sign-in, and it is gone [R-AUTH-066] [R-AUTH-071] [R-AUTH-080]`, async ({
    page,
  }) => {
    for (const path of ['/pets', '/profile', '/symptoms']) {
      await page.goto('/')
      await page.evaluate((text) => localStorage.setItem('pawlight-auth-token', text), stored)
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('pawlight-auth-token'))).toBeNull()
    }
  })
}
