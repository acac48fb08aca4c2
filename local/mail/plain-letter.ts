import type { Mail } from '#local/mail/mail.ts'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const plainLetter = (head: Omit<Mail, 'text' | 'html'>, lines: readonly string[]): Mail => {
  const text = `${lines.join('\n')}\n`
  return {
    ...head,
    text,
    html: `<!doctype html>\n<html lang="en"><body><pre style="white-space:pre-wrap;font:16px/1.5 Verdana,Arial,sans-serif">${escapeHtml(text)}</pre></body></html>\n`,
  }
}
