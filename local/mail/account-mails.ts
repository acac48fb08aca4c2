import type { Mail } from '#local/mail/mail.ts'
import { escapeHtml } from './escape-html.ts'

export type AccountMailRequest = {
  readonly to: string
  readonly subject: string
  readonly text?: string | undefined
}

type Letter = {
  readonly subject: string
  readonly lead: string
  readonly action: string
  readonly link: string
  readonly after: string
}

const SLOGAN = 'A calm light when your pet is unwell.'

const whyYou = (publicUrl: string): string =>
  `You get this email because somebody used your address at ${new URL(publicUrl).host}.`

const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #07161b !important }
.card { background: #0d2128 !important; color: #f4f1ea !important }
.quiet { color: #c3d0d4 !important }
.button { background: #99cad9 !important; color: #03262f !important }
.link { color: #99cad9 !important }
}`

const page = ({ subject, lead, action, link, after }: Letter, publicUrl: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#fcfaf6">
<div class="card" style="max-width:520px;margin:0 auto;border-radius:16px;overflow:hidden;background:#ffffff;color:#03262f;font:16px/1.5 Verdana,Arial,sans-serif">
<p style="margin:0;padding:20px 28px;background:#03262f;color:#f4f1ea;font-size:20px;font-weight:bold"><span aria-hidden="true" style="color:#fec13e">&#9679;</span> Pawlight</p>
<div style="padding:28px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>
<p style="margin:0 0 24px">${escapeHtml(lead)}</p>
<p style="margin:0 0 24px"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#085262;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(action)}</a></p>
<p class="quiet" style="margin:0 0 16px;font-size:14px;color:#3b4f56">${escapeHtml(after)}</p>
<p class="quiet" style="margin:0;font-size:14px;color:#3b4f56">If the button does not work, open this address:<br><a class="link" href="${escapeHtml(link)}" style="color:#085262;word-break:break-all">${escapeHtml(link)}</a></p>
</div></div>
<p class="quiet" style="max-width:520px;margin:16px auto 0;padding:0 16px;font:13px/1.5 Verdana,Arial,sans-serif;color:#3b4f56">${SLOGAN} ${escapeHtml(whyYou(publicUrl))}</p>
</body></html>
`

const toMail = (to: string, letter: Letter, publicUrl: string): Mail => ({
  to,
  subject: letter.subject,
  text: `${letter.lead}\n\n${letter.action}:\n${letter.link}\n\n${letter.after}\n\n-- \nPawlight: ${SLOGAN}\n${whyYou(publicUrl)}\n`,
  html: page(letter, publicUrl),
})

const confirmation = (link: string): Letter => ({
  subject: 'Confirm your Pawlight account',
  lead: 'Welcome to Pawlight. Please confirm that this is your email address. Then you can tell us about your pet.',
  action: 'Confirm my address',
  link,
  after: 'The link works once, for one hour. If you did not create an account, you can ignore this email.',
})

const recovery = (link: string): Letter => ({
  subject: 'Choose a new Pawlight password',
  lead: 'You asked for a new password for your Pawlight account.',
  action: 'Choose a new password',
  link,
  after:
    'The link works once, for one hour. If you did not ask for it, ignore this email: your password stays as it is.',
})

const newAddress = (link: string): Letter => ({
  subject: 'Confirm your new email address',
  lead: 'You asked to use this address for your Pawlight account. Please confirm that it is yours.',
  action: 'Use this address',
  link,
  after:
    'The link works once, for one hour. Until then your old address stays. If you did not ask for it, ignore this email.',
})

const changeWanted = (publicUrl: string): Letter => ({
  subject: 'A new address for your Pawlight account',
  lead: 'Somebody, probably you, asked to use another email address for your Pawlight account. It changes once the new address is confirmed.',
  action: 'It was not me: choose a new password',
  link: `${publicUrl}/forgot-password`,
  after: 'If it was you, there is nothing to do here. Open the link in the email to your new address.',
})

const alreadyThere = (publicUrl: string): Letter => ({
  subject: 'You already have a Pawlight account',
  lead: 'Somebody, probably you, tried to create an account with this email address. It already has one, so you can log in.',
  action: 'Log in',
  link: `${publicUrl}/login`,
  after:
    'Choose "Forgot your password?" there if you do not remember it, or if you never confirmed your address. If it was not you, nothing has changed and you can ignore this email.',
})

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/

/** Lands on our own callback page whatever the backend wrote into the mail. */
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

const LETTERS: Readonly<Record<string, (link: string) => Letter>> = {
  signup: confirmation,
  recovery,
  email_change: newAddress,
}

/** null for kinds the app has no use for. */
export const accountMail = ({ to, subject, text }: AccountMailRequest, publicUrl: string): Mail | null => {
  if (subject === 'existing-account') return toMail(to, alreadyThere(publicUrl), publicUrl)
  if (subject === 'address-change') return toMail(to, changeWanted(publicUrl), publicUrl)
  const found = verifyLink(text ?? '', publicUrl)
  const letter = found === null ? undefined : LETTERS[found.type]
  return found === null || letter === undefined ? null : toMail(to, letter(found.link), publicUrl)
}
