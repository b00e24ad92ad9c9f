import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instantOfInsert } from '#db/columns.ts'

export const settings = pgTable('settings', {
  id: identity(),
  key: text().notNull().unique(),
  value: text().notNull().default(''),
  updatedAt: instantOfInsert(),
})
