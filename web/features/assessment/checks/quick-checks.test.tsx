import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'
import { renderAt } from '#web/testing/render.tsx'
import { QuickChecksCard, QuickChecksPage } from './quick-checks.tsx'

type Option = CheckQuestion['options'][number]
const none: Option = { value: 'none', label: 'None of these' }
const notSure: Option = { value: 'not_sure', label: 'I am not sure' }

const reading: CheckQuestion = {
  id: 'reading.additionalNotes.0',
  kind: 'reading',
  text: 'You wrote: “his legs gave up on him”. Is this true for Max, now or earlier: cannot use the back legs?',
  quote: 'his legs gave up on him',
  options: [{ value: 'yes', label: 'Yes' }, { value: 'no', label: 'No, I meant something else' }, notSure],
  multiple: false,
}
const lastLook: CheckQuestion = {
  id: 'last_look',
  kind: 'last_look',
  text: 'We did not understand this part of your note: “like a clown”. Is any of this true for Max?',
  quote: 'like a clown',
  options: [
    { value: 'collapse', label: 'Collapsed' },
    { value: 'seizure', label: 'A seizure' },
    none,
    notSure,
  ],
  multiple: true,
}

const show = (questions: readonly CheckQuestion[]) => {
  const onAnswer = vi.fn()
  const { user } = renderAt(
    '/assessment',
    <QuickChecksPage questions={questions} petName="Max" onAnswer={onAnswer} />,
  )
  return { user, onAnswer }
}
const submit = () => screen.getByRole('button', { name: 'Show my answer' })

test('names how many there are, and one tap and the button answer one', async () => {
  const { user, onAnswer } = show([reading])
  expect(screen.getByRole('heading', { level: 1, name: 'One quick check' })).toBeTruthy()
  const group = screen.getByRole('group', { name: reading.text })
  expect(group).toBeTruthy()
  await user.click(submit())
  expect(onAnswer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('radio', { name: 'No, I meant something else' }))
  await user.click(submit())
  expect(onAnswer).toHaveBeenCalledWith({ 'reading.additionalNotes.0': 'no' })
})

test('where several may be so, "None of these" stands alone', async () => {
  const { user, onAnswer } = show([reading, lastLook])
  expect(screen.getByRole('heading', { level: 1, name: 'Two quick checks' })).toBeTruthy()
  for (const name of ['None of these', 'Collapsed', 'A seizure'])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'None of these' }).checked).toBe(false)
  await user.click(submit())
  expect(onAnswer).toHaveBeenLastCalledWith({ last_look: ['collapse', 'seizure'] })
  await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
  await user.click(submit())
  expect(onAnswer).toHaveBeenLastCalledWith({ last_look: ['none'] })
})

test('can be passed over; beside a result there is nothing to pass', async () => {
  const { user, onAnswer } = show([reading])
  await user.click(screen.getByRole('button', { name: 'Skip, stay on the safe side' }))
  expect(onAnswer).toHaveBeenCalledWith(null)
})

test('once passed over they wait beside the result under their name', async () => {
  const onAnswer = vi.fn()
  const { user } = renderAt(
    '/assessment',
    <QuickChecksCard questions={[reading]} onAnswer={onAnswer} isFolded />,
  )
  await user.click(screen.getByText('One quick check'))
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(submit())
  expect(onAnswer).toHaveBeenCalledWith({ 'reading.additionalNotes.0': 'yes' })
})

test('beside a result they stand in a part of their own', () => {
  renderAt('/assessment', <QuickChecksCard questions={[reading]} onAnswer={() => undefined} />)
  expect(screen.getByRole('region', { name: 'One quick check' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull()
})

const normal: CheckQuestion = {
  id: 'normal',
  kind: 'normal',
  text: 'Does it look like one of these? Choose one only if every word under it is true.',
  quote: null,
  options: [
    {
      value: 'normal.seasonal-shedding',
      label: 'Seasonal shedding',
      limits: ['The fur comes out evenly.', 'The skin looks healthy.'],
    },
    none,
    notSure,
  ],
  multiple: true,
}

test('says of something ordinary all that must be so', async () => {
  const { user, onAnswer } = show([normal])
  const entry = screen.getByRole('checkbox', { name: 'Seasonal shedding' })
  const described = entry.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(
    'The fur comes out evenly. The skin looks healthy.',
  )
  await user.click(entry)
  await user.click(submit())
  expect(onAnswer).toHaveBeenCalledWith({ normal: ['normal.seasonal-shedding'] })
})

test('where a yes would make it more urgent, passing over is not called the safe side', () => {
  show([{ ...reading, id: 'suspected.paralysis', kind: 'suspected' }])
  expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy()
})
