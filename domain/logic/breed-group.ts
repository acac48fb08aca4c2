/** Groups of breeds that share a body shape which changes what a sign means. */
export type BreedGroup = 'brachycephalic' | 'deep_chested' | 'toy' | 'chondrodystrophic'
