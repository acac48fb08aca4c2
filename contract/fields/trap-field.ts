/** The field of a public form that no person sees; what fills it is a program, and nothing of it is kept. */
export const TRAP_FIELD = 'website'
