import { join } from 'node:path'
import type { Logger } from 'pino'
import postgres from 'postgres'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import type { ServiceDatabase } from '#contract/database/clients.ts'
import type { ContactMessage } from '#contract/contact/contact.ts'
import { createGateway } from '#local/gateway/gateway.ts'
import { freeInvites } from '#local/invites.ts'
import { accountMail } from '#local/mail/account-mails.ts'
import { deletedMail, ownershipMail, privacyMail } from '#local/mail/deletion-mails.ts'
import { createMailBreak } from '#local/mail/mail-break.ts'
import { createMailer, type Delivery, type Mailer } from '#local/mail/mail.ts'
import { answerMailbox } from '#local/mail/mailbox-page.ts'
import { supportMail } from '#local/mail/support-mail.ts'
import { openOutbox, type Outbox } from '#local/mail/outbox.ts'
import { smtpDelivery } from '#local/mail/smtp.ts'
import { prepareDatabase } from '#local/postgres/schema/prepare-database.ts'
import { lastingConnections } from '#local/postgres/lasting-socket.ts'
import { startPostgres } from '#local/postgres/server/start-postgres.ts'
import { loadSecrets } from '#local/secrets.ts'
import type { Backend, Keys, Settings } from '#local/settings/settings.ts'
import { databaseFailure, directoryFailure, StartFailure } from '#local/start-failure.ts'
import type { Gateway, ToldDeletion } from '#service/world/deps.ts'
import { createOwnAccountReader } from '#local/gateway/auth/account-reader.ts'
import {
  type AccountReader,
  createSupabaseAccountReader,
} from '#service/providers/accounts/account-reader.ts'
import { createPasswordCheck, type PasswordCheck } from '#service/providers/accounts/password-check.ts'
import {
  createDeletions,
  type Deletions,
  type DeletionWorld,
} from '#service/providers/deletions/deletions.ts'
import { createPostgresDeletionStore } from '#service/providers/deletions/postgres-deletion-store.ts'
import { createSupabaseDeletionStore } from '#service/providers/deletions/supabase-deletion-store.ts'
import type { RequestStore } from '#service/providers/requests/request-store.ts'
import { createPostgresRequestStore } from '#service/providers/requests/postgres-request-store.ts'
import { createSupabaseRequestStore } from '#service/providers/requests/supabase-request-store.ts'
import type { JobStore } from '#service/providers/jobs/job-store.ts'
import type { AssessmentStore } from '#service/providers/store/assessment-store.ts'
import { createPostgresJobStore } from '#service/providers/jobs/postgres-job-store.ts'
import { createSupabaseJobStore } from '#service/providers/jobs/supabase-job-store.ts'
import { createPostgresStore } from '#service/providers/store/postgres-store.ts'
import { createSupabaseStore } from '#service/providers/store/supabase-store.ts'

const PASSWORD_CHECK_TIMEOUT_MS = 30_000

export type RunningBackend = {
  readonly supabase: { readonly url: string; readonly publishableKey: string }
  readonly store: AssessmentStore
  readonly jobs: JobStore
  readonly requests: RequestStore
  readonly accounts: AccountReader
  readonly checkPassword: PasswordCheck
  readonly deletions: Deletions
  /** Null in the supabase mode without a mail server; the first also where mails only go to the outbox. */
  readonly tellSupport: ((message: ContactMessage) => void) | null
  readonly tellOfDeletion: ((request: ToldDeletion) => void) | null
  readonly tellDeleted: ((address: string, record: DeletionRecord) => void) | null
  readonly gateway: Gateway | null
  readonly outbox: Outbox | null
  readonly storageHost: string | null
  readonly freeInviteCodes: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

type Database = {
  readonly url: string
  readonly keys: Keys
  readonly jwtSecret: string
  readonly stop: () => Promise<void>
}

const openEmbedded = async (settings: Settings, log: Logger): Promise<Database> => {
  const { dataDir } = settings
  const running = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (line) => log.debug({ part: 'postgres' }, line),
  })
  try {
    // only the process that holds the database may make the secrets, so that two cannot make different ones
    const secrets = await loadSecrets(dataDir).catch((error: unknown) => {
      throw directoryFailure(error, dataDir)
    })
    return { url: running.url, ...secrets, stop: running.stop }
  } catch (error) {
    await running.stop()
    throw error
  }
}

