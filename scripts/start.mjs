// `npm start`, and `npm run dev` with `--dev`.
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import {
  become,
  ensureBuilt,
  ensureInstalled,
  environment,
  pinnedNode,
  root,
  serverArguments,
} from './prepare.mjs'

const requested = readArguments({
  help: `npm start

Installs and builds what is needed, then starts the server with the variables of the environment (docs/configuration.md).
npm run dev builds nothing and follows every change.`,
  options: { dev: { type: 'boolean' } },
})
if (requested.exitCode !== undefined) process.exit(requested.exitCode)
ensureInstalled()
if (requested.values.dev) {
  // Development often shares the machine with a build or tests: a slow start must not end it.
  environment.TIME_LIMIT_SCALE ??= '10'
  // A restart compiles only the files that have changed.
  environment.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')
  // Screens are replaced in the open page; a change of a server file restarts the server.
  become(pinnedNode, ['--watch', 'src/server.ts', '--dev'])
} else {
  ensureBuilt()
  become(pinnedNode, serverArguments)
}
