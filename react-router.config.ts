import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './web/app/route-table.ts'

export default {
  appDirectory: 'web/app',
  ssr: false,
  prerender: prerenderedPaths(),
} satisfies Config
