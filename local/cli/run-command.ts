import { parseArgs } from 'node:util'
import { type Command, CommandFailure, type Tools } from '#local/cli/command.ts'
import { deletion } from '#local/cli/deletion.ts'
import { doctor } from '#local/cli/doctor.ts'
import { inbox } from '#local/cli/inbox.ts'
import { invites } from '#local/cli/invites.ts'
import { maintenance } from '#local/cli/maintenance.ts'
import { waitlist } from '#local/cli/waitlist.ts'
import { explain } from '#local/start-failure.ts'

const commands: Readonly<Record<string, Command>> = {
  invites,
  waitlist,
  inbox,
  deletion,
  doctor,
  maintenance,
}

export type Outcome = { readonly out: string; readonly err: string; readonly code: number }

const help = (): string =>
  [
    'Usage: npm run -s pawlight -- COMMAND [--json] [--help]',
    '',
    ...Object.values(commands).flatMap(({ usage, summary }) => [`  ${usage}`, `      ${summary}`]),
    '',
    'Exit codes: 0 done, 1 could not be done, 2 not understood.',
    '',
  ].join('\n')

const commandHelp = ({ usage, summary }: Command): string =>
  `Usage: npm run -s pawlight -- ${usage} [--json]\n\n  ${summary}\n`

const read = (command: Command, args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'not understood')
  }
}

const failed = (sentence: string, json: boolean, code: number): Outcome => ({
  out: json ? `${JSON.stringify({ error: sentence })}\n` : '',
  err: json ? '' : `${sentence}\n`,
  code,
})

export const runCommand = async (args: readonly string[], openTools: () => Tools): Promise<Outcome> => {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    return { out: help(), err: '', code: name === undefined ? 2 : 0 }
  }
  const json = rest.includes('--json')
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return failed(`There is no command ${name}; --help lists them.`, json, 2)
  try {
    const { values, positionals } = read(command, rest)
    if (values['help'] === true) return { out: commandHelp(command), err: '', code: 0 }
    const { lines, data, ok } = await command.run(positionals, values, openTools())
    const text = json ? JSON.stringify(data, null, 2) : lines.join('\n')
    return { out: `${text}\n`, err: '', code: ok === false ? 1 : 0 }
  } catch (error) {
    if (error instanceof CommandFailure) return failed(error.message, json, 2)
    const sentence = explain(error)
    if (sentence !== null) return failed(sentence, json, 1)
    throw error
  }
}
