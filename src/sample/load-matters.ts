import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { sealOf } from '#features/audit/server/chain.ts'
import { openAuditKey } from '#features/audit/server/proof.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents, documentViews } from '#features/documents/server/table.ts'
import { messageDocuments, messages } from '#features/messages/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { sampleDocumentRequests, sampleDocuments } from './documents.ts'
import { loadSampleFirm } from './load.ts'
import { loadAgreements } from './load-agreements.ts'
import { loadAppointments, loadParties, loadPersonNotes } from './load-appointments.ts'
import { loadProgress } from './load-progress.ts'
import { markNewer, newestIds } from './marks.ts'
import { sampleMessages } from './messages.ts'
import type { SampleDocument } from './types.ts'

/** The storage of uploads; a `FileStore`. */
type Files = {
  save: (
    source: Readable,
    maxBytes: number,
    check: () => Promise<void>,
  ) => Promise<{ key: string; size: number; sha256: string }>
}

type Means = { dataDir: string; files: Files; now?: Date }

const dayMilliseconds = 24 * 60 * 60_000

/**
 * Loads the sample firm and its activity in the caller's transaction: documents and document requests,
 * appointments, parties, notes, and the resulting audit log. If the transaction fails, its files are removed
 * later, like any file without a row.
 */
export const loadSampleOffice = async (
  db: Database,
  { dataDir, files, now = new Date() }: Means,
): Promise<void> => {
  const before = await newestIds(db)
  await loadSampleFirm(db, now)
  await loadMatters(db, { dataDir, files, now })
  await markNewer(db, before)
  await writeActivity(db, await openAuditKey(db, dataDir))
}

const loadMatters = async (db: Database, { dataDir, files, now }: Required<Means>): Promise<void> => {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMilliseconds).toISOString()
  const people = await db.select({ id: users.id, name: users.username }).from(users)
  const matters = await db.select({ id: consultations.id, name: consultations.subject }).from(consultations)
  const idOf = (among: { id: number; name: string }[], name: string): number => {
    const found = among.find((each) => each.name === name)
    if (!found) throw new Error(`the sample names something unknown: ${name}`)
    return found.id
  }

  const ids = new Map<string, number>()
  for (const sample of sampleDocuments) {
    const bytes = await bytesOf(sample)
    const { key, size, sha256 } = await files.save(
      Readable.from([bytes]),
      bytes.length,
      async () => undefined,
    )
    const [created] = await db
      .insert(documents)
      .values({
        userId: idOf(people, sample.clientUsername),
        consultationId: idOf(matters, sample.consultation),
        uploadedById: idOf(people, sample.uploadedBy),
        name: sample.name,
        type: 'application/pdf',
        size,
        sha256,
        storageKey: key,
        openedAt: sample.opened && at(sample.opened.daysAgo),
        createdAt: at(sample.daysAgo),
      })
      .returning({ id: documents.id })
    if (!created) throw new Error('insert returned no row')
    ids.set(sample.file, created.id)
    if (sample.opened)
      await db.insert(documentViews).values({
        documentId: created.id,
        userId: idOf(people, sample.opened.byUsername),
        createdAt: at(sample.opened.daysAgo),
      })
  }
  await attach(db, ids)
  await db.insert(documentRequests).values(
    sampleDocumentRequests.map((sample) => ({
      userId: idOf(people, sample.clientUsername),
      consultationId: idOf(matters, sample.consultation),
      requestedById: idOf(people, sample.requestedBy),
      title: sample.title,
      dueDate: at(-sample.dueInDays).slice(0, 10),
      state: sample.receivedFile === null ? ('open' as const) : ('received' as const),
      documentId: sample.receivedFile === null ? null : (ids.get(sample.receivedFile) ?? null),
      createdAt: at(sample.daysAgo),
      updatedAt: at(sample.daysAgo),
    })),
  )
  const means = {
    now,
    at,
    personOf: (username: string) => idOf(people, username),
    matterOf: (subject: string) => idOf(matters, subject),
  }
  await loadAppointments(db, means)
  await loadParties(db, means)
  await loadPersonNotes(db, means)
  await loadAgreements(db, means)
  await loadProgress(db, { ...means, numbers: await PartyNumbers.open(dataDir) })
}

