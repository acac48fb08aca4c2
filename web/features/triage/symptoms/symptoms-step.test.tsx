import { useState } from 'react'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { symptomCategories, symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { renderAt } from '#web/testing/render.tsx'
import { withUnlisted } from './not-listed.ts'
import { SymptomsStep } from './symptoms-step.tsx'

function open(initial: string[] = []) {
  const onContinue = vi.fn<() => void>()
  const onNotListed = vi.fn<(words: string) => void>()
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
        onNotListed={onNotListed}
        onBack={() => undefined}
        onContinue={onContinue}
      />
    )
  }
  return { ...renderAt('/symptoms', <Page />), onContinue, onNotListed, chosen: () => chosen.now }
}
const search = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search symptoms in your own words' })
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
  test('goes on with a few words of the owner, and says what is noted', async () => {
    const { user, onNotListed } = open()
    await user.click(screen.getByText('My problem is not in the list'))
    expect(screen.getByText(/mark “Low energy or weakness” as the closest sign/)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^What is wrong/ }), 'Smells of gas{Enter}')
    expect(onNotListed).toHaveBeenCalledExactlyOnceWith('Smells of gas')
  })

  test('counts as the closest sign, with the words in the notes', () => {
    expect(withUnlisted({ selectedSymptoms: [], additionalNotes: '' }, ' Had a fit ')).toEqual({
      selectedSymptoms: ['lethargy'],
      additionalNotes: 'Had a fit',
    })
  })

  test('adds no sign beside chosen ones, repeats no words and cuts no notes', () => {
    const said = { selectedSymptoms: ['limping'], additionalNotes: 'He had a fit.' }
    expect(withUnlisted(said, 'had a fit')).toEqual(said)
    expect(withUnlisted(said, 'Fell')).toEqual({ ...said, additionalNotes: 'He had a fit.\nFell' })
    const full = { selectedSymptoms: ['limping'], additionalNotes: 'x'.repeat(1_999) }
    expect(withUnlisted(full, 'Fell')).toEqual(full)
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
