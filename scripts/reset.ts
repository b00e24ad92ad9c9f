import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { lockDataFolder } from '../src/db/embedded/folder.ts'
import { runCommand } from './run-command.ts'

const help = `npm run reset [-- --yes]

Deletes everything in the data folder (DATA_DIR, default ./data), for development. The next start creates a new firm.
Asks first; --yes skips the question. Stop the server first. With DATABASE_URL set, drop that database yourself.

Exit codes: 0 deleted, or nothing to delete; 1 nothing was deleted; 2 called in a wrong way.`

await runCommand({
  help,
  options: { yes: { type: 'boolean' } },
  names: { min: 0, max: 0 },
  async run({ values }, { dataDir, databaseUrl }) {
    if (databaseUrl) throw new Error('DATABASE_URL is set: reset deletes an embedded database only')
    if (!existsSync(dataDir)) {
      console.log(`${dataDir}: nothing to delete`)
      return 0
    }
    if (!existsSync(join(dataDir, 'installation')))
      throw new Error(`DATA_DIR: the folder ${dataDir} is not a data folder of Mizan`)
    const lock = lockDataFolder(dataDir)
    try {
      if (!values.yes && !(await confirm(`Delete everything in ${dataDir}?`))) return 1
      // The folder itself may be a mount.
      for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true })
    } finally {
      lock.release()
    }
    console.log(`${dataDir}: deleted`)
    return 0
  },
})

/** False without a terminal. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
