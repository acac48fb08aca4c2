import { Outlet } from 'react-router'
import { EmergencyHelpButton } from '#web/features/emergency/emergency-help.tsx'
import { LampScene } from '#web/ui/brand.tsx'
import { Logo } from '#web/app/layout/logo.tsx'
import styles from '#web/app/account-layout.module.css'

/** Around the pages about signing in: the logo, a calm light, and the form. */
export default function AccountLayout() {
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
        <Outlet />
      </div>
    </div>
  )
}
