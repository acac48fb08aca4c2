import { useEffect, useState } from 'react'
import type { PublicConfig } from '#contract/config.ts'
import { loadConfig } from '#web/lib/config.ts'
import { Callout } from '#web/ui/notices/callout.tsx'
import styles from './model-notice.module.css'

type Model = NonNullable<PublicConfig['languageModel']>

function useModel(): Model | null {
  const [model, setModel] = useState<Model | null>(null)
  useEffect(() => {
    let current = true
    loadConfig().then(
      ({ languageModel }) => current && setModel(languageModel ?? null),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return model
}

export function ModelNotice() {
  const model = useModel()
  if (model === null) return null
  const what = model.seesPhotos ? 'answers, notes and photos' : 'answers and notes'
  return (
    <Callout className={styles.notice}>
      {`A language model run by ${model.readBy} may also read your ${what}. Please leave out names and phone numbers.`}
    </Callout>
  )
}
