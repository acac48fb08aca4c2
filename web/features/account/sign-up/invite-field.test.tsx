import { act, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SignUpForm } from '#web/features/account/sign-up/sign-up-form.tsx'
import type { Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import { described, field, verdict, VERIFY, working } from '#web/testing/sign-up-form.ts'

describe('the invite code as it is typed', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const typeCode = (value: string) => fireEvent.change(field('Invite code'), { target: { value } })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test('keeps digits only and six at most [R-AUTH-016] [R-AUTH-017] [R-CONST-001]', async () => {
    await working()
    renderAt('/signup', <SignUpForm />)
    typeCode('12-34 ab5678')
    expect(field('Invite code')).toHaveProperty('value', '123456')
  })

  test('goes from empty over incomplete and checking to accepted [R-AUTH-019] [R-AUTH-020] [R-AUTH-021] [R-AUTH-022] [R-AUTH-026] [R-AUTH-027] [R-CONST-001]', async () => {
    const fake = await working()
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    expect(described('Invite code')).toBe('Enter the 6-digit invite code from your contact at Pawlight.')
    typeCode('10000')
    expect(described('Invite code')).toBe('Invite codes are six digits. Complete the code to continue.')
    typeCode('100001')
    expect(described('Invite code')).toBe('Checking invite code...')
    await wait(349)
    expect(fake.sentTo(VERIFY)).toEqual([])
    await wait(1)
    await wait(0)
    expect(fake.sentTo(VERIFY).map(({ body }) => body)).toEqual([{ p_code: '100001' }])
    expect(described('Invite code')).toBe('Invite code accepted! You are ready to create your account.')
  })

  test.each([
    ['already_used', 'That invite code has already been used. Reach out for a new one or join the waitlist.'],
    ['expired', 'That invite code has expired. Request a new code to continue.'],
    ['revoked', 'We could not find that invite code. Double-check the digits and try again.'],
    ['rate_limited', 'Unable to validate the code right now. Please try again.'],
  ])(
    'answers a code that is %s with "%s" [R-AUTH-023] [R-AUTH-024] [R-AUTH-025] [R-AUTH-038]',
    async (state, sentence) => {
      await working({ [VERIFY]: verdict(state) })
      vi.useFakeTimers()
      renderAt('/signup', <SignUpForm />)
      typeCode('999999')
      await wait(400)
      expect(described('Invite code')).toBe(sentence)
    },
  )

  test('reads a single object like a list of one [R-AUTH-031]', async () => {
    await working({ [VERIFY]: { body: { is_valid: true, state: 'valid' } } })
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    expect(described('Invite code')).toBe('Invite code accepted! You are ready to create your account.')
  })

  test('does not ask twice about the code it knows [R-AUTH-028]', async () => {
    const fake = await working()
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    typeCode('10000')
    typeCode('100001')
    await wait(1000)
    expect(fake.sentTo(VERIFY)).toHaveLength(1)
  })

  test('asks again about a code whose check failed, once it is typed again', async () => {
    const fake = await working({ [VERIFY]: { status: 503, body: { message: 'down' } } })
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(5000)
    expect(fake.sentTo(VERIFY)).toHaveLength(1)
    expect(described('Invite code')).toBe('Unable to validate the code right now. Please try again.')
    fake.on(VERIFY, verdict('valid'))
    typeCode('10000')
    typeCode('100001')
    await wait(400)
    expect(fake.sentTo(VERIFY)).toHaveLength(2)
    expect(described('Invite code')).toBe('Invite code accepted! You are ready to create your account.')
  })

  test('never shows the answer for an earlier code [R-AUTH-029]', async () => {
    const fake = await working()
    let answerFirst: (reply: Reply) => void = () => undefined
    fake.on(VERIFY, () => new Promise<Reply>((resolve) => (answerFirst = resolve)))
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    typeCode('10000')
    answerFirst(verdict('valid'))
    await wait(0)
    expect(described('Invite code')).toBe('Invite codes are six digits. Complete the code to continue.')
  })

  test('says when the question itself went wrong [R-AUTH-039]', async () => {
    vi.useFakeTimers()
    // No backend can be had at all.
    const { provideConfig } = await import('#web/lib/config.ts')
    const { testConfig } = await import('#web/testing/test-config.ts')
    provideConfig(testConfig({ supabase: null }))
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    expect(described('Invite code')).toBe('Something went wrong while validating the code. Please try again.')
  })
})
