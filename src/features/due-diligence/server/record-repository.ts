import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { StaleError } from '#db/errors.ts'
import { insertedRow, refuseStale, updateVersioned } from '#db/rows.ts'
import { isSameName } from '#features/conflicts/server/names/similarity.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { isOf, type Subject } from '#features/conflicts/server/subject-readers.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { setGuestIdentity } from '#features/consultations/server/guest-repository.ts'
import { consultations, guests } from '#features/consultations/server/table.ts'
import { setIdentity } from '#features/users/server/identity-repository.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { invalidField } from '#http/errors.ts'
import type { IdentityInput, RiskInput, VerifiedIdentity } from '../schema.ts'
import { seenOf } from './repository.ts'
import { identityRecords } from './table.ts'

type Row = typeof identityRecords.$inferSelect

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

type Facts = Pick<Row, 'country' | 'birthDate' | 'validUntil'>
const hasSameFacts = (row: Facts, input: Facts): boolean =>
  row.country === input.country && row.birthDate === input.birthDate && row.validUntil === input.validUntil

/**
 * Records the document, and that it was seen now if it is another one or was seen in another way than before. The
 * sighting of a provider stays while its facts do. Returns the id of the record.
 */
export const saveIdentity = async (
  db: Database,
  subject: Subject,
  { updatedAt: seen, documentKind, note, number, powerNumber, registrationNumber, ...input }: IdentityInput,
  { actorId, numbers }: Written,
): Promise<number> => {
  const row = await lockRecord(db, subject, seen)
  const before = await seenOf(db, subject, { row, seenBy: null })
  const sealed = numbers.sealPaper(number)
  const isSamePaper =
    before.seenAt !== null && before.documentKind === documentKind && row.numberHash === sealed?.hash
  const isSameNote = (before.note ?? '') === note
  const isSeenNow = !isSamePaper || row.sighting !== input.sighting
  if (input.sighting === 'provider' && (isSeenNow || !isSameNote || !hasSameFacts(row, input)))
    invalidField('sighting', 'val.paper.sighting')
  if ((isSeenNow || !isSameNote) && !('partyId' in subject)) {
    const change = isSeenNow ? { documentKind, ...(note && { note }), byId: actorId } : { note }
    if ('userId' in subject) await setIdentity(db, subject.userId, change)
    else await setGuestIdentity(db, subject.guestId, change)
  }
  await updateVersioned(db, identityRecords, row.id, {
    ...input,
    name: await nameOf(db, subject),
    ...('partyId' in subject && { documentKind, note: note || null }),
    ...('partyId' in subject && isSeenNow && { seenAt: sql`now()`, seenById: actorId }),
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
