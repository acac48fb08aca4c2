import { CatHead } from '#web/ui/drawings/cat-head.tsx'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'
import type { DrawingProps } from '#web/ui/drawings/drawing.ts'

export function PetHead({ species, ...props }: DrawingProps & { species: 'dog' | 'cat' }) {
  return species === 'cat' ? <CatHead {...props} /> : <DogHead {...props} />
}
