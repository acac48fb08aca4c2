import { useState } from 'react'
import { ArrowLeft, ArrowRight, FilePlus, RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { FlowLayout, StickyBar } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { EmergencyReminder } from '../emergency-reminder.tsx'
import { GoNowRail } from '../go-now-rail.tsx'
import { nameOfCase, sumOfCase } from './case-in-words.ts'
import type { CaseTold } from './case-told.ts'
import styles from './go-on-step.module.css'

type Props = {
  readonly petName: string
  readonly told: CaseTold
  readonly onGoOn: () => void
  readonly onStartNew: () => void
  readonly onBack: () => void
}

export function GoOnStep({ petName, told, onGoOn, onStartNew, onBack }: Props) {
  const title = useTitleFocus('go-on')
  const [now] = useState(() => new Date())
  const [choice, setChoice] = useState<'go-on' | 'start-new' | null>(null)
  const advance = (): void => {
    if (choice === 'go-on') onGoOn()
    else if (choice === 'start-new') onStartNew()
  }
  const form = useEnterToAdvance(advance)
  const words = `Go on with ${petName}’s last check, or start new?`
  return (
    <form {...form}>
      <FlowLayout
        rail={<GoNowRail />}
        bar={
          <StickyBar>
            <Button variant="secondary" onClick={onBack}>
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
            <Button type="submit" disabled={choice === null} aria-describedby="go-on-rule">
              Continue
              <ArrowRight aria-hidden="true" />
            </Button>
          </StickyBar>
        }
      >
        <PageTitle
          ref={title}
          question
          lead={<span id="go-on-rule">You did not finish it. Choose one.</span>}
        >
          {words}
        </PageTitle>
        <EmergencyReminder answers={told.answers} />
        <ChoiceGroup legend={words} legendHidden className={styles.choices}>
          <ChoiceCard
            type="radio"
            name="go-on"
            label={`Go on with ${nameOfCase(told)}`}
            hint={sumOfCase(told, now)}
            icon={<RotateCcw className={styles.icon} aria-hidden="true" />}
            checked={choice === 'go-on'}
            onChange={() => setChoice('go-on')}
          />
          <ChoiceCard
            type="radio"
            name="go-on"
            label="Start new"
            hint="For a new problem, or when things have changed. What you told before is cleared."
            icon={<FilePlus className={styles.icon} aria-hidden="true" />}
            checked={choice === 'start-new'}
            onChange={() => setChoice('start-new')}
          />
        </ChoiceGroup>
      </FlowLayout>
    </form>
  )
}
