import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { refuseStale, updateVersioned } from '#db/versions.ts'
import { mayOpenConsultation, mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { EngagementInput } from '../input.ts'
import type { EngagementState } from '../values.ts'
import { engagements, engagementVersions, instalments } from './table.ts'

/** Undefined if the user of the office may not open its request. */
export const findEngagement = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db
    .select()
    .from(engagements)
    .where(and(eq(engagements.id, id), mayOpenConsultationOf(engagements.consultationId, reader)))
  return found
}

/** Call it while the row of the request is locked. */
export const getEngagement = async (db: Database, id: number) => {
  const [found] = await db.select().from(engagements).where(eq(engagements.id, id))
  return found
}

export type EngagementRow = NonNullable<Awaited<ReturnType<typeof getEngagement>>>

/** The client and the subject of a request. */
export const findParties = async (db: Database, consultationId: number) => {
  const [found] = await db.select().from(consultations).where(eq(consultations.id, consultationId))
  return found
}
export type Parties = Pick<
  NonNullable<Awaited<ReturnType<typeof findParties>>>,
  'id' | 'firstName' | 'lastName' | 'service' | 'userId' | 'guestId' | 'email' | 'phone'
>

/** The agreements of a request, newest first. */
export const listOfRequest = (db: Database, consultationId: number): Promise<EngagementRow[]> =>
  db
    .select()
    .from(engagements)
    .where(eq(engagements.consultationId, consultationId))
    .orderBy(desc(engagements.id))

/** An agreement of this client that was sent or agreed; a first draft is treated as unknown. */
export const findOwnEngagement = async (db: Database, id: number, client: Reader) => {
  const [found] = await db
    .select({ engagement: engagements })
    .from(engagements)
    .innerJoin(consultations, eq(consultations.id, engagements.consultationId))
    .where(and(eq(engagements.id, id), mayOpenConsultation(client), isShownToClient))
  return found?.engagement
}

export const isShownToClient: SQL | undefined =
  sql`(${engagements.sentAt} is not null or ${engagements.state} in ('in_force', 'ended'))`

export const listInstalments = (db: Database, engagementId: number) =>
  db
    .select()
    .from(instalments)
    .where(eq(instalments.engagementId, engagementId))
    .orderBy(asc(instalments.place))
export type InstalmentRow = Awaited<ReturnType<typeof listInstalments>>[number]

/** Newest first. */
export const listVersions = (db: Database, engagementId: number) =>
  db
    .select()
    .from(engagementVersions)
    .where(eq(engagementVersions.engagementId, engagementId))
    .orderBy(desc(engagementVersions.version))
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export const getVersion = async (
  db: Database,
  engagementId: number,
  version: number,
): Promise<VersionRow | undefined> => {
  const [found] = await db
    .select()
    .from(engagementVersions)
    .where(and(eq(engagementVersions.engagementId, engagementId), eq(engagementVersions.version, version)))
  return found
}

/** The number of the request and the place among its agreements. Call it while the row of the request is locked. */
const nextNumber = async (db: Database, consultationId: number): Promise<string> => {
  const [last] = await db
    .select({
      place: sql<number>`coalesce(max(split_part(${engagements.number}, '-', 2)::int), 0)`.mapWith(Number),
    })
    .from(engagements)
    .where(eq(engagements.consultationId, consultationId))
  return `${consultationId}-${(last?.place ?? 0) + 1}`
}

export const createEngagement = async (
  db: Database,
  consultationId: number,
  { instalments: parts, updatedAt: _version, ...values }: EngagementInput,
): Promise<{ id: number; number: string }> => {
  const number = await nextNumber(db, consultationId)
  const created = await db
    .insert(engagements)
    .values({ ...values, consultationId, number })
    .returning({ id: engagements.id })
  const { id } = insertedRow(created)
  await planInstalments(db, id, parts)
  return { id, number }
}

/**
 * Changes a draft; a version that was sent becomes the draft of the next one. Throws `StaleError` if it has
 * changed since its editor read it.
 */
export const updateEngagement = async (
  db: Database,
  { id, state, version }: EngagementRow,
  { instalments: parts, ...values }: EngagementInput,
): Promise<void> => {
  await updateVersioned(db, engagements, id, {
    ...values,
    ...(state !== 'draft' && { state: 'draft', version: version + 1, reminded: null }),
  })
  await planInstalments(db, id, parts)
}

