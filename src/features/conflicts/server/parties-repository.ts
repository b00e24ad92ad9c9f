import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import type { Party, PartyInput } from '../schema.ts'
import type { PartyNumbers } from './party-numbers.ts'
import { consultationParties } from './table.ts'

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
  if (gone.length > 0) await db.delete(consultationParties).where(inArray(consultationParties.id, gone))
  if (added.length > 0)
    await db.insert(consultationParties).values(
      added.map(({ role, nameArabic, nameLatin, number }) => ({
        consultationId,
        role,
        nameArabic,
        nameLatin,
        ...numbers.seal(number),
      })),
    )
  return { before: rows.length, after: parties.length }
}

export const hasSealedNumbers = async (db: Database): Promise<boolean> =>
  (await db.$count(consultationParties, isNotNull(consultationParties.sealedNumber))) > 0
