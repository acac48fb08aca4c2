import type { ShownWhen } from '#domain/knowledge/questions/question.ts'
import type { Line } from './entry.ts'
import { tellSigns } from './signs.ts'
import { ageWords } from './words.ts'

export function tellShown(shown: ShownWhen): Line {
  const lines = linesOf(shown)
  const [single] = lines
  return lines.length === 1 && single !== undefined
    ? single
    : { says: 'All of this is so:', of: lines, joined: 'and' }
}

function linesOf(shown: ShownWhen): readonly Line[] {
  const { anySymptom, species, sex, notNeutered, ageMonthsMin, ageMonthsMax, symptomCountMax } = shown
  return [
    ...(anySymptom === undefined ? [] : tellSigns({ symptoms: anySymptom })),
    ...(species === undefined ? [] : [`The pet is a ${species}.`]),
    ...(sex === undefined ? [] : [`The pet is ${sex}.`]),
    ...(notNeutered === true ? ['The pet is intact, or nobody told whether it is spayed or neutered.'] : []),
    ...(ageMonthsMin === undefined ? [] : [`The pet is at least ${ageWords(ageMonthsMin)} old.`]),
    ...(ageMonthsMax === undefined ? [] : [`The pet is younger than ${ageWords(ageMonthsMax)}.`]),
    ...(symptomCountMax === undefined
      ? []
      : [
          symptomCountMax === 1
            ? 'Exactly one symptom was ticked.'
            : `At most ${symptomCountMax} symptoms were ticked.`,
        ]),
    ...tellSigns({ answers: shown.answer ?? {} }),
    ...(shown.any === undefined
      ? []
      : [{ says: 'At least one of these is so:', of: shown.any.map(tellShown), joined: 'or' as const }]),
  ]
}
