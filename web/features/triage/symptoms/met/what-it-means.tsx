import { Callout } from '#web/ui/notices/callout.tsx'
import type { Met } from '../../red-flag/red-flag.ts'
import { Help } from '#web/features/triage/help.tsx'
import { DoseBar } from './dose-bar.tsx'
import styles from './met.module.css'

type Props = {
  readonly petName: string
  readonly met: readonly Met[] | null
}

export function WhatItMeans({ petName, met }: Props) {
  const isEmergency = met?.some(({ level }) => level === 'er_urgent') === true
  return (
    <>
      {isEmergency ? (
        <Callout tone="emergency" role="alert" title="This can be an emergency. Do not wait for signs.">
          <p>Call an emergency vet or a poison line now.</p>
          <Help />
        </Callout>
      ) : null}
      <div role="status" className={styles.means}>
        {met?.map((one) => (
          <Numbers key={one.words} petName={petName} met={one} />
        ))}
        {met === null || isEmergency ? null : <Calm petName={petName} met={met} />}
      </div>
    </>
  )
}

function Numbers({ petName, met: { words, dose, sources } }: { petName: string; met: Met }) {
  return (
    <div className={styles.one}>
      <p>{words}</p>
      {dose === null ? null : <DoseBar petName={petName} dose={dose} />}
      {sources.length === 0 ? null : (
        <details className="small">
          <summary className="tlink">Where these numbers come from</summary>
          <ul className={styles.sources}>
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Calm({ petName, met }: { petName: string; met: readonly Met[] }) {
  if (met.length > 0 && met.every(({ level, isKnown }) => level === 'monitor_at_home' && isKnown))
    return (
      <Callout title="For a pet that is well, this amount alone is no emergency.">
        <p>{`Next we ask how ${petName} is. Signs count more than the amount.`}</p>
      </Callout>
    )
  return (
    <Callout tone="note" title={`Call a vet or a poison line about this, even if ${petName} seems well.`}>
      {met.length === 0 ? <p>We do not know what this does, so we do not take it for safe.</p> : null}
      <Help />
    </Callout>
  )
}
