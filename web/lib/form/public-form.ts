import { TRAP_FIELD } from '#contract/fields/trap-field.ts'

/** What is needed to send, loaded when somebody begins to write: it is heavier than the page. */
export const loadService = () => import('#web/lib/calls/service.ts')

/**
 * Sends what somebody typed into a form of a public page, with what was found in the field that no person sees; fails as
 * `askService` does.
 */
export async function sendForm(path: string, fields: object, trap: string): Promise<Response> {
  const { askService } = await loadService()
  return askService({ base: 'api', path, body: trap === '' ? fields : { ...fields, [TRAP_FIELD]: trap } })
}
