import type { ClientBase } from 'pg'
import { type DatabaseConnection, openDatabase } from '#db/connection.ts'
import { timeLimitScale } from './time-limits.ts'

/** A suite may leave rows behind, but must not change anything else. */
type Emptied = { tables: string[]; filled: string[]; shape: string }

let opened: Promise<{ connection: DatabaseConnection; emptied: Emptied }> | undefined
let isLent = false

/**
 * The embedded database of this worker, which suites use one after another: opening one costs more than most
 * suites, and emptying it a quarter of that. Undefined while another suite uses it. Closing it empties it and
 * makes it available again.
 */
export const borrowWorkerDatabase = async (
  copyTemplate: () => string,
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
      // After a suite that broke it, the next one gets a new database.
      opened = undefined
      await empty(connection, emptied)
      opened = Promise.resolve({ connection, emptied })
      isLent = false
    },
  }
}

const open = async (copyTemplate: () => string) => {
  const connection = await openDatabase({ dataDir: copyTemplate(), timeLimitScale })
  return {
    connection,
    emptied: { ...(await copyFilledTables(connection)), shape: await shapeOf(connection) },
  }
}

/** Copies the rows of the tables that the template fills, to put them back after each suite. */
const copyFilledTables = (connection: DatabaseConnection): Promise<Pick<Emptied, 'tables' | 'filled'>> =>
  connection.withSession(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    )
    const names = rows.map(({ name }) => name)
    const filled = await listFilled(client, names)
    await client.query('create schema template')
    for (const name of filled) await client.query(`create table template.${name} as table public.${name}`)
    return { tables: names.filter((name) => !filled.includes(name)), filled }
  })

/** Columns that PostgreSQL generates cannot be inserted. */
const columnsOf = async (client: ClientBase, table: string): Promise<string> => {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(format('%I', attname), ', ') as columns from pg_attribute
    where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return rows[0]?.columns ?? ''
}

const listFilled = async (client: ClientBase, tables: string[]): Promise<string[]> => {
  const each = tables.map((name) => `select '${name}' as name where exists (select from ${name})`)
  const { rows } = await client.query<{ name: string }>(each.join(' union all '))
  return rows.map(({ name }) => name)
}

/** Runs in a separate session, so that session settings of the previous suite do not affect the next one. */
const empty = (
  connection: DatabaseConnection,
  { tables, filled: preserved, shape }: Emptied,
): Promise<void> =>
  connection.withSession(async (client) => {
    const filled = await listFilled(client, tables)
    // Truncating all tables creates all their files again, which takes four times as long. The role skips
    // triggers and foreign keys.
    await client.query('set session_replication_role = replica')
    for (const table of filled) await client.query(`delete from ${table}`)
    if (filled.length > 0) await client.query(`vacuum ${filled.join(', ')}`)
    await client.query(restartIdentities)
    for (const table of preserved) {
      const columns = await columnsOf(client, table)
      await client.query(`delete from ${table}`)
      await client.query(
        `insert into ${table} (${columns}) overriding system value select ${columns} from template.${table}`,
      )
    }
    for (const table of preserved) await client.query(continueIdentity(table))
    connection.changes.doubt()
    if ((await client.query<{ shape: string }>(shapeQuery)).rows[0]?.shape === shape) return
    throw new Error(
      'a suite changed the tables of the database it shares: let it open its own ({ isOwn: true })',
    )
  })

const restartIdentities = `
  select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`

/** The next id follows the rows of the template. */
const continueIdentity = (table: string) => `
  select setval(pg_get_serial_sequence('public.${table}', attname), (select max(id) from ${table}))
  from pg_attribute where attrelid = 'public.${table}'::regclass and attname = 'id' and attidentity <> ''`

const shapeOf = ({ withSession }: DatabaseConnection): Promise<string> =>
  withSession(async (client) => (await client.query<{ shape: string }>(shapeQuery)).rows[0]?.shape ?? '')

const shapeQuery = `
  select string_agg(name, ' ' order by name) as shape from (
    select relname || relnatts as name from pg_class where relnamespace = 'public'::regnamespace
    union all select conname from pg_constraint
    union all select tgname from pg_trigger
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace) as names`
