import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'

/** What the browser is told at start (GET /config.json); no secret may ever stand here. */
export const PublicConfig = z.object({
  /** Where this instance is reached, without a trailing slash. */
  publicUrl: z.string(),
  /** The part behind the @ of the mailboxes shown to people. */
  publicHost: z.string(),
  /** null: accounts are not configured and the app runs without them. */
  supabase: z.nullable(z.object({ url: z.string(), publishableKey: z.string() })),
  /** Base addresses, empty for the same origin. */
  assessmentBaseUrl: z.string(),
  mapBaseUrl: z.string(),
  apiBaseUrl: z.string(),
  /** Where analytics events go, with consent only; empty: nowhere. */
  tagEndpoint: z.string(),
  betaRoutes: z.array(z.string()),
  debugPage: z.boolean(),
  /** True only in the embedded mode without a mail server: mails are read at /dev/mailbox. */
  devMailbox: z.boolean(),
  /**
   * The script of a provider of clinics, asked when our own service fails and the owner agrees; absent or unreadable:
   * none is, and the rest of the configuration holds all the same.
   */
  maps: orElse(
    z.optional(z.object({ apiKey: z.string().check(z.minLength(1)), scriptUrl: z.url() })),
    undefined,
  ),
  /** Who runs the language model that reads along, to be told to owners; absent where none is configured. */
  languageModel: z.optional(z.object({ readBy: z.string(), seesPhotos: z.boolean() })),
})
export type PublicConfig = z.infer<typeof PublicConfig>