export const planInstalments = async (
  db: Database,
  engagementId: number,
  parts: EngagementInput['instalments'],
): Promise<void> => {
  await db.delete(instalments).where(eq(instalments.engagementId, engagementId))
  if (parts.length > 0)
    await db.insert(instalments).values(parts.map((part, place) => ({ ...part, engagementId, place })))
}

type Changes = Partial<
  Omit<typeof engagements.$inferInsert, 'id' | 'consultationId' | 'number' | 'updatedAt' | 'createdAt'>
>

export const setState = async (
  db: Database,
  id: number,
  state: EngagementState,
  changes: { [Name in keyof Changes]: Changes[Name] | SQL } = {},
): Promise<void> => {
  await updateVersioned(db, engagements, id, { ...changes, state })
}

/** Deletes a draft that was never sent. */
export const deleteDraft = async (db: Database, { id, state, sentAt }: EngagementRow): Promise<boolean> => {
  if (state !== 'draft' || sentAt !== null) return false
  await db.delete(engagements).where(eq(engagements.id, id))
  return true
}

export const hasDraft = async (db: Database, consultationId: number, exceptId = 0): Promise<boolean> =>
  (await db.$count(
    engagements,
    and(
      eq(engagements.consultationId, consultationId),
      eq(engagements.state, 'draft'),
      ne(engagements.id, exceptId),
    ),
  )) > 0

export const addVersion = async (
  db: Database,
  values: typeof engagementVersions.$inferInsert,
): Promise<void> => {
  await db.insert(engagementVersions).values(values)
}

export const updateVersion = async (
  db: Database,
  id: number,
  changes: { [Name in keyof VersionRow]?: VersionRow[Name] | SQL },
): Promise<void> => {
  await db.update(engagementVersions).set(changes).where(eq(engagementVersions.id, id))
}

/** Stores the first opening by the client, with the time of the database. */
export const markOpened = async (
  db: Database,
  { id, state }: EngagementRow,
  versionId: number,
): Promise<void> => {
  await updateVersion(db, versionId, { openedAt: sql`now()` })
  await setState(db, id, state, { openedAt: sql`now()` })
}

/** Marks the version that was sent last, unless the client has accepted it. */
export const markWithdrawn = async (db: Database, engagementId: number): Promise<void> => {
  const [last] = await listVersions(db, engagementId)
  if (last && last.decision !== 'accepted') await updateVersion(db, last.id, { withdrawnAt: sql`now()` })
}

/** Stores an acceptance with the time of the database. */
export const markAccepted = async (
  db: Database,
  { id }: EngagementRow,
  versionId: number,
  evidence: Pick<
    VersionRow,
    'acceptedById' | 'acceptedEmail' | 'acceptedName' | 'acceptedFrom' | 'acceptedWith'
  >,
): Promise<void> => {
  const times = { openedAt: sql`coalesce(opened_at, now())`, decidedAt: sql`now()` }
  await updateVersion(db, versionId, { ...evidence, ...times, decision: 'accepted' })
  await setState(db, id, 'accepted', { ...times, how: 'here' })
}

/** Throws `StaleError` if the draft has changed since its sender read it. */
export const refuseStaleDraft = (db: Database, id: number, seen: string | undefined): Promise<void> =>
  refuseStale(db, engagements, id, seen)

/** The agreement of an instalment that binds; undefined if the user may not open it. */
export const findOfInstalment = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db
    .select({ engagement: engagements, instalment: instalments })
    .from(instalments)
    .innerJoin(engagements, eq(engagements.id, instalments.engagementId))
    .where(and(eq(instalments.id, id), mayOpenConsultationOf(engagements.consultationId, reader)))
  return found
}

export const payInstalment = async (
  db: Database,
  id: number,
  payment: Pick<InstalmentRow, 'paidOn' | 'paidHow' | 'reference' | 'invoiceDocumentId'>,
): Promise<void> => {
  await db.update(instalments).set(payment).where(eq(instalments.id, id))
}

export const hasAcceptances = async (db: Database): Promise<boolean> =>
  (await db.$count(engagementVersions, eq(engagementVersions.decision, 'accepted'))) > 0
