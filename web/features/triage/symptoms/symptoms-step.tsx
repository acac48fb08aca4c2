import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { FlowLayout, StickyBar } from '#web/ui/flow-layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { GoNowRail } from '../go-now-rail.tsx'
import { SymptomPicker } from './symptom-picker.tsx'

type Props = {
  readonly petName: string
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** What is wrong: at least one of 25 symptoms. */
export function SymptomsStep({ petName, selected, onToggle, onBack, onContinue }: Props) {
  const title = useTitleFocus('symptoms')
  const canContinue = selected.length > 0
  const advance = (): void => {
    if (canContinue) onContinue()
  }
  useEnterToAdvance(advance)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        advance()
      }}
    >
      <FlowLayout
        rail={<GoNowRail />}
        bar={
          <StickyBar>
            <Button variant="secondary" onClick={onBack}>
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
            <Button type="submit" disabled={!canContinue} aria-describedby="symptoms-rule">
              Continue
              <ArrowRight aria-hidden="true" />
            </Button>
          </StickyBar>
        }
      >
        <PageTitle
          ref={title}
          question
          lead={<span id="symptoms-rule">Select at least one symptom to continue</span>}
        >
          {`What symptoms is ${petName} experiencing?`}
        </PageTitle>
        <SymptomPicker selected={selected} onToggle={onToggle} />
        <p className="vh" role="status">
          {selected.length === 1 ? '1 symptom selected' : `${selected.length} symptoms selected`}
        </p>
      </FlowLayout>
    </form>
  )
}
