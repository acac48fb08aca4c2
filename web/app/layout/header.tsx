import { useRef, type KeyboardEvent } from 'react'
import { Menu, X } from 'lucide-react'
import { Link } from 'react-router'
import {
  ABOUT_LINKS,
  PET_OWNER_LINKS,
  PET_OWNER_SOON,
  VET_CLINICS_LINK,
  type NavLink,
} from '#web/content/navigation.ts'
import { EmergencyHelpButton } from '#web/features/emergency/emergency-help.tsx'
import { firstName, useSession } from '#web/lib/session/session.ts'
import { cx } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { AccountLinks, useSignOut } from '#web/app/layout/account-links.tsx'
import { DisclosureMenu } from '#web/app/layout/disclosure-menu.tsx'
import { Logo } from '#web/app/layout/logo.tsx'
import { hasPage } from '#web/app/route/route-table.ts'
import { useOpenOnThisPage } from '#web/app/layout/use-open-on-this-page.ts'
import styles from '#web/app/layout/header.module.css'

const shown = (links: readonly NavLink[]) => links.filter((link) => hasPage(link.to))

function Items({ links, soon = [] }: { links: readonly NavLink[]; soon?: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={styles.item} to={link.to}>
            {link.label}
          </Link>
        </li>
      ))}
      {soon.map((label) => (
        <li key={label}>
          <span className={cx(styles.item, styles.soon)} aria-disabled="true">
            {label}
            <span className={styles.tag} title="Coming soon">
              <span aria-hidden="true">Soon</span>
              <span className="vh">Coming soon</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function MainNavigation() {
  const about = shown(ABOUT_LINKS)
  return (
    <nav className={styles.bar} aria-label="Main">
      <DisclosureMenu label="Pet Owners">
        <Items links={PET_OWNER_LINKS} soon={PET_OWNER_SOON} />
      </DisclosureMenu>
      {hasPage(VET_CLINICS_LINK.to) ? (
        <Link className={styles.navLink} to={VET_CLINICS_LINK.to}>
          {VET_CLINICS_LINK.label}
        </Link>
      ) : null}
      {about.length === 0 ? null : (
        <DisclosureMenu label="About">
          <Items links={about} />
        </DisclosureMenu>
      )}
    </nav>
  )
}

function AccountArea({ night }: { night: boolean }) {
  const user = useSession((session) => session.user)
  const leave = useSignOut()
  if (user === null) {
    return (
      <div className={cx(styles.account, styles.wide)}>
        <Link data-for="visitor" className={styles.navLink} to="/login">
          Log in
        </Link>
        {hasPage('/waitlist') ? (
          <LinkButton data-for="visitor" size="sm" variant={night ? 'lamp' : 'secondary'} to="/waitlist">
            Join Waitlist
          </LinkButton>
        ) : null}
      </div>
    )
  }
  const name = firstName(user)
  return (
    <div className={cx(styles.account, styles.wide)}>
      <DisclosureMenu
        align="end"
        name={`Account menu of ${name}`}
        label={
          <>
            <span className={styles.avatar} data-initial={name.charAt(0).toUpperCase()} />
            <span className={styles.name}>{name}</span>
          </>
        }
      >
        <p className={styles.who}>{name}</p>
        <AccountLinks onSignOut={leave} />
      </DisclosureMenu>
    </div>
  )
}

function MobileMenu({ id, open }: { id: string; open: boolean }) {
  const user = useSession((session) => session.user)
  const leave = useSignOut()
  const about = shown([VET_CLINICS_LINK, ...ABOUT_LINKS])
  return (
    <div id={id} className={styles.mobile} hidden={!open}>
      <nav aria-label="Mobile">
        <h2>Pet Owners</h2>
        <Items links={PET_OWNER_LINKS} soon={PET_OWNER_SOON} />
        {about.length === 0 ? null : (
          <>
            <h2>About</h2>
            <Items links={about} />
          </>
        )}
        {user === null ? (
          <div data-for="visitor" className={styles.mobileEnd}>
            {hasPage('/waitlist') ? <LinkButton to="/waitlist">Join Waitlist</LinkButton> : null}
            <LinkButton variant={hasPage('/waitlist') ? 'secondary' : 'primary'} to="/login">
              Log in
            </LinkButton>
          </div>
        ) : (
          <>
            <h2>{firstName(user)}</h2>
            <AccountLinks onSignOut={leave} />
          </>
        )}
      </nav>
    </div>
  )
}

export function Header({ night = false }: { night?: boolean }) {
  const root = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useOpenOnThisPage({ root, button: toggle })

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- it only hears Esc from inside */}
      <header ref={root} className={cx(styles.header, night && styles.night)} onKeyDown={onKey}>
        <div className={cx('wrap', styles.inner)}>
          <Logo />
          <MainNavigation />
          <div className={styles.end}>
            <EmergencyHelpButton />
            <AccountArea night={night} />
            <button
              ref={toggle}
              type="button"
              className={styles.menuButton}
              aria-expanded={open}
              aria-controls="mobile-menu"
              onClick={() => setOpen(!open)}
            >
              {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
              <span className={styles.menuWord}>Menu</span>
            </button>
          </div>
        </div>
        <MobileMenu id="mobile-menu" open={open} />
      </header>
      {night ? null : <div className={styles.spacer} />}
    </>
  )
}
