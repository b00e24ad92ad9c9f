import { bigint, boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** Public keys of devices and password managers. With the private key a user logs in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random, and the same for all passkeys of a user; devices use it to distinguish accounts. */
    userHandle: text().notNull(),
    /** The host it was created for. Browsers do not offer it to others. */
    relyingParty: text().notNull(),
    credentialId: text().notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text().notNull(),
    /** The signature counter; zero for devices without one. */
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

/** Challenges for passkeys. Each is valid once and for a few minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    purpose: challengePurpose().notNull(),
    /** The user who must respond; null at a login, where the user is not known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The user handle for a passkey that is being created. */
    userHandle: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
  ],
)
