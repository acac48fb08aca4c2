export type Source = { readonly title: string; readonly where: string }
