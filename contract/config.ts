import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'

/**
 * What the browser is told at start (GET /config.json); no secret may ever stand here. `publicUrl` has no trailing slash,
 * `publicHost` is the part behind the @ of our mailboxes, and an empty base address is the same origin. `tagEndpoint` is
 * sent events with consent only, and none where it is empty.
 */
export const PublicConfig = z.object({
  publicUrl: z.string(),
  publicHost: z.string(),
  /** null: accounts are not configured and the app runs without them. */
  supabase: z.nullable(z.object({ url: z.string(), publishableKey: z.string() })),
  assessmentBaseUrl: z.string(),
  mapBaseUrl: z.string(),
  apiBaseUrl: z.string(),
  tagEndpoint: z.string(),
  betaRoutes: z.array(z.string()),
  debugPage: z.boolean(),
  /** True only in the embedded mode without a mail server: mails are read at /dev/mailbox. */
  devMailbox: z.boolean(),
  /** Asked when our own service fails and the owner agrees. Unreadable counts as absent: the rest holds all the same. */
  maps: orElse(
    z.optional(z.object({ apiKey: z.string().check(z.minLength(1)), scriptUrl: z.url() })),
    undefined,
  ),
  languageModel: z.optional(z.object({ readBy: z.string(), seesPhotos: z.boolean() })),
})
export type PublicConfig = z.infer<typeof PublicConfig>
