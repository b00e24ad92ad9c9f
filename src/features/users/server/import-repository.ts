import { sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { listKnownAddresses } from '#features/imports/server/repository.ts'
import type { User } from '../schema.ts'
import { listUsersByIds, type NewUser } from './repository.ts'
import { users } from './table.ts'

const atOnce = 500

/** The given addresses that have an account. */
export const listUsedAddresses = (db: Database, emails: string[]): Promise<Set<string>> =>
  listKnownAddresses(db, users.email, emails)

/** The visual form of each of these usernames, and whether an account has the same. */
export const listLooks = async (
  db: Database,
  names: readonly string[],
): Promise<Map<string, { look: string; isTaken: boolean }>> => {
  const { rows } = await db.execute<{ name: string; look: string; taken: boolean }>(
    sql`select name, look_of(name) as look,
        exists (select 1 from ${users} where ${users.skeleton} = look_of(name)) as taken
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`,
  )
  return new Map(rows.map(({ name, look, taken }) => [name, { look, isTaken: taken }]))
}

export const insertUsers = async (db: Database, rows: readonly NewUser[]): Promise<User[]> => {
  const added: User[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const inserted = await db
      .insert(users)
      .values(rows.slice(at, at + atOnce))
      .returning({ id: users.id })
    added.push(
      ...(await listUsersByIds(
        db,
        inserted.map(({ id }) => id),
      )),
    )
  }
  return added
}
