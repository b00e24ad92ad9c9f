// `npm run backup` and similar commands: installs the packages if needed, then runs the command under the pinned Node.
// The built command is preferred if it is current, since it starts faster. Without it the sources run, so a failed build
// never prevents a backup.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, ensureInstalled, isBuilt, pinnedNode, root } from './prepare.mjs'

const [name, ...more] = process.argv.slice(2)
ensureInstalled()
const built = `dist/commands/${name}.js`
become(pinnedNode, [existsSync(join(root, built)) && isBuilt() ? built : `scripts/${name}.ts`, ...more])
