/** A text that looks like an email address; whether somebody reads mail there only a mail can tell. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
