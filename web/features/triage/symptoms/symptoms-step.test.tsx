import { useState } from 'react'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { symptomCategories } from '#domain/knowledge/compiled/catalogues/symptoms.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { renderAt } from '#web/testing/render.tsx'
import { withWords } from '../case/not-listed.ts'
import { SymptomsStep } from './symptoms-step.tsx'

function open(initial: string[] = []) {
  const onContinue = vi.fn<() => void>()
  const onNotListed = vi.fn<(words: string) => void>()
  const onNote = vi.fn<(words: string) => void>()
  const chosen = { now: initial }
  function Page() {
    const [selected, setSelected] = useState(initial)
    chosen.now = selected
    return (
      <SymptomsStep
        petName="Rex"
        selected={selected}
        onToggle={(value) =>
          setSelected((now) => (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]))
        }
        alarm={{ of: 'straining_urinate', words: <p role="alert">May be blocked</p> }}
        isNoted={(words) => onNote.mock.calls.some(([noted]) => noted === words)}
        onNote={(words) => {
          onNote(words)
          setSelected([...selected])
        }}
        met={<p>What was it?</p>}
        isMetTold={false}
        onNotListed={onNotListed}
        onBack={() => undefined}
        onContinue={onContinue}
      />
    )
  }
  return { ...renderAt('/symptoms', <Page />), onContinue, onNotListed, onNote, chosen: () => chosen.now }
}
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in your own words' })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

describe('searching the symptoms', () => {
  test('shows what was meant, to be ticked at once, and says how many', async () => {
    const { user, chosen } = open()
    await user.type(search(), 'throwing up')
    expect(screen.queryByRole('button', { name: /^Skin & Fur/ })).toBeNull()
    expect(screen.getAllByRole('status').map((line) => line.textContent)).toContain('1 symptom found')
    await user.click(screen.getByRole('checkbox', { name: 'Vomiting or retching' }))
    expect(chosen()).toEqual(['vomiting'])
    await user.clear(search())
    expect(press('Stomach & Digestion 1 selected')).toBeTruthy()
  })

  test('does not take Enter in the search for the end of the step', async () => {
    const { user, onContinue } = open(['vomiting'])
    await user.type(search(), 'limping{Enter}')
    expect(onContinue).not.toHaveBeenCalled()
  })

  test('says that poisons and accidents are asked about next, with the way to help and on', async () => {
    const { user, onNotListed } = open()
    await user.type(search(), 'ate rat poison')
    expect(screen.getByText(/Poison, or something swallowed/)).toBeTruthy()
    expect(press('Show emergency help')).toBeTruthy()
    await user.click(press('Go on to the danger signs'))
    expect(onNotListed).toHaveBeenCalledExactlyOnceWith('ate rat poison')
  })

  test('has a way on when nothing is found', async () => {
    const { user, onNotListed } = open()
    await user.type(search(), 'zzzqqq')
    expect(screen.getByRole('heading', { name: 'No symptom found for “zzzqqq”' })).toBeTruthy()
    await user.click(press('Go on to the danger signs'))
    expect(onNotListed).toHaveBeenCalledExactlyOnceWith('zzzqqq')
  })
})

describe('a problem that is not in the list', () => {
  test('goes on with a few words of the owner, and with no sign in their place', async () => {
    const { user, onNotListed, chosen } = open()
    await user.click(screen.getByText('My problem is not in the list'))
    await user.type(screen.getByRole('textbox', { name: /^What is wrong/ }), 'Smells of gas{Enter}')
    expect(onNotListed).toHaveBeenCalledExactlyOnceWith('Smells of gas')
    expect(chosen()).toEqual([])
  })

  test('is noted once, and cuts nothing written before', () => {
    expect(withWords('', ' Had a fit ')).toBe('Had a fit')
    expect(withWords('He had a fit.', 'had a fit')).toBe('He had a fit.')
    expect(withWords('He had a fit.', 'Fell')).toBe('He had a fit.\nFell')
    const full = 'x'.repeat(1_999)
    expect(withWords(full, 'Fell')).toBe(full)
  })
})

describe('words of the owner', () => {
  test('are taken over as a note with one tap, beside a chosen symptom', async () => {
    const { user, onNote, onNotListed } = open(['limping'])
    await user.type(search(), 'bad breath')
    await user.click(press('Keep my words as a note'))
    expect(onNote).toHaveBeenCalledExactlyOnceWith('bad breath')
    expect(press('Kept with your notes')).toBeTruthy()
    expect(onNotListed).not.toHaveBeenCalled()
  })

  test('about something eaten open what it was', async () => {
    const { user } = open()
    expect(screen.queryByText('What was it?')).toBeNull()
    await user.type(search(), 'ate chocolate')
    await user.click(press('Say what it was'))
    expect(screen.getByText('What was it?')).toBeTruthy()
    expect(search().value).toBe('')
  })
})

describe('a symptom that may not wait', () => {
  test('has its alarm under its own card, in the list and in what was found', async () => {
    const { user } = open()
    await user.click(screen.getByRole('checkbox', { name: 'Limping' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(search(), 'cant pee')
    await user.click(screen.getByRole('checkbox', { name: 'Straining to pee' }))
    expect(screen.getByRole('alert').textContent).toBe('May be blocked')
    await user.clear(search())
    expect(screen.getByRole('alert')).toBeTruthy()
  })
})

describe('what is chosen', () => {
  test('stands in one line that opens, and is taken away one by one', async () => {
    const { user, chosen } = open(['vomiting', 'limping'])
    const line = press(/^2 selected/)
    expect(line.textContent).toBe('2 selectedVomiting or retching, Limping')
    await user.click(line)
    expect(line.getAttribute('aria-expanded')).toBe('true')
    await user.click(press('Remove Limping'))
    expect(chosen()).toEqual(['vomiting'])
  })
})

describe('the catalogue of symptoms', () => {
  test('has the eight categories by their names [R-SYMP-007]', () => {
    expect(symptomCategories.map(({ id, label }) => [id, label])).toEqual([
      ['skin_coat', 'Skin & Fur'],
      ['eyes_ears', 'Eyes & Ears'],
      ['appetite_thirst', 'Eating & Drinking'],
      ['activity_behavior', 'Energy & Behavior'],
      ['gastrointestinal', 'Stomach & Digestion'],
      ['mobility', 'Joints & Walking'],
      ['respiratory', 'Breathing'],
      ['urinary', 'Urine & Peeing'],
    ])
  })

  test('has the 25 values [R-SYMP-008]', () => {
    const values =
      'decreased_appetite increased_appetite decreased_thirst increased_thirst lethargy hiding excessive_vocalization vomiting diarrhea straining constipation coughing sneezing labored_breathing itching hair_loss rashes eye_redness eye_discharge head_shaking limping stiffness straining_urinate accidents blood_urine'
    expect([...symptomsByValue.keys()].toSorted()).toEqual(values.split(' ').toSorted())
  })

  test('puts every symptom into one category only [R-SYMP-009]', () => {
    const values = symptomCategories.flatMap(({ symptoms }) => symptoms.map(({ value }) => value))
    expect(values).toHaveLength(25)
    expect(new Set(values).size).toBe(25)
  })
})
