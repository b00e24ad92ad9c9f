import type { DatabaseConnection } from './connection.ts'

/**
 * Runs work that one instance at a time may do, and skips it while another one does. On a server the lock lives in a
 * session of its own, which ends with the process however that ends; a data folder has one process anyway.
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
