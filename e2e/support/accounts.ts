import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { inDatabase } from './database.ts'
import type { Instance } from './instance.ts'

export type Account = { readonly email: string; readonly password: string }

export const someAccount = (): Account => ({
  email: `owner-${randomUUID()}@example.com`,
  password: `light ${randomUUID()}`,
})

export async function fillInSignUp(
  page: Page,
  { email, password }: Account,
  code: string,
  name = 'Robin Owner',
): Promise<void> {
  await page.getByLabel('Invite code').fill(code)
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
}

export const freeCode = (instance: Instance): Promise<string> =>
  inDatabase(instance, async (sql) => {
    const [row] = await sql<{ code: string }[]>`select public.create_invite_codes(1, 'journeys') as code`
    if (row === undefined) throw new Error('No invite code was made.')
    return row.code
  })

export async function register(instance: Instance, { email, password }: Account): Promise<void> {
  const code = await freeCode(instance)
  const config: { supabase: { publishableKey: string } } = await (
    await fetch(`${instance.url}/config.json`)
  ).json()
  const call = async <T>(path: string, body: unknown): Promise<T> => {
    const response = await fetch(`${instance.url}${path}`, {
      method: 'POST',
      headers: { apikey: config.supabase.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const answer: T = await response.json()
    return answer
  }
  const back = encodeURIComponent(`${instance.url}/auth/callback`)
  const data = { full_name: 'Robin Owner', phone: null, invite_code: code }
  const user = await call<{ id: string }>(`/auth/v1/signup?redirect_to=${back}`, { email, password, data })
  const claim = { p_code: code, p_user_id: user.id, p_email: email }
  if (!(await call<boolean>('/rest/v1/rpc/claim_beta_invite_code', claim)))
    throw new Error(`The invite code ${code} was not given to ${email}.`)
}
