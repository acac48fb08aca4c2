import { useState } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { symptomCategories } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import { renderAt } from '#web/testing/render.tsx'
import { NotesStep } from './notes/notes-step.tsx'
import { StepMissing } from './step-missing.tsx'
import { SymptomsStep } from './symptoms/symptoms-step.tsx'

describe('choosing symptoms', () => {
  function open(petName = 'Rex', initial: string[] = []) {
    const onContinue = vi.fn<() => void>()
    const onNotListed = vi.fn<(words: string) => void>()
    function Page() {
      const [selected, setSelected] = useState(initial)
      return (
        <SymptomsStep
          petName={petName}
          selected={selected}
          onToggle={(value) =>
            setSelected((now) => (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]))
          }
          alarm={null}
          isNoted={() => false}
          onNote={() => undefined}
          met={null}
          isMetTold={false}
          onNotListed={onNotListed}
          onBack={() => undefined}
          onContinue={onContinue}
        />
      )
    }
    return { ...renderAt('/symptoms', <Page />), onContinue, onNotListed }
  }
  const go = () => screen.getByRole('button', { name: 'Continue' })

  test('asks for the pet by its name [R-SYMP-003]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'What symptoms is Rex experiencing?' })).toBeTruthy()
  })

  test('shows every category and symptom by its label [R-SYMP-001] [R-SYMP-002] [R-SYMP-010]', () => {
    open()
    for (const { label, symptoms } of symptomCategories) {
      expect(screen.getByRole('button', { name: new RegExp(`^${label}`) })).toBeTruthy()
      for (const symptom of symptoms)
        expect(screen.getByRole('checkbox', { name: symptom.label })).toBeTruthy()
    }
    expect(screen.getAllByRole('checkbox')).toHaveLength(25)
  })

  test('goes on with one symptom at least [R-SYMP-004]', async () => {
    const { user, onContinue } = open()
    expect(screen.getByText('Select at least one symptom to continue')).toBeTruthy()
    expect(go().getAttribute('aria-disabled')).toBe('true')
    await user.click(go())
    expect(onContinue).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: 'Limping' }))
    await user.click(go())
    expect(onContinue).toHaveBeenCalledOnce()
  })

  test('Enter does nothing with none and goes on with one [R-SYMP-005]', async () => {
    const { user, onContinue } = open()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Enter}')
    expect(onContinue).not.toHaveBeenCalled()
    await user.click(screen.getByRole('checkbox', { name: 'Limping' }))
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Enter}')
    expect(onContinue).toHaveBeenCalledOnce()
  })

  test('counts what is chosen in a category, and lets go of it by its chip [R-SYMP-001]', async () => {
    const { user } = open('Rex', ['vomiting', 'diarrhea'])
    expect(screen.getByRole('button', { name: 'Stomach & Digestion 2 selected' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove Diarrhea' }))
    expect(screen.getByRole('button', { name: 'Stomach & Digestion 1 selected' })).toBeTruthy()
  })
})

describe('notes', () => {
  function open(notes = '') {
    const onSave = vi.fn<(text: string) => void>()
    const onContinue = vi.fn<() => void>()
    const rendered = renderAt(
      '/notes',
      <NotesStep notes={notes} onSave={onSave} onBack={() => undefined} onContinue={onContinue} />,
    )
    return { ...rendered, onSave, onContinue }
  }
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })

  test('can be left out, and say so on the button [R-NOTES-001] [R-NOTES-002]', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Additional Information' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Skip' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue Without Notes' })).toBeTruthy()
    expect(screen.getByText('0 / 2000')).toBeTruthy()
    expect(screen.getByText(/^For example/)).toBeTruthy()
  })

  test('are saved half a second after the last key [R-NOTES-006]', () => {
    vi.useFakeTimers()
    const { onSave } = open()
    fireEvent.change(field(), { target: { value: 'Limp' } })
    act(() => void vi.advanceTimersByTime(499))
    fireEvent.change(field(), { target: { value: 'Limps' } })
    act(() => void vi.advanceTimersByTime(499))
    expect(onSave).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Limps')
  })

  test.each([
    ['Continue', 'when the page is left at once [R-NOTES-007]'],
    ['Skip', 'too, so that nothing written is lost'],
  ])('are kept by %s %s', async (button) => {
    const { user, onSave, onContinue } = open()
    await user.type(field(), 'Limps')
    await user.click(screen.getByRole('button', { name: button }))
    expect(onSave).toHaveBeenLastCalledWith('Limps')
    expect(onContinue).toHaveBeenCalledOnce()
  })

  test('go on by Control or Command and Enter, last words included [R-NOTES-003]', async () => {
    for (const key of ['Control', 'Meta']) {
      const { user, onSave, onContinue, unmount } = open()
      await user.type(field(), 'Limps')
      await user.keyboard(`{${key}>}{Enter}{/${key}}`)
      expect(onContinue).toHaveBeenCalledOnce()
      expect(onSave).toHaveBeenLastCalledWith('Limps')
      unmount()
    }
  })

  test('are kept when the browser goes back before the half second is over [R-NOTES-007]', async () => {
    const { user, onSave, unmount } = open()
    await user.type(field(), 'Limps')
    unmount()
    expect(onSave).toHaveBeenLastCalledWith('Limps')
  })

  test('are kept when the phone is put away', () => {
    const { onSave } = open()
    fireEvent.change(field(), { target: { value: 'Limps' } })
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Limps')
    hidden.mockRestore()
  })

  test('end after 2000 characters [R-NOTES-004]', async () => {
    const { user } = open('x'.repeat(1_999))
    await user.click(field())
    await user.paste('yz')
    expect(field().value).toHaveLength(2_000)
    expect(screen.getByText('2000 / 2000')).toBeTruthy()
  })

  test('warn above ninety percent [R-NOTES-005]', () => {
    open('x'.repeat(1_801))
    const strong = screen.getByText('1801 / 2000').className
    screen.getByText('1801 / 2000').remove()
    open('x'.repeat(1_800))
    expect(screen.getByText('1800 / 2000').className).not.toBe(strong)
  })
})

test('a step without symptoms says so and leads there [R-FOLLOW-007]', () => {
  renderAt('/follow-up', <StepMissing what="symptoms" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Please select symptoms first.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose symptoms' }).getAttribute('href')).toBe('/symptoms')
})
