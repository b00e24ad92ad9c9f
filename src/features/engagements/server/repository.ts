import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/pages.ts'
import { updateVersioned } from '#db/versions.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { EngagementInput } from '../input.ts'
import type { EngagementState } from '../values.ts'
import { engagements, instalments } from './table.ts'

export const findEngagement = async (db: Database, id: number) => {
  const [found] = await db.select().from(engagements).where(eq(engagements.id, id))
  return found
}

export type EngagementRow = NonNullable<Awaited<ReturnType<typeof findEngagement>>>

/** The agreements of a request, newest first. */
export const listOfRequest = (db: Database, consultationId: number): Promise<EngagementRow[]> =>
  db
    .select()
    .from(engagements)
    .where(eq(engagements.consultationId, consultationId))
    .orderBy(desc(engagements.id))

export const listInstalments = (db: Database, engagementId: number) =>
  db
    .select()
    .from(instalments)
    .where(eq(instalments.engagementId, engagementId))
    .orderBy(asc(instalments.place))

/** The names of the lawyer and of the client of an agreement. */
export const findNames = async (db: Database, { id, lawyerId }: EngagementRow) => {
  const [client] = await db
    .select({
      userId: consultations.userId,
      clientName: sql<string>`trim(${consultations.firstName} || ' ' || ${consultations.lastName})`,
    })
    .from(engagements)
    .innerJoin(consultations, eq(consultations.id, engagements.consultationId))
    .where(eq(engagements.id, id))
  const [lawyer] =
    lawyerId === null
      ? []
      : await db
          .select({ name: fullName(users) })
          .from(users)
          .where(eq(users.id, lawyerId))
  return {
    userId: client?.userId ?? null,
    clientName: client?.clientName ?? '',
    lawyerName: lawyer?.name ?? null,
  }
}

/** The number of the request and the place among its agreements. Call it while the row of the request is locked. */
const nextNumber = async (db: Database, consultationId: number): Promise<string> => {
  const [made] = await db
    .select({ count: count() })
    .from(engagements)
    .where(eq(engagements.consultationId, consultationId))
  return `${consultationId}-${(made?.count ?? 0) + 1}`
}

export const createEngagement = async (
  db: Database,
  consultationId: number,
  { instalments: parts, updatedAt: _version, ...values }: EngagementInput,
): Promise<number> => {
  const number = await nextNumber(db, consultationId)
  const created = await db
    .insert(engagements)
    .values({ ...values, consultationId, number })
    .returning({ id: engagements.id })
  const { id } = insertedRow(created)
  await saveInstalments(db, id, parts)
  return id
}

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateEngagement = async (
  db: Database,
  id: number,
  { instalments: parts, ...values }: EngagementInput,
): Promise<void> => {
  await updateVersioned(db, engagements, id, values)
  await saveInstalments(db, id, parts)
}

const saveInstalments = async (
  db: Database,
  engagementId: number,
  parts: EngagementInput['instalments'],
): Promise<void> => {
  await db.delete(instalments).where(eq(instalments.engagementId, engagementId))
  if (parts.length > 0)
    await db.insert(instalments).values(parts.map((part, place) => ({ ...part, engagementId, place })))
}

type Changes = Partial<Omit<EngagementRow, 'id' | 'consultationId' | 'number' | 'updatedAt' | 'createdAt'>>

export const setState = async (
  db: Database,
  id: number,
  state: EngagementState,
  changes: Changes = {},
): Promise<void> => {
  await updateVersioned(db, engagements, id, { ...changes, state })
}

export const deleteDraft = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(engagements)
    .where(and(eq(engagements.id, id), eq(engagements.state, 'draft')))
    .returning({ id: engagements.id })
  return deleted.length > 0
}
