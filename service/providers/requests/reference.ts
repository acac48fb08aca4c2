import { randomInt } from 'node:crypto'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const TRIES = 5

type Prefix = 'CAN' | 'DEL'

/** Can be read out on the phone: neither I nor O, neither 0 nor 1. */
const newReference = (prefix: Prefix): string =>
  `${prefix}-${Array.from({ length: 6 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')}`

export const drawReference = async (
  prefix: Prefix,
  write: (reference: string) => Promise<'added' | 'taken'>,
): Promise<string> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const reference = newReference(prefix)
    if ((await write(reference)) === 'added') return reference
  }
  throw new Error('no free reference was found')
}
