import { createTransport } from 'nodemailer'
import type { Delivery } from '#local/mail/mail.ts'
import type { SmtpSettings } from '#local/settings/settings.ts'

/** Credentials only ever travel encrypted. */
export const smtpDelivery = (smtp: SmtpSettings, from: string): Delivery => {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const auth =
    smtp.user === null ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' }, requireTLS: true }
  const transport =
    smtp.url === null
      ? createTransport({
          host: smtp.host ?? 'localhost',
          port: smtp.port,
          secure: smtp.port === 465,
          ...auth,
          ...limits,
        })
      : createTransport(smtp.url)
  return async (mail) => void (await transport.sendMail({ from, ...mail }))
}