const bytesOf = ({ file }: SampleDocument): Promise<Buffer> =>
  readFile(new URL(`./files/${file}`, import.meta.url))

/** Links messages to the documents that came with them. Messages are identified by their text. */
const attach = async (db: Database, ids: ReadonlyMap<string, number>): Promise<void> => {
  for (const { key, content } of sampleMessages) {
    const attached = sampleDocuments.flatMap(({ messageKey, file }) =>
      messageKey === key ? (ids.get(file) ?? []) : [],
    )
    if (attached.length === 0) continue
    const [message] = await db
      .update(messages)
      .set({ attachments: attached })
      .where(eq(messages.content, content))
      .returning({ id: messages.id })
    if (!message) throw new Error(`the sample has no message ${key}`)
    await db
      .insert(messageDocuments)
      .values(attached.map((documentId) => ({ messageId: message.id, documentId })))
  }
}

type Line = Pick<typeof auditLog.$inferInsert, 'userId' | 'action' | 'entity' | 'entityId' | 'details'> & {
  createdAt: string
}

/** Writes the audit entries that the server would have written for all of this. */
const writeActivity = async (db: Database, key: Buffer): Promise<void> => {
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
  const lines = (await linesOf(db)).toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
  let previous = ''
  for (const { createdAt, ...line } of lines) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('audit_log', 'id'))::int as id`,
    )
    const actor = people.find(({ id }) => id === line.userId)
    const row = {
      id: rows[0]?.id ?? 0,
      userId: line.userId ?? null,
      userName: actor ? `${actor.firstName} ${actor.lastName}` : '',
      action: line.action,
      entity: line.entity,
      entityId: line.entityId ?? null,
      details: line.details ?? {},
      ipAddress: null,
      createdAt: new Date(createdAt).toISOString(),
    }
    const hash = sealOf(key, previous, row)
    await db
      .insert(auditLog)
      .overridingSystemValue()
      .values({ ...row, hash })
    previous = hash
  }
}

const linesOf = async (db: Database): Promise<Line[]> => {
  const changes = await db
    .select()
    .from(consultationHistory)
    .where(inArray(consultationHistory.field, ['created', 'status', 'conflictCheck']))
  const letters = await db.select().from(messages)
  const files = await db.select().from(documents)
  const demands = await db.select().from(documentRequests)
  const contacts = await db.select().from(contactMessages)
  const meetings = await db.select().from(appointments)
  const notes = await db.select().from(personNotes)
  const created = { action: 'create' } as const
  const updated = { action: 'update' } as const
  return [
    ...changes.map(
      ({ field, userId, consultationId, to, createdAt }): Line => ({
        ...(field === 'created' ? created : { ...updated, details: { [field]: to } }),
        userId,
        entity: 'consultation',
        entityId: consultationId,
        createdAt,
      }),
    ),
    ...letters.map(
      ({ id, fromUserId, createdAt }): Line => ({
        ...created,
        userId: fromUserId,
        entity: 'message',
        entityId: id,
        createdAt,
      }),
    ),
    ...files.map(
      ({ id, uploadedById, createdAt }): Line => ({
        ...created,
        userId: uploadedById,
        entity: 'document',
        entityId: id,
        createdAt,
      }),
    ),
    ...demands.map(
      ({ id, requestedById, createdAt }): Line => ({
        ...created,
        userId: requestedById,
        entity: 'documentRequest',
        entityId: id,
        createdAt,
      }),
    ),
    ...contacts.map(
      ({ id, createdAt }): Line => ({
        ...created,
        userId: null,
        entity: 'contactMessage',
        entityId: id,
        createdAt,
      }),
    ),
    ...meetings.map(
      ({ id, consultationId, lawyerId, createdAt }): Line => ({
        ...created,
        userId: lawyerId,
        entity: 'appointment',
        entityId: id,
        details: { consultation: `#${consultationId}` },
        createdAt,
      }),
    ),
    ...notes.map(
      ({ userId, authorId, createdAt }): Line => ({
        ...created,
        userId: authorId,
        entity: 'personNote',
        entityId: userId,
        createdAt,
      }),
    ),
  ]
}
