import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/rows.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { ListedVersion, Question, SetVersion } from '../schema.ts'
import { questionVersions } from './table.ts'

const shown = {
  id: questionVersions.id,
  area: questionVersions.area,
  number: questionVersions.number,
  state: questionVersions.state,
  isReviewed: sql<boolean>`${questionVersions.reviewedAt} is not null`,
  reviewedBy: fullName(users),
  reviewedAt: questionVersions.reviewedAt,
  publishedAt: questionVersions.publishedAt,
  updatedAt: questionVersions.updatedAt,
}

export const listVersions = (db: Database): Promise<ListedVersion[]> =>
  db
    .select({
      ...shown,
      questions: sql<number>`jsonb_array_length(${questionVersions.content})`.mapWith(Number),
    })
    .from(questionVersions)
    .leftJoin(users, eq(users.id, questionVersions.reviewedById))
    .orderBy(asc(questionVersions.area), desc(questionVersions.number))

export const findVersion = async (db: Database, id: number): Promise<SetVersion | undefined> => {
  const [found] = await db
    .select({ ...shown, content: questionVersions.content })
    .from(questionVersions)
    .leftJoin(users, eq(users.id, questionVersions.reviewedById))
    .where(eq(questionVersions.id, id))
  return found
}

/** Locks a version until the transaction ends. */
export const lockVersion = async (db: Database, id: number) => {
  const [found] = await db.select().from(questionVersions).where(eq(questionVersions.id, id)).for('update')
  return found
}

/** The newest published version of an area; undefined if it has no questions. */
export const findOffered = async (db: Database, area: ServiceArea) => {
  const [found] = await db
    .select({ id: questionVersions.id, number: questionVersions.number, content: questionVersions.content })
    .from(questionVersions)
    .where(and(eq(questionVersions.area, area), eq(questionVersions.state, 'published')))
    .orderBy(desc(questionVersions.number))
    .limit(1)
  return found && found.content.length > 0 ? found : undefined
}

/** Whether people can answer questions about requests of this area. */
export const offersQuestions = async (db: Database, area: ServiceArea): Promise<boolean> =>
  (await findOffered(db, area)) !== undefined

/** The draft of the next version; `isNew` unless it existed. */
export const beginVersion = async (
  db: Database,
  area: ServiceArea,
  content: Question[] | undefined,
): Promise<{ id: number; isNew: boolean }> => {
  const [newest] = await db
    .select({ number: questionVersions.number, content: questionVersions.content })
    .from(questionVersions)
    .where(eq(questionVersions.area, area))
    .orderBy(desc(questionVersions.number))
    .limit(1)
  const [added] = await db
    .insert(questionVersions)
    .values({ area, number: (newest?.number ?? 0) + 1, content: content ?? newest?.content ?? [] })
    .onConflictDoNothing()
    .returning({ id: questionVersions.id })
  if (added) return { id: added.id, isNew: true }
  const [draft] = await db
    .select({ id: questionVersions.id })
    .from(questionVersions)
    .where(and(eq(questionVersions.area, area), eq(questionVersions.state, 'draft')))
  // The draft of another transaction was published meanwhile.
  return draft ? { id: draft.id, isNew: false } : beginVersion(db, area, content)
}

/** A changed draft has not been reviewed. */
export const saveDraft = (
  db: Database,
  id: number,
  { content, updatedAt }: { content: Question[]; updatedAt?: string | undefined },
): Promise<boolean> =>
  updateVersioned(db, questionVersions, id, { content, reviewedAt: null, reviewedById: null, updatedAt })

export const publishDraft = (db: Database, id: number, updatedAt: string | undefined): Promise<boolean> =>
  updateVersioned(db, questionVersions, id, { state: 'published', publishedAt: sql`now()`, updatedAt })

export const markReviewed = (db: Database, id: number, reviewedById: number): Promise<boolean> =>
  updateVersioned(db, questionVersions, id, { reviewedAt: sql`now()`, reviewedById })

export const deleteDraft = async (db: Database, id: number): Promise<void> => {
  await db.delete(questionVersions).where(eq(questionVersions.id, id))
}
