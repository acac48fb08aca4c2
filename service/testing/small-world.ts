import { Writable } from 'node:stream'
import pino from 'pino'
import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import type { PublicConfig } from '#contract/config.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { createApp } from '#service/app.ts'
import type { Deps } from '#service/world/deps.ts'
import { createEmbeddedPlaces } from '#service/providers/places/embedded-places.ts'
import { catalogueProvider } from '#service/providers/products/catalogue-provider.ts'
import { createMemoryJobStore } from '#service/testing/memory-job-store.ts'
import { createMemoryRequestStore } from '#service/testing/memory-request-store.ts'
import { createMemoryStore } from '#service/testing/memory-store.ts'

export const aConfig: PublicConfig = {
  publicUrl: 'http://localhost:3000',
  publicHost: 'pawlight.example',
  supabase: { url: 'http://localhost:3000', publishableKey: 'public-key' },
  assessmentBaseUrl: '',
  mapBaseUrl: '',
  apiBaseUrl: '',
  tagEndpoint: '',
  betaRoutes: [],
  debugPage: true,
  devMailbox: true,
}

export const fakeEngine = (intake: Intake): EngineAnswer => ({
  assessment: {
    severity: 'normal_vet',
    confidence: 0.8,
    explanation: `Signs: ${intake.selectedSymptoms.join(', ')}.`,
    differentialDiagnoses: [],
    recommendations: [],
    modelUsed: 'pawlight-rules-1',
    ragSources: [{ id: 'kb-1', title: 'A source' }],
    otc: { items: [], reasonWhenEmpty: null },
  },
  summary: {
    severity: 'normal_vet',
    triageLevel: 'normal_vet',
    triageRationale: 'Because.',
    confidence: 0.8,
    plan: {
      otcMedications: [],
      homeCareMeasures: [],
      dietaryRecommendations: [],
      monitoringInstructions: [],
      worseningProtocol: [],
      preArrivalTips: [],
    },
    clinicalNotes: { symptomSummary: '', veterinaryAssessment: '', possibleConditions: [] },
    otc: { items: [], reasonWhenEmpty: null },
    petInfo: {
      name: intake.pet.name,
      species: intake.pet.species,
      breed: intake.pet.breed,
      age: null,
      ageUnit: null,
      weight: intake.pet.weight,
      gender: intake.pet.gender,
      isNeutered: intake.pet.isNeutered,
    },
    treatment: {
      medications: [],
      homeCare: [],
      dietaryRecommendations: [],
      followUpSchedule: {
        nextCheckIn: 'tomorrow',
        monitoringFrequency: 'hourly',
        veterinaryVisit: { recommended: true, timeframe: '24 hours', reason: 'signs' },
      },
      warningSignsToWatch: [],
      generalNotes: '',
    },
    trace: {
      rules: [],
      patterns: [],
      doses: [],
      unknown: [],
      whatWouldChange: [],
      readFromNotes: [],
      things: [],
      asked: [],
    },
    questions: [],
  },
})

export const aBody = (changes: Record<string, unknown> = {}): Record<string, unknown> => {
  const body: AssessRequestBody = { pet: { name: 'Rex', species: 'dog' }, selectedSymptoms: ['vomiting'] }
  return { ...body, ...changes }
}

const noDeletions: Deps['deletions'] = {
  carryOut: () => Promise.resolve({ outcome: 'unknown' }),
  deleteOwn: () => Promise.resolve({ outcome: 'unknown' }),
  resume: () => Promise.resolve([]),
}

const embeddedPlaces = createEmbeddedPlaces()

/** Believes the tokens of these people, and knows "old" as one that is over. */
export const believing =
  (holders: Readonly<Record<string, { readonly id: string; readonly email: string }>>): Deps['accounts'] =>
  (token) =>
    Promise.resolve(holders[token] ?? (token === 'old' ? 'expired' : 'refused'))

type Headers = Readonly<Record<string, string>>

export const aService = (changes: Partial<Deps> = {}) => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const seen: Intake[] = []
  const time = { now: new Date('2026-03-01T12:00:00Z') }
  const requests = createMemoryRequestStore()
  const deps: Deps = {
    config: aConfig,
    engine: (intake) => {
      seen.push(intake)
      return fakeEngine(intake)
    },
    store: createMemoryStore(),
    jobs: createMemoryJobStore(),
    requests,
    accounts: () => Promise.resolve('refused'),
    checkPassword: () => Promise.resolve('wrong'),
    deletions: noDeletions,
    products: [catalogueProvider],
    places: embeddedPlaces,
    clock: () => time.now,
    log: pino({ level: 'debug' }, sink),
    rateLimitFactor: 0,
    allowedOrigins: [],
    trustProxy: false,
    storageHost: null,
    webDir: null,
    version: '0.0.0-test',
    ...changes,
  }
  const app = createApp(deps)
  const sendTo = async (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Headers) =>
    app.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Headers = {}) =>
    sendTo('/v1/assess', body, headers)
  const post = (path: string, body: unknown, headers: Headers = {}) =>
    sendTo(path, JSON.stringify(body), headers)
  const assess = (body: unknown = aBody(), headers: Headers = {}) => post('/v1/assess', body, headers)
  return { app, deps, lines, seen, time, requests, send, post, assess }
}
