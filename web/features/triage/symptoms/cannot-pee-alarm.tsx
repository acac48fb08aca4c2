import type { IntakePet } from '#domain/logic/intake.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Help } from '../help.tsx'
import styles from './cannot-pee-alarm.module.css'

/** A cat that is not known to be female can be blocked. */
export const mayBeBlocked = ({ species, gender }: Pick<IntakePet, 'species' | 'gender'>): boolean =>
  species === 'cat' && gender !== 'female'

type Props = { readonly petName: string; readonly onCannotPee: () => void }

export function CannotPeeAlarm({ petName, onCannotPee }: Props) {
  return (
    <Callout tone="emergency" role="alert" title={`Does any pee come out? ${petName} may be blocked.`}>
      <p>A male cat that tries to pee and cannot may die within a day or two.</p>
      <div className={styles.ways}>
        <Button size="sm" variant="emergency" onClick={onCannotPee}>
          Only drops, or nothing
        </Button>
        <Help />
      </div>
    </Callout>
  )
}
