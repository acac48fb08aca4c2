import { breedGroupMembers } from '#domain/knowledge/breed-groups.ts'
import type { BreedGroup } from '#domain/logic/breed-group.ts'
import type { Part, Reading } from '../tell/entry.ts'
import { breedWords, capital } from '../tell/words.ts'

/** Dogs that belong to a group by their weight, whatever the breed. */
const BY_WEIGHT: Readonly<Partial<Record<BreedGroup, string>>> = {
  deep_chested: 'Any dog of more than 25 kg (55 pounds) as well, of mixed or unknown breed too.',
  toy: 'Any grown dog of less than 4 kg (8.8 pounds) as well, of mixed or unknown breed too.',
}

export const BREED_GROUPS = Object.keys(breedGroupMembers.dog) as readonly BreedGroup[]

export const breedGroupPart = (group: BreedGroup): Part => ({
  head: capital(breedWords(group)),
  lines: [
    ...(['dog', 'cat'] as const).flatMap((species) => {
      const names = breedGroupMembers[species][group]
      return names.length === 0
        ? []
        : [`${capital(species)}s whose breed has one of these in its name: ${names.join(', ')}.`]
    }),
    ...(BY_WEIGHT[group] === undefined ? [] : [BY_WEIGHT[group]]),
  ],
})

/** Who belongs to the groups of breeds that an entry speaks of. */
export const breedParts = (reads: readonly Reading[]): readonly Part[] =>
  BREED_GROUPS.filter((group) => reads.some(({ of, id }) => of === 'breed group' && id === group)).map(
    breedGroupPart,
  )
