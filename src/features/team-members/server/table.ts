import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgEnum, smallint, text } from 'drizzle-orm/pg-core'
import { erased, identity, impersonal, impersonalTable, retained, timestamps } from '#db/columns.ts'
import { serviceArea } from '#features/services/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { memberTypes } from '../schema.ts'

export const memberType = pgEnum('member_type', memberTypes)

export const teamMembers = impersonalTable(
  'team_members',
  'People on the website by agreement with the firm; an admin removes their page.',
  {
    id: identity(),
    userId: erased(integer().references(() => users.id, { onDelete: 'set null' })),
    nameEn: retained(text().notNull().default('')),
    nameAr: retained(text().notNull().default('')),
    position: retained(text().notNull()),
    positionAr: retained(text().notNull().default('')),
    bio: retained(text().notNull()),
    bioAr: retained(text().notNull().default('')),
    specialization: retained(text().notNull().default('')),
    specializationAr: retained(text().notNull().default('')),
    education: retained(text().notNull().default('')),
    educationAr: retained(text().notNull().default('')),
    languages: retained(text().array().notNull().default([])),
    /** Practice areas, for the list of members on a service's page. */
    areas: retained(serviceArea().array().notNull().default([])),
    memberType: retained(memberType().notNull().default('associate')),
    licenseNumber: retained(text().notNull().default('')),
    licenseDate: retained(date()),
    licenseEnd: retained(date()),
    /** The end that was announced to the admins, and the days before it. A renewed license is announced again. */
    announcedEnd: impersonal(date()),
    announcedDays: smallint(),
    imageUrl: retained(text().notNull().default('')),
    email: retained(text().notNull().default('')),
    phone: retained(text().notNull().default('')),
    linkedin: retained(text().notNull().default('')),
    twitter: retained(text().notNull().default('')),
    displayOrder: integer().notNull().default(0),
    isVisible: boolean().notNull().default(true),
    searchText: retained(
      text().generatedAlwaysAs(
        sql`fold_text(name_en || ' ' || name_ar || ' ' || "position" || ' ' || position_ar || ' ' || specialization || ' ' || specialization_ar || ' ' || bio || ' ' || bio_ar)`,
      ),
    ),
    ...timestamps(),
  },
  (table) => [
    index('team_members_order').on(table.isVisible, table.displayOrder, table.id),
    // One index per sortable column, so that sorting never reads the whole table.
    index('team_members_by_display_order').on(table.displayOrder, table.id),
    index('team_members_by_name_en').on(table.nameEn, table.id),
    index('team_members_by_name_ar').on(table.nameAr, table.id),
    index('team_members_by_position').on(table.position, table.id),
    index('team_members_by_position_ar').on(table.positionAr, table.id),
    index('team_members_by_specialization').on(table.specialization, table.id),
    index('team_members_by_specialization_ar').on(table.specializationAr, table.id),
    index('team_members_by_type').on(table.memberType, table.id),
    index('team_members_by_created_at').on(table.createdAt, table.id),
    index('team_members_user').on(table.userId),
    index('team_members_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('team_members_words').using('gin', sql`search_vector(${table.searchText})`),
  ],
)

/** Employers of a lawyer before the firm. Their names are checked for conflicts. */
export const formerEmployers = impersonalTable(
  'former_employers',
  'Entered by the office with the member, and deleted with the member.',
  {
    id: identity(),
    teamMemberId: integer()
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    name: retained(text().notNull()),
    until: retained(date().notNull()),
  },
  (table) => [index('former_employers_member').on(table.teamMemberId, table.id)],
)
