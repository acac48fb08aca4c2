import { symptomsByValue } from '../symptoms.ts'
import type { Signs } from './entry.ts'

/** Symptoms that can be mild by themselves, and so may stand beside something ordinary. */
const MILD = ['itching', 'hair_loss', 'rashes', 'increased_appetite', 'excessive_vocalization', 'sneezing']
/** Those of the skin, which tell nothing of stomach, bowel and mouth. */
const OF_THE_SKIN = MILD.slice(0, 3)

/** Every symptom of the flow but these: a second complaint is never part of one ordinary thing. */
export const allBut = (...shown: readonly string[]): readonly string[] =>
  [...symptomsByValue.keys()].filter((symptom) => !shown.includes(symptom))

/** Symptoms that speak of illness beside an ordinary thing, but for those that belong to it. */
export const illnessBeside = (...explained: readonly string[]): readonly string[] =>
  allBut(...explained, ...MILD)

/** What rules out an ordinary thing of stomach, bowel or mouth: another symptom than of the skin, and a womb at risk. */
export const beside = (...shown: readonly string[]): Signs => ({
  symptoms: allBut(...shown, ...OF_THE_SKIN),
  answers: { reproductive_status: ['heat_last_2_months', 'vulvar_discharge'] },
})
