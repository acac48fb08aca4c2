import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import type { Delivery } from '#local/mail/mail.ts'
import type { SmtpSettings } from '#local/settings/settings.ts'

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Credentials only ever travel encrypted: where the server offers no TLS, nothing is sent and the delivery fails. */
export const smtpDelivery = (smtp: SmtpSettings, from: string): Delivery => {
  const transport = createTransport({ ...serverOf(smtp), ...LIMITS })
  return async (mail) => void (await transport.sendMail({ from, ...mail }))
}

function serverOf({ url, host, port, user, password }: SmtpSettings): SMTPTransport.Options {
  if (url !== null) return { url, requireTLS: new URL(url).username !== '' }
  return {
    host: host ?? 'localhost',
    port,
    secure: port === 465,
    ...(user !== null && { auth: { user, pass: password ?? '' }, requireTLS: true }),
  }
}
