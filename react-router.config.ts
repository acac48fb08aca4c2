import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { paintFirstEverywhere } from './scripts/build/paint-first-everywhere.ts'
import { precompress } from './service/static/precompress.ts'
import { prerenderedPaths } from './web/app/route-table.ts'

const config: Config = {
  appDirectory: 'web/app',
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await paintFirstEverywhere(client)
    await precompress(client)
  },
}

export default config
