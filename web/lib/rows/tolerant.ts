import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import { log } from '#web/lib/log.ts'

type ListOf<Item extends z.core.$ZodType> = z.ZodMiniType<z.output<Item>[]>

/**
 * A list from outside of this browser: entries that cannot be read are left out and counted in the log, and never hide
 * the others. What is no list at all is refused.
 */
export const listOf = <Item extends z.core.$ZodType>(item: Item): ListOf<Item> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => {
      const read = entries.flatMap((entry) => {
        const result = z.safeParse(item, entry)
        return result.success ? [result.data] : []
      })
      const lost = entries.length - read.length
      if (lost > 0) log.warn('read.entries-left-out', { lost, of: entries.length })
      return read
    }),
  )

/**
 * Each list of the schema becomes a `listOf`, or empty where there is none; what may be null is null where it is missing or
 * of another shape. Everything else is required as before.
 */
export function tolerant<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniType<z.output<Schema>> {
  return asOutputOf<Schema>(loosened(schema))
}

// A loosened schema takes more in and gives the same out; zod cannot say so of a schema that was put together in parts.
const asOutputOf = <Schema extends z.ZodMiniType>(schema: z.core.$ZodType): z.ZodMiniType<z.output<Schema>> =>
  schema as z.ZodMiniType<z.output<Schema>>

function loosened(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniArray) return orElse(listOf(loosened(schema.def.element)), [])
  if (schema instanceof z.ZodMiniDefault) return loosened(schema.def.innerType)
  if (schema instanceof z.ZodMiniNullable) return orElse(z.nullable(loosened(schema.def.innerType)), null)
  if (schema instanceof z.ZodMiniObject) {
    const members = Object.entries<z.core.$ZodType>(schema.shape)
    return z.object(Object.fromEntries(members.map(([name, member]) => [name, loosened(member)])))
  }
  return schema
}
