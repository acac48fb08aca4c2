export const INVITE_CODE_DIGITS = 6

/** A whole invite code; whether it is good only the database knows. */
export const INVITE_CODE = new RegExp(String.raw`^\d{${INVITE_CODE_DIGITS}}$`)
