import type { Mail } from '#local/mail/mail.ts'

/** A mail about an account, as the backend asks for it. */
export type AccountMailRequest = {
  readonly to: string
  readonly subject: string
  readonly text?: string | undefined
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Letter = {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly link: string
  readonly after: string
}

const page = ({ subject, lead, action, link, after }: Letter): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f4ef;color:#1d2b2a;font:16px/1.5 Verdana,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 16px;font-weight:bold">Pawlight</p>
<p style="margin:0 0 20px">${escapeHtml(lead)}</p>
<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#12504d;color:#ffffff;border-radius:8px;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 20px;font-size:14px">If the button does not work, open this address:<br><a href="${escapeHtml(link)}" style="color:#12504d;word-break:break-all">${escapeHtml(link)}</a></p>
<p style="margin:0;font-size:14px">${escapeHtml(after)}</p>
</div></body></html>
`

const toMail = (to: string, letter: Letter): Mail => ({
  to,
  subject: letter.subject,
  text: `${letter.lead}\n\n${letter.action}:\n${letter.link}\n\n${letter.after}\n\nPawlight\n`,
  html: page(letter),
})

const confirmation = (link: string): Letter => ({
  subject: 'Confirm your Pawlight account',
  lead: 'Welcome to Pawlight. Please confirm this e-mail address, then you can sign in.',
  action: 'Confirm my address',
  link,
  after: 'The link works once, for one hour. If you did not create an account, you can ignore this mail.',
})

const recovery = (link: string): Letter => ({
  subject: 'Choose a new Pawlight password',
  lead: 'You asked for a new password for your Pawlight account.',
  action: 'Choose a new password',
  link,
  after:
    'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
})

const alreadyThere = (publicUrl: string): Letter => ({
  subject: 'You already have a Pawlight account',
  lead: 'Somebody, probably you, tried to create an account with this e-mail address. It already has one.',
  action: 'Choose a new password',
  link: `${publicUrl}/forgot-password`,
  after:
    'If you remember your password, simply sign in. If it was not you, nothing has changed and you can ignore this mail.',
})

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/

/** The verify address of the mail, made to land on our own callback page whatever the backend wrote into it. */
const verifyLink = (text: string, publicUrl: string): { link: string; type: string } | null => {
  const found = LINK.exec(text)?.[0]
  if (found === undefined || !URL.canParse(found)) return null
  const { searchParams } = new URL(found)
  const token = searchParams.get('token')
  const type = searchParams.get('type')
  if (token === null || type === null) return null
  const query = new URLSearchParams({ token, type, redirect_to: `${publicUrl}/auth/callback` })
  return { link: `${publicUrl}/auth/v1/verify?${query.toString()}`, type }
}

/** The mail in our own words; null for kinds the app has no use for. */
export const accountMail = ({ to, subject, text }: AccountMailRequest, publicUrl: string): Mail | null => {
  if (subject === 'existing-account') return toMail(to, alreadyThere(publicUrl))
  const found = verifyLink(text ?? '', publicUrl)
  if (found?.type === 'signup') return toMail(to, confirmation(found.link))
  return found?.type === 'recovery' ? toMail(to, recovery(found.link)) : null
}
