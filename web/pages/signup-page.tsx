import { Link } from 'react-router'
import { SignUpForm } from '#web/features/account/sign-up-form.tsx'
import styles from '#web/features/account/account.module.css'

export default function SignupPage() {
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Create your account
      </h1>
      <p className={styles.intro}>Pawlight is in an invite-only beta. You need a 6-digit invite code.</p>
      <SignUpForm />
      <div className={styles.below}>
        <p>
          Already have an account?
          <Link className="tlink" to="/login">
            Log in
          </Link>
        </p>
      </div>
    </>
  )
}
