import { sql } from 'drizzle-orm'
import { boolean, check, text } from 'drizzle-orm/pg-core'
import { impersonal, impersonalTable, instant, instantOfInsert } from '#db/columns.ts'

/** One row: the installation of this database. `DATA_DIR/installation` contains the same id. */
export const installation = impersonalTable(
  'installation',
  'The identity of this database.',
  {
    isOnly: boolean().primaryKey().default(true),
    id: impersonal(text().notNull()),
    createdAt: instantOfInsert(),
    /** Updated regularly to check whether writing works. */
    writtenAt: instant(),
  },
  (table) => [check('installation_is_only', sql`${table.isOnly}`)],
)
