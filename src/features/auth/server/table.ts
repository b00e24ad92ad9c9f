import { boolean, index, integer, pgEnum, text, unique } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, impersonal, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'
import { passkeys } from '../passkeys/server/table.ts'

export const sessions = erasedTable(
  'sessions',
  'Deleted with the account; the token is a secret and is not exported.',
  {
    id: identity(),
    /** SHA-256 of the token, so that a leaked table cannot be used to log in. */
    tokenHash: erased(text().notNull().unique()),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: exported(boolean().notNull().default(false)),
    /** The passkey that was used in it, which counts as two factors. */
    passkeyId: integer().references(() => passkeys.id, { onDelete: 'set null' }),
    /** Set if a login at the firm's directory opened it; `strong` includes a second factor there. */
    directory: impersonal(text({ enum: ['plain', 'strong'] })),
    /** The id of the session at the directory, which can end this one. */
    directorySid: erased(text()),
    userAgent: exported(erased(text())),
    ipAddress: exported(erased(text())),
    createdAt: exported(instantOfInsert()),
    lastSeenAt: exported(instantOfInsert()),
    /** The last time the user confirmed their identity, at login or later. */
    confirmedAt: instantOfInsert(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_passkey').on(table.passkeyId),
    index('sessions_directory').on(table.directorySid),
  ],
)

export const tokenPurpose = pgEnum('token_purpose', [
  'password_reset',
  /** An invitation that an admin hands over: it does not prove that the mailbox is the user's. */
  'invitation',
  'email_verification',
  'email_change',
  /** Restores the address that the office has corrected. Until it expires, no password is reset (decision 19). */
  'address_objection',
  'newsletter_confirmation',
  'newsletter_unsubscribe',
])

/** Browsers with which a user has logged in. A login with another one causes a mail. */
export const devices = erasedTable(
  'devices',
  'Deleted with the account; the token is a secret and is not exported.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: erased(text().notNull()),
    createdAt: exported(instantOfInsert()),
    lastSeenAt: exported(instantOfInsert()),
  },
  (table) => [unique('devices_of_user').on(table.userId, table.tokenHash)],
)

/** Links in mails. Each works once and for a limited time; only a hash is stored. */
export const tokens = erasedTable(
  'tokens',
  'Deleted with the account, and with an address that the person has confirmed.',
  {
    id: identity(),
    tokenHash: erased(text().notNull().unique()),
    purpose: tokenPurpose().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: erased(text().notNull()),
    createdAt: instantOfInsert(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  // Every newsletter mail has its own link, so this table is large.
  (table) => [
    index('tokens_person').on(table.userId),
    index('tokens_email').on(table.email),
    index('tokens_expiry').on(table.expiresAt),
  ],
)

/** The counters of the rate limits, shared by all instances; each row is a key and its window. */
export const attempts = erasedTable('attempts', 'Counters of the username and the address are deleted.', {
  /** SHA-256 of the counted value, such as a user name or an address. */
  key: erased(text().primaryKey()),
  count: integer().notNull(),
  endsAt: instant().notNull(),
})
