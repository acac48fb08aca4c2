import { OtcProduct } from '#domain/otc/product.ts'
import type { Logger } from 'pino'
import type { ProductProvider, ProductQuery } from '#service/providers/products/product-provider.ts'

const PATIENCE_MS = 3_000

export type Gathered = { readonly products: readonly OtcProduct[]; readonly failed: readonly string[] }

/** What one source spoils is left out, never passed on. */
export async function gatherProducts(
  providers: readonly ProductProvider[],
  query: ProductQuery,
  log: Logger,
): Promise<Gathered> {
  const answers = await Promise.all(
    providers.map(async (provider) => {
      try {
        const found = await inTime((signal) => provider.search(query, signal))
        const products = found.flatMap((product) => {
          const read = OtcProduct.safeParse(product)
          return read.success ? [read.data] : []
        })
        return { name: provider.name, products, isWhole: products.length === found.length }
      } catch (error) {
        log.warn({ err: error, provider: provider.name }, 'a source of products failed')
        return { name: provider.name, products: [], isWhole: false }
      }
    }),
  )
  return {
    products: answers.flatMap(({ products }) => products),
    failed: answers.filter(({ isWhole }) => !isWhole).map(({ name }) => name),
  }
}

async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = new AbortController()
  const timer = setTimeout(() => {
    stop.abort()
    reject(new Error(`no answer within ${PATIENCE_MS} ms`))
  }, PATIENCE_MS)
  try {
    return await Promise.race([ask(stop.signal), promise])
  } finally {
    clearTimeout(timer)
  }
}
