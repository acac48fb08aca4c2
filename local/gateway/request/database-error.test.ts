import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerForFailure, cleanRestError, failureOf } from '#local/gateway/request/database-error.ts'

const Body = z.object({ code: z.string(), message: z.string(), details: z.null(), hint: z.null() })

const answer = (code: string | null, message: string) => {
  const { status, body } = answerForFailure({ code, message }, true)
  return { status, ...Body.parse(JSON.parse(body)) }
}

describe('failures of the database', () => {
  test.each([
    ['22P02', 400],
    ['22003', 400],
    ['42804', 400],
    ['54001', 400],
    ['23502', 400],
    ['23514', 400],
    ['P0001', 400],
    ['42501', 403],
    ['42P01', 404],
    ['25006', 405],
    ['23505', 409],
    ['23503', 409],
    ['57014', 503],
    ['53100', 503],
    ['53300', 503],
    ['40P01', 503],
    ['CONNECTION_CLOSED', 503],
    ['ECONNREFUSED', 503],
    ['XX001', 500],
  ])('%s is answered with status %i', (code, status) => {
    expect(answer(code, 'internal words').status).toBe(status)
  })

  test('a value the driver cannot write down is the fault of whoever sent it', () => {
    expect(answer(null, 'b.toString is not a function')).toMatchObject({ status: 400, code: '22P02' })
  })

  test('no text of the database is passed on', () => {
    const leak = 'invalid input syntax for type uuid: "secret of Ada"'
    for (const code of [
      '22P02',
      '23502',
      '23503',
      '23514',
      '42501',
      '42703',
      '42883',
      'XX000',
      '53100',
      null,
    ]) {
      expect(answer(code, leak).message).not.toContain('Ada')
    }
  })

  test('what clients read from the text stays: the constraint, the column, our own sentences', () => {
    expect(answer('23505', 'duplicate key value violates unique constraint "pets_key"').message).toContain(
      'pets_key',
    )
    expect(answer('42703', 'column pet_profiles.x does not exist').message).toContain('pet_profiles.x')
    expect(answer('P0001', 'This code is used.').message).toBe('This code is used.')
  })
})

test('an error the backend makes up keeps its code and loses its words', () => {
  const body = JSON.stringify({
    code: 'PGRST100',
    message: 'unexpected "(" at position 4',
    details: 'select',
    hint: 'x',
  })
  const clean = cleanRestError({ status: 400, headers: {}, body })
  expect(Body.parse(JSON.parse(clean.body))).toMatchObject({
    code: 'PGRST100',
    message: 'The query could not be read.',
  })
})

test('an answer that is not JSON does not get through', () => {
  const clean = cleanRestError({ status: 500, headers: {}, body: '<html>stack trace</html>' })
  expect(clean.body).not.toContain('stack')
})

test('anything thrown can be read', () => {
  for (const thrown of [null, undefined, 'text', 7, {}, { code: 7 }])
    expect(failureOf(thrown).code).toBeNull()
})
