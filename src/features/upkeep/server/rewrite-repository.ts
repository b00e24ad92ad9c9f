import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { DatabaseConnection } from '#db/connection.ts'
import { treatedTables } from '#db/erasure.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'

/** After a start it is unknown which erasures are covered, so the tables are rewritten once more. */
const lookBackDays = 30

/** The time of the last erasure after which the tables were rewritten. */
const covered = new WeakMap<DatabaseConnection, string>()

const tablesOfPeople = () =>
  [...treatedTables]
    .filter(([, { columns }]) => [...columns.values()].some(({ treatment }) => treatment === 'erased'))
    .map(([table]) => table)

/**
 * Deleted data stays readable in the files of the embedded database until its space is reused. After an
 * erasure the tables with personal data are rewritten, and old WAL is removed. A database server must handle
 * its own files and backups.
 */
export const rewriteAfterErasure = async (connection: DatabaseConnection): Promise<void> => {
  if (connection.engine !== 'embedded') return
  const { db, withSession } = connection
  const coveredUntil = covered.get(connection)
  const [latest] = await db
    .select({ decidedAt: erasureRequests.decidedAt })
    .from(erasureRequests)
    .where(
      and(
        eq(erasureRequests.state, 'done'),
        gt(erasureRequests.decidedAt, sql`now() - ${lookBackDays} * interval '1 day'`),
        coveredUntil === undefined ? undefined : gt(erasureRequests.decidedAt, coveredUntil),
      ),
    )
    .orderBy(desc(erasureRequests.decidedAt))
    .limit(1)
  if (!latest?.decidedAt) return
  // One at a time, because each blocks all queries.
  for (const table of tablesOfPeople())
    await withSession((client) => client.query(`vacuum full ${client.escapeIdentifier(table)}`))
  await withSession(async (client) => {
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
  })
  covered.set(connection, latest.decidedAt)
}
