import { type SQL, sql } from 'drizzle-orm'
import { integer, type PgColumn, type PgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { impersonal, impersonalTable } from '#db/columns.ts'
import { clients } from '#features/clients/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { storyParts } from '#features/firm-story/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { SampleKind } from '../values.ts'

export type { SampleKind } from '../values.ts'

/**
 * Marks the rows of the sample firm, so that exactly these can be removed. Ids are never reused, so the mark
 * of a deleted row is harmless.
 */
export const sampleRows = impersonalTable(
  'sample_rows',
  'Rows of the sample firm, whose people are invented.',
  {
    tableName: impersonal(text().notNull()),
    rowId: integer().notNull(),
    /** A hash of the original texts; a row with other texts counts as the office's own. */
    fingerprint: impersonal(text()),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowId] })],
)

type Marked = {
  table: PgTable & { id: PgColumn }
  /** The texts that make a row the office's own when they change. */
  texts?: readonly PgColumn[]
}

/** The tables with sample rows. Rows that only depend on them are deleted with them. */
export const sampleTables = {
  settings: { table: settings, texts: [settings.value] },
  storyParts: {
    table: storyParts,
    texts: [
      storyParts.titleEn,
      storyParts.titleAr,
      storyParts.textEn,
      storyParts.textAr,
      storyParts.detailEn,
      storyParts.detailAr,
    ],
  },
  services: {
    table: services,
    texts: [
      services.nameEn,
      services.nameAr,
      services.descriptionEn,
      services.descriptionAr,
      services.situationEn,
      services.situationAr,
      services.guideEn,
      services.guideAr,
    ],
  },
  teamMembers: {
    table: teamMembers,
    texts: [
      teamMembers.nameEn,
      teamMembers.nameAr,
      teamMembers.position,
      teamMembers.positionAr,
      teamMembers.bio,
      teamMembers.bioAr,
      teamMembers.email,
      teamMembers.imageUrl,
    ],
  },
  clients: {
    table: clients,
    texts: [
      clients.nameEn,
      clients.nameAr,
      clients.descriptionEn,
      clients.descriptionAr,
      clients.logoUrl,
      clients.websiteUrl,
    ],
  },
  publications: {
    table: publications,
    texts: [
      publications.titleEn,
      publications.titleAr,
      publications.summaryEn,
      publications.summaryAr,
      publications.contentEn,
      publications.contentAr,
    ],
  },
  users: { table: users, texts: [users.username, users.email, users.firstName, users.lastName] },
  consultations: { table: consultations },
  messages: { table: messages },
  documents: { table: documents },
  documentRequests: { table: documentRequests },
  contactMessages: { table: contactMessages },
  newsletterSubscribers: { table: newsletterSubscribers },
} as const satisfies Record<SampleKind, Marked>

/** A fingerprint of a row's texts; null for a table whose rows never become the office's own. */
export const fingerprintOf = (name: SampleKind): SQL<string | null> => {
  const { texts }: Marked = sampleTables[name]
  if (!texts) return sql`null::text`
  return sql`md5(concat_ws('|', ${sql.join([...texts], sql`, `)}))`
}

/** The name of a row, for kinds whose rows can become the office's own. */
export const nameIn = (name: SampleKind): SQL<string> | undefined => {
  switch (name) {
    case 'storyParts':
      return sql`coalesce(nullif(${storyParts.titleEn}, ''), ${storyParts.textEn})`
    case 'services':
      return sql`${services.nameEn}`
    case 'teamMembers':
      return sql`coalesce(nullif(${teamMembers.nameEn}, ''), ${teamMembers.position})`
    case 'clients':
      return sql`${clients.nameEn}`
    case 'publications':
      return sql`${publications.titleEn}`
    case 'users':
      return fullName(users) as SQL<string>
    default:
      return undefined
  }
}
