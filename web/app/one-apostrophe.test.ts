import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** Sentences that the requirements quote to the letter. */
const QUOTED = [
  "Describe your dog's or cat's symptoms and get clear urgency guidance, home-care coaching and nearby vets.",
  "Update your pet's profile.",
  "We couldn't find a waitlist member with that referral code.",
  "What is your pet's name?",
  "Please enter your pet's name",
  "Please select your pet's birthday",
  "Please add your pet's name.",
]

const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter(
  (file) => !/\.test\.|^testing\/|\/testing\//.test(file),
)

/** What a file writes for people, without its comments. */
const wordsOf = (file: string): string =>
  QUOTED.reduce(
    (text, quoted) => text.replaceAll(quoted, ''),
    readFileSync(join(WEB, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  )

test('every apostrophe is a typographic one, but in sentences that are given', () => {
  expect(files.length).toBeGreaterThan(300)
  const straight = files.flatMap((file) =>
    [...wordsOf(file).matchAll(/.*[A-Za-z](?:'|&apos;|&#39;)(?:s|t|re|ll|ve|d|m)\b.*/g)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  )
  expect(straight).toEqual([])
})
