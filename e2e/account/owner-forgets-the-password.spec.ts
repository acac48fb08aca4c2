import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Account } from '../support/accounts.ts'
import { inDatabase, letAnHourPass } from '../support/database.ts'
import type { Instance } from '../support/instance.ts'
import { Owner } from '../support/owner.ts'
import { sendByEnter } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const NEW_TITLE = 'Choose a new password'

async function askForLink(page: Page, instance: Instance, email: string): Promise<string> {
  const before = await instance.linkMailedTo(email)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect.poll(() => instance.linkMailedTo(email)).not.toBe(before)
  return instance.linkMailedTo(email)
}

async function chooseNewPassword(page: Page): Promise<string> {
  const password = `brand new ${randomUUID()}`
  await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await sendByEnter(page)
  await expect(page.getByRole('heading', { name: 'Password reset successful!' })).toBeVisible()
  return password
}

/** An account that is signed in nowhere on this page. */
async function accountOf(page: Page, instance: Instance): Promise<Account> {
  const account = await new Owner(page, instance).signUp()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  return account
}

test('a mailed link leads to the new password, which works from then on and ends other sessions [R-AUTH-045] [R-AUTH-049] [R-AUTH-053] [R-AUTH-056] [R-AUTH-061] [R-AUTH-081]', async ({
  page,
  browser,
  instance,
}) => {
  const { email, password: old } = await accountOf(page, instance)
  const phone = await browser.newPage()
  await phone.goto(`${instance.url}/login`)
  await new Owner(phone, instance).logIn({ email, password: old })
  await phone.waitForURL(`${instance.url}/`)

  await page.goto('/history')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Send reset link' })).toHaveAttribute('aria-disabled', 'true')
  const link = await askForLink(page, instance, email)

  await page.goto(link)
  await expect(page).toHaveURL(`${instance.url}/reset-password`)
  await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('pawlight-recovery'))).toBe('1')

  await page.getByLabel('New password', { exact: true }).fill('five5')
  await page.getByLabel('Confirm new password').fill('other')
  await sendByEnter(page)
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await page.getByLabel('New password', { exact: true }).fill('password1')
  await page.getByLabel('Confirm new password').fill('password1')
  await sendByEnter(page)
  await expect(page.getByRole('alert')).toContainText('easy to guess')

  const password = await chooseNewPassword(page)
  await expect(page).toHaveURL(`${instance.url}/login`, { timeout: 6000 })
  await new Owner(page, instance).logIn({ email, password: old })
  await expect(page.getByRole('alert')).toContainText('Invalid email or password. Please try again.')
  await new Owner(page, instance).logIn({ email, password })
  await expect(page).toHaveURL(`${instance.url}/history`)

  const refreshed = await phone.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('pawlight-auth-token') ?? '{}')
    const config = await (await fetch('/config.json')).json()
    const answer = await fetch('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { apikey: config.supabase.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: stored.refresh_token }),
    })
    return answer.status
  })
  expect(refreshed).toBe(400)
  await phone.close()
})

test('a used, an old and an overtaken link all end on the login page without a word [R-AUTH-058] [R-AUTH-059]', async ({
  page,
  instance,
}) => {
  const { email } = await accountOf(page, instance)
  const silentlyRefused = async (link: string): Promise<void> => {
    await page.goto(link)
    await expect(page).toHaveURL(`${instance.url}/login`)
    await expect(page.getByRole('alert')).toHaveText('')
    expect(await page.evaluate(() => sessionStorage.getItem('pawlight-recovery'))).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('pawlight-auth-token'))).toBeNull()
  }

  const first = await askForLink(page, instance, email)
  const second = await askForLink(page, instance, email)
  await silentlyRefused(first)
  await letAnHourPass(instance, email)
  await silentlyRefused(second)

  const third = await askForLink(page, instance, email)
  await page.goto(third)
  await chooseNewPassword(page)
  await expect(page).toHaveURL(`${instance.url}/login`, { timeout: 6000 })
  await silentlyRefused(third)

  for (const broken of ['?error=access_denied&error_code=otp_expired', '#error=access_denied', '?code=', ''])
    await silentlyRefused(`/auth/callback${broken}`)
  await silentlyRefused(`/auth/callback?code=${randomUUID()}`)
  await silentlyRefused(`/auth/callback?token_hash=${'a'.repeat(64)}&type=recovery`)
  await silentlyRefused('/auth/callback#access_token=a.b.c&refresh_token=d&type=recovery')
})

