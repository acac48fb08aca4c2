import type { Logger } from 'pino'
import type { PublicConfig } from '#contract/config.ts'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import type { ContactMessage } from '#contract/contact/contact.ts'
import type { DeletionRequest } from '#contract/deletion/deletion.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { Intake } from '#domain/logic/intake.ts'
import type { Deletions } from '#service/providers/deletions/deletions.ts'
import type { JobStore } from '#service/providers/jobs/job-store.ts'
import type { SecondOpinion } from '#service/providers/llm/second-opinion.ts'
import type { Places } from '#service/providers/places/place-provider.ts'
import type { ProductProvider } from '#service/providers/products/product-provider.ts'
import type { AccountReader } from '#service/providers/accounts/account-reader.ts'
import type { PasswordCheck } from '#service/providers/accounts/password-check.ts'
import type { RequestStore } from '#service/providers/requests/request-store.ts'
import type { AssessmentStore } from '#service/providers/store/assessment-store.ts'

/** What a mounted gateway is told about a request besides the request itself. */
type GatewayInfo = { readonly address: string; readonly requestId: string }

/** Another handler inside the service: the embedded backend, or pages of the launcher. */
export type Gateway = {
  /** Path prefixes that belong to it, without a trailing slash: '/auth/v1', '/rest/v1', '/dev/mailbox'. */
  readonly paths: readonly string[]
  /** Answers a request of its paths; null means "no such address", answered 404 as JSON. */
  fetch(request: Request, info: GatewayInfo): Promise<Response | null>
  /** The largest body of a path in bytes; 64 KiB where it is not given. */
  readonly bodyLimit?: (path: string) => number
}

/** A deletion request as the mails about it need it. */
export type ToldDeletion = DeletionRequest & { readonly reference: string; readonly dueAt: Date }

/** The whole outside world of the service. main gives it the real one, tests a small one. */
export type Deps = {
  readonly config: PublicConfig
  readonly engine: (intake: Intake, now: Date) => EngineAnswer | Promise<EngineAnswer>
  /** A language model that reads the case after the engine; absent: none is configured and nothing is sent. */
  readonly secondOpinion?: SecondOpinion
  readonly store: AssessmentStore
  /** Where over-the-counter products are looked for, all asked at once. */
  readonly products: readonly ProductProvider[]
  readonly places: Places
  readonly jobs: JobStore
  readonly requests: RequestStore
  /** Tells support by mail that a message has come; absent where no mails are sent. A failure stays behind it. */
  readonly tellSupport?: (message: ContactMessage) => void
  /** Asks the account's address whether a deletion is wanted, and tells privacy of it; absent where no mails are sent. */
  readonly tellOfDeletion?: (request: ToldDeletion) => void
  /** Mails an owner that the account is deleted; absent where no mails are sent. A failure stays behind it. */
  readonly tellDeleted?: (address: string, record: DeletionRecord) => void
  readonly accounts: AccountReader
  readonly checkPassword: PasswordCheck
  readonly deletions: Deletions
  readonly clock: () => Date
  readonly log: Logger
  /** Multiplies every rate limit; 0 switches them off. */
  readonly rateLimitFactor: number
  /** Origins besides our own that browsers may call from. */
  readonly allowedOrigins: readonly string[]
  /** Whether X-Forwarded-For is believed. */
  readonly trustProxy: boolean
  /** The host whose https addresses a stored photo may have; null: no stored photos. */
  readonly storageHost: string | null
  /** The built client (build/client), or null to serve no pages. */
  readonly webDir: string | null
  readonly version: string
  readonly gateway?: Gateway
}
