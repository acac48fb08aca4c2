import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AssessResponse } from '#contract/assess/assess.ts'
import { hasComplaint } from '#domain/engine/flow/has-complaint.ts'
import { dropRun } from '#web/features/assessment/run/run-assessment.ts'
import { runOf } from '#web/features/assessment/run/run-store.ts'
import { askedIn, asksTheSame, type Owner } from '#web/features/assessment/run/run.ts'
import { RunningAssessment } from '#web/features/assessment/waiting/running-assessment.tsx'
import { encodeMedia } from '#web/features/triage/media/encode-media.ts'
import { useResume } from '#web/features/assessment/run/use-resume.ts'
import { GoNowRail } from '#web/features/triage/go-now-rail.tsx'
import { StepMissing } from '#web/features/triage/step-missing.tsx'
import { answerOf, saidIn, type Checks } from '#web/features/triage/case/triage-session.ts'
import { checksOf, isOfOnePet, isResultCurrent, useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { later, usePartsAhead } from '#web/lib/later/later.tsx'
import { resetApp } from '#web/lib/session/reset-app.ts'
import { useSession } from '#web/lib/session/session.ts'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { Skeleton } from '#web/ui/signs/skeleton.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { LaterFinder } from './result/later-finder.ts'
import { PARTS_OF_RESULT } from './result/of-result.ts'

const LaterSavedResult = later(async () => (await import('./result/saved-result.tsx')).SavedResult)

const finder = (level: 'er_urgent' | 'normal_vet') => (
  <LaterFinder
    meanwhile={<Skeleton shape="block" />}
    renderMissing={(askAgain) => <PartMissing what="The list of vets" onAskAgain={askAgain} />}
  >
    {(FinderOfResult) => <FinderOfResult isEmergency={level === 'er_urgent'} />}
  </LaterFinder>
)

export default function AssessmentPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const savedId = query.get('session')
  useFlowStep('assessment', savedId !== null)

  const startNew = useCallback((): void => {
    dropRun(useTriage.getState().currentSessionId)
    // Forgets the run, which begins a new session.
    resetApp()
    void navigate('/')
  }, [navigate])

  const user = useSession((state) => state.user)
  const owner = useMemo(() => (user === null ? null : { id: user.id, email: user.email ?? null }), [user])

  useResume(owner)
  usePartsAhead(PARTS_OF_RESULT)

  return savedId === null ? (
    <Current owner={owner} onStartNew={startNew} />
  ) : (
    <LaterSavedResult
      meanwhile={<Beacon>Loading...</Beacon>}
      renderMissing={(askAgain) => <PartMissing what="The result" onAskAgain={askAgain} />}
    >
      {(SavedResult) => (
        <SavedResult id={savedId} userId={owner?.id ?? null} onStartNew={startNew} finder={finder} />
      )}
    </LaterSavedResult>
  )
}

function Current({ owner, onStartNew }: { owner: Owner | null; onStartNew: () => void }) {
  const pet = useTriage((state) => state.selectedPetProfile)
  const symptoms = useTriage((state) => state.selectedSymptoms)
  const answers = useTriage((state) => state.followUpAnswers)
  const notes = useTriage((state) => state.additionalNotes)
  const toldFor = useTriage((state) => state.toldFor)
  const isOnePet = useTriage(isOfOnePet)
  const sessionId = useTriage((state) => state.currentSessionId)
  const session = useTriage((state) => state.currentSession)
  const isCurrent = useTriage(isResultCurrent)
  const forgetAssessment = useTriage((state) => state.forgetAssessment)

  const checks = useTriage(checksOf)
  const said = useMemo(
    () =>
      saidIn(
        {
          selectedPetProfile: pet,
          selectedSymptoms: symptoms,
          followUpAnswers: answers,
          additionalNotes: notes,
        },
        checks ?? {},
      ),
    [pet, symptoms, answers, notes, checks],
  )
  // Answers changed after a result, or during a run, make a new assessment; the old one goes to the history.
  const asked = askedIn(runOf(sessionId))
  const isStale =
    (session !== null && !isCurrent) || (asked !== undefined && said !== null && !asksTheSame(asked, said))
  useEffect(() => {
    if (isStale) useTriage.getState().renewSession()
  }, [isStale])

  const prepare = useCallback(async () => {
    if (said === null) throw new Error('no pet')
    return { ...said, media: await encodeMedia(useTriage.getState().mediaFiles) }
  }, [said])
  const keep = useCallback(
    (answer: AssessResponse): void => {
      useTriage.getState().finish(sessionId, answer)
      useTriage.getState().complete('assessment')
    },
    [sessionId],
  )
  const media = useTriage((state) => state.mediaFiles)
  const photos = useMemo(() => media.map(({ file }) => file), [media])
  const known = useMemo(() => answerOf(session), [session])
  const knownSince = useMemo(() => (session === null ? null : new Date(session.updatedAt)), [session])

  const answerChecks = useCallback(
    (given: Checks['answers'] | null): void => {
      useTriage.getState().answerChecks(given)
      if (given === null) return
      dropRun(sessionId)
      forgetAssessment()
    },
    [sessionId, forgetAssessment],
  )

  if (!hasComplaint({ selectedSymptoms: symptoms, followUpAnswers: answers, additionalNotes: notes }))
    return <StepMissing what="symptoms" />
  if (said === null) return <StepMissing what="pet" />
  if (!isOnePet) return <StepMissing what="onePet" />
  if (isStale) return null
  return (
    <RunningAssessment
      key={sessionId}
      sessionId={sessionId}
      owner={owner}
      said={said}
      toldFor={toldFor}
      known={known}
      knownSince={knownSince}
      prepare={prepare}
      onAnswer={keep}
      onForget={forgetAssessment}
      onStartNew={onStartNew}
      rail={<GoNowRail />}
      checksArePassed={checks?.isSkipped === true}
      onChecks={answerChecks}
      photos={photos}
      finder={finder}
    />
  )
}
