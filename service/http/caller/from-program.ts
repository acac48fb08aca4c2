import { TRAP_FIELD } from '#contract/fields/trap-field.ts'

export const isFromProgram = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null) return false
  const value: unknown = Object.entries(body).find(([name]) => name === TRAP_FIELD)?.[1]
  return typeof value === 'string' && value.trim() !== ''
}
