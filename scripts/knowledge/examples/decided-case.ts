/**
 * How urgent a rule makes a case, beside what its author expects; `until_asked` is too urgent until somebody who knows
 * what is so answers the short questions.
 */
export type Outcome = 'expected' | 'until_asked' | 'too_urgent' | 'too_mild'

export type DecidedCase = { readonly told: string; readonly outcome: Outcome }
