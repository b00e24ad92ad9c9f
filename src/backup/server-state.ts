import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { DatabaseConnection } from '#db/connection.ts'
import { connectForLongWork } from '#db/postgresql.ts'
import { OperatorError } from './operator-error.ts'
import { listTables, type Migration, readMigrations } from './tables.ts'

type SchemaState = { hasTables: boolean; hasFirm: boolean; migrations: Migration[] }

/** Whether tables exist, and whether they belong to a firm rather than an interrupted restore. */
export const schemaState = (connection: DatabaseConnection): Promise<SchemaState> =>
  connection.withSession(async (client) => {
    const tables = await listTables(client)
    const isOurs = tables.some(({ name }) => name === 'installation')
    const { rows } = isOurs ? await client.query('select from public.installation limit 1') : { rows: [] }
    const migrations = await readMigrations(client)
    return {
      hasTables: tables.length > 0,
      hasFirm: rows.length > 0 || (tables.length > 0 && !isOurs),
      migrations,
    }
  })

/**
 * Rows can be replaced in one transaction only in tables of the same version. Other versions would need
 * several steps, and an interruption must not leave them half done.
 */
export const refuseOtherTables = async (
  connection: DatabaseConnection,
  wanted: readonly Migration[],
): Promise<void> => {
  const { hasTables, hasFirm, migrations } = await schemaState(connection)
  const [there, here] = [wanted, migrations].map((each) => each.map(({ hash }) => hash).join())
  if (there === here || (!hasFirm && (!hasTables || there?.startsWith(here ?? '')))) return
  throw new OperatorError(
    'DATABASE_URL: the tables there are of another version than the backup: nothing was changed; name an empty database (`createdb`)',
  )
}

/** Max time for the server to notice that our connection has ended. */
const farewellMs = 3_000

/** A program that is still connected would continue with outdated data, and write it. */
export const refuseConnectedPrograms = async (databaseUrl: string, timeLimitScale: number): Promise<void> => {
  const client = await connectForLongWork(databaseUrl, timeLimitScale)
  try {
    const until = Date.now() + farewellMs
    while ((await countOthers(client)) > 0) {
      if (Date.now() > until)
        throw new OperatorError(
          'DATABASE_URL: the program runs on this database: stop it first; nothing was changed',
        )
      await sleep(100)
    }
  } finally {
    await client.end()
  }
}

const countOthers = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'mizan' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}
