import { bigint, boolean, index, integer, pgEnum, text } from 'drizzle-orm/pg-core'
import { erased, erasedTable, exported, identity, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** Public keys of devices and password managers. With the private key a user logs in without a password. */
export const passkeys = erasedTable(
  'passkeys',
  'Deleted with the account; keys and handles are not exported.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Random, and the same for all passkeys of a user; devices use it to distinguish accounts. */
    userHandle: erased(text().notNull()),
    /** The host it was created for. Browsers do not offer it to others. */
    relyingParty: erased(text().notNull()),
    credentialId: erased(text().notNull().unique()),
    /** COSE, as base64url. */
    publicKey: erased(text().notNull()),
    /** The signature counter; zero for devices without one. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: erased(text().array().notNull()),
    isSynced: exported(boolean().notNull()),
    name: exported(erased(text().notNull())),
    createdAt: exported(instantOfInsert()),
    lastUsedAt: exported(instant()),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const challengePurpose = pgEnum('challenge_purpose', ['login', 'proof', 'add'])

/** Challenges for passkeys. Each is valid once and for a few minutes. */
export const passkeyChallenges = erasedTable(
  'passkey_challenges',
  'Random bytes, valid for five minutes.',
  {
    /** SHA-256 of the challenge. */
    hash: erased(text().primaryKey()),
    purpose: challengePurpose().notNull(),
    /** The user who must respond; null at a login, where the user is not known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The user handle for a passkey that is being created. */
    userHandle: erased(text()),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_expiry').on(table.expiresAt),
    index('passkey_challenges_user').on(table.userId),
  ],
)
