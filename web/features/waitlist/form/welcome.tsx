import { useEffect, useRef, useState } from 'react'
import { Copy, Link2, Share2 } from 'lucide-react'
import { track } from '#web/lib/analytics/analytics.ts'
import { DoneSign } from '#web/ui/signs/done-sign.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import type { Place } from '#web/features/waitlist/api/join-waitlist.ts'
import { MESSAGES } from '#web/features/waitlist/messages.ts'
import styles from '#web/features/waitlist/waitlist.module.css'

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? ''

const shareLink = (code: string) => `${window.location.origin}/waitlist?ref=${code}`

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function Welcome({ name, place }: { name: string; place: Place }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  useEffect(() => title.current?.focus(), [])
  const link = shareLink(place.referralCode)
  const canShare = 'share' in navigator

  const copyAnd = async (text: string, done: string) =>
    setSaid((await copy(text)) ? done : MESSAGES.notCopied)

  const share = () => {
    track({ name: 'waitlist_referral_click', source: 'share' })
    // Closing the sheet without sharing is reported as a failure and is none.
    void navigator.share({ title: 'Pawlight', url: link }).catch(() => undefined)
  }

  return (
    <div className={styles.welcome}>
      <DoneSign />
      <h2 ref={title} tabIndex={-1}>{`Welcome, ${firstNameOf(name)}!`}</h2>
      <p>
        You are number <strong>{place.position}</strong> on the waitlist. We will email you when a place
        opens.
      </p>
      <div className={styles.share}>
        <p>
          Your referral code is <strong className={styles.code}>{place.referralCode}</strong>. Share it with a
          friend who has a dog or a cat.
        </p>
        <TextField label="Your share link" readOnly value={link} onFocus={(event) => event.target.select()} />
        <div className={styles.shareActions}>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              track({ name: 'waitlist_referral_click', source: 'copy_link' })
              void copyAnd(link, MESSAGES.linkCopied)
            }}
          >
            <Link2 aria-hidden="true" />
            Copy link
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              track({ name: 'waitlist_referral_click', source: 'copy_code' })
              void copyAnd(place.referralCode, MESSAGES.codeCopied)
            }}
          >
            <Copy aria-hidden="true" />
            Copy code
          </Button>
          {canShare ? (
            <Button variant="secondary" size="sm" onClick={share}>
              <Share2 aria-hidden="true" />
              Share
            </Button>
          ) : null}
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  )
}