test('a link that brings a code opens the reset only in the browser that asked for it [R-AUTH-055] [R-AUTH-060] [R-AUTH-061]', async ({
  page,
  browser,
  instance,
}) => {
  const { email } = await accountOf(page, instance)
  const asked = page.waitForRequest((request) => request.url().includes('/auth/v1/recover'))
  await askForLink(page, instance, email)
  const { code_challenge: challenge } = (await asked).postDataJSON()
  // The embedded service mails tokens; a hosted one keeps the challenge and mails a code for it.
  const code = randomUUID()
  await inDatabase(
    instance,
    (sql) => sql`
      insert into auth.flow_state
        (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type, authentication_method,
         provider_access_token, provider_refresh_token, email_optional, created_at, updated_at)
      select ${randomUUID()}, id, ${code}, ${challenge}, 's256', 'email', 'recovery', '', '', false, now(), now()
        from auth.users where email = ${email}`,
  )

  const stranger = await browser.newPage()
  await stranger.goto(`${instance.url}/auth/callback?code=${code}`)
  await expect(stranger).toHaveURL(`${instance.url}/login`)
  await stranger.close()

  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=pkce')) exchanges.push(request.url())
  })
  await page.goto(`/auth/callback?code=${code}`)
  await expect(page).toHaveURL(`${instance.url}/reset-password`)
  expect(exchanges).toHaveLength(1)
  const password = await chooseNewPassword(page)
  await expect(page).toHaveURL(`${instance.url}/login`, { timeout: 6000 })
  await new Owner(page, instance).logIn({ email, password })
  await expect(page).toHaveURL(`${instance.url}/`)
  await page.goto(`/auth/callback?code=${code}`)
  await expect(page).not.toHaveURL(/auth\/callback|reset-password/)
})

test('a link that brings a token hash opens the reset, also over the front page, and the way back holds no secret [R-AUTH-061] [R-AUTH-081]', async ({
  page,
  instance,
}) => {
  const { email } = await accountOf(page, instance)
  const token = new URL(await askForLink(page, instance, email)).searchParams.get('token')
  await page.goto('/contact')
  await page.goto(`/?token_hash=${token}&type=recovery`)
  await expect(page).toHaveURL(`${instance.url}/reset-password`)
  await chooseNewPassword(page)
  await expect(page).toHaveURL(`${instance.url}/login`, { timeout: 6000 })
  await page.goBack()
  await expect(page).toHaveURL(`${instance.url}/contact`)
})

test('somebody who leaves the reset is not kept from logging in', async ({ page, instance }) => {
  const account = await accountOf(page, instance)
  await page.goto(await askForLink(page, instance, account.email))
  await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL(`${instance.url}/`)
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible()
})

test('asking for a link looks the same whether or not there is an account [R-AUTH-047]', async ({
  page,
  instance,
}) => {
  const { email } = await accountOf(page, instance)
  const screens: string[] = []
  for (const address of [email, `nobody-${randomUUID()}@example.com`]) {
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(address)
    await sendByEnter(page)
    const title = page.getByRole('heading', { name: 'Check your email' })
    await expect(title).toBeFocused()
    screens.push(((await page.getByRole('main').textContent()) ?? '').replace(address, '{email}'))
  }
  expect(screens[0]).toBe(screens[1])
  await page.getByRole('button', { name: 'try again' }).click()
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
