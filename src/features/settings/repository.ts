import { inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { type Setting, settingKeys } from './schema.ts'
import { settings } from './table.ts'

export const listSettings = async (db: Database): Promise<Setting[]> => {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...settingKeys]))
  return rows as Setting[]
}

export const hasSettings = async (db: Database): Promise<boolean> =>
  (await db.select({ id: settings.id }).from(settings).limit(1)).length > 0
