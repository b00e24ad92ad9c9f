import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { refuseStale, updateVersioned } from '#db/rows.ts'
import type { AdminSetting, SettingChanges } from '../schema.ts'
import { type SettingKey, settingKeys } from '../setting-table.ts'
import { settingsOf } from '../setting-values.ts'
import { previousIbans, settings } from './table.ts'

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

/** Whether a switch is on. */
export const isSettingOn = async (db: Database, key: SettingKey): Promise<boolean> =>
  settingsOf(await listSettings(db))[key] === 'true'

export const hasSettings = async (db: Database): Promise<boolean> =>
  (await db.select({ id: settings.id }).from(settings).limit(1)).length > 0

/**
 * Saves all settings and returns the previous values of those that have changed. Throws `StaleError` if one has
 * changed since its `updatedAt`. Call it inside a transaction, which the error rolls back.
 */
export const saveSettings = async (
  db: Database,
  changes: SettingChanges,
): Promise<Partial<Record<SettingKey, string>>> => {
  const previous: Partial<Record<SettingKey, string>> = {}
  for (const { key, value, updatedAt } of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    await db.insert(settings).values({ key, value: '' }).onConflictDoNothing()
    const [current] = await db.select().from(settings).where(eq(settings.key, key)).for('update')
    if (!current) throw new Error('insert returned no row')
    await refuseStale(db, settings, current.id, updatedAt)
    if (current.value === value) continue
    await updateVersioned(db, settings, current.id, { value })
    if (key === 'iban' && current.value) await db.insert(previousIbans).values({ iban: current.value })
    previous[key] = current.value
  }
  return previous
}

/** Clients see the previous account for so many days. */
const previousIbanDays = 14

/** Where clients pay. After A, B and A again, the previous account is B. */
export const findPayment = async (db: Database, now: Date) => {
  const { vat_number: vatNumber, bank_name: bankName, iban } = settingsOf(await listSettings(db))
  const since = new Date(now.getTime() - previousIbanDays * 86_400_000).toISOString()
  const [previous] = await db
    .select({ iban: previousIbans.iban })
    .from(previousIbans)
    .where(and(ne(previousIbans.iban, iban), gt(previousIbans.replacedAt, since)))
    // The later one of two concurrent changes may have begun earlier.
    .orderBy(desc(previousIbans.id))
    .limit(1)
  return { vatNumber, bankName, iban, formerIban: previous?.iban ?? null }
}
