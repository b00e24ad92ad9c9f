import { getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/connection.ts'
import { clients } from '#features/clients/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { storyParts } from '#features/firm-story/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { type SampleKind, sampleRows } from '#features/sample-firm/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { sampleClients } from './clients.ts'
import { sampleConsultations } from './consultations.ts'
import { sampleContactMessages, sampleNewsletterSubscribers } from './contact-messages.ts'
import { sampleDocumentRequests, sampleDocuments } from './documents.ts'
import { storyRows } from './load.ts'
import { markRows } from './marks.ts'
import { sampleMessages } from './messages.ts'
import { samplePublications } from './publications/publications.ts'
import { sampleServices } from './services.ts'
import { sampleSettings } from './settings.ts'
import { sampleTeamMembers } from './team-members.ts'
import { sampleUsers } from './users.ts'

/** Columns of a table, and the sample's values in them. */
type Proof = [columns: PgColumn[], rows: readonly (readonly (string | null)[])[]]

/** Values that identify a sample row: its texts, or an address under `.example`, which is reserved. */
const proofs: Partial<Record<SampleKind, Proof>> = {
  settings: [
    [settings.key, settings.value],
    // Empty values and switches that are off do not identify the sample.
    sampleSettings
      .filter(({ value }) => value !== '' && value !== 'false')
      .map(({ key, value }) => [key, value]),
  ],
  services: [
    [services.nameEn, services.descriptionEn, services.descriptionAr],
    sampleServices.map((row) => [row.nameEn, row.descriptionEn, row.descriptionAr]),
  ],
  teamMembers: [
    [teamMembers.email, teamMembers.nameEn, teamMembers.bio],
    sampleTeamMembers.map((row) => [row.email, row.nameEn, row.bio]),
  ],
  clients: [
    [clients.nameEn, clients.descriptionEn, clients.websiteUrl],
    sampleClients.map((row) => [row.nameEn, row.descriptionEn, row.websiteUrl]),
  ],
  publications: [
    [publications.titleEn, publications.titleAr, publications.contentEn, publications.contentAr],
    samplePublications.map((row) => [row.titleEn, row.titleAr, row.contentEn, row.contentAr]),
  ],
  users: [
    [users.username, users.email, users.firstName],
    sampleUsers.map((row) => [row.username, row.email, row.firstName]),
  ],
  consultations: [
    [consultations.email, consultations.subject, consultations.message],
    sampleConsultations.map((row) => [row.email, row.subject, row.message]),
  ],
  messages: [[messages.subject, messages.content], sampleMessages.map((row) => [row.subject, row.content])],
  contactMessages: [
    [contactMessages.email, contactMessages.message],
    sampleContactMessages.map((row) => [row.email, row.message]),
  ],
  newsletterSubscribers: [
    [newsletterSubscribers.email],
    sampleNewsletterSubscribers.map((row) => [row.email]),
  ],
}

/**
 * Adopts an installation from before sample rows were marked. It marks the rows that are unchanged, and gives
 * a firm that is still the sample one the story that its visitors have read until now. It does nothing if
 * rows are already marked, or if the firm has no such rows.
 */
export const adoptSampleFirm = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sampleRows} in exclusive mode`)
    if ((await tx.$count(sampleRows)) > 0) return
    await adoptProven(tx, recordedKinds)
    // A real firm may have many rows, so they are not read at every start.
    if ((await tx.$count(sampleRows)) === 0) return
    await adoptProven(tx, others)
    await adoptDocuments(tx)
    if (!(await isSampleFirm(tx))) return
    await writeStoryActivity(tx)
    await placeOnMap(tx)
  })

const recordedKinds: readonly SampleKind[] = ['settings', 'services', 'teamMembers', 'users']
const others = (Object.keys(proofs) as SampleKind[]).filter((name) => !recordedKinds.includes(name))

const adoptProven = async (db: Database, names: readonly SampleKind[]): Promise<void> => {
  for (const name of names) {
    const proof = proofs[name]
    if (proof) await markRows(db, name, await provenIds(db, proof))
  }
}

const provenIds = async (db: Database, [columns, rows]: Proof): Promise<number[]> => {
  const [first] = columns
  const table = first?.table
  if (!first || !table) return []
  const values = (row: readonly (string | null)[]): SQL =>
    sql`(${sql.join(
      row.map((value) => sql`${value}`),
      sql`, `,
    )})`
  const found = await db.execute<{ id: number }>(sql`
    select id from ${table} where (${sql.join(columns, sql`, `)}) in (${sql.join(rows.map(values), sql`, `)})`)
  return found.rows.map(({ id }) => id)
}

/** Documents and document requests are recognized by their person and their title. */
const adoptDocuments = async (db: Database): Promise<void> => {
  const ofSample = sql`select ${sampleRows.rowId} from ${sampleRows} where ${sampleRows.tableName} = ${getTableName(users)}`
  for (const [name, table, column, titles] of [
    ['documents', documents, documents.name, sampleDocuments.map((sample) => sample.name)],
    [
      'documentRequests',
      documentRequests,
      documentRequests.title,
      sampleDocumentRequests.map(({ title }) => title),
    ],
  ] as const) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`${inArray(column, titles)} and ${table.userId} in (${ofSample})`)
    await markRows(
      db,
      name,
      rows.map(({ id }) => id),
    )
  }
}

/** Whether the firm still has the sample's name. */
const isSampleFirm = async (db: Database): Promise<boolean> => {
  const name = sampleSettings.find(({ key }) => key === 'site_title')?.value ?? ''
  return (await db.$count(settings, sql`${settings.key} = 'site_title' and ${settings.value} = ${name}`)) > 0
}

const writeStoryActivity = async (db: Database): Promise<void> => {
  if ((await db.$count(storyParts)) > 0) return
  const rows = await db.insert(storyParts).values(storyRows()).returning({ id: storyParts.id })
  await markRows(
    db,
    'storyParts',
    rows.map(({ id }) => id),
  )
}

/** The map showed this place for every firm before it was a setting. */
const placeOnMap = async (db: Database): Promise<void> => {
  const place = sampleSettings.filter(({ key }) => key === 'office_location')
  const rows = await db.insert(settings).values(place).onConflictDoNothing().returning({ id: settings.id })
  await markRows(
    db,
    'settings',
    rows.map(({ id }) => id),
  )
}
