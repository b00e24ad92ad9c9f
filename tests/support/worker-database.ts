import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { timeLimitScale } from './time-limits.ts'

/** What a suite may leave behind in its rows, and must not in anything else. */
type Emptied = { tables: string; shape: string }

let opened: Promise<{ connection: DatabaseConnection; emptied: Emptied }> | undefined
let isLent = false

/**
 * The embedded database of this worker, which one suite after another is given: opening one costs more than most
 * suites, emptying it a quarter of that. Undefined while another suite has it. Closing it gives it back, emptied.
 */
export const borrowWorkerDatabase = async (
  copyTemplate: () => Promise<string>,
): Promise<DatabaseConnection | undefined> => {
  if (isLent) return undefined
  isLent = true
  opened ??= open(copyTemplate)
  const { connection, emptied } = await opened
  let isBack = false
  return {
    ...connection,
    async close() {
      if (isBack) return
      isBack = true
      // Whoever comes after one that spoilt it gets another.
      opened = undefined
      await empty(connection, emptied)
      opened = Promise.resolve({ connection, emptied })
      isLent = false
    },
  }
}

const open = async (copyTemplate: () => Promise<string>) => {
  const connection = await openDatabase({ dataDir: await copyTemplate(), timeLimitScale })
  return {
    connection,
    emptied: { tables: await listEmptyTables(connection), shape: await shapeOf(connection) },
  }
}

/** Rows of the template itself stay. */
const listEmptyTables = (connection: DatabaseConnection): Promise<string> =>
  connection.withSession(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    )
    const empty: string[] = []
    for (const { name } of rows)
      if ((await client.query(`select from ${name} limit 1`)).rowCount === 0) empty.push(name)
    return empty.join(', ')
  })

/** A session of its own, which ends: what the last suite set in its own does not reach the next. */
const empty = (connection: DatabaseConnection, { tables, shape }: Emptied): Promise<void> =>
  connection.withSession(async (client) => {
    await client.query(`truncate ${tables} restart identity`)
    if ((await client.query<{ shape: string }>(shapeQuery)).rows[0]?.shape === shape) return
    throw new Error(
      'a suite changed the tables of the database it shares: let it open its own ({ isOwn: true })',
    )
  })

const shapeOf = ({ withSession }: DatabaseConnection): Promise<string> =>
  withSession(async (client) => (await client.query<{ shape: string }>(shapeQuery)).rows[0]?.shape ?? '')

const shapeQuery = `
  select string_agg(name, ' ' order by name) as shape from (
    select relname || relnatts as name from pg_class where relnamespace = 'public'::regnamespace
    union all select conname from pg_constraint
    union all select tgname from pg_trigger
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace) as names`
