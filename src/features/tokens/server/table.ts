import { date, index, integer, text } from 'drizzle-orm/pg-core'
import type { Scope } from '#access/scopes.ts'
import { erased, erasedTable, identity, impersonal, instant, instantOfInsert } from '#db/columns.ts'
import { users } from '#features/users/server/table.ts'

/** The reasons for which a token ends before its time. */
export const tokenEndings = ['revocation', 'demotion', 'deactivation'] as const

export const apiTokens = erasedTable(
  'api_tokens',
  'Deleted with the account. They serve programs of the firm, and are not exported.',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: erased(text().notNull()),
    /** SHA-256 of the token, so that a leaked table cannot be used to make calls. */
    tokenHash: erased(text().notNull().unique()),
    scopes: impersonal(text().array().$type<Scope[]>().notNull()),
    /** Networks in CIDR notation; an empty list admits every address. */
    networks: erased(text().array().notNull()),
    createdAt: instantOfInsert(),
    endsAt: instant().notNull(),
    /** The day in Riyadh. */
    lastUsedOn: erased(date()),
    lastUsedNetwork: erased(text()),
    /** Set when the owner got the mail about the end. */
    noticedAt: instant(),
    /** A trigger on `users` sets both columns when the owner loses rights. */
    endedAt: instant(),
    endedBy: impersonal(text({ enum: tokenEndings })),
  },
  (table) => [index('api_tokens_owner').on(table.userId), index('api_tokens_end').on(table.endsAt)],
)
