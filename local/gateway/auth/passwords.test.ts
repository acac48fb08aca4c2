import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { hashable, isCommonPassword } from '#local/gateway/auth/passwords.ts'

test('the 3,000 commonest passwords that are long enough are all refused', async () => {
  const possible = dictionary['passwords-common'].filter(
    ({ length }) => length >= PASSWORD_CHARACTERS.signUpMin,
  )
  const commonest = possible.slice(0, 3000)
  expect(commonest.slice(0, 2)).toEqual(['password', '12345678'])
  const known = await Promise.all(commonest.map(isCommonPassword))
  expect(commonest.filter((_, place) => known[place] !== true)).toEqual([])
})

test.each(['password1', 'PASSWORD1', ' password1 ', 'Iloveyou1', '123456'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['correct horse battery', 'pässwörd 🐾🐾🐾', 'my cat sleeps on the radio', ''])(
  '"%s" is not common',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
)

test('what bcrypt would cut off is hashed first', () => {
  const long = 'x'.repeat(73)
  expect(hashable('x'.repeat(72))).toBe('x'.repeat(72))
  expect(hashable(long)).not.toBe(hashable(`${long}y`))
  expect(Buffer.byteLength(hashable(long))).toBeLessThanOrEqual(72)
})
