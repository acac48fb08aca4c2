/** How long a password may be, in characters: chosen in peace, or after a reset link, and at most. */
export const PASSWORD_CHARACTERS = { signUpMin: 8, resetMin: 6, max: 128 } as const
