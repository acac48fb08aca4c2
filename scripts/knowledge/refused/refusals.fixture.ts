import { z } from 'zod'
import { readYaml } from '../written/read-written.ts'

const Refusals = z.strictObject({
  sound: z.string(),
  refused: z.array(
    z.strictObject({ what: z.string(), in_place_of: z.string(), stands: z.string(), said: z.string() }),
  ),
})

/** A sound file of a kind, and the same with each fault that it is refused for, as the file beside this one lists them. */
export function refusals(kind: string): {
  readonly sound: string
  readonly refused: readonly { readonly what: string; readonly faulty: string; readonly said: string }[]
} {
  const { sound, refused } = readYaml(import.meta.dirname, `${kind}.yaml`, Refusals).value
  return {
    sound,
    refused: refused.map(({ what, in_place_of: replaced, stands, said }) => {
      if (!sound.includes(replaced))
        throw new Error(`${kind}.yaml: “${replaced}” does not stand in what is sound`)
      return { what, faulty: sound.replace(replaced, () => stands), said }
    }),
  }
}
