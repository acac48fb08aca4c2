import { z } from 'zod'

/** A file made from the knowledge: its path below `domain/knowledge`, and its text. */
export type Compiled = { readonly path: string; readonly text: string }

/** Stands above every module that is made. */
export const MADE = '// Made by `npm run knowledge -- compile` from the YAML files; change those.'

/** The same for what is made from the questions and what is written to them. */
export const MADE_OF_QUESTIONS =
  '// Made by `npm run knowledge -- compile` from the questions, the kinds of emergency and first aid; change those.'

/** A line that imports types of `domain/knowledge`. */
export const importType = (names: string, file: string): string =>
  `import type { ${names} } from '#domain/knowledge/${file}'`

/** The schema with which editors check a kind of file while it is written. */
export const schemaFile = (name: string, schema: z.ZodType): Compiled => ({
  path: `schemas/${name}.json`,
  text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', reused: 'ref' }), null, 2)}\n`,
})

/** A constant with what it holds, one member a line. */
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

/** The same for a list, one item a line. */
export const listSource = (says: string, typed: string, items: readonly string[]): readonly string[] => [
  `/** ${says} */`,
  `export const ${typed} = [`,
  ...items.map((item) => `  ${item},`),
  ']',
  '',
]

/** A value as code writes it. */
export const valueSource = (value: unknown): string => JSON.stringify(value)

/** The same, and nothing for one that is not there. */
export const optionalSource = (value: unknown): string | undefined =>
  value === undefined ? undefined : valueSource(value)

/** The members that are there, each as `name: value`. */
export const membersSource = (given: readonly (readonly [string, string | undefined])[]): string =>
  given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join(', ')
