import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { IntakePet } from '#domain/logic/intake.ts'
import { renderAt } from '#web/testing/render.tsx'
import { loadRules, metSoFar } from '../../red-flag/engine.ts'
import { anIntake } from '../../testing/an-intake.ts'
import { MetPanel } from './met-panel.tsx'

type Given = Record<string, string | string[]>

function open(change: Partial<IntakePet> = {}, symptoms: readonly string[] = []) {
  const { pet } = anIntake([], {}, { pet: { name: 'Rex', weight: { value: 25, unit: 'kg' }, ...change } })
  const onGoOn = vi.fn<() => void>()
  const kept: { answers: Given } = { answers: {} }
  function Page() {
    const [answers, setAnswers] = useState<Given>({})
    return (
      <MetPanel
        pet={pet}
        petName="Rex"
        symptoms={symptoms}
        answers={answers}
        onAnswers={(given) => {
          kept.answers = given
          setAnswers(given)
        }}
        weigh={(given) =>
          metSoFar(
            { pet, selectedSymptoms: symptoms, followUpAnswers: given, additionalNotes: '' },
            new Date('2026-06-15T12:00:00Z'),
          )
        }
        onGoOn={onGoOn}
      />
    )
  }
  const { user } = renderAt('/symptoms', <Page />)
  return {
    user,
    onGoOn,
    answers: () => kept.answers,
    choose: async (typed: string, name: string) => {
      await user.type(await screen.findByRole('combobox', { name: 'Find it by name' }), typed)
      await user.click(await screen.findByRole('option', { name }))
      await screen.findByRole('button', { name: `Remove ${name}` })
    },
    eat: async (words: string) => user.type(screen.getByRole('textbox', { name: /^How much/ }), words),
  }
}
const bars = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeAll(loadRules)

describe('what a pet ate, told at once', () => {
  test('becomes the answers of the questions about it, in words an amount can be read in', async () => {
    const { user, answers, choose, eat, onGoOn } = open()
    await choose('milk choc', 'Milk chocolate')
    await eat('30 g')
    await user.click(screen.getByRole('button', { name: 'Within the last 2 hours' }))
    expect(answers()).toEqual({
      exposure: ['chocolate'],
      exposure_things: ['milk-chocolate'],
      exposure_details: '30 g of Milk chocolate. Within the last 2 hours.',
    })
    await user.click(screen.getByRole('button', { name: 'Go on to the danger signs' }))
    expect(onGoOn).toHaveBeenCalledOnce()
  })

  test('shows a small known dose beside the published ones, and no alarm', async () => {
    const { choose, eat } = open()
    await choose('milk choc', 'Milk chocolate')
    await eat('30 g')
    expect(screen.getByText(/^About 2\.8 mg\/kg of theobromine for a 25 kg dog/)).toBeTruthy()
    expect(bars()).toEqual(
      expect.arrayContaining([
        'Rex’s doseabout 2.8 mg',
        'Mild signsfrom 20 mg',
        'Severe signsfrom 40 mg',
        'Deathsfrom 100 mg',
      ]),
    )
    expect(screen.getByText('For a pet that is well, this amount alone is no emergency.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('says at once that a large dose is an emergency', async () => {
    const { choose, eat } = open()
    await choose('milk choc', 'Milk chocolate')
    await eat('16 oz')
    expect(within(screen.getByRole('alert')).getByText(/This can be an emergency/)).toBeTruthy()
  })

  test.each([
    ['xylitol', /Xylitol|Sugar-free gum/],
    ['rat poison', /Rat|Mouse/],
  ])('takes an unknown amount of %s as harmful', async (typed, name) => {
    const { user } = open()
    await user.type(await screen.findByRole('combobox', { name: 'Find it by name' }), typed)
    const [first] = await screen.findAllByRole('option', { name })
    if (first === undefined) throw new Error(`Nothing is called ${typed}`)
    await user.click(first)
    expect(await screen.findByRole('alert')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'I do not know how much' }))
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  test('does not speak for a pet that has a sign', async () => {
    const { choose, eat } = open({}, ['vomiting'])
    await choose('milk choc', 'Milk chocolate')
    await eat('30 g')
    expect(screen.queryByText(/alone is no emergency/)).toBeNull()
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  test('asks for the weight where the profile has none', async () => {
    const { user, choose, eat, answers } = open({ weight: { value: null, unit: 'lbs' } })
    await choose('milk choc', 'Milk chocolate')
    await eat('30 g')
    expect(screen.getByText(/We do not know the weight/)).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'What does Rex weigh, in pounds?' }), '55')
    expect(answers()['exposure_details']).toBe('30 g of Milk chocolate. Rex weighs 55 lbs.')
    expect(screen.getByText(/for a 25 kg dog/)).toBeTruthy()
  })

  test('is forgotten when it is taken away', async () => {
    const { user, choose, answers } = open()
    await choose('milk choc', 'Milk chocolate')
    await user.click(screen.getByRole('button', { name: 'Remove Milk chocolate' }))
    await vi.waitFor(() => expect(answers()).toEqual({}))
    expect(screen.queryByRole('button', { name: 'Go on to the danger signs' })).toBeNull()
  })
})
