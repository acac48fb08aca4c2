import type { Sql } from 'postgres'
import type { RequestStore } from '#service/providers/requests/request-store.ts'

export const createPostgresRequestStore = (sql: Sql): RequestStore => ({
  async addCancellation(request) {
    const rows = await sql`
      insert into public.cancellation_requests
        (reference, account_email, account_id, user_id, plan, reason, details, phone, requester_name, request_id, created_at)
      values (${request.reference}, ${request.accountEmail}, ${request.accountId}, ${request.userId}, ${request.plan},
        ${request.reason}, ${request.details}, ${request.phone}, ${request.requesterName}, ${request.requestId}, ${request.now})
      on conflict (reference) do nothing
      returning 1`
    return rows.length === 1 ? 'added' : 'taken'
  },

  async addDeletion(request) {
    const rows = await sql`
      insert into public.deletion_requests
        (reference, requester_name, requester_email, account_email, relationship, phone, verification_details,
         authorization_note, additional_notes, due_at, backups_purge_at, request_id, created_at)
      values (${request.reference}, ${request.requesterName}, ${request.requesterEmail}, ${request.accountEmail},
        ${request.relationship}, ${request.phone}, ${request.verificationDetails}, ${request.authorizationNote},
        ${request.additionalNotes}, ${request.dueAt}, ${request.backupsPurgeAt}, ${request.requestId}, ${request.now})
      on conflict (reference) do nothing
      returning 1`
    return rows.length === 1 ? 'added' : 'taken'
  },

  async addContactMessage({ id, name, email, clinicName, phone, subject, message, requestId, now }) {
    await sql`
      insert into public.contact_messages
        (id, name, email, clinic_name, phone, subject, message, request_id, created_at)
      values (${id}, ${name}, ${email}, ${clinicName}, ${phone}, ${subject}, ${message}, ${requestId}, ${now})`
  },
})