const openDatabase = async (
  backend: Exclude<Backend, { mode: 'supabase' }>,
  settings: Settings,
  log: Logger,
): Promise<Database> =>
  backend.mode === 'embedded'
    ? openEmbedded(settings, log)
    : {
        url: backend.databaseUrl,
        keys: backend.keys,
        jwtSecret: backend.jwtSecret,
        stop: async () => undefined,
      }

export type BackendOptions = {
  readonly settings: Settings
  readonly publicUrl: string
  readonly log: Logger
  readonly deliver: Delivery | undefined
  readonly bcryptCost: number | undefined
}

const openMail = ({ settings, log, deliver }: BackendOptions): { mailer: Mailer; outbox: Outbox | null } => {
  const { smtp, mailFrom, dataDir, backend } = settings
  const onFailure = (code: string): void => log.error({ part: 'mail', code }, 'a mail could not be sent')
  if (deliver !== undefined) return { mailer: createMailer({ deliver, onFailure }), outbox: null }
  if (smtp !== null)
    return { mailer: createMailer({ deliver: smtpDelivery(smtp, mailFrom), onFailure }), outbox: null }
  if (backend.mode !== 'embedded') {
    throw new StartFailure(
      `SMTP_URL is missing: the ${backend.mode} mode needs a mail server for account mails.`,
    )
  }
  const outbox = openOutbox(join(dataDir, 'outbox'), mailFrom)
  return { mailer: createMailer({ deliver: outbox.deliver, onFailure }), outbox }
}

const mailsTo =
  (mailer: Mailer, { publicHost }: Settings) =>
  (message: ContactMessage): void =>
    mailer.send(supportMail(message, publicHost))

const confirmsDeletionTo =
  (mailer: Mailer, { publicHost }: Settings) =>
  (address: string, record: DeletionRecord): void =>
    mailer.send(deletedMail(address, record, publicHost))

const deletionWorld = (log: Logger): Pick<DeletionWorld, 'now' | 'onUnfinished'> => ({
  now: () => new Date(),
  onUnfinished: (reference, error) =>
    log.error({ part: 'deletion', reference, err: error }, 'files of a deleted account are still there'),
})

const ASK_AGAIN_AFTER_MS = 60 * 60 * 1000

const asksAndTells = (
  mailer: Mailer,
  outbox: Outbox | null,
  { publicHost }: Settings,
): ((request: ToldDeletion) => void) => {
  const mayAsk = createMailBreak(ASK_AGAIN_AFTER_MS, Date.now)
  return (request) => {
    if (mayAsk(request.accountEmail)) mailer.send(ownershipMail(request, publicHost))
    // Without a mail server the operator reads the inbox, as for messages.
    if (outbox === null) mailer.send(privacyMail(request, publicHost))
  }
}

const withMailbox = (gateway: Gateway, outbox: Outbox | null): Gateway =>
  outbox === null
    ? gateway
    : {
        ...gateway,
        paths: [...gateway.paths, '/dev/mailbox'],
        fetch: (request, info) =>
          new URL(request.url).pathname.startsWith('/dev/')
            ? answerMailbox(outbox, request, info.address)
            : gateway.fetch(request, info),
      }

