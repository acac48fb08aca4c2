import type { PublicConfig } from '#contract/config.ts'

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
