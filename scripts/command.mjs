// `npm run backup` and its like: installs the packages if need be, then becomes the command under the pinned Node.
import { become, ensureInstalled, pinnedNode } from './prepare.mjs'

const [name, ...more] = process.argv.slice(2)
ensureInstalled()
become(pinnedNode, [`scripts/${name}.ts`, ...more])
