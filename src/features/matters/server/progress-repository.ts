import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { insertedRow, updateVersioned } from '#db/rows.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import type { Stage, Template, TemplateInput } from '../schema.ts'
import type { ClientMails } from '../values.ts'
import { matterProgress, stageMoves, stageTemplates } from './table.ts'

export const findProgress = async (db: Database, consultationId: number) => {
  const [found] = await db
    .select()
    .from(matterProgress)
    .where(eq(matterProgress.consultationId, consultationId))
  return found
}

export type Progress = NonNullable<Awaited<ReturnType<typeof findProgress>>>

/** The moves between stages, oldest first. */
export const listMoves = (db: Database, consultationId: number) =>
  db
    .select({
      id: stageMoves.id,
      kind: stageMoves.kind,
      from: stageMoves.from,
      to: stageMoves.to,
      sentenceEn: stageMoves.sentenceEn,
      sentenceAr: stageMoves.sentenceAr,
      reason: stageMoves.reason,
      byName: fullName(users),
      at: stageMoves.at,
    })
    .from(stageMoves)
    .leftJoin(users, eq(users.id, stageMoves.byId))
    .where(eq(stageMoves.consultationId, consultationId))
    .orderBy(asc(stageMoves.id))

export type Sentence = { sentenceEn: string; sentenceAr: string }

export const beginStages = async (
  db: Database,
  consultationId: number,
  { stages, sentence, byId }: { stages: Stage[]; sentence: Sentence; byId: number },
): Promise<void> => {
  await db.insert(matterProgress).values({ consultationId, stages, ...sentence })
  await db.insert(stageMoves).values({ consultationId, kind: 'begun', from: null, to: 0, ...sentence, byId })
}

/** Moves the matter to a stage. A move without a sentence removes the previous one, which was about the old stage. */
export const moveStage = async (
  db: Database,
  { id, consultationId, stage }: Progress,
  move: { to: number; sentence: Sentence; reason: string; byId: number; updatedAt: string },
): Promise<void> => {
  const { to, sentence, reason, byId, updatedAt } = move
  await updateVersioned(db, matterProgress, id, {
    stage: to,
    since: sql`now()`,
    lastContactAt: sql`now()`,
    ...sentence,
    updatedAt,
  })
  await db
    .insert(stageMoves)
    .values({ consultationId, kind: 'moved', from: stage, to, ...sentence, reason, byId })
}

/** Records the sentence that nothing has changed, beside the sentence of the stage. */
export const recordNoChange = async (
  db: Database,
  { id, consultationId, stage }: Progress,
  { sentence, byId }: { sentence: Sentence; byId: number },
): Promise<void> => {
  await updateVersioned(db, matterProgress, id, { lastContactAt: sql`now()` })
  await db
    .insert(stageMoves)
    .values({ consultationId, kind: 'told', from: stage, to: stage, ...sentence, byId })
}

/** The number of these sentences so far, and the instant of the last one. */
export const findNoChanges = async (db: Database, consultationId: number) => {
  const [found] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      lastAt: sql<string | null>`max(${stageMoves.at})`.mapWith(stageMoves.at),
    })
    .from(stageMoves)
    .where(sql`${stageMoves.consultationId} = ${consultationId} and ${stageMoves.kind} = 'told'`)
  return found ?? { count: 0, lastAt: null }
}

export const saveQuietDays = (
  db: Database,
  id: number,
  changes: { quietDays: number; updatedAt?: string | undefined },
): Promise<boolean> => updateVersioned(db, matterProgress, id, changes)

/** False before the first stage. */
export const saveClientMails = async (
  db: Database,
  consultationId: number,
  clientMails: ClientMails,
): Promise<boolean> => {
  const saved = await db
    .update(matterProgress)
    .set({ clientMails })
    .where(eq(matterProgress.consultationId, consultationId))
    .returning({ id: matterProgress.id })
  return saved.length > 0
}

const templateColumns = {
  id: stageTemplates.id,
  area: stageTemplates.area,
  nameEn: stageTemplates.nameEn,
  nameAr: stageTemplates.nameAr,
  stages: stageTemplates.stages,
  isReviewed: stageTemplates.isReviewed,
  updatedAt: stageTemplates.updatedAt,
}

export const listTemplates = (db: Database): Promise<Template[]> =>
  db.select(templateColumns).from(stageTemplates).orderBy(asc(stageTemplates.area), asc(stageTemplates.id))

export const findTemplate = async (db: Database, id: number): Promise<Template | undefined> => {
  const [found] = await db.select(templateColumns).from(stageTemplates).where(eq(stageTemplates.id, id))
  return found
}

export const createTemplate = async (
  db: Database,
  { updatedAt: _version, ...template }: TemplateInput,
): Promise<number> =>
  insertedRow(await db.insert(stageTemplates).values(template).returning({ id: stageTemplates.id })).id

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateTemplate = (db: Database, id: number, template: TemplateInput): Promise<boolean> =>
  updateVersioned(db, stageTemplates, id, template)

export const deleteTemplate = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(stageTemplates)
    .where(eq(stageTemplates.id, id))
    .returning({ id: stageTemplates.id })
  return deleted.length > 0
}

/**
 * The last word to the client: a sentence about the progress, a message of the office about the request, or a reply to a
 * guest. The table of messages belongs to a later feature.
 */
export const lastWordAt =
  sql<string>`greatest(${matterProgress.lastContactAt}, (select max(created_at) from messages
  where consultation_id = ${consultations.id} and to_user_id = ${consultations.userId}),
  (select max(created_at) from consultation_history where consultation_id = ${consultations.id} and field = 'replied'))`.mapWith(
    matterProgress.lastContactAt,
  )
