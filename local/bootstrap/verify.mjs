import { close, verify } from './checks.mjs'
import { ensurePackages } from './install.mjs'
import { requireNode20 } from './processes.mjs'

requireNode20()
await ensurePackages()
const sum = { passed: 0, failed: 0 }
await verify(sum)
close(sum)
