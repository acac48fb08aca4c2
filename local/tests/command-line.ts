import { withDatabase } from '#local/cli/database.ts'
import { type Outcome, runCommand } from '#local/cli/run-command.ts'
import type { Settings } from '#local/settings/settings.ts'
import { settingsOfThisRun } from '#local/tests/test-pawlight.ts'

export const commandLine =
  ({
    settings = settingsOfThisRun,
    now = () => new Date(),
  }: { readonly settings?: () => Settings; readonly now?: () => Date } = {}) =>
  (...args: string[]): Promise<Outcome> =>
    runCommand(args, () => {
      const these = settings()
      return { settings: these, withDatabase: (work) => withDatabase(these, work), now }
    })
