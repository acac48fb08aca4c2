import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { Outbox } from '#local/mail/outbox.ts'
import { escapeHtml } from './escape-html.ts'

const SHOWN = 100

const STYLE = `:root{color-scheme:light dark}body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
li{margin:.5rem 0}dt{font-weight:bold}dd{margin:0 0 .5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<a href="${escapeHtml(part)}" rel="noreferrer">${escapeHtml(part)}</a>`,
    )
    .join('')

const page = (title: string, content: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
      },
    },
  )

const parse = async (raw: Buffer) => {
  const mail = await PostalMime.parse(raw)
  return {
    subject: mail.subject ?? '(no subject)',
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    date: mail.date ?? '',
    text: mail.text ?? '',
  }
}

const listPage = async (outbox: Outbox): Promise<Response> => {
  const names = (await outbox.list()).slice(0, SHOWN)
  const items = await Promise.all(
    names.map(async (name) => {
      const raw = await outbox.read(name)
      if (raw === null) return ''
      const { subject, to, date } = await parse(raw)
      return `<li><a href="/dev/mailbox/${name}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}, <time>${escapeHtml(date)}</time></li>`
    }),
  )
  const intro =
    '<p>Mails of this instance. No mail server is configured, so they are kept here and sent nowhere.</p>'
  return page(
    'Mailbox',
    names.length === 0 ? `${intro}<p>There is no mail yet.</p>` : `${intro}<ul>${items.join('')}</ul>`,
  )
}

const mailPage = async (outbox: Outbox, name: string): Promise<Response | null> => {
  const raw = await outbox.read(name)
  if (raw === null) return null
  const { subject, to, date, text } = await parse(raw)
  const facts = `<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Date</dt><dd>${escapeHtml(date)}</dd></dl>`
  return page(subject, `${facts}<pre>${linked(text)}</pre><p><a href="/dev/mailbox">All mails</a></p>`)
}

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)

/**
 * The pages under /dev/mailbox, for whoever sits at this machine and for nobody else: the connection must come from
 * here, and so must the name in the address bar, or a stranger's page could point its own name at this machine.
 */
export const answerMailbox = async (
  outbox: Outbox,
  request: Request,
  address: string,
): Promise<Response | null> => {
  const url = new URL(request.url)
  if (!isLoopbackAddress(address) || !isLoopbackHost(url.hostname)) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return Response.json(
      { error: { code: 'method_not_allowed', message: 'This address does not support that method.' } },
      { status: 405, headers: { allow: 'GET, HEAD' } },
    )
  }
  if (url.pathname === '/dev/mailbox') return listPage(outbox)
  const name = /^\/dev\/mailbox\/([0-9a-f-]{1,40})$/.exec(url.pathname)?.[1]
  return name === undefined ? null : mailPage(outbox, name)
}
