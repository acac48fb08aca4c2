import { resolve } from 'node:path'
import { runCommand } from '#local/cli/run-command.ts'
import { withDatabase } from '#local/cli/database.ts'
import { readSettings } from '#local/settings/settings.ts'

const { out, err, code } = await runCommand(process.argv.slice(2), () => {
  const read = readSettings(process.env)
  const settings = { ...read, dataDir: resolve(read.dataDir) }
  return { settings, withDatabase: (work) => withDatabase(settings, work), now: () => new Date() }
})
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
