import { catalogue } from '#domain/otc/catalogue.ts'
import type { ProductProvider } from './product-provider.ts'

export const catalogueProvider: ProductProvider = {
  name: 'catalogue',
  search: ({ categories }) =>
    Promise.resolve(catalogue.filter(({ category }) => categories.includes(category))),
}
