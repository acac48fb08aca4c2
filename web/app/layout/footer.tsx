import { Link } from 'react-router'
import { DISCLAIMER, FOOTER_GROUPS } from '#web/content/navigation.ts'
import { Logo } from '#web/app/layout/logo.tsx'
import { hasPage } from '#web/app/route/route-table.ts'
import styles from '#web/app/layout/footer.module.css'

export function Footer() {
  const groups = FOOTER_GROUPS.map((group) => ({
    ...group,
    links: group.links.filter((link) => hasPage(link.to)),
  }))
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p>A calm light for worried pet parents, at any hour.</p>
          </div>
          {groups
            .filter((group) => group.links.length > 0)
            .map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.label}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <p className={styles.disclaimer}>{DISCLAIMER}</p>
      </div>
    </footer>
  )
}
