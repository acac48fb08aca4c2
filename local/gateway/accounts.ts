import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { compare, hash } from 'bcryptjs'
import { z } from 'zod'
import { authError, type BackendAnswer, type BackendRequest, jsonAnswer } from '#local/gateway/answer.ts'
import { decoyId } from '#local/gateway/decoy-account.ts'
import { hashable, PASSWORD_MAX, RESET_PASSWORD_MIN, SIGNUP_PASSWORD_MIN } from '#local/gateway/passwords.ts'

/** What the account calls need from around them. */
export type AccountDeps = {
  readonly sql: Sql
  /** The backend itself, for everything that is not about hiding who has an account. */
  readonly backend: (request: BackendRequest) => Promise<BackendAnswer>
  readonly jwtSecret: string
  readonly bcryptCost: number
  readonly sendExistingAccountMail: (email: string) => void
  readonly now: () => number
}

const Credentials = z.object({ email: z.string().max(254), password: z.string().min(1).max(1000) })
const SignUp = z.object({
  email: z.string().max(254),
  password: z.string().max(1000),
  data: z
    .object({
      full_name: z.string().max(200).nullish(),
      phone: z.string().max(40).nullish(),
      invite_code: z.string().max(20).nullish(),
    })
    .nullish(),
})
const Recover = z.object({ email: z.string().max(254) })
const Refresh = z.object({ refresh_token: z.string().min(1).max(200) })
const UserUpdate = z.object({
  password: z.string().max(1000).optional(),
  data: z
    .object({ full_name: z.string().max(200).nullish(), phone: z.string().max(40).nullish() })
    .optional(),
})

