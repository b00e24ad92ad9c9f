import { text } from 'drizzle-orm/pg-core'
import { identity, instantOfInsert } from '#db/columns.ts'
import { impersonal, impersonalTable } from '#db/erasure.ts'

export const settings = impersonalTable('settings', 'Settings of the firm.', {
  id: identity(),
  key: impersonal(text().notNull().unique()),
  value: impersonal(text().notNull().default('')),
  updatedAt: instantOfInsert(),
})
