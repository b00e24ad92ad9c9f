import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import type { Power, PowerInput } from '../schema.ts'
import { powers } from './table.ts'

type Row = typeof powers.$inferSelect

const read = ({ id, sealedNumber, issuedOn, until, scope, seenOn }: Row, numbers: PartyNumbers): Power => ({
  id,
  number: numbers.readPower(sealedNumber),
  issuedOn,
  until,
  scope,
  seenOn,
})

export const listPowers = async (
  db: Database,
  consultationId: number,
  numbers: PartyNumbers,
): Promise<Power[]> => {
  const rows = await db
    .select()
    .from(powers)
    .where(eq(powers.consultationId, consultationId))
    .orderBy(asc(powers.id))
  return rows.map((row) => read(row, numbers))
}

/** Undefined if the user may not open its request. */
export const findPower = async (
  db: Database,
  id: number,
  { reader, numbers }: { reader: Reader; numbers: PartyNumbers },
): Promise<Power | undefined> => {
  const [row] = await db
    .select()
    .from(powers)
    .where(and(eq(powers.id, id), mayOpenConsultationOf(powers.consultationId, reader)))
  return row && read(row, numbers)
}

/** The request of a power; undefined if the user may not open it. */
export const findRequestOfPower = async (
  db: Database,
  id: number,
  reader: Reader,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ consultationId: powers.consultationId })
    .from(powers)
    .where(and(eq(powers.id, id), mayOpenConsultationOf(powers.consultationId, reader)))
  return found?.consultationId
}

export const createPower = async (
  db: Database,
  consultationId: number,
  { number, ...power }: PowerInput,
  numbers: PartyNumbers,
): Promise<number> => {
  const values = { consultationId, ...power, ...numbers.sealPower(number) }
  return insertedRow(await db.insert(powers).values(values).returning({ id: powers.id })).id
}

export const deletePower = async (db: Database, id: number): Promise<void> => {
  await db.delete(powers).where(eq(powers.id, id))
}

export const hasPowers = async (db: Database): Promise<boolean> => (await db.$count(powers)) > 0
