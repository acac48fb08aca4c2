import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command, Output, Tools } from '#local/cli/command.ts'
import { explain } from '#local/start-failure.ts'
import { builtPages } from '#local/start-pawlight.ts'
import { checkModel } from '#service/health/check-model.ts'

type Finding = { readonly check: string; readonly ok: boolean; readonly detail: string }

const fine = (check: string, detail: string): Finding => ({ check, ok: true, detail })
const fault = (check: string, detail: string): Finding => ({ check, ok: false, detail })

const pages = (): Finding =>
  existsSync(join(builtPages, 'index.html'))
    ? fine('web app', 'built')
    : fault('web app', 'not built yet; "npm start" builds it')

const directory = async ({ settings }: Tools): Promise<Finding> => {
  const { dataDir, backend } = settings
  if (backend.mode !== 'embedded') return fine('data directory', 'not used in this mode')
  if (!existsSync(dataDir)) return fine('data directory', `${dataDir} will be made at the first start`)
  const writable = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  )
  return writable ? fine('data directory', dataDir) : fault('data directory', `${dataDir} cannot be written`)
}

const secrets = async ({ settings }: Tools): Promise<Finding> => {
  if (settings.backend.mode !== 'embedded') return fine('secrets', 'from the environment')
  const file = join(settings.dataDir, 'secrets.json')
  const found = await stat(file).catch(() => null)
  if (found === null) return fine('secrets', 'will be made at the first start')
  return (found.mode & 0o077) === 0
    ? fine('secrets', 'readable by their owner only')
    : fault('secrets', `${file} can be read by others; run chmod 600 on it`)
}

const database = async ({ settings, withDatabase }: Tools): Promise<readonly Finding[]> => {
  if (settings.backend.mode === 'supabase') return [fine('database', 'kept by the Supabase project')]
  try {
    return await withDatabase(async (sql) => {
      const [row] = await sql<{ version: string; migrations: number; accounts: number; open: number }[]>`
        select current_setting('server_version') as version,
               (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
               (select count(*)::int from auth.users) as accounts,
               (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
                 where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity) as open`
      if (row === undefined) return [fault('database', 'gave no answer')]
      const { version, migrations, accounts, open } = row
      return [
        fine('database', `PostgreSQL ${version}, ${migrations} migrations, ${accounts} accounts`),
        open === 0
          ? fine('row level security', 'on for every table')
          : fault('row level security', `off for ${open} tables`),
      ]
    })
  } catch (error) {
    return [fault('database', explain(error) ?? 'cannot be opened')]
  }
}

const mail = ({ settings }: Tools): Finding => {
  if (settings.backend.mode === 'supabase') return fine('mail', 'sent by the Supabase project')
  if (settings.smtp !== null) return fine('mail', 'sent over the mail server in SMTP_*')
  return settings.backend.mode === 'embedded'
    ? fine('mail', `kept in ${join(settings.dataDir, 'outbox')}`)
    : fault('mail', 'SMTP_URL is missing')
}

const languageModel = async ({ settings }: Tools): Promise<Finding> =>
  settings.model === null
    ? fine('language model', 'none; the rules answer alone (LLM_PROVIDER turns one on)')
    : { check: 'language model', ...(await checkModel(settings.model)) }

export const doctor: Command = {
  usage: 'doctor',
  summary: 'look whether this installation can work',
  options: {},
  run: async (_args, _options, tools): Promise<Output> => {
    const findings = [
      fine('node', process.versions.node),
      fine('mode', tools.settings.backend.mode),
      pages(),
      await directory(tools),
      await secrets(tools),
      ...(await database(tools)),
      mail(tools),
      await languageModel(tools),
    ]
    return {
      lines: findings.map(({ check, ok, detail }) => `${ok ? 'ok   ' : 'FAULT'} ${check}: ${detail}`),
      data: { findings },
      ok: findings.every(({ ok }) => ok),
    }
  },
}
