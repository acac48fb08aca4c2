import { describe, expect, test } from 'vitest'
import { fromPostgrest } from './call-failed.ts'

describe('an error of the database', () => {
  test.each([
    ['23505', 409, 'conflict'],
    ['PGRST116', 406, 'not_found'],
    ['42501', 403, 'forbidden'],
    ['57014', 500, 'timeout'],
    ['PGRST003', 504, 'timeout'],
    ['PGRST301', 401, 'auth_required'],
    ['', 502, 'unavailable'],
  ])('with code "%s" and status %i is %s, whatever it says', (code, status, kind) => {
    const error = { code, message: 'AbortError: the network timed out on a duplicate key' }
    expect(fromPostgrest(error, status)).toMatchObject({ kind, cause: error })
  })

  test.each([
    ['TypeError: Failed to fetch', 'offline'],
    ['TypeError: Load failed', 'offline'],
    ['TimeoutError: signal timed out', 'timeout'],
    ['AbortError: signal is aborted without reason', 'aborted'],
  ])('that was no answer, "%s", is %s', (message, kind) => {
    expect(fromPostgrest({ code: '', message }, 0).kind).toBe(kind)
  })
})
