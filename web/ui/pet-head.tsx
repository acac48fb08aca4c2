import { CatHead } from '#web/ui/cat-head.tsx'
import { DogHead } from '#web/ui/dog-head.tsx'
import type { DrawingProps } from '#web/ui/drawing.ts'

/** The head of the animal, for avatars and empty states. */
export function PetHead({ species, ...props }: DrawingProps & { species: 'dog' | 'cat' }) {
  return species === 'cat' ? <CatHead {...props} /> : <DogHead {...props} />
}
