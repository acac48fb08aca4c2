import { ArrowLeft, Printer, RotateCcw } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Badge, UrgencyBadge } from '#web/ui/signs/badge.tsx'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { FactList } from '../paper/fact-list.tsx'
import { PrintHead } from '../paper/print-head.tsx'
import type { Report } from '../report/report.ts'
import { Bullets, Part } from '../paper/part.tsx'
import part from '../paper/part.module.css'
import { CLASSES } from '../report/wording.ts'
import type { Treatment } from './treatment-plan.ts'
import styles from './treatment-view.module.css'

const CATEGORIES = { prescription: 'Prescription', otc: 'OTC', supplement: 'Supplement' } as const
const IMPORTANCE = { critical: 'Critical', important: 'Important', other: 'Other' } as const

type Props = {
  readonly report: Report
  readonly treatment: Treatment
  readonly onStartNew: () => void
  readonly assessmentPath?: string
}

export function TreatmentView({ report, treatment, onStartNew, assessmentPath = '/assessment' }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PrintHead petName={report.pet.name} />
      <PageTitle
        action={
          report.level === null ? undefined : (
            <UrgencyBadge level={report.level}>{CLASSES[report.level].badge}</UrgencyBadge>
          )
        }
      >
        {`Treatment Plan for ${report.pet.name.trim() || 'your pet'}`}
      </PageTitle>
      <Card as="article" roomy>
        <TreatmentParts treatment={treatment} />
        <Callout className={styles.note}>
          This is an AI triage assessment. It does not replace professional veterinary care.
        </Callout>
      </Card>
      <div className={`no-print ${styles.buttons}`}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <LinkButton to={assessmentPath} variant="secondary">
          <ArrowLeft aria-hidden="true" />
          Back to assessment
        </LinkButton>
        <Button variant="quiet" onClick={onStartNew}>
          <RotateCcw aria-hidden="true" />
          Start New Assessment
        </Button>
      </div>
    </div>
  )
}

export function TreatmentParts({ treatment }: PartProps) {
  return (
    <>
      <Medications treatment={treatment} />
      <HomeCare treatment={treatment} />
      <Diet treatment={treatment} />
      <FollowUp treatment={treatment} />
      {treatment.warningSignsToWatch.length === 0 ? null : (
        <Part title="Warning signs to watch">
          <Bullets items={treatment.warningSignsToWatch} />
        </Part>
      )}
      {treatment.generalNotes === '' ? null : <Part title="General notes">{treatment.generalNotes}</Part>}
    </>
  )
}

type PartProps = { readonly treatment: Treatment }

function Medications({ treatment }: PartProps) {
  if (treatment.medications.length === 0) return null
  return (
    <Part title="Medications">
      <ul className={cx(part.items, styles.items)}>
        {treatment.medications.map((medication) => (
          <li key={medication.name}>
            <Badge tone="info">{CATEGORIES[medication.category]}</Badge>
            <h3>
              {medication.name}
              {medication.genericName === null ? '' : ` (${medication.genericName})`}
            </h3>
            <Facts
              facts={[
                ['Dosage', medication.dosage],
                ['Frequency', medication.frequency],
                ['Duration', medication.duration],
                ['How to give', medication.administrationMethod],
                ['Notes', medication.notes],
              ]}
            />
            <Bullets items={medication.warnings} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function HomeCare({ treatment }: PartProps) {
  if (treatment.homeCare.length === 0) return null
  return (
    <Part title="Home care">
      <ul className={styles.rows}>
        {treatment.homeCare.map((care) => (
          <li key={care.instruction}>
            <p>{care.instruction}</p>
            <p className={styles.meta}>
              <Badge tone={care.importance === 'critical' ? 'note' : 'plain'}>
                {IMPORTANCE[care.importance]}
              </Badge>
              {[care.duration, care.frequency].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Diet({ treatment }: PartProps) {
  if (treatment.dietaryRecommendations.length === 0) return null
  return (
    <Part title="Diet">
      <ul className={styles.rows}>
        {treatment.dietaryRecommendations.map((diet) => (
          <li key={diet.description}>
            <p>{diet.description}</p>
            <Bullets items={diet.specificFoods} />
            <p className={styles.meta}>
              <Badge>{diet.type}</Badge>
              {diet.duration}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function FollowUp({ treatment }: PartProps) {
  const { nextCheckIn, monitoringFrequency, veterinaryVisit: visit } = treatment.followUpSchedule
  const when = [visit.timeframe, visit.reason].filter((text) => text !== '').join('. ')
  return (
    <Part title="Follow-up">
      <Facts
        facts={[
          ['Next check-in', nextCheckIn],
          ['Monitoring', monitoringFrequency],
          ['Veterinary visit', visit.recommended ? `Recommended. ${when}` : notNeeded(when)],
        ]}
      />
    </Part>
  )
}

const notNeeded = (when: string): string =>
  when.startsWith('If ') ? `Not needed for now, only i${when.slice(1)}` : `Not needed for now. ${when}`

function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  const known = facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]))
  if (known.length === 0) return null
  return <FactList className={styles.facts} facts={known} />
}
