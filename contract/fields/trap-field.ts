/** No person sees this field of a public form; what fills it is a program, and nothing of it is kept. */
export const TRAP_FIELD = 'website'
