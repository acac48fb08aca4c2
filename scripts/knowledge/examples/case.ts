import type { ToldNote } from '#cases/notes/told.ts'
import type { Vignette } from '#cases/written/vignette.ts'
import { levelWords, quoted, sentence } from '../tell/words.ts'

type Told = Pick<Vignette, 'title' | 'additionalNotes'> & {
  readonly expected: Pick<Vignette['expected'], 'level'>
}

const SHORT_NOTE = 140

export function tellCase({ title, expected, additionalNotes }: Told): string {
  const isNoted = additionalNotes !== '' && additionalNotes.length < SHORT_NOTE
  return `${levelWords(expected.level)} expected: ${sentence(title)}${isNoted ? ` ${quoted(additionalNotes)}` : ''}`
}

const NOTE_LEVELS: Readonly<Record<ToldNote['level'], string>> = {
  er: levelWords('er_urgent'),
  vet: levelWords('normal_vet'),
  home: levelWords('monitor_at_home'),
  at_least_vet: `${levelWords('normal_vet')} at least`,
  no_emergency: 'No emergency',
}

export const tellNote = ({ level, about, note }: Pick<ToldNote, 'level' | 'about' | 'note'>): string =>
  `${NOTE_LEVELS[level]} expected${about === undefined ? '' : `, ${about}`}: ${quoted(note)}`
