/** Where a clinical statement comes from, and where it was read. */
export type Source = { readonly title: string; readonly where: string }
