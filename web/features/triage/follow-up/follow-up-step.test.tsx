import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ADULT_DOG as DOG, openFollowUp as open } from '../testing/open-follow-up.tsx'
import { questions, questionsById } from '#domain/knowledge/questions.ts'
import { answered, faultOf, toggled, withQuickAnswer } from './answering.ts'

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

  test('go on in browsers whose scrolling answers with a promise', async () => {
    const scrolled = vi
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation(() => Promise.resolve() as never)
    const { user } = open()
    await user.click(next())
    expect(scrolled).toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
    await user.click(next())
    expect(title().textContent).toBe('When did this start?')
    scrolled.mockRestore()
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

  test('go back one by one and then leave [R-FOLLOW-002]', async () => {
    const { user, left } = open({ answers: { danger_signs: ['none'] }, questionId: 'onset' })
    expect(title().textContent).toBe('When did this start?')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(title().textContent).toContain('showing any of these')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(left()).toEqual(['back'])
  })

  test('end with Continue [R-FOLLOW-002]', async () => {
    const { user, left } = open({
      answers: { danger_signs: ['collapse'], onset: 'not_sure' },
      seen: ['danger_signs:collapse'],
      symptoms: ['sneezing'],
      questionId: 'gum_color',
    })
    expect(next().textContent).toBe('Continue')
    await user.click(next())
    expect(left()).toEqual(['continue'])
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
    const { user, answers } = open()
    await user.click(screen.getByRole('checkbox', { name: 'None of these' }))
    await user.click(next())
    await user.click(screen.getByRole('radio', { name: '1 to 3 days ago' }))
    expect(answers()).toEqual({ danger_signs: ['none'], onset: 'days_1_to_3' })
  })
})

describe('the kinds of answers', () => {
  test('are text, number, long text, one of a list and many of a list [R-FOLLOW-004]', () => {
    const kinds = [
      ['medication_details', 'textbox', { context: ['new_or_missed_medicine'] }],
      ['resp_rate', 'textbox', {}],
      ['exposure_details', 'textbox', { exposure: ['other'] }],
      ['onset', 'radio', {}],
      ['danger_signs', 'checkbox', {}],
    ] as const
    const types = ['text', 'number', 'textarea', 'select', 'multiselect']
    expect(kinds.map(([id]) => questionsById.get(id)?.type)).toEqual(types)
    for (const [questionId, role, more] of kinds) {
      const answers = Object.fromEntries(
        Object.entries({ danger_signs: ['none'], ...more }).map(([id, values]) => [id, [...values]]),
      )
      const { unmount } = open({ symptoms: ['coughing'], questionId, answers })
      expect(title().textContent).toBe(questionsById.get(questionId)?.question.replaceAll('{petName}', 'Rex'))
      expect(screen.getAllByRole(role)).not.toEqual([])
      unmount()
    }
  })

  test('for when it started run from the last hour to more than a month [R-FOLLOW-013]', () => {
    open({ answers: { danger_signs: ['none'] }, questionId: 'onset' })
    const labels = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    expect(labels.at(0)).toBe('Within the last hour')
    expect(labels.at(-2)).toBe('More than a month ago')
  })

  test('know the one that clears the others in every list that has one [R-FOLLOW-015]', () => {
    const lists = questions.filter(({ type }) => type === 'multiselect')
    const withNone = lists.filter(({ options = [] }) => options.some(({ exclusive }) => exclusive === true))
    expect(withNone.length).toBeGreaterThan(15)
    for (const question of withNone) {
      const [none] = question.options?.filter(({ exclusive }) => exclusive === true) ?? []
      const [first, second] = question.options?.filter(({ exclusive }) => exclusive !== true) ?? []
      if (none === undefined || first === undefined || second === undefined) throw new Error(question.id)
      expect(toggled(question, { [question.id]: [first.value, second.value] }, none.value)).toEqual([
        none.value,
      ])
      expect(toggled(question, { [question.id]: [none.value] }, first.value)).toEqual([first.value])
    }
    const others = lists.filter((list) => !withNone.includes(list)).flatMap(({ options = [] }) => options)
    expect(others.filter(({ value }) => /^(none|not_seen)$/.test(value))).toEqual([])
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
