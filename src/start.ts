import cluster from 'node:cluster'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { EngineThread } from '#db/embedded/engine.ts'
import { readArguments } from '../scripts/arguments.mjs'

/**
 * Entry point of the built server. V8's compile cache speeds up later starts; it is stored with the built
 * files, and is as trusted as they are. On a read-only disk the server runs without it.
 */
const help = `npm start

Starts the server with the variables of the environment (docs/configuration.md).

Exit codes: 0 stopped as asked; 1 it could not start, and the reason is named; 2 called in a wrong way.`
const requested = readArguments({ help })
if (requested.exitCode !== undefined) process.exit(requested.exitCode)
process.umask(0o077)
enableCompileCache(fileURLToPath(new URL('../dist/server/compiled', import.meta.url)))
// Helper threads of a collection take more CPU than they save: the young objects have 4 MB.
setFlagsFromString('--no-parallel-scavenge')
// Validated later with all other variables.
const startsWorkers = Number(process.env.WORKERS ?? 1) > 1 && cluster.isPrimary
// The engine takes as long to load as the server, and is loaded in parallel to it.
if (!process.env.DATABASE_URL && !startsWorkers) EngineThread.prepare()
await (startsWorkers ? import('#process/cluster.ts') : import('./server.ts'))

/** Long enough for the first responses, so that their code is cached too. */
const cacheCodeAfterMs = 20_000
setTimeout(flushCompileCache, cacheCodeAfterMs).unref()
