import { relative } from 'node:path'
import pino from 'pino'
import { CLINICS_AS_OF } from '#contract/map/map.ts'
import { assess } from '#domain/engine/assess.ts'
import { modelReader } from '#local/second-opinion.ts'
import { readSettings, type Settings } from '#local/settings/settings.ts'
import { explain } from '#local/start-failure.ts'
import { builtPages, type RunningPawlight, startPawlight } from '#local/start-pawlight.ts'

const modes = {
  embedded: 'embedded (PostgreSQL started by Pawlight)',
  postgres: 'postgres (the server in DATABASE_URL)',
  supabase: 'supabase (the project in SUPABASE_URL)',
} as const

const place = ({ backend, dataDir }: Settings): string => {
  switch (backend.mode) {
    case 'embedded':
      return relative(process.cwd(), dataDir) || dataDir
    case 'postgres':
      return new URL(backend.databaseUrl).host
    case 'supabase':
      return new URL(backend.url).host
  }
}

const mails = (settings: Settings, { url, backend }: RunningPawlight): string => {
  if (backend.outbox !== null) return `${url}/dev/mailbox (kept in ${place(settings)}/outbox, not sent)`
  return settings.smtp === null ? 'sent by the Supabase project' : 'sent over the mail server in SMTP_*'
}

const modelLine = ({ model }: Settings): string =>
  model === null
    ? 'none'
    : `${model.model} (run by ${modelReader(model)}; "npm run -s pawlight -- doctor" tells whether it works)`

const placesLine = ({ places }: Settings): string =>
  places === null ? `built-in lists (clinics of ${CLINICS_AS_OF})` : new URL(places.baseUrl).host

const greet = async (settings: Settings, running: RunningPawlight): Promise<void> => {
  const codes = await running.backend.freeInviteCodes()
  const invites =
    codes.length > 0 ? codes.join(', ') : 'none left (npm run -s pawlight -- invites create --count 5)'
  console.log(
    [
      '',
      `Pawlight is ready:  ${settings.publicUrl ?? running.url}`,
      `  mode       ${modes[settings.backend.mode]}`,
      `  data       ${place(settings)}`,
      `  providers  assessment: built-in rules; places: ${placesLine(settings)}; model: ${modelLine(settings)}`,
      ...(settings.backend.mode === 'embedded' ? [`  invites    ${invites}`] : []),
      `  e-mails    ${mails(settings, running)}`,
      '  stop       Ctrl-C',
      '',
    ].join('\n'),
  )
}

const stopOnSignal = (started: Promise<RunningPawlight>): void => {
  const state = { stopping: false }
  const stop = async (): Promise<void> => {
    if (state.stopping) return
    state.stopping = true
    const running = await started.catch(() => null)
    await running?.stop()
    process.exit(0)
  }
  // a terminal and the launcher may both pass the same Ctrl-C on: ending twice is ending once
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}

try {
  const settings = readSettings(process.env)
  const log = pino({ level: settings.logLevel })
  const started = startPawlight(settings, { engine: assess, webDir: builtPages, log })
  stopOnSignal(started)
  await greet(settings, await started)
} catch (error) {
  console.error(explain(error) ?? error)
  process.exit(1)
}
