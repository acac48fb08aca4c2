import type { ToldNote } from '#cases/notes/told.ts'
import type { Vignette } from '#cases/written/vignette.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { weightInKg } from '#domain/pets/weight.ts'
import { capital, levelWords, listed, quoted, sentence, symptomWords } from '../tell/words.ts'
import { petWords } from './given.ts'

type Told = Pick<Vignette, 'title' | 'ageMonths' | 'pet' | 'selectedSymptoms' | 'additionalNotes'> & {
  readonly expected: Pick<Vignette['expected'], 'level'>
}

/** A case by the level its author expects, who the pet is, what was ticked and the note; its title where it has none. */
export function tellCase({
  title,
  ageMonths,
  pet,
  selectedSymptoms,
  expected,
  additionalNotes,
}: Told): string {
  const kg = weightInKg(pet.weight)
  const who = petWords({
    ...pet,
    ageMonths,
    weightKg: kg === null ? null : Number(kg.toFixed(1)),
  })
  return told(
    levelWords(expected.level),
    who,
    selectedSymptoms,
    additionalNotes === '' ? sentence(title) : quoted(additionalNotes),
  )
}

const NOTE_LEVELS: Readonly<Record<ToldNote['level'], string>> = {
  er: levelWords('er_urgent'),
  vet: levelWords('normal_vet'),
  home: levelWords('monitor_at_home'),
  at_least_vet: `${levelWords('normal_vet')} at least`,
  no_emergency: 'No emergency',
}

export const tellNote = ({ level, note }: Pick<ToldNote, 'level' | 'note'>, given: Given): string =>
  told(NOTE_LEVELS[level], petWords(given), given.symptoms, quoted(note))

const told = (level: string, who: string, ticked: readonly string[], words: string): string =>
  `${level} expected: ${capital(who)}. Ticked: ${listed(ticked.map(symptomWords), 'and')}. ${words}`
