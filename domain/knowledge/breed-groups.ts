import type { BreedGroup } from '#domain/logic/breed-group.ts'

type Members = Readonly<Record<BreedGroup, readonly string[]>>

/** What some of the deep chests stand on; the other members are ordinary teaching. */
export const breedGroupSources: readonly string[] = ['P974', 'P975']

/** Parts of breed names, so that varieties ("Dachshund (Miniature)") belong to the group of their breed. */
const dogs: Members = {
  brachycephalic: [
    'bulldog',
    'frenchie',
    'pug',
    'boston terrier',
    'boxer',
    'pekingese',
    'pekinese',
    'shih tzu',
    'lhasa apso',
    'japanese chin',
    'brussels griffon',
    'bullmastiff',
    'dogue de bordeaux',
    'french mastiff',
    'cavalier',
    'english toy spaniel',
    'affenpinscher',
    'bulldogge',
  ],
  deep_chested: [
    'great dane',
    'akita',
    'dogue de bordeaux',
    'weimaraner',
    'saint bernard',
    'st bernard',
    'irish setter',
    'gordon setter',
    'poodle (standard)',
    'standard poodle',
    'german shepherd',
    'doberman',
    'bloodhound',
    'rottweiler',
    'boxer',
    'irish wolfhound',
    'newfoundland',
    'bernese',
    'basset hound',
    'shar-pei',
    'shar pei',
    'mastiff',
    'cane corso',
    'leonberger',
    'great pyrenees',
    'rhodesian ridgeback',
  ],
  toy: [
    'chihuahua',
    'yorkshire terrier',
    'yorkie',
    'maltese',
    'pomeranian',
    'toy poodle',
    'poodle (toy)',
    'papillon',
    'miniature pinscher',
    'italian greyhound',
    'havanese',
  ],
  chondrodystrophic: [
    'dachshund',
    'french bulldog',
    'frenchie',
    'beagle',
    'pekingese',
    'pekinese',
    'shih tzu',
    'lhasa apso',
    'corgi',
    'cocker spaniel',
    'basset hound',
    'poodle (miniature)',
    'miniature poodle',
  ],
}

const cats: Members = {
  brachycephalic: ['persian', 'himalayan', 'exotic', 'burmese', 'scottish fold'],
  deep_chested: [],
  toy: [],
  chondrodystrophic: [],
}

export const breedGroupMembers: Readonly<Record<'dog' | 'cat', Members>> = { dog: dogs, cat: cats }

/** Bulldog-like names that do not belong to the flat-faced group. */
const longNosed = ['american bulldog', 'puggle']

export function breedGroupsOf(
  species: 'dog' | 'cat',
  breed: string | null,
  weightKg: number | null,
  ageMonths: number | null,
): ReadonlySet<BreedGroup> {
  const name = (breed ?? '').toLowerCase()
  const members = species === 'dog' ? dogs : cats
  const groups = new Set<BreedGroup>()
  const pure =
    name !== '' &&
    !/\b(mix|mixed|cross|unknown)\b/.test(name) &&
    !longNosed.some((other) => name.includes(other))
  if (pure) {
    for (const group of ['brachycephalic', 'deep_chested', 'toy', 'chondrodystrophic'] as const) {
      if (members[group].some((member) => name.includes(member))) groups.add(group)
    }
  }
  if (species === 'dog' && weightKg !== null) {
    if (weightKg > 25) groups.add('deep_chested')
    if (weightKg < 4 && (ageMonths ?? 0) >= 12) groups.add('toy')
  }
  return groups
}
