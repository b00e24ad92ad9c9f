import { index, integer, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** A user's authenticator app. */
export const twoFactors = erasedTable(
  'two_factors',
  'Deleted with the account; the secret is not exported.',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted, so that a leaked table is not enough to generate codes. */
    secret: erased(text().notNull()),
    /** Null until the user has entered a first code; until then logins do not require one. */
    confirmedAt: exported(instant()),
    /**
     * The time step of the last accepted code: no code of that step or an earlier one is accepted again (RFC 6238,
     * section 5.2).
     */
    lastStep: integer().notNull().default(0),
    createdAt: instantOfInsert(),
  },
)

/** Recovery codes for a lost phone; each works once. */
export const recoveryCodes = erasedTable(
  'recovery_codes',
  'Deleted with the account; codes are secrets and are not exported.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: erased(text().notNull()),
    usedAt: instant(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)
