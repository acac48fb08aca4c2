import { z } from 'zod'

/** `path` is below `domain/knowledge`. */
export type Compiled = { readonly path: string; readonly text: string }

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Of a module: a single letter beyond Latin-1 doubles the memory its text takes while the service runs. */
export const inLatin1 = ({ path, text }: Compiled): Compiled => ({
  path,
  text: path.endsWith('.ts') ? text.replaceAll(/[\u0100-\uffff]/g, escaped) : text,
})

export const MADE = '// Made by `npm run knowledge -- compile` from the YAML files; change those.'

export const MADE_OF_QUESTIONS =
  '// Made by `npm run knowledge -- compile` from the questions, the kinds of emergency and first aid; change those.'

export const importType = (names: string, file: string): string =>
  `import type { ${names} } from '#domain/knowledge/${file}'`

/** By the name of the file. */
export const schemaFiles = (schemas: Readonly<Record<string, z.ZodType>>): readonly Compiled[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    path: `schemas/${name}.json`,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }), null, 2)}\n`,
  }))

export const objectSource = (
  says: string,
  typed: string,
  members: readonly (readonly [name: string, source: string])[],
): readonly string[] => [
  `/** ${says} */`,
  `export const ${typed} = {`,
  ...members.map(([name, source]) => `  ${name}: ${source},`),
  '}',
  '',
]

export const listSource = (says: string, typed: string, items: readonly string[]): readonly string[] => [
  `/** ${says} */`,
  `export const ${typed} = [`,
  ...items.map((item) => `  ${item},`),
  ']',
  '',
]

export const constantSource = (says: string, typed: string, source: string): readonly string[] => [
  `/** ${says} */`,
  `export const ${typed} = ${source}`,
  '',
]

export const valueSource = (value: unknown): string => JSON.stringify(value)

export const optionalSource = (value: unknown): string | undefined =>
  value === undefined ? undefined : valueSource(value)

export const membersSource = (given: readonly (readonly [string, string | undefined])[]): string =>
  given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join(', ')

export const recordSource = (given: readonly (readonly [string, string | undefined])[]): string =>
  `{ ${membersSource(given)} }`
