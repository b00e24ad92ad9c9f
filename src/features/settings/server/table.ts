import { text } from 'drizzle-orm/pg-core'
import { identity, impersonal, impersonalTable, instantOfInsert } from '#db/columns.ts'
import type { SettingKey } from '../setting-table.ts'

export const settings = impersonalTable('settings', 'Settings of the firm.', {
  id: identity(),
  key: impersonal(text().$type<SettingKey>().notNull().unique()),
  value: impersonal(text().notNull().default('')),
  updatedAt: instantOfInsert(),
})

/** Bank accounts of the firm that are no longer in use, so that clients see the change. */
export const previousIbans = impersonalTable('former_ibans', "The firm's own accounts.", {
  id: identity(),
  iban: impersonal(text().notNull()),
  replacedAt: instantOfInsert(),
})
