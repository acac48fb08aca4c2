import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { KNOWLEDGE, readYaml } from '../written/read-written.ts'

const Refusal = z.strictObject({
  what: z.string(),
  in_place_of: z.string(),
  stands: z.string(),
  said: z.string(),
})
const Refusals = z.strictObject({ sound: z.string(), refused: z.array(Refusal) })

/** A text with a fault, and what is said of it. */
type Refused = { readonly what: string; readonly faulty: string; readonly said: string }

/** A sound file of a kind, and the same with each fault that it is refused for, as the file beside this one lists them. */
export function refusals(kind: string): { readonly sound: string; readonly refused: readonly Refused[] } {
  const { sound, refused } = readYaml(import.meta.dirname, `${kind}.yaml`, Refusals).value
  return {
    sound,
    refused: refused.map((one) => ({ what: one.what, faulty: faultyText(sound, one), said: one.said })),
  }
}

/** Files of ours with a fault each; what is said of it begins with the line on which the fault stands. */
export const refusalsOfOurs = (kind: string): readonly (Refused & { readonly file: string })[] =>
  readYaml(import.meta.dirname, `${kind}.yaml`, z.array(Refusal.extend({ file: z.string() }))).value.map(
    (one) => {
      const sound = readFileSync(join(KNOWLEDGE, one.file), 'utf8')
      const line = sound.slice(0, sound.indexOf(one.in_place_of)).split('\n').length
      const said = `${one.file}:${line} ${one.said}`
      return { what: one.what, file: one.file, faulty: faultyText(sound, one), said }
    },
  )

function faultyText(sound: string, { in_place_of: replaced, stands }: z.infer<typeof Refusal>): string {
  if (!sound.includes(replaced)) throw new Error(`“${replaced}” does not stand in what is sound:\n${sound}`)
  return sound.replace(replaced, () => stands)
}
