import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import { signOut } from '#web/lib/session/session.ts'
import { hasPage } from '#web/app/route/route-table.ts'
import styles from '#web/app/layout/header.module.css'

const LINKS = [
  { label: 'Profile', to: '/profile' },
  { label: 'Pet management', to: '/pets' },
]

/** Home first, so that no guard takes the way out for a visit; signed out whatever the service says. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    void Promise.resolve(navigate('/', { replace: true })).then(signOut)
  }, [navigate])
}

export function AccountLinks({ onSignOut }: { onSignOut: () => void }) {
  return (
    <ul className={styles.items}>
      {LINKS.filter((link) => hasPage(link.to)).map((link) => (
        <li key={link.to}>
          <Link className={styles.item} to={link.to}>
            {link.label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.item} onClick={onSignOut}>
          Sign out
        </button>
      </li>
    </ul>
  )
}