const startOwn = async (
  backend: Exclude<Backend, { mode: 'supabase' }>,
  options: BackendOptions,
): Promise<RunningBackend> => {
  const { settings, publicUrl, log, bcryptCost } = options
  const { mailer, outbox } = openMail(options)
  const database = await openDatabase(backend, settings, log)
  const undo: (() => Promise<void>)[] = [database.stop]
  try {
    await prepareDatabase(database.url).catch((error: unknown) => {
      throw databaseFailure(error)
    })
    const sql = postgres(database.url, {
      max: 4,
      idle_timeout: 60,
      ...lastingConnections,
      onnotice: () => undefined,
    })
    undo.unshift(() => sql.end({ timeout: 3 }))
    const running = await createGateway({
      databaseUrl: database.url,
      keys: database.keys,
      jwtSecret: database.jwtSecret,
      publicUrl,
      rateLimitFactor: settings.rateLimitFactor,
      ...(bcryptCost === undefined ? {} : { bcryptCost }),
      onMail: (request) => {
        const mail = accountMail(request, publicUrl)
        if (mail !== null) mailer.send(mail)
      },
      onFault: (code) => log.error({ part: 'gateway', code }, 'the data interface failed'),
    })
    undo.unshift(running.close)
    return {
      supabase: { url: publicUrl, publishableKey: database.keys.publishable },
      store: createPostgresStore(sql),
      jobs: createPostgresJobStore(sql),
      requests: createPostgresRequestStore(sql),
      accounts: createOwnAccountReader(sql, database.jwtSecret),
      checkPassword: createPasswordCheck({
        url: publicUrl,
        publishableKey: database.keys.publishable,
        send: async (request, address) =>
          (await running.gateway.fetch(request, { address, requestId: '' })) ??
          new Response(null, { status: 503 }),
      }),
      deletions: createDeletions({
        store: createPostgresDeletionStore(sql),
        forgetMails: outbox === null ? async () => undefined : outbox.forget,
        ...deletionWorld(log),
      }),
      tellSupport: outbox === null ? mailsTo(mailer, settings) : null,
      tellOfDeletion: asksAndTells(mailer, outbox, settings),
      tellDeleted: confirmsDeletionTo(mailer, settings),
      gateway: withMailbox(running.gateway, outbox),
      outbox,
      storageHost: null,
      freeInviteCodes: async () => (backend.mode === 'embedded' ? freeInvites(sql) : []),
      stop: async () => {
        await mailer.drain()
        for (const step of undo) await step()
      },
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => undefined)
    throw error
  }
}

const startHosted = async (
  backend: Extract<Backend, { mode: 'supabase' }>,
  options: BackendOptions,
): Promise<RunningBackend> => {
  // only this mode needs it, and it takes several megabytes
  const { createClient } = await import('@supabase/supabase-js')
  const mailer = options.settings.smtp === null ? null : openMail(options).mailer
  const client = createClient<ServiceDatabase>(backend.url, backend.keys.secret, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  return {
    supabase: { url: backend.url, publishableKey: backend.keys.publishable },
    store: createSupabaseStore(client),
    jobs: createSupabaseJobStore(client),
    requests: createSupabaseRequestStore(client),
    accounts: createSupabaseAccountReader(client),
    checkPassword: createPasswordCheck({
      url: backend.url,
      publishableKey: backend.keys.publishable,
      send: (request) => fetch(request, { signal: AbortSignal.timeout(PASSWORD_CHECK_TIMEOUT_MS) }),
    }),
    deletions: createDeletions({
      store: createSupabaseDeletionStore(client),
      forgetMails: async () => undefined,
      ...deletionWorld(options.log),
    }),
    tellSupport: mailer === null ? null : mailsTo(mailer, options.settings),
    tellOfDeletion: mailer === null ? null : asksAndTells(mailer, null, options.settings),
    tellDeleted: mailer === null ? null : confirmsDeletionTo(mailer, options.settings),
    gateway: null,
    outbox: null,
    storageHost: new URL(backend.url).host,
    freeInviteCodes: async () => [],
    stop: async () => mailer?.drain(),
  }
}

export const startBackend = (options: BackendOptions): Promise<RunningBackend> => {
  const { backend } = options.settings
  return backend.mode === 'supabase' ? startHosted(backend, options) : startOwn(backend, options)
}
