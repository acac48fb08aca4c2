import { Link } from 'react-router'
import { LoginForm } from '#web/features/account/sign-in/login-form.tsx'
import styles from '#web/features/account/account.module.css'

export default function LoginPage() {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Log in
      </h1>
      <p className={styles.intro}>Welcome back. Your pets and past assessments are here.</p>
      <LoginForm />
      <div className={styles.below}>
        <p>
          Have an invite code?
          <Link className="tlink" to="/signup">
            Redeem your code
          </Link>
        </p>
        <p>
          No code yet?
          <Link className="tlink" to="/waitlist">
            Request an invite
          </Link>
        </p>
      </div>
      <div className={styles.below}>
        <p>
          <Link className="tlink" to="/pet-profile?guest=1">
            Try the pet wizard without an account
          </Link>
        </p>
        <p>
          <Link className="tlink" to="/">
            Back to the home page
          </Link>
        </p>
      </div>
    </>
  )
}
