import type { ReactNode } from 'react'
import { Printer, RotateCcw } from 'lucide-react'
import { LIMITS } from '#domain/constants.ts'
import { cx } from '#web/ui/class-names.ts'
import { LikelihoodBadge, UrgencyBadge } from '#web/ui/badge.tsx'
import { PetHead } from '#web/ui/brand.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { Sign } from '#web/ui/severity.tsx'
import { HandoffButton } from './handoff/handoff-dialog.tsx'
import { MESSAGES } from './messages.ts'
import { OtcSection } from './otc/otc-section.tsx'
import { NearbyVets, type RenderFinder } from './nearby-vets.tsx'
import { PlanLists, RecommendedActions } from './report-actions.tsx'
import type { Report } from './report.ts'
import { Bullets, Part, ReportReasons } from './report-reasons.tsx'
import { ageText, CLASSES, confidenceMeaning, percentOf, sexLabel, weightText } from './wording.ts'
import paper from './paper.module.css'
import styles from './report.module.css'

const SURE_ENOUGH = LIMITS.results.lowConfidenceBelow

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** An emergency has the vets across the page, a visit has them beside the report. */
const LAYOUT = {
  er_urgent: styles.wideFinder,
  normal_vet: styles.withFinder,
  monitor_at_home: styles.withSide,
} as const

type Props = {
  readonly report: Report
  /** Said above the report: where it was made, whether it is saved. */
  readonly notices?: ReactNode
  /** Where the treatment plan of this result is shown; missing without a plan. */
  readonly treatmentPath?: string | undefined
  readonly onStartNew: () => void
  /** Photos of this assessment, where they are still in the memory of this page. */
  readonly photos?: readonly Blob[] | undefined
  /** Who asked for it, and keeps its photos for a day. */
  readonly ownerId?: string | null | undefined
  /** The vet finder of a result that sends to a vet. */
  readonly finder?: RenderFinder
}

/** The whole report below the banner, in the order a vet reads it. */
export function ReportView({ report, notices, treatmentPath, onStartNew, photos, ownerId, finder }: Props) {
  const { level, confidence, assessmentText, conditions, presentation } = report
  const staysHome = level === 'monitor_at_home'
  return (
    <div className={cx('wrap', styles.page, LAYOUT[level ?? 'normal_vet'])}>
      {notices === undefined ? null : <div className={styles.notices}>{notices}</div>}
      <article className={styles.report} aria-label="Medical report">
        <Card roomy className={styles.begin}>
          <ReportHead report={report} />
          <Patient report={report} />
          <Part title="Chief complaint">
            {`${report.complaint.join(', ') || 'Not recorded'}.${report.onset === null ? '' : ` Started: ${report.onset.toLowerCase()}.`}`}
          </Part>
          {presentation === '' ? null : <Part title="Clinical presentation">{presentation}</Part>}
          {report.notes === '' ? null : <Part title="Your notes">{report.notes}</Part>}
          <Part title="Assessment">
            {assessmentText === '' ? null : <p className={styles.text}>{assessmentText}</p>}
            {confidence === null ? null : (
              <p className={styles.text}>
                <strong>{`Confidence ${percentOf(confidence)}.`}</strong> {confidenceMeaning(confidence)}
              </p>
            )}
          </Part>
          <ReportReasons report={report} />
          {conditions.length === 0 ? null : (
            <Part title="Possible conditions">
              <ul className={cx(styles.conditions, paper.entries)}>
                {conditions.map((condition) => (
                  <li key={condition.name}>
                    <div className={styles.conditionHead}>
                      <h3>{condition.name}</h3>
                      <LikelihoodBadge likelihood={condition.likelihood} />
                    </div>
                    <p>{condition.description}</p>
                  </li>
                ))}
              </ul>
              <p className={styles.sub}>These are possibilities, not a diagnosis. Only a vet can tell.</p>
            </Part>
          )}
          <RecommendedActions report={report} />
        </Card>
        {staysHome ? null : (
          <Card className={styles.vets}>
            <NearbyVets
              level={level ?? 'normal_vet'}
              petName={report.pet.name.trim() || 'your pet'}
              finder={finder}
            />
          </Card>
        )}
        <Card roomy className={styles.end}>
          <PlanLists report={report} />
          <Origin report={report} />
          {confidence !== null && confidence < SURE_ENOUGH ? (
            <Callout tone="note" className={styles.note}>
              {MESSAGES.lowConfidence}
            </Callout>
          ) : null}
          <Callout className={styles.note}>
            This is an AI triage assessment. It does not replace professional veterinary care.
          </Callout>
          <div className={cx('no-print', styles.buttons)}>
            {treatmentPath === undefined ? null : (
              <LinkButton to={treatmentPath} variant="secondary">
                View treatment plan
              </LinkButton>
            )}
            <HandoffButton report={report} photos={photos} ownerId={ownerId} />
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print
            </Button>
            <Button variant="quiet" onClick={onStartNew}>
              <RotateCcw aria-hidden="true" />
              Start New Assessment
            </Button>
          </div>
          {level === null ? null : <p className="vh">{CLASSES[level].recordTitle}</p>}
        </Card>
      </article>
      {staysHome ? <HomeSide report={report} /> : null}
    </div>
  )
}

