import { z } from 'zod'
import { log } from '#web/lib/log.ts'

type ListOf<Item extends z.ZodType> = z.ZodType<z.output<Item>[]>

/**
 * A list from outside of this browser: entries that cannot be read are left out and counted in the log, and never hide
 * the others. What is no list at all is refused.
 */
export const listOf = <Item extends z.ZodType>(item: Item): ListOf<Item> =>
  z.array(z.unknown()).transform((entries) => {
    const read = entries.flatMap((entry) => {
      const result = item.safeParse(entry)
      return result.success ? [result.data] : []
    })
    const lost = entries.length - read.length
    if (lost > 0) log.warn('read.entries-left-out', { lost, of: entries.length })
    return read
  })

/**
 * The same schema for reading what the service or the database sends: each of its lists is a `listOf`, or empty where
 * there is none, and what it allows to be null is null where it is missing or of another shape. Everything else is
 * required as before.
 */
export function tolerant<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  return asOutputOf<Schema>(loosened(schema))
}

// A loosened schema takes more in and gives the same out; zod cannot say so of a schema that was put together in parts.
const asOutputOf = <Schema extends z.ZodType>(schema: z.core.$ZodType): z.ZodType<z.output<Schema>> =>
  schema as z.ZodType<z.output<Schema>>

function loosened(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodArray) return listOf(tolerant(asSchema(schema.element))).catch([])
  if (schema instanceof z.ZodDefault) return loosened(schema.unwrap())
  if (schema instanceof z.ZodNullable) return tolerant(asSchema(schema.unwrap())).nullable().catch(null)
  if (schema instanceof z.ZodObject) {
    const members = Object.entries<z.core.$ZodType>(schema.shape)
    return z.object(Object.fromEntries(members.map(([name, member]) => [name, loosened(member)])))
  }
  return schema
}

// Our schemas are all made with zod's full interface; what one is made of is typed by the core alone.
const asSchema = (schema: z.core.$ZodType): z.ZodType => schema as z.ZodType
