import { createClient } from '@supabase/supabase-js'
import type { ServiceDatabase } from '#contract/database/clients.ts'
import { createGateway } from '#local/gateway/gateway.ts'
import { databaseUrl } from '#local/tests/own-database.ts'
import { sharedByTests } from '#local/tests/shared-by-tests.ts'
import type { ServiceClient } from '#service/providers/service-client.ts'
import { JWT_SECRET } from './people.ts'

const SECRET = 'sb_secret_test-0123456789abcdef'
const PUBLIC_URL = 'http://localhost:3000'

type ServiceSide = { readonly api: () => ServiceClient; readonly close: () => Promise<void> }

async function openServiceSide(): Promise<ServiceSide> {
  const gateway = await createGateway({
    databaseUrl,
    keys: { publishable: 'sb_publishable_test-0123456789', secret: SECRET },
    jwtSecret: JWT_SECRET,
    publicUrl: PUBLIC_URL,
    rateLimitFactor: 0,
    onMail: () => undefined,
    onFault: () => undefined,
    bcryptCost: 4,
  })
  return {
    api: () =>
      createClient<ServiceDatabase>(PUBLIC_URL, SECRET, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { fetch: gateway.serviceFetch },
      }),
    close: () => gateway.close(),
  }
}

export const sharedServiceSide = (): (() => ServiceClient) => {
  const side = sharedByTests(openServiceSide, ({ close }) => close())
  return () => side().api()
}
