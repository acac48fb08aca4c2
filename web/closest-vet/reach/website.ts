/** null where there is none, or where it is no web address. */
export const websiteOf = (address: string | null): string | null =>
  address !== null && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
