import type { DeletionRecord } from '#contract/deletion/account.ts'
import { deletedInWords } from '#contract/deletion/deletion-words.ts'
import type { Mail } from '#local/mail/mail.ts'
import { plainLetter } from '#local/mail/plain-letter.ts'
import type { ToldDeletion } from '#service/world/deps.ts'

const RELATIONSHIPS = {
  self: 'asks for their own account',
  agent: 'an authorized agent, asks for somebody else',
} as const

const toldOf = (label: string, value: string | null): readonly string[] =>
  value === null ? [] : [`${label}: ${value}`]

export const privacyMail = (request: ToldDeletion, publicHost: string): Mail =>
  plainLetter(
    // Nothing people wrote stands in a header.
    { to: `privacy@${publicHost}`, subject: `Deletion request ${request.reference}` },
    [
      `Account: ${request.accountEmail}`,
      `From: ${request.requesterName ?? 'no name given'} <${request.requesterEmail}>, ${RELATIONSHIPS[request.relationship]}`,
      ...toldOf('Phone', request.phone),
      `Due: ${request.dueAt.toISOString().slice(0, 10)}`,
      '',
      `To verify: ${request.verificationDetails}`,
      ...toldOf('Authorization', request.authorizationNote),
      ...toldOf('Notes', request.additionalNotes),
      '',
      'Nothing has been deleted yet. Verify the request first.',
    ],
  )

/** Goes out whether or not there is such an account, and repeats nothing that the person at the form wrote. */
export const ownershipMail = (request: ToldDeletion, publicHost: string): Mail =>
  plainLetter(
    {
      to: request.accountEmail,
      replyTo: `privacy@${publicHost}`,
      subject: `Did you ask us to delete your data? ${request.reference}`,
    },
    [
      'Somebody asked us to delete the Pawlight account of this email address, with all its data.',
      `The reference is ${request.reference}.`,
      '',
      'Nothing has been deleted. First we need to know that the request is real.',
      '',
      '- You asked, or somebody asked for you: answer this email with “Yes, delete it”.',
      '- You did not ask: answer with “No”. We will keep your data.',
      '- You have no Pawlight account: you can ignore this email.',
      '',
      'Deleted data cannot be brought back.',
      '',
      '-- ',
      `Pawlight, privacy@${publicHost}`,
    ],
  )

export const deletedMail = (address: string, record: DeletionRecord, publicHost: string): Mail =>
  plainLetter(
    {
      to: address,
      replyTo: `privacy@${publicHost}`,
      subject: `Your Pawlight account is deleted ${record.reference}`,
    },
    [
      'Your Pawlight account and what was in it are deleted, as you asked.',
      `The reference is ${record.reference}. Keep this email if you want to ask us about it later.`,
      '',
      `Deleted on: ${record.deletedAt.slice(0, 10)}`,
      `Gone from backups by: ${record.backupsPurgeAt.slice(0, 10)}`,
      '',
      'What was deleted:',
      ...deletedInWords(record.deleted).map((line) => `- ${line}`),
      '',
      'What is kept, and why:',
      ...record.kept.map(
        ({ what, why, until }) => `- ${what}: ${why} Gone by ${until.slice(0, 10)} at the latest.`,
      ),
      '',
      `You did not do this? Answer this email at once.`,
      '',
      '-- ',
      `Pawlight, privacy@${publicHost}`,
    ],
  )
