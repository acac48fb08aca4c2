import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishSite } from './scripts/build/finish-site.ts'
import { precompress } from './service/static/precompress.ts'
import { prerenderedPaths } from './web/app/route-table.ts'

const config: Config = {
  appDirectory: 'web/app',
  ssr: false,
  prerender: prerenderedPaths(),
  buildEnd: async ({ reactRouterConfig }) => {
    await finishSite(join(reactRouterConfig.buildDirectory, 'client'))
    await precompress(join(reactRouterConfig.buildDirectory, 'client'))
  },
}

export default config
