import { AccountDeletion, DeletionRecord } from '#contract/deletion/account.ts'
import { AssessResponse } from '#contract/assess/assess.ts'
import { AssessRequest } from '#contract/assess/assess-request.ts'
import { CancellationReceipt, CancellationRequest } from '#contract/plans/cancellation.ts'
import { PublicConfig } from '#contract/config.ts'
import { ContactMessage, ContactReceipt } from '#contract/contact/contact.ts'
import { DeletionReceipt, DeletionRequest } from '#contract/deletion/deletion.ts'
import { ErrorBody } from '#contract/error-body.ts'
import { JobStatus, StartedJob } from '#contract/assess/jobs.ts'
import { OtcSearchRequest, OtcSearchResponse } from '#contract/otc.ts'
import { mapPaths, mapSchemas } from './map.ts'
import { answer, failures, type Json, OF_A_BODY, REQUEST_ID, schemaOf, taking } from './parts.ts'

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body get the stored answer for 24 hours. Send a UUID v4.',
  schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[\\u0021-\\u007e]{8,200}$' },
}

const assess: Json = {
  operationId: 'assess',
  summary: 'Tell whether a pet needs an emergency hospital, a vet visit, or watching at home.',
  description: 'No authorization is needed. 10 requests a minute per address. Bodies up to 32 MiB.',
  security: [],
  ...taking('AssessRequest', IDEMPOTENCY_KEY),
  responses: {
    '200': answer('The assessment.', 'AssessResponse', {
      'Idempotency-Replayed': {
        description: 'true when this is a stored answer.',
        schema: { type: 'string' },
      },
    }),
    ...failures([...OF_A_BODY, '409', '422']),
  },
}

const startJob: Json = {
  operationId: 'startAssessment',
  summary: 'Start an assessment as a job of the service.',
  description:
    'Takes the same body as POST /v1/assess. The token of the answer opens the job; the same Idempotency-Key gives the same job.',
  security: [],
  ...taking('AssessRequest', IDEMPOTENCY_KEY),
  responses: {
    '202': answer('The job.', 'StartedJob', {
      Location: { description: 'Where the job is asked for.', schema: { type: 'string' } },
    }),
    ...failures([...OF_A_BODY, '422']),
  },
}

