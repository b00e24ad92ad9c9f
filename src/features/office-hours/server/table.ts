import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { erased, erasedTable, identity, impersonal, impersonalTable, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import type { SavedHours } from '../values.ts'

/** The firm's rules, in the row without a user, and the own hours of lawyers. */
export const appointmentHours = erasedTable(
  'appointment_hours',
  'The hours of an employee are deleted with the account.',
  {
    id: identity(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    rules: erased(jsonb().$type<SavedHours>().notNull()),
    updatedAt: instantOfInsert(),
  },
  (table) => [
    uniqueIndex('appointment_hours_person').on(table.userId),
    uniqueIndex('appointment_hours_firm')
      .on(sql`(${table.userId} is null)`)
      .where(sql`${table.userId} is null`),
  ],
)

/** The office's decisions about public holidays, by key, and the firm's own holidays. */
export const holidays = impersonalTable(
  'holidays',
  'Days on which the office is closed.',
  {
    id: identity(),
    key: impersonal(text().unique()),
    nameEn: impersonal(text().notNull().default('')),
    nameAr: impersonal(text().notNull().default('')),
    firstDay: impersonal(date().notNull()),
    lastDay: impersonal(date().notNull()),
    isObserved: boolean().notNull().default(true),
    updatedAt: instantOfInsert(),
  },
  (table) => [check('holidays_order', sql`${table.firstDay} <= ${table.lastDay}`)],
)