const EMAIL = /^[^\s@"<>\\]{1,64}@[^\s@"<>\\]+\.[^\s@"<>\\]+$/

const parse = <T>(schema: z.ZodType<T>, body: string | null): T | null => {
  try {
    const result = schema.safeParse(JSON.parse(body ?? ''))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

const badRequest = (message: string): BackendAnswer => authError(400, 'validation_failed', message)
const invalidCredentials = (): BackendAnswer =>
  authError(400, 'invalid_credentials', 'Invalid login credentials')
const weakPassword = (shortest: number): BackendAnswer =>
  authError(
    422,
    'weak_password',
    `Password should be at least ${shortest} characters.`,
    {},
    {
      weak_password: { reasons: ['length'], message: `Password should be at least ${shortest} characters.` },
    },
  )

/** A sign-up without a free invite code; the text is the one the sign-up form shows. */
const inviteRequired = (): BackendAnswer =>
  authError(422, 'validation_failed', 'A valid 6-digit invite code is required to create an account.')

const passwordFault = (password: string, shortest: number): BackendAnswer | null => {
  const length = Array.from(password).length
  if (length < shortest) return weakPassword(shortest)
  return length > PASSWORD_MAX
    ? badRequest(`Password cannot be longer than ${PASSWORD_MAX} characters`)
    : null
}

const replaceBody = (request: BackendRequest, body: unknown): BackendRequest => ({
  ...request,
  body: JSON.stringify(body),
})

type Found = { readonly encrypted_password: string | null; readonly confirmed: boolean }

const findAccount = async (sql: Sql, email: string): Promise<Found | undefined> => {
  const [row] = await sql<Found[]>`
    select encrypted_password, confirmed_at is not null as confirmed
      from auth.users where email = ${email.toLowerCase()} and deleted_at is null`
  return row
}

const inviteIsFree = async (sql: Sql, code: string): Promise<boolean> => {
  const [row] = await sql<{ free: boolean }[]>`
    select coalesce((select s.value from private.app_settings s where s.key = 'require_invite'), 'off') <> 'on'
        or private.invite_code_state(${code}) = 'valid' as free`
  return row?.free === true
}

/** Spends the code as a new account would, so that nobody learns from it who already had one. */
const spendInvite = async (sql: Sql, code: string, email: string): Promise<void> => {
  await sql`select private.take_invite_code(${code}, null, ${email})`
}

const NewUser = z.object({ id: z.string() })

/** What a sign-up is answered with: the same shape and order for a real account and for one that only seems so. */
const newUser = (
  id: string,
  email: string,
  data: Readonly<Record<string, unknown>>,
  now: number,
): BackendAnswer => {
  const at = new Date(now).toISOString()
  const metadata = { ...data, email, email_verified: false, phone_verified: false, sub: id }
  const times = { created_at: at, updated_at: at }
  const identity = { identity_id: id, id, user_id: id, identity_data: metadata, provider: 'email' }
  return jsonAnswer(200, {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ ...identity, last_sign_in_at: at, ...times, email }],
    ...times,
    is_anonymous: false,
    confirmation_sent_at: at,
  })
}

/**
 * Sign-in, sign-up and recovery that answer alike, with the same work behind them, whether or not an address has
 * an account. Everything else goes to the backend as it is.
 */
export const createAccounts = (deps: AccountDeps) => {
  const { sql, backend } = deps
  // compared against when there is no account, so that the answer takes as long
  const nobodysHash = hash('nobody signs in with this', deps.bcryptCost)

  const refreshing = new Set<string>()
  // three to four times what the hash takes, so that one step nearly always is enough
  const stepMs = 300 * 2 ** (deps.bcryptCost - 10)

  const signIn = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(Credentials, request.body)
    if (given === null || given.email === '') return badRequest('missing email or phone')
    const password = hashable(given.password)
    const account = await findAccount(sql, given.email)
    if (account?.confirmed === true && account.encrypted_password !== null) {
      return backend(replaceBody(request, { email: given.email, password }))
    }
    const right = await compare(password, account?.encrypted_password ?? (await nobodysHash))
    if (right && account !== undefined && !account.confirmed) {
      return authError(400, 'email_not_confirmed', 'Email not confirmed')
    }
    return invalidCredentials()
  }

  const signUp = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(SignUp, request.body)
    if (given === null) return badRequest('Signup requires a valid email and password')
    const email = given.email.trim().toLowerCase()
    if (!EMAIL.test(email)) return badRequest('Unable to validate email address: invalid format')
    const fault = passwordFault(given.password, SIGNUP_PASSWORD_MIN)
    if (fault !== null) return fault
    const data = Object.fromEntries(Object.entries(given.data ?? {}).filter(([, value]) => value != null))
    const code = given.data?.invite_code ?? ''
    if (!(await inviteIsFree(sql, code))) return inviteRequired()
    const id = decoyId(deps.jwtSecret, email, deps.now())
    if ((await findAccount(sql, email)) !== undefined) {
      await hash(hashable(given.password), deps.bcryptCost)
      await spendInvite(sql, code, email)
      deps.sendExistingAccountMail(email)
      return newUser(id, email, data, deps.now())
    }
    const answer = await backend(replaceBody(request, { email, password: hashable(given.password), data }))
    // the code may have been taken between our look and the insert; the database has the last word
    if (answer.status >= 500 && !(await inviteIsFree(sql, code))) return inviteRequired()
    return answer.status === 200
      ? newUser(NewUser.parse(JSON.parse(answer.body)).id, email, data, deps.now())
      : answer
  }

  /** A new account takes a few more writes than a known one: both are answered at the next full step of time. */
  const signUpEvenly = async (request: BackendRequest): Promise<BackendAnswer> => {
    const started = performance.now()
    const answer = await signUp(request)
    if (answer.status === 200) {
      const elapsed = performance.now() - started
      await wait(Math.ceil(elapsed / stepMs) * stepMs - elapsed)
    }
    return answer
  }

  /** Answers at once; the mail is written afterwards, so the time tells nothing. */
  const recover = async (
    request: BackendRequest,
  ): Promise<{ answer: BackendAnswer; after: () => Promise<void> }> => {
    const given = parse(Recover, request.body)
    const email = given?.email.trim().toLowerCase() ?? ''
    const nothing = async (): Promise<void> => undefined
    if (email === '') return { answer: badRequest('Password recovery requires an email'), after: nothing }
    if (!EMAIL.test(email)) {
      return { answer: badRequest('Unable to validate email address: invalid format'), after: nothing }
    }
    return {
      answer: jsonAnswer(200, {}),
      after: async () => void (await backend(replaceBody(request, { email }))),
    }
  }

  const updateUser = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(UserUpdate, request.body)
    if (given === null) return badRequest('The account could not be updated with these values.')
    const { password, data } = given
    if (password !== undefined) {
      const fault = passwordFault(password, RESET_PASSWORD_MIN)
      if (fault !== null) return fault
    }
    const change = {
      ...(password === undefined ? {} : { password: hashable(password) }),
      ...(data === undefined ? {} : { data }),
    }
    const answer = await backend(replaceBody(request, change))
    if (password !== undefined && answer.status === 200) {
      // whoever knew the old password must not stay signed in
      await backend({ ...request, method: 'POST', path: '/auth/v1/logout?scope=others', body: '{}' })
    }
    return answer
  }

  /**
   * A refresh token works once. Used again at once it is two tabs, or an answer that got lost, and is only refused;
   * used again later it has been stolen by somebody, and the whole session ends.
   */
  const refresh = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(Refresh, request.body)
    if (given === null) return badRequest('Refresh token is not valid')
    const used = authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    if (refreshing.has(given.refresh_token)) return used
    refreshing.add(given.refresh_token)
    try {
      const [row] = await sql<{ revoked: boolean; session: string | null; racing: boolean }[]>`
        select revoked, session_id as session, updated_at > now() - interval '10 seconds' as racing
          from auth.refresh_tokens where token = ${given.refresh_token}`
      if (row?.revoked !== true) return await backend(replaceBody(request, given))
      if (!row.racing && row.session !== null) {
        await sql`delete from auth.sessions where id = ${row.session}`
      }
      return used
    } finally {
      refreshing.delete(given.refresh_token)
    }
  }

  return { signIn, signUp: signUpEvenly, recover, updateUser, refresh }
}
