import { readSecret } from '../src/backup/seal.ts'
import { restoreBackup } from '../src/features/backups/server/restore.ts'
import { firmOf, migrations, requireFile, runCommand } from './run-command.ts'

const help = `npm run restore -- FILE [--replace]

Brings a firm back from a backup, into DATA_DIR and, where it is set, the database of DATABASE_URL. Stop the server
first. All of FILE is read and compared with its hashes before anything is changed. A firm that is there already is
left alone, unless --replace is given: then it is kept in DATA_DIR/replaced-…, and the backup takes its place.
BACKUP_KEY_FILE names the file with the secret of an encrypted backup. With FILES_URL, which must name
an empty bucket, the files end there.

Exit codes: 0 done; 1 nothing was changed; 2 called in a wrong way; 3 done, but the backup lacks files or holds damaged ones, which are named.`

await runCommand({
  help,
  options: { replace: { type: 'boolean' } },
  names: { min: 1, max: 1 },
  async run({ names: [name = ''], values }, environment) {
    const { keyFile } = environment.backups
    const { manifest, aside } = await restoreBackup(firmOf(environment), {
      file: await requireFile(name),
      secret: keyFile === undefined ? undefined : await readSecret(keyFile),
      migrations,
      isReplacing: values.replace === true,
    })
    for (const fault of manifest.faults) console.error(`already when the backup was made: ${fault}`)
    console.log(`restored the firm as of ${manifest.moment}; all tables and files compared`)
    if (aside !== undefined) console.log(`what was there before is in ${aside}`)
    return manifest.faults.length > 0 ? 3 : 0
  },
})
