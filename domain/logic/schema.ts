/** Two of zod's words under names that are no words of the language: what stands in for a wrong value, and for none. */
export { catch as orElse, _default as orByDefault } from 'zod/mini'
