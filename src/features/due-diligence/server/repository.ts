import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { StaleError } from '#db/errors.ts'
import { insertedRow, refuseStale, updateVersioned } from '#db/rows.ts'
import { isSameName } from '#features/conflicts/server/names/similarity.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { isOf, openRequestsOf, type Subject } from '#features/conflicts/server/subject-readers.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { findGuestIdentity, setGuestIdentity } from '#features/consultations/server/guest-repository.ts'
import { consultations, guests } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { mayReadDocument } from '#features/messages/server/readers.ts'
import { listSettings } from '#features/settings/server/repository.ts'
import { settingsOf } from '#features/settings/setting-values.ts'
import { findIdentity, setIdentity } from '#features/users/server/identity-repository.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { policyOf } from '../rules.ts'
import type { Diligence, IdentityInput, Paper, RiskInput, VerifiedIdentity } from '../schema.ts'
import { identityRecords } from './table.ts'

export const findPolicy = async (db: Database) => policyOf(settingsOf(await listSettings(db)))

type Row = typeof identityRecords.$inferSelect
type Seen = Pick<Paper, 'documentKind' | 'note' | 'seenAt' | 'seenBy'>

const setter = alias(users, 'setter')
const seer = alias(users, 'seer')

/** The record as a reader of the subject sees it. */
export const readDiligence = async (
  db: Database,
  subject: Subject,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<Omit<Diligence, 'openHits'>> => {
  const [found] = await db
    .select({ row: identityRecords, setBy: fullName(setter), seenBy: fullName(seer), copy: documents.name })
    .from(identityRecords)
    .leftJoin(setter, eq(setter.id, identityRecords.riskSetById))
    .leftJoin(seer, eq(seer.id, identityRecords.seenById))
    .leftJoin(documents, and(eq(documents.id, identityRecords.copyDocumentId), mayReadDocument(reader)))
    .where(isOf(identityRecords, subject))
  const row = found?.row
  const policy = await findPolicy(db)
  const copyId = row?.copyDocumentId ?? null
  const seen = await seenOf(db, subject, found)
  return {
    paper: {
      ...seen,
      ...paperOf(row, numbers),
      copy: copyId === null || !found?.copy ? null : { id: copyId, name: found.copy },
    },
    risk: row?.riskLevel
      ? {
          level: row.riskLevel,
          reasons: row.riskReasons,
          note: row.riskNote,
          reviewOn: row.reviewOn ?? '',
          setAt: row.riskSetAt ?? row.updatedAt,
          setBy: found?.setBy ?? null,
        }
      : null,
    isCovered: await isCovered(db, subject, { reader, areas: policy.areas }),
    ownerShare: policy.ownerShare,
    keepsCopies: policy.keepsCopies,
    documents: await listPossibleCopies(db, subject, reader),
    updatedAt: row?.updatedAt ?? null,
  }
}

/** The four facts that an account, a guest or a party has about the document that was seen. */
const seenOf = async (
  db: Database,
  subject: Subject,
  found: { row: Row; seenBy: string | null } | undefined,
): Promise<Seen> => {
  if ('partyId' in subject) {
    const { documentKind = null, note = null, seenAt = null } = found?.row ?? {}
    return { documentKind, note, seenAt, seenBy: found?.seenBy ?? null }
  }
  const identity =
    'userId' in subject
      ? await findIdentity(db, subject.userId)
      : await findGuestIdentity(db, subject.guestId)
  const by = identity?.seenBy
  return {
    documentKind: identity?.documentKind ?? null,
    note: identity?.note ?? null,
    seenAt: identity?.seenAt ?? null,
    seenBy: by ? `${by.firstName} ${by.lastName}` : null,
  }
}

const paperOf = (row: Row | undefined, numbers: PartyNumbers): Omit<Paper, keyof Seen | 'copy'> => {
  const read = (sealed: string | null | undefined) => (sealed ? numbers.readPaper(sealed) : null)
  return {
    sighting: row?.sighting ?? null,
    number: read(row?.sealedNumber),
    country: row?.country ?? '',
    validUntil: row?.validUntil ?? null,
    birthDate: row?.birthDate ?? null,
    capacity: row?.capacity ?? null,
    powerNumber: read(row?.sealedPower),
    registrationNumber: read(row?.sealedRegistration),
    registrationUntil: row?.registrationUntil ?? null,
    owners: row?.owners ?? [],
    source: row?.source ?? '',
  }
}

/** Whether a request of the subject that the user may open is in a covered area. */
export const isCovered = async (
  db: Database,
  subject: Subject,
  { reader, areas }: { reader: Reader; areas: readonly (typeof consultations.$inferSelect)['service'][] },
): Promise<boolean> =>
  areas.length > 0 &&
  (await db.$count(
    consultations,
    and(openRequestsOf(subject, reader), inArray(consultations.service, [...areas])),
  )) > 0

const maxCopies = 50

/** The newest documents of the subject, of which one may be the copy. Guests have none. */
const listPossibleCopies = (db: Database, subject: Subject, reader: Reader) => {
  if ('guestId' in subject) return []
  const own =
    'userId' in subject
      ? eq(documents.userId, subject.userId)
      : sql`${documents.consultationId} = (select ${consultationParties.consultationId} from ${consultationParties}
          where ${consultationParties.id} = ${subject.partyId})`
  return db
    .select({ id: documents.id, name: documents.name })
    .from(documents)
    .where(and(own, mayReadDocument(reader)))
    .orderBy(desc(documents.id))
    .limit(maxCopies)
}

/** Whether the document may be recorded as the copy. */
export const mayBeCopy = async (
  db: Database,
  subject: Subject,
  id: number,
  reader: Reader,
): Promise<boolean> => (await listPossibleCopies(db, subject, reader)).some((each) => each.id === id)

/** The name of a subject, as its newest request, its account or the request of the party has it. */
const nameOf = async (db: Database, subject: Subject): Promise<string> => {
  const name = sql<string>`${consultations.firstName} || ' ' || ${consultations.lastName}`
  const [found] =
    'userId' in subject
      ? await db
          .select({ name: fullName(users) })
          .from(users)
          .where(eq(users.id, subject.userId))
      : 'guestId' in subject
        ? await db
            .select({ name })
            .from(consultations)
            .where(eq(consultations.guestId, subject.guestId))
            .orderBy(desc(consultations.id))
            .limit(1)
        : await db
            .select({
              name: sql<string>`concat_ws(' · ', nullif(${consultationParties.nameArabic}, ''), nullif(${consultationParties.nameLatin}, ''))`,
            })
            .from(consultationParties)
            .where(eq(consultationParties.id, subject.partyId))
  return found?.name?.trim() ?? ''
}

/**
 * Locks the subject and its record, so that two first records at the same time are one. Null as the seen version
 * requires that there is none yet.
 */
const lockRecord = async (db: Database, subject: Subject, seen: string | null | undefined): Promise<Row> => {
  const [table, id] =
    'userId' in subject
      ? ([users, subject.userId] as const)
      : 'guestId' in subject
        ? ([guests, subject.guestId] as const)
        : ([consultationParties, subject.partyId] as const)
  await db.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  const [row] = await db.select().from(identityRecords).where(isOf(identityRecords, subject)).for('update')
  if (row) {
    if (seen === null) throw new StaleError()
    await refuseStale(db, identityRecords, row.id, seen ?? undefined)
    return row
  }
  return insertedRow(
    await db
      .insert(identityRecords)
      .values({ ...subject, name: await nameOf(db, subject) })
      .returning(),
  )
}

type Written = { actorId: number; numbers: PartyNumbers }

/** Records the document, and that it was seen now if it is another one than before. Returns the id of the record. */
export const saveIdentity = async (
  db: Database,
  subject: Subject,
  { updatedAt: seen, documentKind, note, number, powerNumber, registrationNumber, ...input }: IdentityInput,
  { actorId, numbers }: Written,
): Promise<number> => {
  const row = await lockRecord(db, subject, seen)
  const before = await seenOf(db, subject, { row, seenBy: null })
  const sealed = numbers.sealPaper(number)
  const isNewPaper =
    before.seenAt === null || before.documentKind !== documentKind || row.numberHash !== sealed?.hash
  const isSameNote = (before.note ?? '') === note
  if ((isNewPaper || !isSameNote) && !('partyId' in subject)) {
    const change = { documentKind, ...(note && { note }), byId: actorId }
    if ('userId' in subject) await setIdentity(db, subject.userId, change)
    else await setGuestIdentity(db, subject.guestId, change)
  }
  await updateVersioned(db, identityRecords, row.id, {
    ...input,
    name: await nameOf(db, subject),
    ...('partyId' in subject && { documentKind, note: note || null }),
    ...('partyId' in subject && isNewPaper && { seenAt: sql`now()`, seenById: actorId }),
    sealedNumber: sealed?.sealed ?? null,
    numberHash: sealed?.hash ?? null,
    sealedPower: numbers.sealPaper(powerNumber)?.sealed ?? null,
    sealedRegistration: numbers.sealPaper(registrationNumber)?.sealed ?? null,
    registrationHash: numbers.sealPaper(registrationNumber)?.hash ?? null,
  })
  return row.id
}

/**
 * Records the document of a person that a provider has verified. Capacity, owners and risk stay. Returns the id of the
 * record, or undefined if the provider has verified somebody with another name.
 */
export const saveVerified = async (
  db: Database,
  subject: Exclude<Subject, { partyId: number }>,
  {
    documentKind,
    number,
    country,
    birthDate,
    validUntil,
    name: verified,
    method,
    by,
  }: VerifiedIdentity & { by: string },
  { actorId, numbers }: Written,
): Promise<number | undefined> => {
  const name = await nameOf(db, subject)
  if (!isSameName(verified, name)) return undefined
  const row = await lockRecord(db, subject, undefined)
  const seen = { documentKind, note: [by, verified, method].filter(Boolean).join(' · '), byId: actorId }
  if ('userId' in subject) await setIdentity(db, subject.userId, seen)
  else await setGuestIdentity(db, subject.guestId, seen)
  const sealed = numbers.sealPaper(number)
  await updateVersioned(db, identityRecords, row.id, {
    ...{ name, country, birthDate, validUntil },
    sighting: 'provider',
    capacity: row.capacity ?? 'self',
    sealedNumber: sealed?.sealed ?? null,
    numberHash: sealed?.hash ?? null,
  })
  return row.id
}

/** Sets the risk and the day of the next review. Returns the id of the record. */
export const saveRisk = async (
  db: Database,
  subject: Subject,
  { updatedAt: seen, level, reasons, note, reviewOn }: RiskInput & { reviewOn: string },
  actorId: number,
): Promise<number> => {
  const row = await lockRecord(db, subject, seen)
  await updateVersioned(db, identityRecords, row.id, {
    riskLevel: level,
    riskReasons: [...new Set(reasons)],
    riskNote: note,
    riskSetAt: sql`now()`,
    riskSetById: actorId,
    reviewOn,
  })
  return row.id
}

/** Whether the risk of the person who sent a request is open although the area requires due diligence. */
export const isDiligenceOpen = async (
  db: Database,
  { id, userId, guestId }: { id: number; userId: number | null; guestId: number | null },
): Promise<boolean> => {
  const { areas } = await findPolicy(db)
  if (areas.length === 0) return false
  const covered = and(eq(consultations.id, id), inArray(consultations.service, areas))
  if ((await db.$count(consultations, covered)) === 0) return false
  const subject = userId !== null ? { userId } : guestId !== null ? { guestId } : undefined
  if (!subject) return true
  const rated = and(isOf(identityRecords, subject), isNotNull(identityRecords.riskLevel))
  return (await db.$count(identityRecords, rated)) === 0
}

/** Whether a number is stored that the key in the data folder must be able to read. */
export const hasIdentityNumbers = async (db: Database): Promise<boolean> =>
  (await db.$count(identityRecords, isNotNull(identityRecords.sealedNumber))) > 0
