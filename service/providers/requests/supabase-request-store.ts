import { DUPLICATE, type RequestStore } from '#service/providers/requests/request-store.ts'
import type { ServiceClient } from '#service/providers/service-client.ts'

const outcomeOf = (error: { code: string; message: string } | null): 'added' | 'taken' => {
  if (error === null) return 'added'
  if (error.code === DUPLICATE) return 'taken'
  throw new Error(`request store: ${error.message}`)
}

export const createSupabaseRequestStore = (client: ServiceClient): RequestStore => ({
  async addCancellation(request) {
    const { error } = await client.from('cancellation_requests').insert({
      reference: request.reference,
      account_email: request.accountEmail,
      account_id: request.accountId,
      user_id: request.userId,
      plan: request.plan,
      reason: request.reason,
      details: request.details,
      phone: request.phone,
      requester_name: request.requesterName,
      request_id: request.requestId,
      created_at: request.now.toISOString(),
    })
    return outcomeOf(error)
  },

  async addDeletion(request) {
    const { error } = await client.from('deletion_requests').insert({
      reference: request.reference,
      requester_name: request.requesterName,
      requester_email: request.requesterEmail,
      account_email: request.accountEmail,
      relationship: request.relationship,
      phone: request.phone,
      verification_details: request.verificationDetails,
      authorization_note: request.authorizationNote,
      additional_notes: request.additionalNotes,
      due_at: request.dueAt.toISOString(),
      backups_purge_at: request.backupsPurgeAt.toISOString(),
      request_id: request.requestId,
      created_at: request.now.toISOString(),
    })
    return outcomeOf(error)
  },

  async addContactMessage({ id, name, email, clinicName, phone, subject, message, requestId, now }) {
    const { error } = await client.from('contact_messages').insert({
      id,
      name,
      email,
      clinic_name: clinicName,
      phone,
      subject,
      message,
      request_id: requestId,
      created_at: now.toISOString(),
    })
    if (error !== null) throw new Error(`request store: ${error.message}`)
  },
})