/** Beside a report that lets the pet stay at home: when to stop watching, and what may help. */
function HomeSide({ report }: { report: Report }) {
  const { worseningProtocol } = report.plan
  return (
    <div className={styles.side}>
      {worseningProtocol.length === 0 ? null : (
        <Card as="section" className={styles.stop} aria-labelledby="stop-watching">
          <h2 id="stop-watching">
            <Sign level="er_urgent" size={28} />
            When to stop watching and go
          </h2>
          <Bullets items={worseningProtocol} />
        </Card>
      )}
      <OtcSection report={report} />
    </div>
  )
}

function ReportHead({ report }: { report: Report }) {
  const { level, createdAt, pet } = report
  return (
    <header className={styles.head}>
      <span className={styles.avatar}>
        <PetHead species={pet.species ?? 'dog'} />
      </span>
      <div>
        <h2 className={styles.headTitle}>Medical report</h2>
        {createdAt === null ? null : (
          <p className="small muted">
            <time dateTime={createdAt.toISOString()}>{WHEN.format(createdAt)}</time>
          </p>
        )}
      </div>
      {level === null ? null : <UrgencyBadge level={level}>{CLASSES[level].badge}</UrgencyBadge>}
    </header>
  )
}

function Patient({ report }: { report: Report }) {
  const { pet } = report
  const facts: readonly (readonly [string, string | null])[] = [
    ['Name', pet.name || 'Not recorded'],
    ['Species', pet.species === null ? null : pet.species === 'cat' ? 'Cat' : 'Dog'],
    ['Breed', pet.breed],
    ['Age', ageText(pet)],
    ['Weight', weightText(pet)],
    ['Sex', sexLabel(pet)],
  ]
  return (
    <Part title="Patient">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? 'Not known'}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Origin({ report }: { report: Report }) {
  const { modelUsed, sourceCount, sourceName, sources } = report
  return (
    <Part title="Where this comes from">
      <div className={styles.origin}>
        <p className="small">
          <strong>Model used:</strong> {modelUsed || 'Not recorded'}
        </p>
        <p className="small">
          <strong>Knowledge sources:</strong>{' '}
          {sourceName === '' ? 'Not recorded' : `${sourceCount} from the ${sourceName}`}
        </p>
      </div>
      {sources.length === 0 ? null : (
        <details className={styles.sources}>
          <summary>Show the sources</summary>
          <Bullets items={sources.map(({ title }) => title)} />
        </details>
      )}
    </Part>
  )
}
