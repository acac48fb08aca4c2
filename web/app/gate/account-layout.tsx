import { Link, Outlet } from 'react-router'
import { MESSAGES } from '#web/features/account/messages.ts'
import { EmergencyHelpButton } from '#web/features/emergency/emergency-help.tsx'
import { LampScene } from '#web/ui/drawings/lamp-scene.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { useAccountMode } from '#web/app/gate/account-mode.ts'
import { Logo } from '#web/app/layout/logo.tsx'
import styles from '#web/app/gate/account-layout.module.css'

export default function AccountLayout() {
  const { configured } = useAccountMode()
  return (
    <div className={styles.account}>
      <div className={styles.night}>
        <Logo />
        <p className={styles.slogan}>A calm light when your pet is unwell.</p>
        <LampScene className={styles.scene} />
      </div>
      <div className={styles.side}>
        <div className={styles.top}>
          <Logo />
          <EmergencyHelpButton />
        </div>
        {configured ? null : (
          <Callout tone="note" role="status" className={styles.offline}>
            {MESSAGES.offline}{' '}
            <Link className="tlink tlink-inline" to="/pet-profile">
              Try the pet wizard without an account
            </Link>
          </Callout>
        )}
        <Outlet />
      </div>
    </div>
  )
}
