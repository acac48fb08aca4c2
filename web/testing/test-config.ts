import type { PublicConfig } from '#contract/config.ts'

/** A configuration for tests: accounts are there, nothing outside is. */
export const testConfig = (changes: Partial<PublicConfig> = {}): PublicConfig => ({
  publicUrl: 'https://pets.test',
  publicHost: 'pets.test',
  supabase: { url: 'https://backend.test', publishableKey: 'public-key' },
  assessmentBaseUrl: '',
  mapBaseUrl: '',
  apiBaseUrl: '',
  tagEndpoint: '',
  betaRoutes: [],
  debugPage: false,
  devMailbox: true,
  ...changes,
})
