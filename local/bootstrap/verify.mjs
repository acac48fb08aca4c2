import { close, emptySum, extents, verify } from './checks.mjs'
import { ensurePackages } from './install.mjs'
import { requireNode20 } from './processes.mjs'

requireNode20()
await ensurePackages()
const sum = emptySum()
await verify(sum, extents.daily)
close(sum)
