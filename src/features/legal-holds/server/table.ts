import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, identity, instantOfInsert } from '#db/columns.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'

/** Records that retention must not delete: a consultation, or a person with all dependent records. */
export const legalHolds = erasedTable(
  'legal_holds',
  'Deleted with the account or with the texts of the request.',
  {
    id: identity(),
    consultationId: integer()
      .unique('legal_holds_consultation')
      .references(() => consultations.id, { onDelete: 'cascade' }),
    userId: integer()
      .unique('legal_holds_user')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The reason is not in the audit log, from which it could not be erased. */
    reason: erased(text().notNull()),
    setById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instantOfInsert(),
  },
  (table) => [
    check('legal_holds_one', sql`num_nonnulls(${table.consultationId}, ${table.userId}) = 1`),
    index('legal_holds_set_by').on(table.setById),
  ],
)
