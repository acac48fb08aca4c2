import { expect, test } from 'vitest'
import { supportMail } from '#local/mail/support-mail.ts'

test('support reads who wrote, about what, and the message as it was written', () => {
  const mail = supportMail(
    {
      name: 'Robin <b>',
      email: 'robin@pets.test',
      clinicName: 'Paws & Co',
      phone: null,
      subject: 'technical',
      message: 'It broke.\n<script>alert(1)</script>',
    },
    'pets.test',
  )
  expect(mail.to).toBe('support@pets.test')
  expect(mail.subject).toBe('Contact form: Technical problem')
  expect(mail.text).toBe(
    'From: Robin <b> <robin@pets.test>\nClinic: Paws & Co\n\nIt broke.\n<script>alert(1)</script>\n',
  )
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).toContain('Paws &amp; Co')
})
