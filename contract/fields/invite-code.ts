import { LIMITS } from '#domain/constants.ts'

/** A whole invite code; whether it is good only the database knows. */
export const INVITE_CODE = new RegExp(String.raw`^\d{${LIMITS.accounts.inviteCodeDigits}}$`)
