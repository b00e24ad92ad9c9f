import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { roles } from '#access/roles.ts'
import { identity, instant, timestamps } from '#db/columns.ts'
import { languages } from '#languages/language.ts'
import { contactPreferences } from '../schema.ts'

export const userRole = pgEnum('user_role', roles)
export const contactPreference = pgEnum('contact_preference', contactPreferences)

export const users = pgTable(
  'users',
  {
    id: identity(),
    username: text().notNull(),
    /** An Argon2id hash. */
    password: text().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    role: userRole().notNull().default('client'),
    registrationReason: text(),
    isActive: boolean().notNull().default(true),
    isVerified: boolean().notNull().default(false),
    /** The time at which the address was confirmed; null for accounts older than this column. */
    verifiedAt: instant(),
    /**
     * The office has identified the user in person: when, by whom, and with which document; independent of
     * the address.
     */
    seenInPersonAt: instant(),
    seenInPersonById: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    seenInPersonNote: text(),
    /** The visual form of the username, equal for all that look alike. */
    skeleton: text().notNull().generatedAlwaysAs(sql`look_of(username)`),
    /** True only for old accounts that look like another one; new ones are refused. */
    sharesSkeleton: boolean().notNull().default(false),
    preferredLanguage: text({ enum: languages }).notNull().default('en'),
    contactPreference: contactPreference().notNull().default('email'),
    searchText: text().generatedAlwaysAs(
      sql`fold_text(first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || coalesce(phone, ''))`,
    ),
    /** Only the name, for visitors who search the team: they must not find users by address or number. */
    nameText: text().generatedAlwaysAs(sql`fold_text(first_name || ' ' || last_name)`),
    ...timestamps(),
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

/** Active employees. Only they can have open work. */
export const worksHere = () => and(eq(users.isActive, true), inArray(users.role, ['admin', 'staff']))
