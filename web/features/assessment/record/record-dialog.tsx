import { useState } from 'react'
import { ExternalLink, Printer } from 'lucide-react'
import { longDay } from '#web/lib/said-time.ts'
import { Badge, LikelihoodBadge, PriorityBadge } from '#web/ui/signs/badge.tsx'
import { AnchorButton, Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/notices/dialog.tsx'
import { LevelLine, levelClass } from '#web/ui/signs/severity.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import { Skeleton } from '#web/ui/signs/skeleton.tsx'
import { Tabs } from '#web/ui/buttons/tabs.tsx'
import { complaintIn } from '../report/answers-in-words.ts'
import { MESSAGES } from '../messages.ts'
import { Bullets, Part } from '../paper/part.tsx'
import type { Report } from '../report/report.ts'
import { treatmentOf } from '../treatment/treatment-plan.ts'
import { TreatmentParts } from '../treatment/treatment-view.tsx'
import { useSavedSession } from '../saved/use-saved-session.ts'
import { CLASSES, PRIORITY_WORDS, recordSubtitleOf } from '../report/wording.ts'
import paper from '../paper/paper.module.css'
import styles from './record-dialog.module.css'

export type RecordMode = 'assessment' | 'treatment' | 'both'

type Props = {
  readonly sessionId: string | null
  readonly userId: string | null
  readonly mode?: RecordMode
  readonly onClose: () => void
}

export function RecordDialog({ sessionId, userId, mode = 'both', onClose }: Props) {
  const { data: report, isPending, isError, refetch } = useSavedSession(sessionId, userId)
  const known = report ?? null
  return (
    <Dialog
      open={sessionId !== null}
      onClose={onClose}
      title="Medical record"
      footer={
        <div className={styles.buttons}>
          {known === null ? null : (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Print Assessment
            </Button>
          )}
          <AnchorButton
            href={`/assessment?session=${sessionId ?? ''}`}
            target="_blank"
            rel="noopener"
            variant="secondary"
          >
            Open full view
            <span className="vh"> (opens in a new tab)</span>
            <ExternalLink aria-hidden="true" />
          </AnchorButton>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      {isPending ? (
        <div role="status" aria-busy="true" aria-label="Loading">
          <Skeleton shape="block" />
        </div>
      ) : known === null ? (
        <Callout tone="error" role="alert" title={isError ? MESSAGES.loadFailed : MESSAGES.notFound}>
          <p>If your pet is unwell now, do not wait for this page. Call a vet.</p>
          {isError ? (
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          ) : null}
        </Callout>
      ) : (
        <RecordBody report={known} mode={mode} />
      )}
    </Dialog>
  )
}

function RecordBody({ report, mode }: { report: Report; mode: RecordMode }) {
  const [tab, setTab] = useState<'assessment' | 'treatment'>('assessment')
  const name = report.pet.name.trim() || 'Your pet'
  const when = report.createdAt === null ? null : longDay(report.createdAt)
  const assessment = <AssessmentPanel report={report} />
  const treatment = <TreatmentPanel report={report} />
  return (
    <div className={styles.record}>
      <p className={styles.who}>{when === null ? name : `${name} · ${when}`}</p>
      {mode === 'both' ? (
        <Tabs
          label="Medical record"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { key: 'assessment', label: 'Assessment', panel: assessment },
            { key: 'treatment', label: 'Treatment Plan', panel: treatment },
          ]}
        />
      ) : mode === 'assessment' ? (
        assessment
      ) : (
        treatment
      )}
    </div>
  )
}

function AssessmentPanel({ report }: { report: Report }) {
  const { assessmentText, conditions, recommendations, plan, level } = report
  return (
    <div className={styles.panel}>
      <LevelBanner report={report} />
      {level === null ? (
        <Callout tone="error" title="We could not read how urgent this was.">
          If your pet is unwell now, call a vet.
        </Callout>
      ) : null}
      <Part title="Symptoms">
        <ul className={styles.symptoms}>
          {complaintIn(report).map((symptom) => (
            <li key={symptom}>
              <Badge>{symptom}</Badge>
            </li>
          ))}
        </ul>
      </Part>
      {assessmentText === '' ? null : <Part title="Assessment">{assessmentText}</Part>}
      {conditions.length === 0 ? null : (
        <Part title="Possible conditions">
          <ul className={cx(styles.list, paper.entries)}>
            {conditions.map(({ name, likelihood, description }) => (
              <li key={name}>
                <h3>{name}</h3>
                <LikelihoodBadge likelihood={likelihood} />
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {recommendations.length === 0 ? null : (
        <Part title="Recommended actions">
          <ul className={cx(styles.list, paper.entries)}>
            {recommendations.map(({ description, priority, actions }) => (
              <li key={description}>
                <PriorityBadge priority={PRIORITY_WORDS[priority]} />
                <h3>{description}</h3>
                <Bullets items={actions} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {plan.monitoringInstructions.length === 0 ? null : (
        <Part title="What to watch">
          <Bullets items={plan.monitoringInstructions} />
        </Part>
      )}
      {plan.worseningProtocol.length === 0 ? null : (
        <Part title="If it gets worse">
          <Bullets items={plan.worseningProtocol} />
        </Part>
      )}
    </div>
  )
}

/** A level that cannot be read has the mildest look here by rule, so the words beside it say that it is not known. */
function LevelBanner({ report }: { report: Report }) {
  const level = report.level ?? 'monitor_at_home'
  const { recordTitle } = CLASSES[level]
  return (
    <div className={cx(styles.banner, levelClass(level))} data-level={level}>
      <Sign level={level} size={44} onFill />
      <div>
        {report.level === null ? (
          <p className={styles.level}>Level not known</p>
        ) : (
          <LevelLine level={report.level} />
        )}
        <p className={styles.title}>{recordTitle}</p>
        {report.level === null ? null : <p className={styles.subtitle}>{recordSubtitleOf(report)}</p>}
      </div>
    </div>
  )
}

function TreatmentPanel({ report }: { report: Report }) {
  const treatment = treatmentOf(report)
  return (
    <div className={styles.panel}>
      {treatment === null ? (
        <p>No treatment plan was saved with this assessment.</p>
      ) : (
        <TreatmentParts treatment={treatment} />
      )}
    </div>
  )
}
