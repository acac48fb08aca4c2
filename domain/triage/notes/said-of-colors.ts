import type { Said } from './said-in-tests.ts'

/** Colors that belong to the noun of their own clause, and beside them the same colors where they are a danger. */
export const saidOfColors: readonly Said[] = [
  ['home', 'dog', 'itching', 'gums pink, pee is yellow, begging for fries'],
  ['home', 'cat', 'itching', 'gums pink, normal pee color, playing'],
  ['home', 'dog', 'itching', 'poop is brown, pee yellow, gums pink, tongue pink'],
  ['home', 'dog', 'itching', 'pink gums, white teeth, brown poop, yellow pee, eyes clear'],
  ['home', 'dog', 'itching', 'yellow lab, white chest, gums pink, pee clear'],
  ['home', 'dog', 'itching', 'good poops, black gums like always because he is a chow'],
  ['home', 'dog', 'itching', 'brown eyes, yellow coat, gums pink, all normal'],
  ['vet', 'dog', 'itching', 'gums pink, pee red'],
  ['vet', 'dog', 'itching', 'pee, pinkish'],
  ['er', 'dog', 'itching', 'pee yellow, gums pale and he is weak'],
  ['er', 'dog', 'itching', 'nose black, gums white, tired'],
  ['er', 'dog', 'itching', 'white teeth, white gums, cold feet'],
  ['er', 'dog', 'itching', 'gums, white as a sheet'],
  ['er', 'dog', 'itching', 'his gums, tongue, lips all white'],
  ['er', 'dog', 'itching', 'gums (normally black) are white now'],
  ['er', 'dog', 'itching', 'tongue grey blue, poop normal'],
  ['er', 'dog', 'itching', 'poop is black and tarry, gums pale'],
  ['er', 'dog', 'vomiting', 'gums pink, vomit red with blood, lots of it'],
]
