import type { DatabaseConnection } from './connection.ts'

/**
 * Runs work that only one instance may do at a time, and skips it while another instance does it. On a server
 * the lock belongs to a separate session, which ends with the process; a data folder has only one process
 * anyway.
 */
export const runAlone = async (
  connection: DatabaseConnection,
  lock: number,
  work: () => Promise<void>,
): Promise<void> => {
  if (connection.engine === 'embedded') return work()
  await connection.withSession(async (client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      lock,
    ])
    if (rows[0]?.isOurs) await work()
  })
}
