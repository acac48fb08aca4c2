/** Takes a US number; null where there is no number to call. */
export function telOf(printed: string | null): string | null {
  const digits = printed?.replaceAll(/\D/g, '') ?? ''
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length > 10 ? `tel:+${digits}` : null
}
