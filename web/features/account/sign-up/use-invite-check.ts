import { useEffect, useState } from 'react'
import { INVITE_CODE, INVITE_CODE_DIGITS } from '#contract/fields/invite-code.ts'
import { verifyInvite, type InviteAnswer } from '#web/features/account/api/verify-invite.ts'
import { MESSAGES } from '#web/features/account/messages.ts'

export type InviteState = 'idle' | 'incomplete' | 'checking' | 'valid' | 'invalid' | 'error'
export type InviteCheck = { state: InviteState; hint: string }

type Verdict = { code: string; answer: InviteAnswer | 'exception' }

const TYPING_PAUSE_MS = 350
const FAILED: readonly Verdict['answer'][] = ['service_error', 'exception']

export const inviteDigits = (text: string): string => text.replace(/\D/g, '').slice(0, INVITE_CODE_DIGITS)

function read(code: string, verdict: Verdict | null): InviteCheck {
  const hints = MESSAGES.inviteHint
  if (code === '') return { state: 'idle', hint: hints.idle }
  if (!INVITE_CODE.test(code)) return { state: 'incomplete', hint: hints.incomplete }
  if (verdict?.code !== code) return { state: 'checking', hint: hints.checking }
  switch (verdict.answer) {
    case 'valid':
      return { state: 'valid', hint: hints.valid }
    case 'already_used':
    case 'expired':
    case 'not_found':
      return { state: 'invalid', hint: hints[verdict.answer] }
    case 'service_error':
      return { state: 'error', hint: MESSAGES.submitInvite.serviceError }
    case 'exception':
      return { state: 'error', hint: MESSAGES.submitInvite.exception }
  }
}

export function useInviteCheck(code: string, verify: typeof verifyInvite = verifyInvite): InviteCheck {
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  // A check that could not be made says nothing about the code: typed again, it is asked about again.
  const known = verdict?.code === code && !FAILED.includes(verdict.answer)

  useEffect(() => {
    if (!INVITE_CODE.test(code) || known) return undefined
    let current = true
    const timer = setTimeout(() => {
      setVerdict(null)
      verify(code).then(
        (answer) => current && setVerdict({ code, answer }),
        () => current && setVerdict({ code, answer: 'exception' }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [code, known, verify])

  return read(code, verdict)
}
