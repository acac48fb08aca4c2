import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Lock } from 'lucide-react'
import {
  acceptAll,
  choose,
  clearChoice,
  rejectNonEssential,
  saysDoNotSell,
  useConsent,
} from '#web/lib/analytics/consent.ts'
import { Badge } from '#web/ui/signs/badge.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from '#web/features/consent/consent.module.css'

const SAID = {
  accepted: 'Saved. All cookies may be used.',
  rejected: 'Saved. Only strictly necessary cookies are used.',
  custom: 'Your choice is saved.',
  cleared: 'Your saved choice is gone. We will ask you again.',
} as const

function Row({
  id,
  name,
  text,
  children,
}: {
  id: string
  name: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <li className={styles.row}>
      <div>
        <h3 id={id}>{name}</h3>
        <p id={`${id}-text`}>{text}</p>
      </div>
      {children}
    </li>
  )
}

type SwitchProps = { id: string; checked: boolean; locked?: boolean; onChange: (checked: boolean) => void }

function Switch({ id, checked, locked = false, onChange }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null)
  const atFirst = useRef({ checked, onChange })
  // What was turned while the page still was the HTML made at build time counts as well.
  useEffect(() => {
    const told = atFirst.current
    const isOn = input.current?.checked ?? told.checked
    if (isOn !== told.checked) told.onChange(isOn)
  }, [])
  return (
    <span className={styles.switch}>
      <input
        ref={input}
        type="checkbox"
        // A native checkbox tells by itself whether it is on.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={locked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </span>
  )
}

function AlwaysOn({ id }: { id: string }) {
  return (
    <span className={styles.always}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- as above
        role="switch"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        checked
        disabled
        readOnly
      />
      <Badge icon={<Lock aria-hidden="true" />}>Always on</Badge>
    </span>
  )
}

const NOTHING = { analytics: false, advertising: false }

export function CookiePreferences() {
  const hydrated = useHydrated()
  const saved = useConsent(({ choice }) => choice) ?? NOTHING
  const [turned, setTurned] = useState<Partial<typeof NOTHING>>({})
  const [said, setSaid] = useState<keyof typeof SAID | null>(null)
  const optedOut = hydrated && saysDoNotSell()
  const shown = { ...(hydrated ? saved : NOTHING), ...turned }

  const turn = (change: Partial<typeof NOTHING>) => {
    setTurned((before) => ({ ...before, ...change }))
    setSaid(null)
  }
  const settle = (outcome: keyof typeof SAID, act: () => void) => () => {
    act()
    setTurned({})
    setSaid(outcome)
  }

  return (
    <section
      id="cookie-preferences"
      aria-labelledby="cookie-preferences-title"
      className={styles.preferences}
    >
      <h2 id="cookie-preferences-title">Your choice</h2>
      <ul>
        <Row id="cookies-strict" name="Strictly Necessary" text="The site cannot work without these.">
          <AlwaysOn id="cookies-strict" />
        </Row>
        <Row
          id="cookies-analytics"
          name="Analytics"
          text="Counts which parts of the site are used. Off until you turn it on."
        >
          <Switch
            id="cookies-analytics"
            checked={shown.analytics}
            onChange={(analytics) => turn({ analytics })}
          />
        </Row>
        <Row
          id="cookies-ads"
          name="Ads & Retargeting"
          text={
            optedOut
              ? 'Your browser asks sites not to sell or share (Global Privacy Control), so this stays off.'
              : 'Would show you our ads on other sites. Off until you turn it on.'
          }
        >
          <Switch
            id="cookies-ads"
            checked={shown.advertising && !optedOut}
            locked={optedOut}
            onChange={(advertising) => turn({ advertising })}
          />
        </Row>
      </ul>
      <p role="status" className={styles.said}>
        {said === null ? '' : SAID[said]}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={settle('accepted', acceptAll)}>
          Accept all
        </Button>
        <Button variant="secondary" onClick={settle('rejected', rejectNonEssential)}>
          Reject non-essential
        </Button>
        <Button onClick={settle('custom', () => choose(shown))}>Save preferences</Button>
      </div>
      <Button variant="quiet" flush="start" className={styles.clear} onClick={settle('cleared', clearChoice)}>
        Clear saved choice
      </Button>
    </section>
  )
}
