import { boolean, index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    /** SHA-256 of the token: who reads the table cannot log in with it. */
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isRemembered: boolean().notNull().default(false),
    userAgent: text(),
    ipAddress: text(),
    createdAt: instantOfInsert(),
    lastSeenAt: instantOfInsert(),
    /** When the person last showed who they are: by logging in, or by password and code in between. */
    confirmedAt: instantOfInsert(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export const tokenPurpose = pgEnum('token_purpose', [
  'password_reset',
  'email_verification',
  'email_change',
  'newsletter_confirmation',
  'newsletter_unsubscribe',
])

/** Browsers that a person has logged in with; another one is told to them by mail. */
export const devices = pgTable(
  'devices',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the browser's cookie holds. */
    tokenHash: text().notNull(),
    createdAt: instantOfInsert(),
    lastSeenAt: instantOfInsert(),
  },
  (table) => [unique('devices_of_user').on(table.userId, table.tokenHash)],
)

/** Links in mail: valid once and for a while; only a hash is kept. */
export const tokens = pgTable('tokens', {
  id: identity(),
  tokenHash: text().notNull().unique(),
  purpose: tokenPurpose().notNull(),
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  createdAt: instantOfInsert(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
})

/** Calls counted for the rate limits, shared by all instances; a row is a key and its window. */
export const attempts = pgTable('attempts', {
  /** SHA-256 of what is counted: a name that was tried, an address. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant().notNull(),
})
