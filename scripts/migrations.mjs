// `npm run migrations`: writes a migration for the changes of the tables, and deletes the snapshot before it. The
// generator compares with the newest snapshot only; each has 8,600 lines.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './prepare.mjs'

run('drizzle-kit', ['generate', ...process.argv.slice(2)])
const folder = join(root, 'migrations/meta')
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
for (const name of snapshots.slice(0, -1)) rmSync(join(folder, name))
