import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextArea } from '#web/ui/form/field.tsx'
import { FlowLayout, StickyBar } from '#web/ui/page/flow-layout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { GoNowRail } from '../go-now-rail.tsx'
import { LIMITS } from '../limits.ts'
import styles from './notes-step.module.css'

const WORTH_MENTIONING = [
  'What changed first, and when',
  'Anything new: food, treats, medicine, plants, people or places',
  'What your pet may have eaten or touched, and how much',
  'Long-term illnesses and earlier operations',
]

const EXAMPLE =
  'For example: “Since last night she drinks more than usual and did not finish breakfast. We changed her food on Monday.”'

type Props = {
  readonly notice?: ReactNode
  readonly notes: string
  readonly onSave: (notes: string) => void
  readonly onBack: () => void
  readonly onContinue: () => void
}

export function NotesStep({ notice, notes, onSave, onBack, onContinue }: Props) {
  const title = useTitleFocus('notes')
  const [text, setText] = useState(notes)
  const saved = text === notes
  const save = useCallback((): void => onSave(text), [onSave, text])

  useEffect(() => {
    if (saved) return undefined
    const timer = setTimeout(save, LIMITS.autosaveMs)
    return () => clearTimeout(timer)
  }, [saved, save])
  useSaveOnLeaving(save)

  const goOn = (): void => {
    save()
    onContinue()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    goOn()
  }
  const isEmpty = text.trim() === ''
  return (
    <FlowLayout
      rail={<GoNowRail />}
      bar={
        <StickyBar>
          <Button
            variant="secondary"
            className={cx(styles.narrow, styles.back)}
            onClick={() => {
              save()
              onBack()
            }}
          >
            <ArrowLeft aria-hidden="true" />
            <span className={styles.word}>Previous</span>
          </Button>
          <Button className={styles.narrow} onClick={goOn}>
            {isEmpty ? 'Continue Without Notes' : 'Continue'}
            <ArrowRight aria-hidden="true" />
          </Button>
        </StickyBar>
      }
    >
      <PageTitle ref={title} question lead="Add anything that may help. This step is optional.">
        Additional Information
      </PageTitle>
      {notice}
      <TextArea
        label="Notes"
        value={text}
        maxLength={LIMITS.notes}
        rows={7}
        onChange={(event) => setText(event.target.value.slice(0, LIMITS.notes))}
        onKeyDown={onKeyDown}
      />
      <div className={styles.under}>
        <p className={styles.saved} role="status">
          {saved && text !== '' ? 'Saved' : ''}
        </p>
        <p className={cx(styles.counter, text.length > LIMITS.notesNearlyFull && styles.nearlyFull)}>
          {`${text.length} / ${LIMITS.notes}`}
        </p>
      </div>
      {isEmpty ? <p className={styles.example}>{EXAMPLE}</p> : null}
      <h2 className={styles.worth}>Worth mentioning</h2>
      <ul className={styles.list}>
        {WORTH_MENTIONING.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Button variant="quiet" flush="start" className={styles.skip} onClick={goOn}>
        Skip
      </Button>
    </FlowLayout>
  )
}

function useSaveOnLeaving(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') latest.current()
    }
    const onLeave = () => latest.current()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [])
  // Before the new page's own effects, which may end the flow: nothing is written after that.
  useLayoutEffect(() => () => latest.current(), [])
}
