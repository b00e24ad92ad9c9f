import { bigint, boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** Public keys of devices and password managers; with the private one a person logs in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random and the same in all passkeys of a person; by it a device tells their accounts apart. */
    userHandle: text().notNull(),
    /** The host it was made for: browsers offer it to no other. */
    relyingParty: text().notNull(),
    credentialId: text().notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** What the device has counted; zero for those that do not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: instantOfInsert(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const challengePurpose = pgEnum('challenge_purpose', ['login', 'proof', 'add'])

/** What a passkey has to sign: each once, and within a few minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    purpose: challengePurpose().notNull(),
    /** Whose answer is awaited; null at a login, where nobody knows yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** What a device that makes a new one calls the person. */
    userHandle: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
  ],
)
