import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow, refuseStale, updateVersioned } from '#db/rows.ts'
import { mayOpenConsultation, mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { consultations } from '#features/consultations/server/table.ts'
import type { AgreementInput } from '../input.ts'
import type { AgreementState } from '../values.ts'
import { agreements, agreementVersions, installments } from './table.ts'

/** Undefined if the user of the office may not open its request. */
export const findAgreement = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.id, id), mayOpenConsultationOf(agreements.consultationId, reader)))
  return found
}

/** Call it while the row of the request is locked. */
export const getAgreement = async (db: Database, id: number) => {
  const [found] = await db.select().from(agreements).where(eq(agreements.id, id))
  return found
}

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof getAgreement>>>

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
export const listOfRequest = (db: Database, consultationId: number): Promise<AgreementRow[]> =>
  db
    .select()
    .from(agreements)
    .where(eq(agreements.consultationId, consultationId))
    .orderBy(desc(agreements.id))

/** An agreement of this client that was sent or agreed; a first draft is treated as unknown. */
export const findOwnAgreement = async (db: Database, id: number, client: Reader) => {
  const [found] = await db
    .select({ agreement: agreements })
    .from(agreements)
    .innerJoin(consultations, eq(consultations.id, agreements.consultationId))
    .where(and(eq(agreements.id, id), mayOpenConsultation(client), isShownToClient))
  return found?.agreement
}

export const isShownToClient: SQL | undefined =
  sql`(${agreements.sentAt} is not null or ${agreements.state} in ('in_force', 'ended'))`

export const listInstallments = (db: Database, agreementId: number) =>
  db
    .select()
    .from(installments)
    .where(eq(installments.agreementId, agreementId))
    .orderBy(asc(installments.place))
export type InstallmentRow = Awaited<ReturnType<typeof listInstallments>>[number]

/** Newest first. */
export const listVersions = (db: Database, agreementId: number) =>
  db
    .select()
    .from(agreementVersions)
    .where(eq(agreementVersions.agreementId, agreementId))
    .orderBy(desc(agreementVersions.version))
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export const getVersion = async (
  db: Database,
  agreementId: number,
  version: number,
): Promise<VersionRow | undefined> => {
  const [found] = await db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.agreementId, agreementId), eq(agreementVersions.version, version)))
  return found
}

/** The number of the request and the place among its agreements. Call it while the row of the request is locked. */
const nextNumber = async (db: Database, consultationId: number): Promise<string> => {
  const [last] = await db
    .select({
      place: sql<number>`coalesce(max(split_part(${agreements.number}, '-', 2)::int), 0)`.mapWith(Number),
    })
    .from(agreements)
    .where(eq(agreements.consultationId, consultationId))
  return `${consultationId}-${(last?.place ?? 0) + 1}`
}

export const createAgreement = async (
  db: Database,
  consultationId: number,
  { instalments: parts, updatedAt: _version, ...values }: AgreementInput,
): Promise<{ id: number; number: string }> => {
  const number = await nextNumber(db, consultationId)
  const created = await db
    .insert(agreements)
    .values({ ...values, consultationId, number })
    .returning({ id: agreements.id })
  const { id } = insertedRow(created)
  await planInstallments(db, id, parts)
  return { id, number }
}

/**
 * Changes a draft; a version that was sent becomes the draft of the next one. Throws `StaleError` if it has
 * changed since its editor read it.
 */
export const updateAgreement = async (
  db: Database,
  { id, state, version }: AgreementRow,
  { instalments: parts, ...values }: AgreementInput,
): Promise<void> => {
  await updateVersioned(db, agreements, id, {
    ...values,
    ...(state !== 'draft' && { state: 'draft', version: version + 1, reminded: null }),
  })
  await planInstallments(db, id, parts)
}

export const planInstallments = async (
  db: Database,
  agreementId: number,
  parts: AgreementInput['instalments'],
): Promise<void> => {
  await db.delete(installments).where(eq(installments.agreementId, agreementId))
  if (parts.length > 0)
    await db.insert(installments).values(parts.map((part, place) => ({ ...part, agreementId, place })))
}

type Changes = Partial<
  Omit<typeof agreements.$inferInsert, 'id' | 'consultationId' | 'number' | 'updatedAt' | 'createdAt'>
>

export const setState = async (
  db: Database,
  id: number,
  state: AgreementState,
  changes: { [Name in keyof Changes]: Changes[Name] | SQL } = {},
): Promise<void> => {
  await updateVersioned(db, agreements, id, { ...changes, state })
}

/** Deletes a draft that was never sent. */
export const deleteDraft = async (db: Database, { id, state, sentAt }: AgreementRow): Promise<boolean> => {
  if (state !== 'draft' || sentAt !== null) return false
  await db.delete(agreements).where(eq(agreements.id, id))
  return true
}

export const hasDraft = async (db: Database, consultationId: number, exceptId = 0): Promise<boolean> =>
  (await db.$count(
    agreements,
    and(
      eq(agreements.consultationId, consultationId),
      eq(agreements.state, 'draft'),
      ne(agreements.id, exceptId),
    ),
  )) > 0

export const addVersion = async (
  db: Database,
  values: typeof agreementVersions.$inferInsert,
): Promise<void> => {
  await db.insert(agreementVersions).values(values)
}

export const updateVersion = async (
  db: Database,
  id: number,
  changes: { [Name in keyof VersionRow]?: VersionRow[Name] | SQL },
): Promise<void> => {
  await db.update(agreementVersions).set(changes).where(eq(agreementVersions.id, id))
}

/** Stores the first opening by the client, with the time of the database. */
export const markOpened = async (
  db: Database,
  { id, state }: AgreementRow,
  versionId: number,
): Promise<void> => {
  await updateVersion(db, versionId, { openedAt: sql`now()` })
  await setState(db, id, state, { openedAt: sql`now()` })
}

/** Marks the version that was sent last, unless the client has accepted it. */
export const markWithdrawn = async (db: Database, agreementId: number): Promise<void> => {
  const [last] = await listVersions(db, agreementId)
  if (last && last.decision !== 'accepted') await updateVersion(db, last.id, { withdrawnAt: sql`now()` })
}

/** Stores an acceptance with the time of the database. */
export const markAccepted = async (
  db: Database,
  { id }: AgreementRow,
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
  refuseStale(db, agreements, id, seen)

/** The agreement of an installment that binds; undefined if the user may not open it. */
export const findOfInstallment = async (db: Database, id: number, reader: Reader) => {
  const [found] = await db
    .select({ agreement: agreements, installment: installments })
    .from(installments)
    .innerJoin(agreements, eq(agreements.id, installments.agreementId))
    .where(and(eq(installments.id, id), mayOpenConsultationOf(agreements.consultationId, reader)))
  return found
}

export const payInstallment = async (
  db: Database,
  id: number,
  payment: Pick<InstallmentRow, 'paidOn' | 'paidHow' | 'reference' | 'invoiceDocumentId'>,
): Promise<void> => {
  await db.update(installments).set(payment).where(eq(installments.id, id))
}

export const hasAcceptances = async (db: Database): Promise<boolean> =>
  (await db.$count(agreementVersions, eq(agreementVersions.decision, 'accepted'))) > 0
