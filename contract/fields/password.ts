export const PASSWORD_CHARACTERS = { signUpMin: 8, resetMin: 6, max: 128 } as const
