import { isIP } from 'node:net'
import { z } from 'zod'
import { ModelEnvironment, modelSettingsOf } from '#local/settings/model-settings.ts'
import type { PublicConfig } from '#contract/config.ts'
import {
  MapsEnvironment,
  mapsSettingsOf,
  PlacesEnvironment,
  placesSettingsOf,
} from '#local/settings/places-settings.ts'
import type { ModelSettings } from '#service/providers/llm/model-settings.ts'
import type { PlacesSettings } from '#service/providers/places/google-places.ts'

export class SettingsError extends Error {
  readonly variable: string

  constructor(variable: string, sentence: string) {
    super(sentence)
    this.name = 'SettingsError'
    this.variable = variable
  }
}

const text = z.string().trim().optional()

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'], 'must be 0 or 1')
    .optional()
    .transform((value) => (value === undefined ? fallback : value === '1' || value === 'true'))

const wholeNumber = (lowest: number, highest: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${lowest} to ${highest}`)
    .transform(Number)
    .refine(
      (value) => value >= lowest && value <= highest,
      `must be a whole number from ${lowest} to ${highest}`,
    )
    .optional()
    .transform((value) => value ?? fallback)

const originOf = (value: string): string | null => {
  try {
    const url = new URL(value)
    const plain = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
    return plain && (url.protocol === 'http:' || url.protocol === 'https:') ? url.origin : null
  } catch {
    return null
  }
}

const origin = z.string().transform((value, context) => {
  const found = originOf(value)
  if (found !== null) return found
  context.addIssue({ code: 'custom', message: 'must be an address such as https://pawlight.example' })
  return z.NEVER
})

const hasScheme = (value: string, schemes: readonly string[]): boolean =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol)

const list = z
  .string()
  .optional()
  .transform((value) =>
    (value ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )

const isHost = (value: string): boolean =>
  isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)

const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().refine(isHost, 'must be a host name or an IP address').default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PUBLIC_HOST: z
    .string()
    .refine(isHost, 'must be a host name such as pawlight.example')
    .default('pawlight.example'),
  PAWLIGHT_DATA_DIR: z.string().default('.pawlight'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => hasScheme(value, ['postgres:', 'postgresql:']),
      'must look like postgres://user:password@host/database',
    )
    .optional(),
  SUPABASE_URL: origin.optional(),
  SUPABASE_JWKS_URL: z.url('must be an address').optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  SUPABASE_SECRET_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ALLOWED_ORIGINS: list.pipe(z.array(origin)),
  TRUST_PROXY: flag(false),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,3})?$/, 'must be a number such as 1')
    .transform(Number)
    .optional()
    .transform((value) => value ?? 1),
  SMTP_URL: z
    .string()
    .refine((value) => hasScheme(value, ['smtp:', 'smtps:']), 'must look like smtp://user:password@host:587')
    .optional(),
  SMTP_HOST: z.string().refine(isHost, 'must be a host name').optional(),
  SMTP_PORT: wholeNumber(1, 65_535, 587),
  SMTP_USER: text,
  SMTP_PASSWORD: text,
  SMTP_FROM: text,
  BETA_ROUTES: list.pipe(z.array(z.string().startsWith('/', 'must be paths that start with /'))),
  ENABLE_DEBUG: flag(true),
  TAG_ENDPOINT: z
    .string()
    .refine((value) => hasScheme(value, ['http:', 'https:']), 'must look like https://tags.example/collect')
    .default(''),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug'],
      'must be silent, fatal, error, warn, info or debug',
    )
    .default('info'),
})
type Environment = z.infer<typeof Environment>

export type SmtpSettings = {
  readonly url: string | null
  readonly host: string | null
  readonly port: number
  readonly user: string | null
  readonly password: string | null
}

export type Keys = { readonly publishable: string; readonly secret: string }

export type Backend =
  | { readonly mode: 'embedded' }
  | {
      readonly mode: 'postgres'
      readonly databaseUrl: string
      readonly keys: Keys
      readonly jwtSecret: string
    }
  | { readonly mode: 'supabase'; readonly url: string; readonly keys: Keys; readonly jwksUrl: string | null }

/**
 * Null of `publicUrl` is the address we listen on. Where `model`, `places` or `maps` is null, nothing is loaded from
 * that provider, asked of it or sent to it. `tagEndpoint` is for events of people who agreed; empty is nowhere.
 */
export type Settings = {
  readonly backend: Backend
  readonly port: number
  readonly host: string
  readonly publicUrl: string | null
  readonly publicHost: string
  readonly dataDir: string
  readonly allowedOrigins: readonly string[]
  readonly trustProxy: boolean
  readonly rateLimitFactor: number
  readonly smtp: SmtpSettings | null
  readonly model: ModelSettings | null
  readonly places: PlacesSettings | null
  readonly maps: NonNullable<PublicConfig['maps']> | null
  readonly mailFrom: string
  readonly betaRoutes: readonly string[]
  readonly debugPage: boolean
  readonly tagEndpoint: string
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug'
}

const need = (value: string | undefined, name: string, mode: string): string => {
  if (value !== undefined) return value
  throw new SettingsError(name, `${name} is missing: the ${mode} mode needs it in the environment.`)
}

const keysOf = (env: Environment, mode: string): Keys => ({
  publishable: need(env.SUPABASE_PUBLISHABLE_KEY, 'SUPABASE_PUBLISHABLE_KEY', mode),
  secret: need(env.SUPABASE_SECRET_KEY, 'SUPABASE_SECRET_KEY', mode),
})

const backendOf = (env: Environment): Backend => {
  if (env.SUPABASE_URL !== undefined) {
    const keys = keysOf(env, 'supabase')
    return { mode: 'supabase', url: env.SUPABASE_URL, keys, jwksUrl: env.SUPABASE_JWKS_URL ?? null }
  }
  if (env.DATABASE_URL !== undefined) {
    const keys = keysOf(env, 'postgres')
    const jwtSecret = need(env.JWT_SECRET, 'JWT_SECRET', 'postgres')
    return { mode: 'postgres', databaseUrl: env.DATABASE_URL, keys, jwtSecret }
  }
  return { mode: 'embedded' }
}

const smtpOf = (env: Environment): SmtpSettings | null => {
  if (env.SMTP_URL === undefined && env.SMTP_HOST === undefined) return null
  return {
    url: env.SMTP_URL ?? null,
    host: env.SMTP_HOST ?? null,
    port: env.SMTP_PORT,
    user: env.SMTP_USER ?? null,
    password: env.SMTP_PASSWORD ?? null,
  }
}

const parse = <T extends z.ZodType>(schema: T, given: unknown): z.infer<T> => {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0] ?? 'environment')
  throw new SettingsError(name, `${name} ${issue?.message ?? 'cannot be used'}.`)
}

/** Other programs use variables of the same kind, so only `LLM_PROVIDER` turns the model on. */
const modelOf = (given: Readonly<Record<string, string | undefined>>): ModelSettings | null => {
  if (given['LLM_PROVIDER'] === undefined) return null
  const found = modelSettingsOf(parse(ModelEnvironment, given))
  if ('variable' in found) throw new SettingsError(found.variable, `${found.variable} ${found.message}.`)
  return found
}

const placesOf = (given: Readonly<Record<string, string | undefined>>): PlacesSettings | null =>
  given['PLACES_API_KEY'] === undefined ? null : placesSettingsOf(parse(PlacesEnvironment, given))

const mapsOf = (given: Readonly<Record<string, string | undefined>>): Settings['maps'] =>
  given['MAPS_API_KEY'] === undefined ? null : mapsSettingsOf(parse(MapsEnvironment, given))

const refuseUnknown = (source: Readonly<Record<string, string | undefined>>): void => {
  const stray = Object.keys(source).find(
    (name) => name.startsWith('PAWLIGHT_') && !(name in Environment.shape),
  )
  if (stray !== undefined) throw new SettingsError(stray, `${stray} is not a setting of Pawlight.`)
}

/** Throws `SettingsError` for the first value that cannot be used. */
export const readSettings = (source: Readonly<Record<string, string | undefined>>): Settings => {
  refuseUnknown(source)
  // an empty variable is how many launchers say "not set"
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const env = parse(Environment, given)
  return {
    backend: backendOf(env),
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    publicHost: env.PUBLIC_HOST,
    dataDir: env.PAWLIGHT_DATA_DIR,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    smtp: smtpOf(env),
    model: modelOf(given),
    places: placesOf(given),
    maps: mapsOf(given),
    mailFrom: env.SMTP_FROM ?? `Pawlight <support@${env.PUBLIC_HOST}>`,
    betaRoutes: env.BETA_ROUTES,
    debugPage: env.ENABLE_DEBUG,
    tagEndpoint: env.TAG_ENDPOINT,
    logLevel: env.LOG_LEVEL,
  }
}
