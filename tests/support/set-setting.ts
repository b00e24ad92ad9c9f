import type { Database } from '#db/connection.ts'
import { settings } from '#features/settings/server/table.ts'

export const setSetting = async (
  db: Database,
  key: typeof settings.$inferInsert.key,
  value: string,
): Promise<void> => {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
