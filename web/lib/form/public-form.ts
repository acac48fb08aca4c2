import { TRAP_FIELD } from '#contract/fields/trap-field.ts'

/** Loaded when somebody begins to write: it is heavier than the page. */
export const loadService = () => import('#web/lib/calls/service.ts')

/** `trap` is what was found in the field that no person sees. Fails as `askService` does. */
export async function sendForm(path: string, fields: object, trap: string): Promise<Response> {
  const { askService } = await loadService()
  return askService({ base: 'api', path, body: trap === '' ? fields : { ...fields, [TRAP_FIELD]: trap } })
}
