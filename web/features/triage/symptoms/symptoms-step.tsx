import { useState } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { symptomNote } from '#domain/knowledge/symptoms.ts'
import { Button } from '#web/ui/button.tsx'
import { FlowLayout, StickyBar } from '#web/ui/flow-layout.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { GoNowRail } from '../go-now-rail.tsx'
import { ChosenSymptoms } from './chosen-symptoms.tsx'
import { NotListedForm } from './not-listed-form.tsx'
import { SymptomPicker } from './symptom-picker.tsx'
import { SymptomResults, SymptomSearchField } from './symptom-search.tsx'
import styles from './symptoms-step.module.css'

type Props = {
  readonly petName: string
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
  /** Goes on with a problem that is not in the list, in the owner's words. */
  readonly onNotListed: (words: string) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** What is wrong: at least one of 25 symptoms. */
export function SymptomsStep({ petName, selected, onToggle, onNotListed, onBack, onContinue }: Props) {
  const title = useTitleFocus('symptoms')
  const [query, setQuery] = useState('')
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
          <StickyBar above={<ChosenSymptoms selected={selected} onToggle={onToggle} />}>
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
        <SymptomSearchField query={query} onQuery={setQuery} />
        {query.trim() === '' ? (
          <>
            <SymptomPicker selected={selected} onToggle={onToggle} />
            <details className={styles.notListed}>
              <summary>My problem is not in the list</summary>
              <p className={styles.note}>{symptomNote}</p>
              <NotListedForm hasSymptoms={canContinue} onGoOn={onNotListed} />
            </details>
          </>
        ) : (
          <SymptomResults query={query} selected={selected} onToggle={onToggle} onNotListed={onNotListed} />
        )}
        <p className="vh" role="status">
          {selected.length === 1 ? '1 symptom selected' : `${selected.length} symptoms selected`}
        </p>
      </FlowLayout>
    </form>
  )
}
