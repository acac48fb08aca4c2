export const INVITE_CODE_DIGITS = 6

export const INVITE_CODE = new RegExp(String.raw`^\d{${INVITE_CODE_DIGITS}}$`)
