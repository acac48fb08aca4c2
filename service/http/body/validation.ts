import { z } from 'zod'
import { ServiceError } from '#service/http/failure/service-error.ts'

export type FieldMessages = (path: string) => string | null

export const messagesByPath = (sentences: Readonly<Record<string, string>>): FieldMessages => {
  const byPath = new Map(Object.entries(sentences))
  return (path) => byPath.get(path) ?? null
}

const FIELDS_MAX = 20

const NAME = /^\w{1,60}$/

/** A name the caller made up is not said back. */
const pathOf = (path: readonly PropertyKey[] | undefined): string => {
  const names = (path ?? []).map(String)
  const odd = names.findIndex((name) => !NAME.test(name))
  return (odd === -1 ? names : names.slice(0, odd)).join('.') || 'body'
}

export const validationError = (fields: ReadonlyMap<string, string>): ServiceError => {
  const [first] = fields.values()
  return new ServiceError('validation_error', first ?? 'Please check what you entered.', {
    fields: Object.fromEntries([...fields].slice(0, FIELDS_MAX)),
  })
}

/** Throws a validation_error in the owner's words. */
export const validate = <S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  messages: FieldMessages,
): z.output<S> => {
  const result = z.safeParse(schema, value, {
    error: (issue) => messages(pathOf(issue.path)) ?? 'Please check this field.',
  })
  if (result.success) return result.data
  const fields = new Map<string, string>()
  for (const issue of result.error.issues) {
    const path = pathOf(issue.path)
    if (!fields.has(path)) fields.set(path, issue.message)
  }
  throw validationError(fields)
}
