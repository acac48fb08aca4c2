import { RotateCcw } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/page/error-card.tsx'
import { EmergencyContacts } from '../result/emergency-now.tsx'
import styles from './assessment-error.module.css'

type Props = { readonly sentence: string; readonly onTryAgain: () => void }

function AssessmentError({ sentence, onTryAgain }: Props) {
  return (
    <ErrorCard
      title="Assessment Temporarily Unavailable"
      actions={
        <Button onClick={onTryAgain}>
          <RotateCcw aria-hidden="true" />
          Try Again
        </Button>
      }
    >
      {sentence}
      <span className={styles.advice}>
        If you are worried, contact your vet. If this looks serious, call an emergency vet now. You can try
        again in 30-60 seconds.
      </span>
    </ErrorCard>
  )
}

export function AssessmentErrorPage(props: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="vh">Assessment</h1>
      <AssessmentError {...props} />
      <EmergencyContacts />
    </div>
  )
}
