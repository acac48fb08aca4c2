/** Why the provider's script cannot be used: not had, its key refused, had but without what it promises, or it said no. */
export type ProviderTrouble = 'load' | 'auth' | 'initialize' | 'refused'
