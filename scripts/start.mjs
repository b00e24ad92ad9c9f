// `npm start`, and `npm run dev` with `--dev`.
import { become, ensureBuilt, ensureInstalled, pinnedNode, serverArguments } from './prepare.mjs'

ensureInstalled()
if (process.argv.includes('--dev')) {
  // Screens are replaced in the open page; a change of a server file restarts the server.
  become(pinnedNode, ['--watch', 'src/server.ts', '--dev'])
} else {
  ensureBuilt()
  become(pinnedNode, serverArguments)
}
