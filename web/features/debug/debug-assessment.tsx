import { useState } from 'react'
import { SCREEN_MESSAGES } from '#contract/messages/screens.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/features/debug/debug-assessment.module.css'

export type FlowState = {
  readonly hasSession: boolean
  readonly petName: string | null
  readonly sessionId: string
  readonly symptoms: readonly string[]
  readonly answerKeys: readonly string[]
  readonly hasNotes: boolean
  readonly mediaCount: number
}

type Result =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'answer'; readonly raw: string }
  | { readonly kind: 'failed'; readonly message: string }

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : SCREEN_MESSAGES.unknown

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No')
const listed = (values: readonly string[]): string => (values.length === 0 ? 'None' : values.join(', '))

const rowsOf = (state: FlowState): readonly (readonly [string, string])[] => [
  ['Has session', yesOrNo(state.hasSession)],
  ['Has pet', yesOrNo(state.petName !== null)],
  ['Pet name', state.petName ?? 'None'],
  ['Session id', state.sessionId],
  ['Symptoms', listed(state.symptoms)],
  ['Follow-up answer keys', listed(state.answerKeys)],
  ['Has notes', yesOrNo(state.hasNotes)],
  ['Media count', String(state.mediaCount)],
]

export function DebugAssessment({ state, run }: { state: FlowState; run: () => Promise<unknown> }) {
  const [result, setResult] = useState<Result>({ kind: 'none' })
  const test = async () => {
    setResult({ kind: 'running' })
    try {
      setResult({ kind: 'answer', raw: JSON.stringify(await run(), null, 2) })
    } catch (error) {
      setResult({ kind: 'failed', message: messageOf(error) })
    }
  }
  return (
    <div className={cx('stack-lg', styles.all)}>
      <section aria-labelledby="debug-state">
        <h2 id="debug-state">Current state</h2>
        <dl className={styles.state}>
          {rowsOf(state).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="debug-run" className="stack">
        <h2 id="debug-run">Test assessment</h2>
        <p>It sends what was told so far. Without a pet and a symptom it sends a sample pet.</p>
        <Button busy={result.kind === 'running'} busyText="Running..." onClick={() => void test()}>
          Run test assessment
        </Button>
        {result.kind === 'failed' ? (
          <Callout tone="error" role="alert" title="Error">
            <p>{result.message}</p>
          </Callout>
        ) : null}
        {result.kind === 'answer' ? (
          <section aria-label="Result">
            <pre className={styles.raw}>
              <code>{result.raw}</code>
            </pre>
          </section>
        ) : null}
      </section>
    </div>
  )
}
