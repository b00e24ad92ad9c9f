import { EnvironmentError, readEnvironment } from '../src/env.ts'
import type { Firm } from '../src/features/backups/server/firm.ts'
import {
  type Moved,
  moveFilesToBucket,
  moveFilesToFolder,
  moveToFolder,
  moveToServer,
} from '../src/features/backups/server/move.ts'
import { firmOf, migrations, runCommand, UsageError } from './run-command.ts'

const help = `npm run move -- postgresql://user:password@host:5432/database | embedded | bucket | folder

Moves the rows of the firm from the embedded database to an empty database of a PostgreSQL server, or, with "embedded"
and DATABASE_URL set, from there into DATA_DIR. Stop the server first. Every table is read back and compared before the
move counts; files and keys stay where they are. What was moved from is kept, but can no longer be started by mistake:
the embedded database lies in DATA_DIR/moved-…, and the one on the server belongs to no DATA_DIR any more.

With "bucket" it moves the uploaded files from DATA_DIR into the empty bucket that FILES_URL names, and with "folder"
from that bucket into DATA_DIR. Each file is compared with the hash of its row. What was moved from is kept.

Exit codes: 0 done; 1 nothing was changed, or a move of files was interrupted and may be repeated; 2 called in a
wrong way; 3 files were moved, but some are missing or damaged and are named.`

const describe = ({ rows, tables }: Moved) =>
  console.log(`moved ${rows} rows of ${tables} tables; the number and the content of each table are equal`)

const moveFiles = async (firm: Firm, to: 'bucket' | 'folder') => {
  if (firm.bucket === undefined) throw new EnvironmentError('FILES_URL must name the bucket')
  const { checked, faults, aside } =
    to === 'bucket' ? await moveFilesToBucket(firm) : { ...(await moveFilesToFolder(firm)), aside: undefined }
  for (const fault of faults) console.error(fault)
  console.log(`moved ${checked - faults.length} of ${checked} files; each has the hash of its row`)
  console.log(
    aside === undefined
      ? 'start the server without FILES_URL from now on; the bucket can be emptied'
      : `start the server with that FILES_URL from now on; the old files are in ${aside}`,
  )
  return faults.length > 0 ? 3 : 0
}

await runCommand({
  help,
  names: { min: 1, max: 1 },
  async run({ names: [to = ''] }, environment) {
    const firm = firmOf(environment)
    if (to === 'bucket' || to === 'folder') return moveFiles(firm, to)
    if (to === 'embedded') {
      if (firm.databaseUrl === undefined)
        throw new EnvironmentError('DATABASE_URL must name the database to move from')
      describe(await moveToFolder(firm, migrations))
      console.log(
        'start the server without DATABASE_URL from now on; the database on the server can be dropped',
      )
      return 0
    }
    if (!/^postgres(ql)?:/.test(to)) throw new UsageError(help.slice(0, help.indexOf('\n')))
    if (firm.databaseUrl !== undefined)
      throw new EnvironmentError('DATABASE_URL must be unset: the move starts from the embedded database')
    const { databaseUrl = '' } = readEnvironment({ DATABASE_URL: to })
    const moved = await moveToServer(firm, databaseUrl, migrations)
    describe(moved)
    console.log(`start the server with that DATABASE_URL from now on; the old database is in ${moved.aside}`)
    return 0
  },
})
