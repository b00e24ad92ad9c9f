import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { refuseStale, updateVersioned } from '#db/versions.ts'
import type { AdminSetting, SettingChanges } from '../schema.ts'
import { settingKeys } from '../setting-table.ts'
import { settings } from './table.ts'

export const listSettings = (db: Database): Promise<Pick<AdminSetting, 'key' | 'value'>[]> =>
  db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, settingKeys))

export const listAdminSettings = (db: Database): Promise<AdminSetting[]> =>
  db
    .select({ key: settings.key, value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(inArray(settings.key, settingKeys))

export const hasSettings = async (db: Database): Promise<boolean> =>
  (await db.select({ id: settings.id }).from(settings).limit(1)).length > 0

/**
 * Saves all settings, or throws `StaleError` if one has changed since its `updatedAt`. Call it inside a
 * transaction, which the error rolls back.
 */
export const saveSettings = async (db: Database, changes: SettingChanges): Promise<void> => {
  for (const { key, value, updatedAt } of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    await db.insert(settings).values({ key, value: '' }).onConflictDoNothing()
    const [current] = await db.select().from(settings).where(eq(settings.key, key)).for('update')
    if (!current) throw new Error('insert returned no row')
    await refuseStale(db, settings, current.id, updatedAt)
    if (current.value !== value) await updateVersioned(db, settings, current.id, { value })
  }
}
