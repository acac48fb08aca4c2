import type { Entry } from './entry.ts'

type More = Pick<Entry, 'unless' | 'unlessSaid' | 'species' | 'neverAMedicine'> & {
  readonly keys?: readonly string[]
}

/** A thing that harms when eaten, licked, breathed or touched. */
export const thing = (
  id: string,
  finding: string,
  exposure: readonly string[],
  phrases: readonly string[],
  { keys, ...more }: More = {},
): Entry => ({
  id,
  finding,
  kind: 'exposure',
  phrases,
  ...more,
  means: { answers: { exposure }, ...(keys ? { keys } : {}) },
})

/** Marks a poison whose name alone, with contact, is an emergency. */
export const named = ['poison_named']

/** The people whose pills and drinks a pet finds. */
export const PEOPLE =
  '(?:moms?|mothers?|dads?|fathers?|grand(?:ma|mas|pa|pas|mothers?|fathers?)|nanas?|grannys?|husbands?|wifes?|wife s|sons?|daughters?|sisters?|brothers?|roommates?|aunts?|uncles?|neighbou?rs?|kids?|toddlers?|girlfriends?|boyfriends?|partners?|guests?|mils?|mother in laws?|father in laws?|someone|somebody|visitors?|hubbys?|hubby)(?: s)?'

/** Words for the form a medicine comes in. */
export const PILLS =
  '(?:pills?|tablets?|tabs?|caps?|capsules?|meds?|medications?|medicines?|softgels?|gel ?caps?|caplets?|gummies|syrup|patch(?:es)?|prescriptions?|scripts?|refills?)'
