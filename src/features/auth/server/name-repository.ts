import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { settings } from '#features/settings/server/table.ts'
import type { SettingKey } from '#features/settings/setting-table.ts'
import { looksLike } from '#features/users/server/repository.ts'
import { reservedNames } from '#features/users/server/rules.ts'
import { users } from '#features/users/server/table.ts'

/** The settings with the firm's names and addresses. */
const namesOfFirm: SettingKey[] = ['site_title', 'site_title_ar', 'contact_email', 'contact_email_2']

/**
 * Whether a user name could be mistaken for the firm, its systems or an existing address, in any spelling.
 */
export const isReservedName = async (
  db: Database,
  { username, email }: { username: string; email: string },
): Promise<boolean> => {
  const known = sql.join(
    reservedNames.map((name) => sql`look_of(${name})`),
    sql`, `,
  )
  const { rows } = await db.execute<{ reserved: boolean }>(sql`
    select look_of(${username}) in (${known})
      or exists (select 1 from ${settings} where ${inArray(settings.key, namesOfFirm)}
        and ${settings.value} <> '' and ${looksLike(username, sql`${settings.value}`)})
      or exists (select 1 from ${users} where lower(${users.email}) = lower(${username})
        and lower(${users.email}) <> lower(${email})) as reserved`)
  return rows[0]?.reserved ?? false
}
