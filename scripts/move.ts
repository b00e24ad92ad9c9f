import { EnvironmentError, readEnvironment } from '../src/env.ts'
import { type Moved, moveToFolder, moveToServer } from '../src/features/backups/server/move.ts'
import { firmOf, migrations, runCommand } from './run-command.ts'

const help = `npm run move -- postgresql://user:password@host:5432/database | embedded

Moves the rows of the firm from the embedded database to an empty database of a PostgreSQL server, or, with "embedded"
and DATABASE_URL set, from there into DATA_DIR. Stop the server first. Every table is read back and compared before the
move counts; files and keys stay where they are. What was moved from is kept, but can no longer be started by mistake:
the embedded database lies in DATA_DIR/moved-…, and the one on the server belongs to no DATA_DIR any more.

Exit codes: 0 done; 1 nothing was changed.`

const tell = ({ rows, tables }: Moved) =>
  console.log(`moved ${rows} rows of ${tables} tables; the number and the content of each table are equal`)

await runCommand({
  help,
  names: { least: 1, most: 1 },
  async run({ names: [to = ''] }, environment) {
    const firm = firmOf(environment)
    if (to === 'embedded') {
      if (firm.databaseUrl === undefined)
        throw new EnvironmentError('DATABASE_URL must name the database to move from')
      tell(await moveToFolder(firm, migrations))
      console.log(
        'start the server without DATABASE_URL from now on; the database on the server can be dropped',
      )
      return 0
    }
    if (firm.databaseUrl !== undefined)
      throw new EnvironmentError('DATABASE_URL must be unset: the move starts from the embedded database')
    const { databaseUrl = '' } = readEnvironment({ DATABASE_URL: to })
    const moved = await moveToServer(firm, databaseUrl, migrations)
    tell(moved)
    console.log(`start the server with that DATABASE_URL from now on; the old database is in ${moved.aside}`)
    return 0
  },
})
