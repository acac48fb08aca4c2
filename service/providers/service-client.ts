import type { SupabaseClient } from '@supabase/supabase-js'
import type { ServiceDatabase } from '#contract/database/clients.ts'

/** With the secret key: a table, column or argument of another name does not compile. */
export type ServiceClient = SupabaseClient<ServiceDatabase>
