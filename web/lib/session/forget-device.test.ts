import { expect, test } from 'vitest'
import { forgetDevice } from '#web/lib/session/forget-device.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { aUser } from '#web/testing/accounts.ts'

test('nothing of the account stays in the browser, the choice about cookies does', async () => {
  useSession.setState({ user: aUser() })
  for (const key of Object.values(LOCAL)) localStore.write(key, key)
  for (const key of Object.values(SESSION)) sessionStore.write(key, key)
  localStore.write('draft-anything', 'x')
  await forgetDevice()
  expect(useSession.getState().user).toBeNull()
  expect(localStore.keys().sort()).toEqual([LOCAL.appVersion, LOCAL.cookiePreferences])
  expect(sessionStore.keys()).toEqual([])
})
