import { expect, test } from 'vitest'
import { hear } from '#domain/engine/notes/clauses/heard.ts'
import { readSentences } from '#domain/engine/notes/clauses/sentences.ts'
import type { NoteContext } from '#domain/engine/notes/note-reader.ts'
import { readNotes } from '#domain/engine/notes/read-notes.ts'
import { reasonFor } from './left-out.ts'
import { wholeSentence } from './whole-sentence.ts'

const DOG: NoteContext = { species: 'dog', name: 'Pip', exposed: false }

function reasonIn(note: string, id: string, context = DOG): string {
  const texts = { additionalNotes: note, exposure_details: '', last_normal: '', medication_details: '' }
  const { findings } = readNotes(texts, context)
  const sentences = readSentences(note).map(hear)
  for (const [index, { entries }] of sentences.entries())
    for (const said of entries) {
      if (said.of.id !== id) continue
      const own = findings.find(
        ({ means, place }) => means === said.of.means && place === `additionalNotes.${index}`,
      )
      return own?.sense === 'present' ? 'counts' : reasonFor(said, sentences, index, context, own?.sense).says
    }
  return 'not heard'
}

test.each([
  ['he has no white gums', 'gums-pale', 'denied: “no”'],
  ['his gums were white two years ago', 'gums-pale', 'over: “two years ago”'],
  ["my sister's dog has white gums", 'gums-pale', 'of somebody else: “my sister s dog”'],
  ['should I watch out for white gums', 'gums-pale', 'only feared, read or supposed: “watch out for”'],
  ['he is not sick, she told me about corn cobs', 'foreign-object', 'no word of eating, licking or taking'],
  ['panting hard all night', 'open-mouth-cat', 'the pet is a dog'],
])('"%s" leaves %s out: %s', (note, id, says) => expect(reasonIn(note, id)).toContain(says))

test('a sentence is whole where the reader cut it at a clock time or an "a.m."', () => {
  const note = 'He ate at 7 a.m. and since 7:30 hes pacing. Now he is down.'
  const start = note.indexOf('30 hes')
  expect(wholeSentence(note, start, start + 13)).toBe('He ate at 7 a.m. and since 7:30 hes pacing.')
})
