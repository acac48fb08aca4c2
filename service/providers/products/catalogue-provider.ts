import { catalogue } from '#domain/otc/catalogue.ts'
import type { ProductProvider } from './product-provider.ts'

/** The products we know by their labels, without a network. */
export const catalogueProvider: ProductProvider = {
  name: 'catalogue',
  search: ({ categories }) =>
    Promise.resolve(catalogue.filter(({ category }) => categories.includes(category))),
}
