import pino from 'pino'

import { readSettings } from '#local/settings/settings.ts'
import { startPawlight } from '#local/start-pawlight.ts'

const running = await startPawlight(readSettings(process.env), {
  engine: () => {
    throw new Error('nobody asks this one for an assessment')
  },
  webDir: null,
  bcryptCost: 4,
  log: pino({ level: 'silent' }),
})
process.send?.({ url: running.url })
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
