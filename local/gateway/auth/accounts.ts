import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { compare, hash } from 'bcryptjs'
import { z } from 'zod'
import {
  badRequest,
  invalidCredentials,
  inviteRequired,
  newUser,
  passwordFault,
  tooManyCodes,
  wrongCurrentPassword,
} from '#local/gateway/auth/account-answers.ts'
import {
  authError,
  type BackendAnswer,
  type BackendRequest,
  jsonAnswer,
} from '#local/gateway/request/answer.ts'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { hashable } from '#local/gateway/auth/passwords.ts'
import { takeTurns } from '#local/gateway/auth/turns.ts'

export type AccountDeps = {
  readonly sql: Sql
  readonly backend: (request: BackendRequest) => Promise<BackendAnswer>
  readonly bcryptCost: number
  readonly sendExistingAccountMail: (email: string) => void
  /** `email` is the address the account has had so far. */
  readonly sendAddressChangeMail: (email: string) => void
  readonly sendConfirmationMail: (email: string, token: string) => void
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
  email: z.string().max(254).optional(),
  current_password: z.string().min(1).max(1000).optional(),
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

const inviteState = async (sql: Sql, code: string, caller: string): Promise<string> => {
  const [row] = await sql<{ state: string }[]>`
    select private.invite_state_for_sign_up(${code}, ${caller}) as state`
  return row?.state ?? 'not_found'
}

/** Where a sign-up with a known address goes instead; nothing is ever sent there. */
const STAND_IN = '@stand-in.invalid'

export const isForStandIn = (address: string): boolean => address.endsWith(STAND_IN)

const releaseLapsed = async (sql: Sql, email: string): Promise<boolean> => {
  const [row] = await sql<
    { released: boolean }[]
  >`select private.release_lapsed_account(${email}) as released`
  return row?.released === true
}

const NewUser = z.object({ id: z.string() })
const Holder = z.object({ email: z.string() })

/** While one waits for the database the other may hash. */
const HASHING_AT_ONCE = 2

/**
 * Sign-in, sign-up and recovery that answer alike, with the same work behind them, whether or not an address has
 * an account. Everything else goes to the backend as it is.
 */
export const createAccounts = (deps: AccountDeps) => {
  const { sql, backend } = deps
  // compared against when there is no account, so that the answer takes as long
  const nobodysHash = hash('nobody signs in with this', deps.bcryptCost)

  const refreshing = new Set<string>()
  const inTurn = takeTurns(HASHING_AT_ONCE)

  const signIn = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(Credentials, request.body)
    if (given === null || given.email === '') return badRequest('missing email or phone')
    const { email } = given
    const password = hashable(given.password)
    return inTurn(async () => {
      const account = await findAccount(sql, email)
      if (account?.confirmed === true && account.encrypted_password !== null) {
        return backend(replaceBody(request, { email, password }))
      }
      const right = await compare(password, account?.encrypted_password ?? (await nobodysHash))
      if (right && account !== undefined && !account.confirmed) {
        return authError(400, 'email_not_confirmed', 'Email not confirmed')
      }
      return invalidCredentials()
    })
  }

  const signUp = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(SignUp, request.body)
    if (given === null) return badRequest('Signup requires a valid email and password')
    const email = given.email.trim().toLowerCase()
    if (!EMAIL.test(email)) return badRequest('Unable to validate email address: invalid format')
    const fault = await passwordFault(given.password, PASSWORD_CHARACTERS.signUpMin)
    if (fault !== null) return fault
    // whoever comes second with a code is told so without any hashing
    return inTurn(() => makeAccount(request, given, email))
  }

  const makeAccount = async (
    request: BackendRequest,
    given: z.infer<typeof SignUp>,
    email: string,
  ): Promise<BackendAnswer> => {
    const data = Object.fromEntries(Object.entries(given.data ?? {}).filter(([, value]) => value != null))
    const code = given.data?.invite_code ?? ''
    const caller = request.headers['x-forwarded-for'] ?? ''
    const state = await inviteState(sql, code, caller)
    if (state !== 'valid') return state === 'rate_limited' ? tooManyCodes() : inviteRequired()
    const account = { password: hashable(given.password), data }
    const make = (address: string): Promise<BackendAnswer> =>
      backend(replaceBody(request, { email: address, ...account }))
    // A known address costs the very work of a new one: an account is made for a stand-in, and dismissed again.
    const seem = async (): Promise<BackendAnswer> => {
      const answer = await make(`${randomUUID()}${STAND_IN}`)
      if (answer.status !== 200) return refusal(answer)
      const { id } = NewUser.parse(JSON.parse(answer.body))
      await sql`select private.dismiss_stand_in(${id}, ${email})`
      deps.sendExistingAccountMail(email)
      return newUser(id, email, data, deps.now())
    }
    // between our look and the insert somebody else may have taken the code: the database has the last word
    const refusal = async (answer: BackendAnswer): Promise<BackendAnswer> =>
      answer.status >= 500 && (await inviteState(sql, code, caller)) !== 'valid' ? inviteRequired() : answer
    const known = await findAccount(sql, email)
    if (known !== undefined && (known.confirmed || !(await releaseLapsed(sql, email)))) return seem()
    const answer = await make(email)
    if (answer.status === 200) {
      return newUser(NewUser.parse(JSON.parse(answer.body)).id, email, data, deps.now())
    }
    // the same address may have been signed up in between, too
    return (await findAccount(sql, email)) === undefined ? refusal(answer) : seem()
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

  const resend = async (
    request: BackendRequest,
  ): Promise<{ answer: BackendAnswer; after: () => Promise<void> }> => {
    const given = parse(Recover, request.body)
    const email = given?.email.trim().toLowerCase() ?? ''
    const again = async (): Promise<void> => {
      const token = randomBytes(32).toString('hex')
      const [row] = await sql`
        update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
         where email = ${email} and confirmed_at is null and deleted_at is null returning id`
      if (row !== undefined) deps.sendConfirmationMail(email, token)
    }
    return { answer: jsonAnswer(200, {}), after: again }
  }

  const ownAddress = async (request: BackendRequest, password: string): Promise<string | null> => {
    const answer = await backend({ ...request, method: 'GET', path: '/auth/v1/user', body: null })
    const holder = answer.status === 200 ? Holder.parse(JSON.parse(answer.body)) : null
    const account = holder === null ? undefined : await findAccount(sql, holder.email)
    const right = await inTurn(async () =>
      compare(hashable(password), account?.encrypted_password ?? (await nobodysHash)),
    )
    return right && holder !== null ? holder.email : null
  }

  /** No change where somebody else has that address, who alone is told. */
  const newAddress = async (email: string): Promise<{ email?: string }> => {
    if ((await findAccount(sql, email)) === undefined) return { email }
    deps.sendExistingAccountMail(email)
    return {}
  }

  const updateUser = async (request: BackendRequest): Promise<BackendAnswer> => {
    const given = parse(UserUpdate, request.body)
    if (given === null) return badRequest('The account could not be updated with these values.')
    const { password, data, current_password: current } = given
    const email = given.email?.trim().toLowerCase()
    if (email !== undefined && !EMAIL.test(email))
      return badRequest('Unable to validate email address: invalid format')
    if (password !== undefined) {
      const fault = await passwordFault(password, PASSWORD_CHARACTERS.resetMin)
      if (fault !== null) return fault
    }
    const holder = current === undefined ? null : await ownAddress(request, current)
    if (holder === null && (email !== undefined || current !== undefined)) return wrongCurrentPassword()
    const change = {
      ...(email === undefined ? {} : await newAddress(email)),
      ...(password === undefined ? {} : { password: hashable(password) }),
      ...(data === undefined ? {} : { data }),
    }
    const make = () => backend(replaceBody(request, change))
    const answer = await (password === undefined ? make() : inTurn(make))
    if (email !== undefined && holder !== null && answer.status === 200) deps.sendAddressChangeMail(holder)
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

  return { signIn, signUp, recover, resend, updateUser, refresh }
}
