import { useState, type ReactNode } from 'react'
import { ArrowLeft, ArrowRight, ChevronDown, CircleAlert } from 'lucide-react'
import { symptomNote } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FlowLayout, StickyBar } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useEnterToAdvance } from '#web/ui/use-enter-to-advance.ts'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { upperFirst } from '#domain/first-letter.ts'
import { GoNowRail } from '../go-now-rail.tsx'
import { ChosenSymptoms } from './chosen-symptoms.tsx'
import { LaterResults } from './later-symptom-parts.ts'
import { NotListedForm } from './not-listed-form.tsx'
import { SymptomPicker } from './symptom-picker.tsx'
import type { ResultProps } from './symptom-results.tsx'
import { SymptomSearchField } from './symptom-search-field.tsx'
import group from './symptom-picker.module.css'
import styles from './symptoms-step.module.css'

type Props = Omit<ResultProps, 'query' | 'onMet'> & {
  readonly petName: string
  readonly met: ReactNode
  readonly isMetTold: boolean
  readonly onBack: () => void
  readonly onContinue: () => void
}

export function SymptomsStep(props: Props) {
  const { petName, selected, onToggle, alarm, met, isMetTold, onNotListed, onBack, onContinue } = props
  const title = useTitleFocus('symptoms')
  const [query, setQuery] = useState('')
  const [isMetOpen, setIsMetOpen] = useState(isMetTold)
  const openMet = (): void => {
    setQuery('')
    setIsMetOpen(true)
  }
  const canContinue = selected.length > 0
  const picker = <SymptomPicker selected={selected} onToggle={onToggle} alarm={alarm} />
  const advance = (): void => {
    if (canContinue) onContinue()
  }
  const form = useEnterToAdvance(advance)
  return (
    <form {...form}>
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
            {isMetOpen ? null : picker}
            {met === null ? null : (
              <details
                className={styles.met}
                open={isMetOpen}
                onToggle={(event) => setIsMetOpen(event.currentTarget.open)}
              >
                <summary>
                  <span className={group.icon}>
                    <CircleAlert aria-hidden="true" />
                  </span>
                  <span
                    className={styles.label}
                  >{`${upperFirst(petName)} ate, licked or touched something`}</span>
                  <ChevronDown aria-hidden="true" className={styles.chevron} />
                </summary>
                {isMetOpen ? met : null}
              </details>
            )}
            <details className={styles.notListed}>
              <summary>My problem is not in the list</summary>
              <p className={styles.note}>{symptomNote}</p>
              <NotListedForm onGoOn={onNotListed} />
            </details>
          </>
        ) : (
          // Until the search is here, and without it, there is the list.
          <LaterResults meanwhile={picker}>
            {(SymptomResults) => (
              <SymptomResults {...props} query={query} onMet={met === null ? null : openMet} />
            )}
          </LaterResults>
        )}
        <p className="vh" role="status">
          {selected.length === 1 ? '1 symptom selected' : `${selected.length} symptoms selected`}
        </p>
      </FlowLayout>
    </form>
  )
}
