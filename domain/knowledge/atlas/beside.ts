import { symptomsByValue } from '../symptoms.ts'

/** Every symptom of the flow but these: a second complaint is never part of one ordinary thing. */
export const allBut = (...shown: readonly string[]): readonly string[] =>
  [...symptomsByValue.keys()].filter((symptom) => !shown.includes(symptom))
