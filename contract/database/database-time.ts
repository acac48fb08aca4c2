/**
 * A database's time as every browser and server reads it: PostgreSQL writes a space where ISO 8601 has a T, and leaves
 * out the minutes of a whole-hour zone. Any other text comes back as it is.
 */
export const isoTimeOf = (text: string): string =>
  text.replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T').replace(/(T.*[+-]\d{2})$/, '$1:00')
