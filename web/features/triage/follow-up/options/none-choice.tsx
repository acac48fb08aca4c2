import type { Question } from '#domain/knowledge/questions/question.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceCard } from '#web/ui/form/choice.tsx'
import { cx } from '#web/ui/class-names.ts'
import type { FollowUpAnswers } from '#web/features/triage/follow-up-answers.ts'
import { withName } from '#web/features/triage/with-name.ts'
import type { Cleared, NoneState } from './use-none.ts'
import styles from './none-choice.module.css'

const SHORT = 20

export const isLong = ({ label }: NoneState['option']): boolean => label.length > SHORT

const ticks = (count: number): string => (count === 1 ? '1 tick' : `${count} ticks`)

type Props = {
  readonly question: Question
  readonly none: NoneState
  readonly petName: string
  readonly errorId: string | null
  readonly onChange: () => void
}

export function NoneChoice({ question, none, petName, errorId, onChange }: Props) {
  return (
    <ChoiceCard
      type="checkbox"
      compact
      className={cx(styles.none, isLong(none.option) && styles.long)}
      name={question.id}
      label={withName(none.option.label, petName)}
      hint={none.clears === 0 ? undefined : `Clears ${ticks(none.clears)}`}
      checked={none.isTicked}
      aria-invalid={errorId !== null || undefined}
      aria-describedby={errorId ?? undefined}
      onChange={onChange}
    />
  )
}

type TakenProps = Cleared & {
  readonly petName: string
  readonly onUndo: (before: FollowUpAnswers) => void
}

export function Taken({ labels, before, petName, onUndo }: TakenProps) {
  return (
    <div className={styles.taken} role="status">
      <p>{`Cleared: ${labels.map((label) => withName(label, petName)).join('; ')}`}</p>
      <Button variant="secondary" size="sm" onClick={() => onUndo(before)}>
        Undo
      </Button>
    </div>
  )
}
