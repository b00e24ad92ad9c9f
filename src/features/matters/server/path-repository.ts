import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { updateVersioned } from '#db/versions.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { Stage } from '../schema.ts'
import type { ClientMails } from '../values.ts'
import { pathMoves, paths } from './table.ts'

export const findPath = async (db: Database, consultationId: number) => {
  const [found] = await db.select().from(paths).where(eq(paths.consultationId, consultationId))
  return found
}

export type Path = NonNullable<Awaited<ReturnType<typeof findPath>>>

/** The moves of a path, oldest first. */
export const listMoves = (db: Database, consultationId: number) =>
  db
    .select({
      id: pathMoves.id,
      kind: pathMoves.kind,
      from: pathMoves.from,
      to: pathMoves.to,
      sentenceEn: pathMoves.sentenceEn,
      sentenceAr: pathMoves.sentenceAr,
      reason: pathMoves.reason,
      byName: fullName(users),
      at: pathMoves.at,
    })
    .from(pathMoves)
    .leftJoin(users, eq(users.id, pathMoves.byId))
    .where(eq(pathMoves.consultationId, consultationId))
    .orderBy(asc(pathMoves.id))

export type Sentence = { sentenceEn: string; sentenceAr: string }

export const beginPath = async (
  db: Database,
  consultationId: number,
  { stages, sentence, byId }: { stages: Stage[]; sentence: Sentence; byId: number },
): Promise<void> => {
  await db.insert(paths).values({ consultationId, stages, ...sentence })
  await db.insert(pathMoves).values({ consultationId, kind: 'begun', from: null, to: 0, ...sentence, byId })
}

/** Moves the path to a stage. A move without a sentence removes the previous one, which was about the old stage. */
export const movePath = async (
  db: Database,
  { id, consultationId, stage }: Path,
  move: { to: number; sentence: Sentence; reason: string; byId: number; updatedAt: string },
): Promise<void> => {
  const { to, sentence, reason, byId, updatedAt } = move
  await updateVersioned(db, paths, id, {
    stage: to,
    since: sql`now()`,
    lastToldAt: sql`now()`,
    ...sentence,
    updatedAt,
  })
  await db
    .insert(pathMoves)
    .values({ consultationId, kind: 'moved', from: stage, to, ...sentence, reason, byId })
}

/** Records the sentence that nothing has changed, beside the sentence of the stage. */
export const recordTold = async (
  db: Database,
  { id, consultationId, stage }: Path,
  { sentence, byId }: { sentence: Sentence; byId: number },
): Promise<void> => {
  await updateVersioned(db, paths, id, { lastToldAt: sql`now()` })
  await db
    .insert(pathMoves)
    .values({ consultationId, kind: 'told', from: stage, to: stage, ...sentence, byId })
}

/** The number of these sentences so far, and the instant of the last one. */
export const findTold = async (db: Database, consultationId: number) => {
  const [told] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      lastAt: sql<string | null>`max(${pathMoves.at})`.mapWith(pathMoves.at),
    })
    .from(pathMoves)
    .where(sql`${pathMoves.consultationId} = ${consultationId} and ${pathMoves.kind} = 'told'`)
  return told ?? { count: 0, lastAt: null }
}

export const saveQuietDays = (
  db: Database,
  id: number,
  changes: { quietDays: number; updatedAt?: string | undefined },
): Promise<boolean> => updateVersioned(db, paths, id, changes)

/** False without a path. */
export const saveClientMails = async (
  db: Database,
  consultationId: number,
  clientMails: ClientMails,
): Promise<boolean> => {
  const saved = await db
    .update(paths)
    .set({ clientMails })
    .where(eq(paths.consultationId, consultationId))
    .returning({ id: paths.id })
  return saved.length > 0
}
