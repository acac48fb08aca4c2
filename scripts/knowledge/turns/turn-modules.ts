import { capital } from '../tell/words.ts'
import { MADE, constantSource, schemaFiles } from '../written/compiled.ts'
import type { Compiled } from '../written/compiled.ts'
import type { ReadTurn, ReadTurns } from './read-turns.ts'
import { WrittenTurnWords, WrittenTurns, turnExpression } from './written-turns.ts'

export const turnModules = ({ files }: ReadTurns): readonly Compiled[] => [
  ...[...files].map(([file, turns]) => ({
    path: `compiled/notes/turns/${file}.ts`,
    text: [MADE, '', ...turns.flatMap(turnSource)].join('\n'),
  })),
  ...schemaFiles({
    turns: WrittenTurns,
    'turn-words': WrittenTurnWords,
  }),
]

const turnSource = (turn: ReadTurn): readonly string[] =>
  constantSource(`${capital(turn.written.tells)}.`, turn.name, valueOf(turn))

function valueOf({ written: { stands = 'anywhere' }, ways, notBefore }: ReadTurn): string {
  if (stands === 'each') return `[\n${ways.map((way) => `  ${JSON.stringify(way)},\n`).join('')}]`
  const expression = turnExpression(stands, ways, notBefore)
  return stands === 'part' ? JSON.stringify(expression) : String(new RegExp(expression))
}
