import { AuthCallback } from '#web/features/account/sign-in/auth-callback.tsx'

export default function AuthCallbackPage() {
  return (
    <>
      <h1 className="vh">Signing you in</h1>
      <AuthCallback />
    </>
  )
}
