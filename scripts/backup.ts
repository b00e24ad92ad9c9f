import { dirname, resolve } from 'node:path'
import { verifyArchive } from '../src/backup/archive.ts'
import { readSecret } from '../src/backup/seal.ts'
import { makeBackup } from '../src/features/backups/server/backup-folder.ts'
import { openPrivateFolder } from '../src/files/disk.ts'
import { firmOf, runCommand } from './run-command.ts'

const help = `npm run backup -- FILE

Writes the whole firm (database, uploaded files and keys, as of one moment) into FILE, which must not exist yet. The
server may run meanwhile. With the variables of the server; BACKUP_KEY_FILE names a file with a secret that encrypts
the backup. Restore it with: npm run restore -- FILE

Exit codes: 0 done; 1 nothing was written; 2 called in a wrong way; 3 written, but files that are missing or damaged are named.`

await runCommand({
  help,
  names: { min: 1, max: 1 },
  async run({ names: [name = ''] }, environment) {
    const file = resolve(name)
    const { keyFile } = environment.backups
    const secret = keyFile === undefined ? undefined : await readSecret(keyFile)
    await openPrivateFolder(environment.dataDir)
    const { manifest, size, sha256 } = await makeBackup(firmOf(environment), {
      file,
      secret,
    })
    // A backup is only valid if it can be read back.
    await verifyArchive(file, secret)
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    const files = Object.keys(manifest.entries).filter((entry) => entry.startsWith('files/')).length
    for (const fault of manifest.faults) console.error(fault)
    console.log(`${file}: ${rows} rows and ${files} files as of ${manifest.moment}, ${size} bytes`)
    console.log(`SHA-256 ${sha256}`)
    console.log(
      secret
        ? `encrypted with the secret in ${keyFile}: keep a copy of it apart from ${dirname(file)}`
        : 'not encrypted, and it holds the keys of the firm: keep it where nobody else can read it',
    )
    return manifest.faults.length > 0 ? 3 : 0
  },
})
