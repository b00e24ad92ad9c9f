import cluster from 'node:cluster'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * The built server begins here: what V8 made of its files at the first start is read at the next. The cache lies with
 * the built files, as trusted as they are, and goes with them; where nothing may be written the server does without.
 */
process.umask(0o077)
enableCompileCache(fileURLToPath(new URL('../dist/server/compiled', import.meta.url)))
// Read again with all the others, and refused if it is wrong.
const startsWorkers = Number(process.env.WORKERS ?? 1) > 1 && cluster.isPrimary
await (startsWorkers ? import('./workers.ts') : import('./server.ts'))

/** By then it has answered, and what that took is part of what is kept. */
const keepAfterMs = 20_000
setTimeout(flushCompileCache, keepAfterMs).unref()
