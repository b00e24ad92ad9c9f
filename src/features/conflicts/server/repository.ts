import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { conflictsWith } from '../rules.ts'
import { type ConflictCheck, maxParties, type Party, type PartyInput } from '../schema.ts'
import type { CheckResult, PartyRole } from '../values.ts'
import type { PartyNumbers } from './party-numbers.ts'
import { conflictChecks, consultationParties } from './table.ts'

type NewCheck = {
  result: CheckResult
  reason: string
  /** The keys of the hits. */
  hits: string[]
  checkedById: number
  isAutomatic: boolean
  consentDocumentId: number | null
}

/** Newest first. */
export const listChecks = async (db: Database, consultationId: number): Promise<ConflictCheck[]> => {
  const rows = await db
    .select({
      id: conflictChecks.id,
      result: conflictChecks.result,
      reason: conflictChecks.reason,
      hits: sql<number>`cardinality(${conflictChecks.hits})`.mapWith(Number),
      checkedBy: fullName(users),
      isAutomatic: conflictChecks.isAutomatic,
      hasConsent: conflictChecks.hasConsent,
      document: { id: documents.id, name: documents.name },
      createdAt: conflictChecks.createdAt,
    })
    .from(conflictChecks)
    .leftJoin(users, eq(users.id, conflictChecks.checkedById))
    .leftJoin(documents, eq(documents.id, conflictChecks.consentDocumentId))
    .where(eq(conflictChecks.consultationId, consultationId))
    .orderBy(desc(conflictChecks.id))
  return rows.map(({ hasConsent, document, ...check }) => ({
    ...check,
    consent: hasConsent ? { document } : null,
  }))
}

export const findLastCheck = async (db: Database, consultationId: number) => {
  const [found] = await db
    .select({ result: conflictChecks.result, hits: conflictChecks.hits })
    .from(conflictChecks)
    .where(eq(conflictChecks.consultationId, consultationId))
    .orderBy(desc(conflictChecks.id))
    .limit(1)
  return found
}

export const addCheck = async (db: Database, consultationId: number, check: NewCheck): Promise<void> => {
  const hasConsent = check.consentDocumentId !== null
  await db.insert(conflictChecks).values({ consultationId, hasConsent, ...check })
}

/** Whether the document is one of this request and was not found to be harmful. */
export const isDocumentOf = async (db: Database, id: number, consultationId: number): Promise<boolean> =>
  (await db.$count(
    documents,
    and(
      eq(documents.id, id),
      eq(documents.consultationId, consultationId),
      sql`${documents.malwareCheck} is distinct from 'infected'`,
    ),
  )) > 0

/**
 * Sets or clears the flag of a locked request and increases its version. A flag that is already set keeps its
 * date.
 */
export const saveFlag = async (db: Database, consultationId: number, isFlagged: boolean): Promise<void> => {
  await updateVersioned(db, consultations, consultationId, {
    conflictFlaggedAt: isFlagged ? sql`coalesce(${consultations.conflictFlaggedAt}, now())` : null,
  })
}

/**
 * Flags open requests after a change elsewhere. Does not change their version, so that open editors are not
 * disturbed.
 */
export const flagOpen = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(consultations)
    .set({ conflictFlaggedAt: sql`now()` })
    .where(
      and(
        inArray(consultations.id, [...ids]),
        inArray(consultations.status, [...openStatuses]),
        isNull(consultations.conflictFlaggedAt),
      ),
    )
}

/** Whether another request has a party that may conflict with the sender of this one. */
export const mayConflictElsewhere = async (db: Database, consultationId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: consultationParties.id })
    .from(consultationParties)
    .where(
      and(
        inArray(consultationParties.role, conflictsWith.client),
        ne(consultationParties.consultationId, consultationId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The parties in the order of creation. */
export const listParties = async (
  db: Database,
  consultationId: number,
  numbers: PartyNumbers,
): Promise<Party[]> => {
  const rows = await rowsOf(db, consultationId)
  return rows.map((row) => ({
    id: row.id,
    role: row.role,
    nameArabic: row.nameArabic,
    nameLatin: row.nameLatin,
    number: numbers.read(row),
  }))
}

const rowsOf = (db: Database, consultationId: number) =>
  db
    .select()
    .from(consultationParties)
    .where(eq(consultationParties.consultationId, consultationId))
    .orderBy(asc(consultationParties.id))

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/**
 * Replaces the parties of a request and returns their number before and after; null if nothing has changed. A
 * party with a new name is a new party without a decision. Call it while the row of the request is locked.
 */
export const saveParties = async (
  db: Database,
  consultationId: number,
  parties: readonly PartyInput[],
  numbers: PartyNumbers,
): Promise<{ before: number; after: number } | null> => {
  const rows = await rowsOf(db, consultationId)
  const isSame = (row: Row, { role, nameArabic, nameLatin, number }: PartyInput): boolean =>
    row.role === role &&
    row.nameArabic === nameArabic &&
    row.nameLatin === nameLatin &&
    row.numberHash === (number && numbers.hashOf(number))
  const remaining = new Set<number>()
  const added = parties.filter((party) => {
    const row = rows.find(({ id }) => id === party.id && !remaining.has(id))
    if (!row || !isSame(row, party)) return true
    remaining.add(row.id)
    return false
  })
  const gone = rows.flatMap(({ id }) => (remaining.has(id) ? [] : [id]))
  if (added.length === 0 && gone.length === 0) return null
  if (added.length > 0) {
    const inserted = await db
      .insert(consultationParties)
      .values(
        added.map(({ role, nameArabic, nameLatin, number }) => ({
          consultationId,
          role,
          nameArabic,
          nameLatin,
          ...numbers.seal(number),
        })),
      )
      .returning({ id: consultationParties.id })
    // The record of who a party is follows a correction of its name.
    for (const [at, { id: before }] of added.entries())
      if (before !== undefined && gone.includes(before))
        await db.execute(
          sql`update identity_records set party_id = ${inserted[at]?.id} where party_id = ${before}`,
        )
  }
  if (gone.length > 0) await db.delete(consultationParties).where(inArray(consultationParties.id, gone))
  return { before: rows.length, after: parties.length }
}

/**
 * Adds parties by name, except those that the request has with the same role; returns the number of parties before
 * and after. Call it while the row of the request is locked.
 */
export const addParties = async (
  db: Database,
  consultationId: number,
  parties: readonly { role: PartyRole; name: string }[],
): Promise<{ before: number; after: number }> => {
  const before = await db.$count(consultationParties, eq(consultationParties.consultationId, consultationId))
  let after = before
  for (const { role, name } of parties) {
    const isKnown = and(
      eq(consultationParties.consultationId, consultationId),
      eq(consultationParties.role, role),
      sql`fold_text(${name}) in (fold_text(${consultationParties.nameArabic}), fold_text(${consultationParties.nameLatin}))`,
    )
    if (after >= maxParties || (await db.$count(consultationParties, isKnown)) > 0) continue
    const isArabic = /\p{Script=Arabic}/u.test(name)
    await db
      .insert(consultationParties)
      .values({ consultationId, role, nameArabic: isArabic ? name : '', nameLatin: isArabic ? '' : name })
    after += 1
  }
  return { before, after }
}

export const hasSealedNumbers = async (db: Database): Promise<boolean> =>
  (await db.$count(consultationParties, isNotNull(consultationParties.sealedNumber))) > 0
