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

type GatewayInfo = { readonly address: string; readonly requestId: string }

/**
 * `paths` are prefixes without a trailing slash, such as '/auth/v1'. `fetch` answers null for no such address, which is
 * 404 as JSON. `bodyLimit` is in bytes; 64 KiB where it is not given.
 */
export type Gateway = {
  readonly paths: readonly string[]
  fetch(request: Request, info: GatewayInfo): Promise<Response | null>
  readonly bodyLimit?: (path: string) => number
}

export type ToldDeletion = DeletionRequest & { readonly reference: string; readonly dueAt: Date }

export type Deps = {
  readonly config: PublicConfig
  readonly engine: (intake: Intake, now: Date) => EngineAnswer | Promise<EngineAnswer>
  readonly secondOpinion?: SecondOpinion
  readonly store: AssessmentStore
  readonly products: readonly ProductProvider[]
  readonly places: Places
  readonly jobs: JobStore
  readonly requests: RequestStore
  /**
   * This and the two below are absent where nobody is mailed, and a failure stays behind each. `tellOfDeletion` asks
   * the account's own address, and tells privacy where there is a mail server.
   */
  readonly tellSupport?: (message: ContactMessage) => void
  readonly tellOfDeletion?: (request: ToldDeletion) => void
  readonly tellDeleted?: (address: string, record: DeletionRecord) => void
  readonly accounts: AccountReader
  readonly checkPassword: PasswordCheck
  readonly deletions: Deletions
  readonly clock: () => Date
  readonly log: Logger
  readonly rateLimitFactor: number
  readonly allowedOrigins: readonly string[]
  readonly trustProxy: boolean
  /** Whose https addresses a stored photo may have; null: no stored photos. */
  readonly storageHost: string | null
  readonly webDir: string | null
  readonly version: string
  readonly gateway?: Gateway
}
