import { extents } from './checks.mjs'
import { checkWhole } from './whole.mjs'

await checkWhole(extents.daily)
