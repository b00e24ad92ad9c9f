import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert } from '#db/columns.ts'

/** One row: the installation of this database. `DATA_DIR/installation` contains the same id. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean().primaryKey().default(true),
    id: text().notNull(),
    createdAt: instantOfInsert(),
    /** Updated regularly to check whether writing works. */
    writtenAt: instant(),
  },
  (table) => [check('installation_is_only', sql`${table.isOnly}`)],
)