const jobStatus: Json = {
  operationId: 'assessmentJob',
  summary: 'The state of a job, for whoever holds its token.',
  description: 'A job is forgotten after an hour. 120 requests a minute per address.',
  security: [],
  parameters: [
    REQUEST_ID,
    { name: 'jobId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'X-Job-Token', in: 'header', required: true, schema: { type: 'string' } },
  ],
  responses: {
    '200': answer('The job.', 'JobStatus'),
    '404': answer('No such job, or another token (`job_not_found`).', 'Error'),
    ...failures(['405', '429', '500', '503']),
  },
}

const contact: Json = {
  operationId: 'contact',
  summary: 'Write to support.',
  description:
    'No authorization is needed. 5 messages in 15 minutes per address. Bodies up to 64 KiB. A filled member `website` marks a program: it is answered like a message and kept nowhere.',
  security: [],
  ...taking('ContactMessage'),
  responses: {
    '201': answer('The message has been received.', 'ContactReceipt'),
    ...failures(OF_A_BODY),
  },
}

const deletion: Json = {
  operationId: 'requestDeletion',
  summary: 'Ask for data to be deleted; it is deleted after the request has been verified.',
  description:
    'No authorization is needed, and the answer never tells whether the account exists. 5 requests in 15 minutes per address. Bodies up to 64 KiB.',
  security: [],
  ...taking('DeletionRequest'),
  responses: {
    '202': answer('The request is written down.', 'DeletionReceipt'),
    ...failures(OF_A_BODY),
  },
}

const deleteAccount: Json = {
  operationId: 'deleteAccount',
  summary: 'Delete the account the token is for, with all that belongs to it, at once and for good.',
  description:
    'The password is asked for once more. The answer is the record of the deletion: what was deleted, what is kept, why and until when. 10 requests in 15 minutes per address.',
  security: [{ session: [] }],
  ...taking('AccountDeletion'),
  responses: {
    '200': answer('The account is deleted.', 'DeletionRecord'),
    ...failures([...OF_A_BODY, '401']),
  },
}

const cancel: Json = {
  operationId: 'cancelSubscription',
  summary:
    'Ask for a membership to end; it ends with the billing cycle, after somebody has looked at the request.',
  description:
    'Without a token the request is verified by email first. 5 requests in 15 minutes per address. Bodies up to 64 KiB.',
  security: [{}, { session: [] }],
  ...taking('CancellationRequest'),
  responses: {
    '202': answer('The request is written down.', 'CancellationReceipt'),
    '401': answer('The token is over or not ours (`session_expired`).', 'Error'),
    ...failures(OF_A_BODY),
  },
}

const otcSearch: Json = {
  operationId: 'searchOtcProducts',
  summary: 'Over-the-counter products for a pet that stays at home.',
  description:
    'No authorization is needed. 30 requests a minute per address. Unknown prices and ratings are null.',
  security: [],
  ...taking('OtcSearchRequest'),
  responses: {
    '200': answer('Products, or the reason why there are none.', 'OtcSearchResponse'),
    ...failures(OF_A_BODY),
  },
}

const read = (
  operationId: string,
  summary: string,
  name: string,
  statuses: readonly string[] = [],
): Json => ({
  get: {
    operationId,
    summary,
    security: [],
    parameters: [REQUEST_ID],
    responses: { '200': answer('As asked.', name), ...failures(['405', '500', '503', ...statuses]) },
  },
})

const part = { type: 'string', enum: ['ok', 'down'] }

export const openapiDocument = (version: string, publicUrl: string): Json => ({
  openapi: '3.1.1',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: {
    title: 'Pawlight',
    version,
    description:
      'Triage for sick dogs and cats, with reasons. Not a diagnosis and not a substitute for a veterinarian.',
  },
  servers: [{ url: publicUrl === '' ? '/' : publicUrl }],
  paths: {
    '/v1/assess': { post: assess },
    '/api/assessments/start': { post: startJob },
    '/api/assessments/{jobId}': { get: jobStatus },
    '/v1/otc/search': { post: otcSearch },
    ...mapPaths,
    '/v1/contact': { post: contact },
    '/v1/privacy/delete': { post: deletion },
    '/v1/account/delete': { post: deleteAccount },
    '/v1/subscription/cancel': { post: cancel },
    '/v1/openapi.json': read('openapi', 'This document.', 'OpenApi'),
    '/config.json': read('config', 'What the web app is told at start.', 'PublicConfig'),
    '/healthz': read('health', 'Whether the engine decides and the database answers.', 'Health'),
    '/readyz': read('readiness', 'Whether requests can be served.', 'Health'),
  },
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: {
      AssessRequest: schemaOf(AssessRequest, 'input'),
      AssessResponse: schemaOf(AssessResponse, 'output'),
      StartedJob: schemaOf(StartedJob, 'output'),
      JobStatus: schemaOf(JobStatus, 'output'),
      DeletionRequest: schemaOf(DeletionRequest, 'input'),
      DeletionReceipt: schemaOf(DeletionReceipt, 'output'),
      AccountDeletion: schemaOf(AccountDeletion, 'input'),
      DeletionRecord: schemaOf(DeletionRecord, 'output'),
      ContactMessage: schemaOf(ContactMessage, 'input'),
      ContactReceipt: schemaOf(ContactReceipt, 'output'),
      CancellationRequest: schemaOf(CancellationRequest, 'input'),
      CancellationReceipt: schemaOf(CancellationReceipt, 'output'),
      OtcSearchRequest: schemaOf(OtcSearchRequest, 'input'),
      OtcSearchResponse: schemaOf(OtcSearchResponse, 'output'),
      ...mapSchemas,
      PublicConfig: schemaOf(PublicConfig, 'output'),
      Error: schemaOf(ErrorBody, 'output'),
      OpenApi: { type: 'object', required: ['openapi', 'info', 'paths'] },
      Health: {
        type: 'object',
        required: ['status', 'engine', 'store', 'version'],
        properties: { status: part, engine: part, store: part, version: { type: 'string' } },
      },
    },
  },
})
