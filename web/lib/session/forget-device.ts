import { resetApp } from '#web/lib/session/reset-app.ts'
import { signOut } from '#web/lib/session/session.ts'
import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'

/**
 * Signs out and removes what this browser holds of an account that is gone. The choice about cookies stays: it is the
 * browser's, not the account's.
 */
export async function forgetDevice(): Promise<void> {
  // the account service has nobody left to sign out
  localStore.remove(LOCAL.authToken)
  await signOut()
  resetApp()
  const { cookiePreferences: _, appVersion: __, ...personal } = LOCAL
  localStore.remove(...Object.values(personal))
  sessionStore.remove(...Object.values(SESSION))
}
