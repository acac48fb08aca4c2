import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useForm, useValues } from './use-form.ts'

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly field?: 'name' }

/** A form with two texts that both must be given, and whose sending ends when it is told how. */
function open(sentFor?: number) {
  const answers: ((outcome: Outcome) => void)[] = []
  const onSent = vi.fn<() => void>()
  const { result } = renderHook(() => {
    const [values, write] = useValues({ name: '', again: '' })
    return useForm({
      values,
      write,
      check: ({ name, again }) => ({
        ...(name === '' ? { name: 'Name it.' } : {}),
        ...(name === again ? {} : { again: 'Not the same.' }),
      }),
      send: () => new Promise<Outcome>((resolve) => answers.push(resolve)),
      onSent,
      ...(sentFor === undefined ? {} : { sentFor }),
    })
  })
  const type = (name: 'name' | 'again', value: string) =>
    act(() => result.current.field(name, 'again').onChange({ target: { value } }))
  return {
    form: () => result.current,
    type,
    submit: () => act(() => result.current.submit()),
    answer: (outcome: Outcome) => act(async () => answers.at(-1)?.(outcome)),
    sendings: () => answers.length,
    onSent,
  }
}

afterEach(() => void vi.useRealTimers())

test('what is wrong is said at its field until that field is changed', () => {
  const { form, submit, type, sendings } = open()
  type('again', 'x')
  submit()
  expect(form().faults).toEqual({ name: 'Name it.', again: 'Not the same.' })
  expect([form().refusals, sendings()]).toEqual([1, 0])
  type('again', 'y')
  expect(form().faults).toEqual({ name: 'Name it.' })
})

test('a fault ends with the field it depends on', () => {
  const { form, submit, type } = open()
  type('name', 'a')
  submit()
  expect(form().field('again').error).toBe('Not the same.')
  type('name', 'ab')
  expect(form().faults).toEqual({})
})

test('a form is sent once at a time, and may be sent again after a refusal', async () => {
  const { form, submit, answer, sendings, onSent } = open()

  act(() => form().change({ name: 'a', again: 'a' }))
  submit()
  submit()
  expect([form().state, sendings()]).toEqual(['sending', 1])
  await answer({ ok: false, message: 'Taken.', field: 'name' })
  expect([form().state, form().faults, form().refusals]).toEqual(['open', { name: 'Taken.' }, 1])
  submit()
  expect(form().faults).toEqual({})
  await answer({ ok: false, message: 'No network.' })
  expect([form().failure, form().refusals]).toEqual(['No network.', 1])
  submit()
  await answer({ ok: true })
  expect([form().state, sendings(), onSent.mock.calls.length]).toEqual(['sent', 3, 1])
})

test('a form that was sent is open again after its time, or when asked to', async () => {
  vi.useFakeTimers()
  const timed = open(3_000)
  act(() => timed.form().change({ name: 'a', again: 'a' }))
  timed.submit()
  await timed.answer({ ok: true })
  act(() => void vi.advanceTimersByTime(2_999))
  expect(timed.form().state).toBe('sent')
  act(() => void vi.advanceTimersByTime(1))
  expect(timed.form().state).toBe('open')

  const lasting = open()
  act(() => lasting.form().change({ name: 'a', again: 'a' }))
  lasting.submit()
  await lasting.answer({ ok: true })
  act(() => void vi.advanceTimersByTime(60_000))
  expect(lasting.form().state).toBe('sent')
  act(() => lasting.form().reopen())
  expect(lasting.form().state).toBe('open')
})
