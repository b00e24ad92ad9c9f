import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  erased,
  erasedTable,
  identity,
  impersonal,
  impersonalTable,
  instant,
  instantOfInsert,
} from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** Identities of the directory that log in to an account: issuer and subject, never an address. */
export const directoryIdentities = erasedTable(
  'directory_identities',
  'Deleted with the account; the directory of the firm has the same data.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: impersonal(text().notNull()),
    subject: erased(text().notNull()),
    /** The name at the directory, only for people to read. */
    name: erased(text()),
    createdAt: instantOfInsert(),
    lastUsedAt: instant(),
  },
  (table) => [
    unique('directory_identities_user').on(table.userId),
    unique('directory_identities_subject').on(table.issuer, table.subject),
  ],
)

/** Names at the directory that an admin has written. The first login with one becomes an identity, once. */
export const directoryNames = erasedTable(
  'directory_names',
  'Deleted with the account; the directory of the firm has the same data.',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: erased(text().notNull()),
    createdAt: instantOfInsert(),
  },
  (table) => [uniqueIndex('directory_names_name').on(sql`lower(${table.name})`)],
)

/** The one admin who may use a password although only the directory is allowed. */
export const localAdmin = impersonalTable(
  'local_admin',
  'A reference to an account.',
  {
    /** Always true, so that there is at most one row. */
    isOnly: boolean().primaryKey().default(true),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [check('local_admin_one', sql`${table.isOnly}`), index('local_admin_user').on(table.userId)],
)
