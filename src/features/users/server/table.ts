import { and, eq, inArray, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, pgEnum, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { roles } from '#access/roles.ts'
import { erased, erasedTable, exported, identity, instant, instantOfInsert } from '#db/columns.ts'
import { languages } from '#languages/language.ts'
import { identityDocuments } from '../identity-documents.ts'
import { contactPreferences } from '../schema.ts'

export const userRole = pgEnum('user_role', roles)
export const contactPreference = pgEnum('contact_preference', contactPreferences)

export const users = erasedTable(
  'users',
  'The account. The password, search columns and the note of the office are not exported.',
  {
    id: identity(),
    username: exported(erased(text().notNull())),
    /** An Argon2id hash. */
    password: erased(text().notNull()),
    email: exported(erased(text().notNull())),
    firstName: exported(erased(text().notNull())),
    lastName: exported(erased(text().notNull())),
    phone: exported(erased(text())),
    role: exported(userRole().notNull().default('client')),
    registrationReason: exported(erased(text())),
    isActive: boolean().notNull().default(true),
    isVerified: exported(boolean().notNull().default(false)),
    /** The time at which the address was confirmed; null for accounts older than this column. */
    verifiedAt: instant(),
    /**
     * The office has identified the user in person: when, by whom, and with which document; independent of
     * the address.
     */
    seenInPersonAt: exported(instant()),
    seenInPersonById: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    seenInPersonDocument: exported(erased(text({ enum: identityDocuments }))),
    seenInPersonNote: erased(text()),
    /** The visual form of the username, equal for all that look alike. */
    skeleton: erased(text().notNull().generatedAlwaysAs(sql`look_of(username)`)),
    /** True only for old accounts that look like another one; new ones are refused. */
    sharesSkeleton: boolean().notNull().default(false),
    preferredLanguage: exported(erased(text({ enum: languages }).notNull().default('en'))),
    contactPreference: exported(contactPreference().notNull().default('email')),
    searchText: erased(
      text().generatedAlwaysAs(
        sql`fold_text(first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || coalesce(phone, ''))`,
      ),
    ),
    /** Only the name, for visitors who search the team: they must not find users by address or number. */
    nameText: erased(text().generatedAlwaysAs(sql`fold_text(first_name || ' ' || last_name)`)),
    createdAt: exported(instantOfInsert()),
    updatedAt: exported(instantOfInsert()),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_skeleton_unique').on(table.skeleton).where(sql`not ${table.sharesSkeleton}`),
    index('users_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // One index per sortable column, so that sorting never reads the whole table.
    index('users_by_first_name').on(table.firstName, table.id),
    index('users_by_username').on(table.username, table.id),
    index('users_by_email').on(table.email, table.id),
    index('users_by_role').on(table.role, table.id),
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('users_name').using('gin', sql`${table.nameText} gin_trgm_ops`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
  ],
)

/** Null without a user. */
export const fullName = ({ firstName, lastName }: { firstName: AnyPgColumn; lastName: AnyPgColumn }) =>
  sql<string | null>`${firstName} || ' ' || ${lastName}`

/** The columns of the recipient of a mail. */
export const mailbox = { recipient: users.email, recipientId: users.id, language: users.preferredLanguage }

/** Active employees. Only they can have open work. */
export const worksHere = () => and(eq(users.isActive, true), inArray(users.role, ['admin', 'staff']))
