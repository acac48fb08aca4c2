export { catch as orElse, _default as orByDefault } from 'zod/mini'
