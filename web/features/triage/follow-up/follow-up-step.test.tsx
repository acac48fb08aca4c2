import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADULT_DOG as DOG, openFollowUp as open } from '../testing/open-follow-up.tsx'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { questionsById } from '#domain/knowledge/questions.ts'
import { answered, faultOf, toggled, withQuickAnswer } from '../answering.ts'
import { PAUSE_MS } from '#web/ui/use-going-on.ts'

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
    await screen.findByRole('heading', { level: 1, name: 'When did this start?' })
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
    expect(await screen.findByRole('heading', { level: 1, name: 'When did this start?' })).toBeTruthy()
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

/** A finger, which has a size; a screen reader has none. */
const FINGER = { pointerType: 'touch', width: 20, height: 20, pressure: 0.5 }
const SCREEN_READER = { pointerType: 'touch', width: 0, height: 0, pressure: 0 }

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const tap = (control: HTMLElement, touch: object = FINGER) => {
  fireEvent.pointerDown(control, touch)
  fireEvent.click(control, { detail: 1 })
}
const pause = () => act(() => void vi.advanceTimersByTime(PAUSE_MS))

const AT_ONSET = { answers: { danger_signs: ['none'] }, questionId: 'onset' }
const LOW = { danger_signs: ['none'], onset: 'not_sure', energy_level: 'normal' }

describe('a single answer goes on by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('after a pause, and stays chosen on the way back', () => {
    open(AT_ONSET)
    tap(radio('1 to 3 days ago'))
    expect(title().textContent).toBe('When did this start?')
    pause()
    expect(title().textContent).toContain('energy compared with normal')
    tap(screen.getByRole('button', { name: 'Back' }))
    expect(radio('1 to 3 days ago').checked).toBe(true)
    pause()
    expect(title().textContent).toBe('When did this start?')
    tap(radio('1 to 3 days ago'))
    pause()
    expect(title().textContent).toContain('energy compared with normal')
  })

  test('but not where keys pass over it or a screen reader chooses it', () => {
    open(AT_ONSET)
    fireEvent.pointerDown(title(), FINGER)
    fireEvent.keyDown(radio('1 to 3 days ago'), { key: 'ArrowDown' })
    fireEvent.click(radio('1 to 3 days ago'))
    pause()
    expect(title().textContent).toBe('When did this start?')
    tap(radio('4 to 7 days ago'), SCREEN_READER)
    pause()
    expect(title().textContent).toBe('When did this start?')
  })

  test('but not by the second half of a double tap on the question before', () => {
    open(AT_ONSET)
    const second = (name: string | RegExp) => {
      fireEvent.pointerDown(radio(name), FINGER)
      fireEvent.click(radio(name), { detail: 2 })
      pause()
    }
    tap(radio('1 to 3 days ago'))
    second('1 to 3 days ago')
    expect(title().textContent).toContain('energy compared with normal')
    second(/^Normal: playing/)
    expect(title().textContent).toContain('energy compared with normal')
  })

  test('but not past an answer that may be an emergency, whose notice is read', () => {
    open({ answers: { danger_signs: ['none'], onset: 'not_sure' }, questionId: 'energy_level', judge: CALM })
    tap(radio(/^Weak, wobbly/))
    pause()
    expect(title().textContent).toContain('energy compared with normal')
    expect(screen.getByText('This can be an emergency')).toBeTruthy()
  })

  test('none of a list does the same, where nothing else is ticked', () => {
    const { answers } = open()
    tap(box('None of these'))
    pause()
    expect(title().textContent).toBe('When did this start?')
    expect(answers()).toEqual({ danger_signs: ['none'] })
  })

  test('none says what it clears, stays, and gives it back', () => {
    const { answers } = open({ judge: CALM })
    tap(box(/^A seizure or fit/))
    tap(box(/^Belly suddenly big/))
    expect(box('None of these').getAttribute('aria-describedby')).not.toBeNull()
    expect(screen.getByText('Clears 2 ticks')).toBeTruthy()
    tap(box('None of these'))
    pause()
    expect(title().textContent).toContain('showing any of these')
    expect(answers()).toEqual({ danger_signs: ['none'] })
    expect(screen.getByRole('status').textContent).toContain(
      'Cleared: A seizure or fit, now or in the last 3 days; Belly suddenly big, tight or painful',
    )
    tap(screen.getByRole('button', { name: 'Undo' }))
    expect(answers()).toEqual({ danger_signs: ['seizure', 'swollen_belly'] })
  })

  test('none leaves a list unanswered that has no such option', () => {
    const { answers } = open({ symptoms: ['coughing'], answers: LOW, questionId: 'cough_signs' })
    tap(box('None of these'))
    expect(box('None of these').checked).toBe(true)
    pause()
    expect(title().textContent).not.toBe('What is the cough like?')
    expect(answers()['cough_signs']).toBeUndefined()
  })
})

/** Rules that find no emergency. */
const CALM = () => ({ isEmergency: false, certain: null })

describe('yes, no or not sure stands before a long list', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const openAt = (questionId: string) => open({ answers: LOW, questionId })
  const LIST = /^Grapes, raisins/

  test('no is the option for none, and goes on', () => {
    const { answers } = openAt('exposure')
    expect(screen.queryByRole('checkbox')).toBeNull()
    tap(radio('No, none that I know of'))
    pause()
    expect(answers()['exposure']).toEqual(['none'])
    expect(title().textContent).toBe('Has any of this happened recently?')
  })

  test('not sure is the option that says so, or no answer, and is shown again', () => {
    const { answers, left } = openAt('exposure')
    tap(radio('Possibly something, but I do not know what'))
    pause()
    expect(answers()['exposure']).toEqual(['unknown'])
    fireEvent.click(next())
    expect(title().textContent).toBe('Has any of this happened recently?')
    tap(radio('Not sure'))
    pause()
    expect(answers()['context']).toBeUndefined()
    expect(title().textContent).not.toBe('Has any of this happened recently?')
    expect(left()).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(radio('Not sure').checked).toBe(true)
  })

  test('yes opens the list, and Back shuts it again', () => {
    const { answers } = openAt('exposure')
    tap(radio('Yes, show me the list'))
    expect(screen.queryByRole('checkbox')).toBeNull()
    pause()
    expect(box(LIST)).toBeTruthy()
    expect(document.activeElement).toBe(title())
    expect(answers()['exposure']).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(radio('Yes, show me the list').checked).toBe(false)
  })

  test('by keys yes opens it with Next, and the list stays when its last tick is taken back', () => {
    openAt('context')
    fireEvent.click(radio('Yes, show me the list'))
    fireEvent.click(next())
    fireEvent.click(box('New food, treats or table scraps'))
    fireEvent.click(box('New food, treats or table scraps'))
    expect(box('New food, treats or table scraps').checked).toBe(false)
  })

  test('what was ticked in the list shows the list at once', () => {
    open({ answers: { ...LOW, exposure: ['chocolate'] }, questionId: 'exposure' })
    expect(box(/^Chocolate/).checked).toBe(true)
    fireEvent.click(box(/^Chocolate/))
    expect(box(/^Chocolate/).checked).toBe(false)
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
