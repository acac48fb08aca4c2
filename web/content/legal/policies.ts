import { AFFILIATE_DISCLOSURE } from '#web/content/legal/affiliate-disclosure.ts'
import { MEDICAL_DISCLAIMER } from '#web/content/legal/medical-disclaimer.ts'
import type { PolicyText } from '#web/content/legal/policy-text.ts'
import { PRIVACY } from '#web/content/legal/privacy.ts'
import { TERMS } from '#web/content/legal/terms.ts'

const POLICIES: Readonly<Record<string, PolicyText>> = {
  '/terms': TERMS,
  '/privacy': PRIVACY,
  '/medical-disclaimer': MEDICAL_DISCLAIMER,
  '/affiliate-disclosure': AFFILIATE_DISCLOSURE,
}

/** The policy at an address; only addresses of policies may be asked for. */
export function policyAt(pathname: string): PolicyText {
  const policy = POLICIES[pathname.replace(/\/+$/, '')]
  if (policy === undefined) throw new Error(`There is no policy at ${pathname}.`)
  return policy
}
