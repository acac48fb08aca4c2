export const websiteOf = (address: string | null): string | null =>
  address !== null && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null
