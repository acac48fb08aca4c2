export const BREED_GROUPS = ['brachycephalic', 'deep_chested', 'toy', 'chondrodystrophic'] as const
export type BreedGroup = (typeof BREED_GROUPS)[number]
