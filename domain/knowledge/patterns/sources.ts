import { sources } from '../sources.ts'
import type { Source } from '../sources.ts'

const where = 'general reference, page not opened'

/** General references for what is normal in dogs and cats; none of their pages was opened for this. */
const references: Readonly<Record<string, Source>> = {
  P1: { title: 'Merck Veterinary Manual, pet owner version', where },
  P2: { title: 'Cornell Feline Health Center, health topics', where },
  P3: { title: 'VCA Animal Hospitals, pet health articles', where },
  P4: { title: 'AVMA, What to expect after your pet’s vaccination', where },
  P5: { title: 'WSAVA vaccination guidelines for dogs and cats 2024', where },
  P6: { title: 'ASPCA, list of toxic and non-toxic plants', where },
  P7: { title: 'Landsberg, Hunthausen, Ackerman: Behavior Problems of the Dog and Cat', where },
  P8: { title: 'Ettinger, Feldman, Cote: Textbook of Veterinary Internal Medicine', where },
  P9: { title: 'Miller, Griffin, Campbell: Muller and Kirk’s Small Animal Dermatology', where },
  P10: { title: 'AAHA anesthesia and monitoring guidelines for dogs and cats 2020', where },
  P11: { title: 'AAFP and ISFM guidelines on house-soiling behavior in cats 2014', where },
  P12: { title: 'Plumb’s Veterinary Drug Handbook', where },
  P13: { title: 'Johnston, Root Kustritz, Olson: Canine and Feline Theriogenology', where },
  P14: { title: 'Pet Poison Helpline, list of poisons', where },
}

/** Every source a pattern may name, by code. */
export const patternSources: Readonly<Record<string, Source>> = { ...sources, ...references }
