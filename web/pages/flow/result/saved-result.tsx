import type { ComponentProps } from 'react'
import { SavedAssessment } from '#web/features/assessment/saved/saved-assessment.tsx'
import { Reading } from '#web/lib/calls/reading.tsx'

export function SavedResult(props: ComponentProps<typeof SavedAssessment>) {
  return (
    <Reading>
      <SavedAssessment {...props} />
    </Reading>
  )
}
