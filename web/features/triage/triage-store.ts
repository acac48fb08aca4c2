import { z } from 'zod'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { AssessResponse } from '#contract/assess.ts'
import type { IntakePet } from '#domain/triage/intake.ts'
import { log } from '#web/lib/log.ts'
import { SESSION, sessionStore } from '#web/lib/storage.ts'
import { onForgetTriage } from '#web/lib/triage-memory.ts'
import { withoutAt, type MediaFile } from './media.ts'
import { stillSeen } from './red-flag/red-flag.ts'
import { saveSession } from './saved-sessions.ts'
import { FLOW_STEPS, stepAfter, stepBefore, withCompleted, type FlowStep } from './steps.ts'
import { withUnlisted } from './symptoms/not-listed.ts'
import { emptyFlowData, FlowData, TriageSession } from './triage-session.ts'

const Kept = FlowData.extend({
  /** Whose run this is, so that the next person at this browser never continues it. */
  ownerId: z.string().nullable(),
  currentSessionId: z.uuid(),
  currentSession: TriageSession.nullable(),
  currentStep: z.enum(FLOW_STEPS),
  completedSteps: z.array(z.enum(FLOW_STEPS)),
  navigationSource: z.literal('pet-management').nullable(),
  currentQuestionId: z.string().nullable(),
  /** Alarming answers the owner was already told to go for. */
  seenFlags: z.array(z.string()).default([]),
})
type Kept = z.infer<typeof Kept>

export type TriageState = Kept & {
  readonly mediaFiles: readonly MediaFile[]
  readonly createSession: () => void
  /** A new session with the same data: what was said changed after the result. */
  readonly renewSession: () => void
  readonly claim: (ownerId: string | null) => void
  readonly goTo: (step: FlowStep) => void
  readonly next: () => void
  readonly previous: () => void
  readonly complete: (step: FlowStep) => void
  readonly setNavigationSource: (source: 'pet-management' | null) => void
  readonly choosePet: (pet: IntakePet) => void
  readonly toggleSymptom: (value: string) => void
  /** Notes a problem that is not among the symptoms. */
  readonly addUnlisted: (words: string) => void
  readonly setAnswers: (answers: FlowData['followUpAnswers']) => void
  readonly markSeen: (flags: readonly string[]) => void
  readonly setQuestionId: (id: string | null) => void
  readonly setNotes: (notes: string) => void
  readonly addMedia: (file: MediaFile) => void
  readonly removeMedia: (position: number) => void
  readonly finish: (sessionId: string, answer: AssessResponse) => void
  readonly forgetAssessment: () => void
  readonly loadSession: (session: TriageSession) => void
}

const fresh = (): Omit<Kept, 'ownerId'> & { mediaFiles: readonly MediaFile[] } => ({
  ...emptyFlowData(),
  currentSessionId: crypto.randomUUID(),
  currentSession: null,
  currentStep: 'pet-profile',
  completedSteps: [],
  navigationSource: null,
  currentQuestionId: null,
  seenFlags: [],
  mediaFiles: [],
})

const keptOf = (state: TriageState): Kept => ({
  ownerId: state.ownerId,
  selectedPetProfile: state.selectedPetProfile,
  selectedSymptoms: state.selectedSymptoms,
  followUpAnswers: state.followUpAnswers,
  additionalNotes: state.additionalNotes,
  currentSessionId: state.currentSessionId,
  currentSession: state.currentSession,
  currentStep: state.currentStep,
  completedSteps: state.completedSteps,
  navigationSource: state.navigationSource,
  currentQuestionId: state.currentQuestionId,
  seenFlags: state.seenFlags,
})

/** The current run as a session that can be kept. */
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

/** True while the result on hand still answers what the owner says now. */
export function isResultCurrent(state: TriageState): boolean {
  const said = (session: TriageSession): string =>
    JSON.stringify([session.pet, session.selectedSymptoms, session.followUpAnswers, session.additionalNotes])
  return state.currentSession !== null && said(state.currentSession) === said(sessionOf(state))
}

const startup = Promise.withResolvers<{ readonly error: unknown }>()
/** Resolves once the stored run was read; `error` says what was wrong with it, undefined when all was well. */
export const triageStoreReady = startup.promise

/** The working state of the flow: survives a reload of the tab, except for photos and videos. */
export const useTriage = create<TriageState>()(
  persist(
    (set, get) => ({
      ...fresh(),
      ownerId: null,
      createSession: () => set(fresh()),
      renewSession: () => set({ currentSessionId: crypto.randomUUID(), currentSession: null }),
      claim: (ownerId) => {
        const present = get().ownerId
        if (present === ownerId) return
        set(present === null ? { ownerId } : { ...fresh(), ownerId })
      },
      goTo: (step) => set({ currentStep: step }),
      next: () => set((state) => ({ currentStep: stepAfter(state.currentStep) })),
      previous: () => set((state) => ({ currentStep: stepBefore(state.currentStep) })),
      complete: (step) => set((state) => ({ completedSteps: withCompleted(state.completedSteps, step) })),
      setNavigationSource: (navigationSource) => set({ navigationSource }),
      choosePet: (selectedPetProfile) => set({ selectedPetProfile }),
      toggleSymptom: (value) =>
        set(({ selectedSymptoms: present }) => ({
          selectedSymptoms: present.includes(value)
            ? present.filter((one) => one !== value)
            : [...present, value],
        })),
      addUnlisted: (words) => set((state) => withUnlisted(state, words)),
      setAnswers: (followUpAnswers) =>
        set(({ seenFlags }) => ({ followUpAnswers, seenFlags: stillSeen(seenFlags, followUpAnswers) })),
      markSeen: (flags) => set(({ seenFlags }) => ({ seenFlags: [...new Set([...seenFlags, ...flags])] })),
      setQuestionId: (currentQuestionId) => set({ currentQuestionId }),
      setNotes: (additionalNotes) => set({ additionalNotes }),
      addMedia: (file) => set((state) => ({ mediaFiles: [...state.mediaFiles, file] })),
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
      partialize: keptOf,
      merge: (stored, current) => (stored === undefined ? current : { ...current, ...Kept.parse(stored) }),
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
