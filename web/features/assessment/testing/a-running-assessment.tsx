import type { ComponentProps } from 'react'
import { petKeyOf } from '#domain/engine/flow/told-for.ts'
import { RunningAssessment } from '../waiting/running-assessment.tsx'
import { aRequest } from './an-answer.ts'

export const SESSION = '5b2e2c55-5d66-4c4c-9d0c-1c1a5f1f6d11'
const TOLD_FOR = { pet: petKeyOf(aRequest().pet), caseId: SESSION }

/** The assessment of a visitor about whom nothing is known yet; `told` is what a test says otherwise. */
export const aRunningAssessment = (told: Partial<ComponentProps<typeof RunningAssessment>> = {}) => (
  <RunningAssessment
    sessionId={SESSION}
    owner={null}
    said={aRequest()}
    toldFor={TOLD_FOR}
    known={null}
    knownSince={null}
    prepare={() => Promise.resolve(aRequest())}
    onAnswer={() => undefined}
    onForget={() => undefined}
    onStartNew={() => undefined}
    checksArePassed={false}
    onChecks={() => undefined}
    {...told}
  />
)
