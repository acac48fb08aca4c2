import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishSite } from './scripts/build/finish-site.ts'
import { paintFirstEverywhere } from './scripts/build/paint-first-everywhere.ts'
import { precompress } from './service/static/precompress.ts'
import { prerenderedPaths } from './web/app/route/route-table.ts'

const config: Config = {
  appDirectory: 'web/app',
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    await paintFirstEverywhere(client)
    await finishSite(client)
    await precompress(client)
  },
}

export default config
