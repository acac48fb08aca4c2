import { expect, test } from 'vitest'
import { deletedMail, ownershipMail, privacyMail } from '#local/mail/deletion-mails.ts'
import { createMailBreak } from '#local/mail/mail-break.ts'
import type { ToldDeletion } from '#service/world/deps.ts'

const request: ToldDeletion = {
  reference: 'DEL-7F3K9Q',
  requesterName: 'Alex <b>Agent</b>',
  requesterEmail: 'alex@law.test',
  accountEmail: 'robin@pets.test',
  relationship: 'agent',
  phone: null,
  verificationDetails: 'Rex',
  authorizationNote: 'Power of attorney',
  additionalNotes: null,
  dueAt: new Date('2026-03-31T12:00:00Z'),
}

test('privacy reads who asks, for whom, by what right and until when', () => {
  const mail = privacyMail(request, 'pets.test')
  expect(mail).toMatchObject({ to: 'privacy@pets.test', subject: 'Deletion request DEL-7F3K9Q' })
  expect(mail.text).toBe(
    [
      'Account: robin@pets.test',
      'From: Alex <b>Agent</b> <alex@law.test>, an authorized agent, asks for somebody else',
      'Due: 2026-03-31',
      '',
      'To verify: Rex',
      'Authorization: Power of attorney',
      '',
      'Nothing has been deleted yet. Verify the request first.',
      '',
    ].join('\n'),
  )
  expect(mail.html).not.toContain('<b>')
})

test('the account’s own address is asked, in none of the words of whoever filled the form in', () => {
  const mail = ownershipMail(request, 'pets.test')
  expect(mail).toMatchObject({ to: 'robin@pets.test', replyTo: 'privacy@pets.test' })
  expect(mail.subject).toContain('DEL-7F3K9Q')
  expect(mail.text).toContain('Nothing has been deleted.')
  expect(mail.text).toContain('You have no Pawlight account: you can ignore this email.')
  expect(mail.text + mail.subject).not.toMatch(/alex|agent|rex|attorney/i)
})

test('one address is asked once an hour at most, others are not held back by it', () => {
  let now = 0
  const mayAsk = createMailBreak(3_600_000, () => now)
  expect([mayAsk('a@x.test'), mayAsk('b@x.test'), mayAsk('a@x.test')]).toEqual([true, true, false])
  now = 3_599_999
  expect(mayAsk('a@x.test')).toBe(false)
  now = 3_600_000
  expect([mayAsk('a@x.test'), mayAsk('a@x.test')]).toEqual([true, false])
})

test('whoever deleted the account gets the proof of it, and nothing of the account', () => {
  const mail = deletedMail(
    'robin@pets.test',
    {
      reference: 'DEL-7F3K9Q',
      deletedAt: '2026-03-01T12:00:00+00:00',
      deleted: {
        accounts: 1,
        profiles: 1,
        pets: 2,
        assessments: 0,
        files: 0,
        signIns: 1,
        waitlistEntries: 0,
        inviteLinks: 1,
        messages: 0,
      },
      kept: [
        { kind: 'record', what: 'This record', why: 'It proves it.', until: '2029-03-01T12:00:00+00:00' },
      ],
      backupsPurgeAt: '2026-05-30T12:00:00+00:00',
    },
    'pets.test',
  )
  expect(mail).toMatchObject({
    to: 'robin@pets.test',
    replyTo: 'privacy@pets.test',
    subject: 'Your Pawlight account is deleted DEL-7F3K9Q',
  })
  expect(mail.text).toContain('Deleted on: 2026-03-01')
  expect(mail.text).toContain('Gone from backups by: 2026-05-30')
  expect(mail.text).toContain('- 2 pets')
  expect(mail.text).toContain('- This record: It proves it. Gone by 2029-03-01 at the latest.')
})
