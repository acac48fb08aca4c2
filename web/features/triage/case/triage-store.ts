import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { AssessResponse } from '#contract/assess/assess.ts'
import type { IntakePet } from '#domain/logic/intake.ts'
import { isSamePet, isToldFor, petKeyOf } from '#domain/engine/flow/told-for.ts'
import { log } from '#web/lib/log.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { onForgetTriage } from '#web/lib/storage/triage-memory.ts'
import { withoutAt, type MediaFile } from './media.ts'
import { stillSeen } from '../red-flag/still-seen.ts'
import { saveSession } from './saved-sessions.ts'
import { stepAfter, stepBefore, withCompleted, type FlowStep } from './steps.ts'
import { withWords } from './not-listed.ts'
import { answerOf, toldIn, type Checks, type FlowData, type TriageSession } from './triage-session.ts'
import { caseFor, fresh, keptOf, readKept, type Kept, type Working } from './working-case.ts'

export type TriageState = Working & {
  readonly createSession: () => void
  /** A new session with the same data: what was said changed after the result. */
  readonly renewSession: () => void
  readonly claim: (ownerId: string | null) => void
  readonly goTo: (step: FlowStep) => void
  readonly next: () => void
  readonly previous: () => void
  readonly complete: (step: FlowStep) => void
  readonly setNavigationSource: (source: 'pet-management' | null) => void
  /** Nothing of another case is in the case it begins. */
  readonly choosePet: (pet: IntakePet) => void
  readonly toggleSymptom: (value: string) => void
  readonly addNote: (words: string) => void
  readonly setAnswers: (answers: FlowData['followUpAnswers']) => void
  readonly markSeen: (flags: readonly string[]) => void
  readonly setQuestionId: (id: string | null) => void
  readonly setNotes: (notes: string) => void
  /** A file chosen for a case that has given way to another is left out. */
  readonly addMedia: (file: MediaFile, caseId: string) => void
  readonly removeMedia: (position: number) => void
  readonly finish: (sessionId: string, answer: AssessResponse) => void
  readonly forgetAssessment: () => void
  /** Null: they were passed over. */
  readonly answerChecks: (answers: Checks['answers'] | null) => void
  readonly loadSession: (session: TriageSession) => void
}

export function sessionOf(state: TriageState, now = new Date()): TriageSession {
  return {
    id: state.currentSessionId,
    pet: state.selectedPetProfile,
    petProfileId: state.selectedPetProfile?.id ?? null,
    selectedSymptoms: state.selectedSymptoms,
    followUpAnswers: state.followUpAnswers,
    additionalNotes: state.additionalNotes,
    assessment: state.currentSession?.assessment ?? null,
    details: state.currentSession?.details ?? null,
    createdAt: state.currentSession?.createdAt ?? now.toISOString(),
    updatedAt: now.toISOString(),
  }
}

export function isResultCurrent(state: TriageState): boolean {
  const said = (session: TriageSession): string =>
    JSON.stringify([session.pet, session.selectedSymptoms, session.followUpAnswers, session.additionalNotes])
  return state.currentSession !== null && said(state.currentSession) === said(sessionOf(state))
}

export const checksOf = (state: TriageState): Checks | null =>
  state.checks !== null && state.checks.said === toldIn(state) ? state.checks : null

/** True when everything told was told for the pet and the case on hand; nothing else may be judged. */
export const isOfOnePet = ({ toldFor, selectedPetProfile: pet, currentSessionId }: TriageState): boolean =>
  pet !== null && isToldFor(toldFor, pet, currentSessionId)

export function isUnfinished(state: TriageState): boolean {
  const { selectedSymptoms, followUpAnswers, additionalNotes, mediaFiles } = state
  const isAnythingTold =
    selectedSymptoms.length > 0 ||
    Object.keys(followUpAnswers).length > 0 ||
    additionalNotes.trim() !== '' ||
    mediaFiles.length > 0
  return isAnythingTold && !isFinished(state)
}

export const isFinished = (state: TriageState): boolean =>
  answerOf(state.currentSession) !== null && isResultCurrent(state)

export const canGoOnWith = (pet: IntakePet, state: TriageState): boolean =>
  isUnfinished(state) &&
  isOfOnePet(state) &&
  state.selectedPetProfile !== null &&
  isSamePet(state.selectedPetProfile, pet)

const startup = Promise.withResolvers<{ readonly error: unknown }>()
/** Resolves once the stored run was read; `error` says what was wrong with it, undefined when all was well. */
export const triageStoreReady = startup.promise

