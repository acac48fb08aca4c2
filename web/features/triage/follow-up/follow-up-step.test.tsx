import { useState } from 'react'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { FlowPet } from '#domain/triage/flow.ts'
import { renderAt, type Rendered } from '#web/testing/render.tsx'
import { answered, faultOf, withQuickAnswer } from './answering.ts'
import { FollowUpStep } from './follow-up-step.tsx'

const DOG: FlowPet = { species: 'dog', sex: 'male', isNeutered: true, ageMonths: 60 }

type Start = {
  symptoms?: string[]
  answers?: Record<string, string | string[]>
  questionId?: string
  pet?: FlowPet
}

function open(
  start: Start = {},
): Rendered & { onContinue: () => void; onBack: () => void; last: () => unknown } {
  const onContinue = vi.fn<() => void>()
  const onBack = vi.fn<() => void>()
  const given = { last: {} as Record<string, string | string[]> }
  function Page() {
    const [answers, setAnswers] = useState(start.answers ?? {})
    const [questionId, setQuestionId] = useState<string | null>(start.questionId ?? null)
    return (
      <FollowUpStep
        pet={start.pet ?? DOG}
        petName="Rex"
        symptoms={start.symptoms ?? ['limping']}
        answers={answers}
        questionId={questionId}
        onQuestion={setQuestionId}
        onAnswers={(next) => {
          given.last = next
          setAnswers(next)
        }}
        onBack={onBack}
        onContinue={onContinue}
      />
    )
  }
  return { ...renderAt('/follow-up', <Page />), onContinue, onBack, last: () => given.last }
}
const title = () => screen.getByRole('heading', { level: 1 })
const next = () => screen.getByRole('button', { name: /^(Next|Continue)$/ })

describe('the follow-up questions', () => {
  test('come one at a time with their place among all [R-FOLLOW-001]', async () => {
    const { user } = open()
    expect(title()).toHaveProperty(
      'textContent',
      'Is Rex showing any of these right now, or in the last few hours?',
    )
    const bar = screen.getByRole('progressbar')
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^Question 1 of \d+$/)
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
    await user.click(next())
    expect(title().textContent).toBe('When did this start?')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^Question 2 of \d+$/)
    expect(document.activeElement).toBe(title())
  })

  test('that are required are not passed without an answer [R-FOLLOW-008]', async () => {
    const { user } = open()
    await user.click(next())
    expect(screen.getByRole('alert').textContent).toBe('This field is required')
    expect(title().textContent).toContain('showing any of these')
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
    expect(screen.queryByText('This field is required')).toBeNull()
  })

  test('let none and the other answers clear each other [R-FOLLOW-010]', async () => {
    const { user } = open()
    const none = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'None of these' })
    const seizure = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^A seizure or fit/ })
    await user.click(seizure())
    await user.click(none())
    expect([none().checked, seizure().checked]).toEqual([true, false])
    await user.click(seizure())
    expect([none().checked, seizure().checked]).toEqual([false, true])
  })

  test('say at once that an answer is an emergency, with numbers to call', async () => {
    const { user } = open()
    await user.click(screen.getByRole('checkbox', { name: /^Collapsed/ }))
    expect(screen.getByRole('alert').textContent).toContain('This can be an emergency')
    expect(screen.getByRole('link', { name: /888.*426-4435/ }).getAttribute('href')).toBe('tel:+18884264435')
    await user.click(screen.getByRole('checkbox', { name: /^Collapsed/ }))
    expect(screen.queryByText('This can be an emergency')).toBeNull()
  })

  test('keep the way to help in sight after such an answer', async () => {
    const { user } = open()
    await user.click(screen.getByRole('checkbox', { name: /^Collapsed/ }))
    expect(screen.queryByRole('button', { name: 'Show emergency help' })).toBeNull()
    await user.click(next())
    expect(title().textContent).toBe('When did this start?')
    expect(screen.getByText('One of your answers can be an emergency. You can go now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Show emergency help' })).toBeTruthy()
  })

  test('go back one by one and then leave [R-FOLLOW-002]', async () => {
    const { user, onBack } = open({ answers: { danger_signs: ['none'] }, questionId: 'onset' })
    expect(title().textContent).toBe('When did this start?')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(title().textContent).toContain('showing any of these')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  test('end with Continue [R-FOLLOW-002]', async () => {
    const { user, onContinue } = open({
      answers: { danger_signs: ['collapse'], onset: 'not_sure' },
      symptoms: ['sneezing'],
      questionId: 'gum_color',
    })
    expect(next().textContent).toBe('Continue')
    await user.click(next())
    expect(onContinue).toHaveBeenCalledOnce()
  })

  test('advance by Enter, but not inside a textarea [R-FOLLOW-003]', async () => {
    const { user } = open({
      answers: { danger_signs: ['none'], onset: 'not_sure', energy_level: 'normal', exposure: ['chocolate'] },
      questionId: 'exposure_details',
    })
    const words = screen.getByRole<HTMLTextAreaElement>('textbox')
    await user.type(words, 'one{Enter}two')
    expect(words.value).toBe('one\ntwo')
    title().focus()
    await user.keyboard('{Enter}')
    expect(title().textContent).not.toBe('What exactly was it, and when?')
  })

  test('offer quick answers beside a textarea [R-FOLLOW-005]', async () => {
    const { user } = open({
      answers: { danger_signs: ['none'], exposure: ['chocolate'] },
      questionId: 'exposure_details',
    })
    await user.click(screen.getByRole('button', { name: 'Milk chocolate' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Milk chocolate')
  })

  test('store lists for many answers and text for one [R-FOLLOW-014]', async () => {
    const { user, last } = open()
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
    await user.click(next())
    await user.click(screen.getByRole('radio', { name: '1 to 3 days ago' }))
    expect(last()).toEqual({ danger_signs: ['none'], onset: 'days_1_to_3' })
  })
})

describe('answers', () => {
  test('lose those that no longer belong, so that hidden ones are never counted [R-FOLLOW-009]', () => {
    const before = { danger_signs: ['seizure'], seizure_activity: 'twitching_awake' }
    expect(answered(DOG, ['limping'], before, 'danger_signs', ['none'])).toEqual({ danger_signs: ['none'] })
  })

  test('that are emptied are taken away', () => {
    expect(answered(DOG, ['limping'], { onset: 'not_sure' }, 'onset', '')).toEqual({})
  })

  test('in numbers stay between their ends', () => {
    const question = {
      id: 't',
      question: '',
      type: 'number' as const,
      required: false,
      why: '',
      min: 85,
      max: 112,
    }
    expect(faultOf(question, { t: '101.5' })).toBeNull()
    expect(faultOf(question, {})).toBeNull()
    expect(faultOf(question, { t: '1015' })).toContain('between 85 and 112')
    expect(faultOf(question, { t: 'warm' })).toContain('between 85 and 112')
  })

  test('quick ones are added and taken away again', () => {
    expect(withQuickAnswer('', 'A')).toBe('A')
    expect(withQuickAnswer('My words', 'A')).toBe('My words\nA')
    expect(withQuickAnswer('My words\nA', 'A')).toBe('My words')
  })
})