/** Survives a reload of the tab, except for photos and videos. */
export const useTriage = create<TriageState>()(
  persist(
    (set, get) => ({
      ...fresh(),
      ownerId: null,
      createSession: () => set(fresh()),
      renewSession: () =>
        set(({ toldFor, currentSessionId }) => {
          const caseId = crypto.randomUUID()
          const isOfThisCase = toldFor.caseId === currentSessionId
          return {
            currentSessionId: caseId,
            currentSession: null,
            toldFor: isOfThisCase ? { ...toldFor, caseId } : toldFor,
          }
        }),
      claim: (ownerId) => {
        const present = get().ownerId
        if (present === ownerId) return
        set(present === null ? { ownerId } : { ...fresh(), ownerId })
      },
      goTo: (step) =>
        set(({ lastStep }) => ({
          currentStep: step,
          lastStep: step === 'pet-profile' || step === 'treatment' ? lastStep : step,
        })),
      next: () => set((state) => ({ currentStep: stepAfter(state.currentStep) })),
      previous: () => set((state) => ({ currentStep: stepBefore(state.currentStep) })),
      complete: (step) => set((state) => ({ completedSteps: withCompleted(state.completedSteps, step) })),
      setNavigationSource: (navigationSource) => set({ navigationSource }),
      choosePet: (pet) => set((state) => caseFor(pet, state)),
      toggleSymptom: (value) =>
        set(({ selectedSymptoms: present }) => ({
          selectedSymptoms: present.includes(value)
            ? present.filter((one) => one !== value)
            : [...present, value],
        })),
      addNote: (words) => set(({ additionalNotes: notes }) => ({ additionalNotes: withWords(notes, words) })),
      setAnswers: (followUpAnswers) =>
        set(({ seenFlags }) => ({ followUpAnswers, seenFlags: stillSeen(seenFlags, followUpAnswers) })),
      markSeen: (flags) => set(({ seenFlags }) => ({ seenFlags: [...new Set([...seenFlags, ...flags])] })),
      setQuestionId: (currentQuestionId) => {
        // Told with every answer, and every change is written down.
        if (currentQuestionId !== get().currentQuestionId) set({ currentQuestionId })
      },
      setNotes: (additionalNotes) => set({ additionalNotes }),
      addMedia: (file, caseId) =>
        set((state) =>
          caseId === state.currentSessionId ? { mediaFiles: [...state.mediaFiles, file] } : state,
        ),
      removeMedia: (position) => set((state) => ({ mediaFiles: withoutAt(state.mediaFiles, position) })),
      finish: (sessionId, { assessment, ...details }) => {
        if (sessionId !== get().currentSessionId) return
        const session = { ...sessionOf(get()), assessment, details }
        set({ currentSession: session })
        saveSession(session)
      },
      forgetAssessment: () =>
        set(({ currentSession }) => ({
          currentSession: currentSession && { ...currentSession, assessment: null, details: null },
        })),
      answerChecks: (answers) =>
        set((state) => ({
          checks: {
            said: toldIn(state),
            answers: answers ?? {},
            // They belong to the questions: without an answer to one of them there is nothing to send back.
            suggestions: answers === null ? undefined : state.currentSession?.details?.summary.suggestions,
            isSkipped: answers === null,
          },
        })),
      loadSession: (session) =>
        set({
          currentSessionId: session.id,
          currentSession: session,
          selectedPetProfile: session.pet,
          selectedSymptoms: session.selectedSymptoms,
          followUpAnswers: session.followUpAnswers,
          additionalNotes: session.additionalNotes,
          seenFlags: [],
          mediaFiles: [],
          toldFor: { pet: session.pet === null ? null : petKeyOf(session.pet), caseId: session.id },
          begunAt: session.createdAt,
          lastStep: null,
          checks: null,
        }),
    }),
    {
      name: SESSION.triage,
      version: 1,
      storage: createJSONStorage<Kept>(() => ({
        getItem: (key) => sessionStore.read(key),
        setItem: (key, value) => sessionStore.write(key, value),
        removeItem: (key) => sessionStore.remove(key),
      })),
      partialize: (state) => keptOf(state),
      merge: (stored, current) => (stored === undefined ? current : { ...current, ...readKept(stored) }),
      onRehydrateStorage: () => (_state, error) => {
        if (error !== undefined) {
          log.warn('triage.rehydration-failed', error)
          sessionStore.remove(SESSION.triage)
        }
        startup.resolve({ error })
      },
    },
  ),
)

onForgetTriage(() => useTriage.setState({ ...fresh(), ownerId: null }))

// Where storage is forbidden nothing is read, and nothing is to be waited for.
startup.resolve({ error: undefined })
