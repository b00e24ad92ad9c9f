import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { nextVersion } from '#db/columns.ts'
import type { Database } from '#db/connection.ts'
import { insertedRow } from '#db/rows.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import type { consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { areSame, fittingAnswers, readAnswers } from '../answer-rules.ts'
import { isAnswered, visibleQuestions } from '../rules.ts'
import type { Answers, AnswersEntry, Question, TypedAnswers } from '../schema.ts'
import { findOffered } from './set-repository.ts'
import { type DraftAnswers, questionAnswers, questionForms, questionVersions } from './table.ts'

type Consultation = Pick<typeof consultations.$inferSelect, 'id' | 'service' | 'status'>

const valuesOf = (draft: DraftAnswers): Answers =>
  Object.fromEntries(Object.entries(draft).map(([id, { value }]) => [id, value]))

/** The form of a request, with the version with which the person began. */
const findForm = async (db: Database, consultationId: number) => {
  const [found] = await db
    .select({
      versionId: questionForms.versionId,
      requestedAt: questionForms.requestedAt,
      requestedBy: fullName(users),
      draft: questionForms.draft,
      version: {
        id: questionVersions.id,
        number: questionVersions.number,
        content: questionVersions.content,
      },
    })
    .from(questionForms)
    .leftJoin(questionVersions, eq(questionVersions.id, questionForms.versionId))
    .leftJoin(users, eq(users.id, questionForms.requestedById))
    .where(eq(questionForms.consultationId, consultationId))
  return found
}

/** The newest sent answers of a request. */
export const findNewestAnswers = async (db: Database, consultationId: number) => {
  const [found] = await db
    .select({
      id: questionAnswers.id,
      answers: questionAnswers.answers,
      cautions: questionAnswers.cautions,
      version: questionVersions.number,
      content: questionVersions.content,
      createdAt: questionAnswers.createdAt,
    })
    .from(questionAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, questionAnswers.versionId))
    .where(eq(questionAnswers.consultationId, consultationId))
    .orderBy(desc(questionAnswers.id))
    .limit(1)
  return found
}

/** Whether the draft would be sent as another entry. */
const differs = (content: readonly Question[], draft: Answers, sent: Answers | undefined): boolean => {
  if (!sent) return Object.values(draft).some(isAnswered)
  const { answers, problems } = readAnswers(content, draft)
  return problems.length > 0 || !areSame(content, answers, sent)
}

/** The questions of a request with what was typed, for the person and the office. */
export const findQuestions = async (db: Database, { id, service, status }: Consultation) => {
  const form = await findForm(db, id)
  const version = form?.version ?? (await findOffered(db, service)) ?? null
  const newest = await findNewestAnswers(db, id)
  const draft = valuesOf(form?.draft ?? {})
  return {
    version,
    draft,
    hasUnsent: differs(version?.content ?? [], draft, newest?.answers),
    isClosed: !openStatuses.some((open) => open === status),
    requestedAt: form?.requestedAt ?? null,
    requestedBy: form?.requestedBy ?? null,
    sentAt: newest?.createdAt ?? null,
  }
}

/** A published version of the area of the request, with which a person may begin. */
const findOfferedOnce = async (db: Database, versionId: number, { service }: Consultation) => {
  const [found] = await db
    .select({ id: questionVersions.id, number: questionVersions.number, content: questionVersions.content })
    .from(questionVersions)
    .where(
      and(
        eq(questionVersions.id, versionId),
        eq(questionVersions.area, service),
        eq(questionVersions.state, 'published'),
      ),
    )
  return found
}

/**
 * Merges typed answers into the draft of a locked request. Of two answers to one question, the newer is stored. The
 * version of the first call stands. Undefined if nobody could begin with that version.
 */
export const saveAnswers = async (
  db: Database,
  consultation: Consultation,
  { versionId, changes }: { versionId: number; changes: TypedAnswers },
) => {
  const { id: consultationId } = consultation
  const form = await findForm(db, consultationId)
  const version = form?.version ?? (await findOfferedOnce(db, versionId, consultation))
  if (!version) return undefined
  const draft: DraftAnswers = { ...form?.draft }
  const now = Date.now()
  for (const [id, { value, age }] of Object.entries(fittingAnswers(version.content, changes))) {
    const at = now - age
    if (at >= (draft[id]?.at ?? 0)) draft[id] = { value, at }
  }
  const typed = { versionId: version.id, draft }
  await db
    .insert(questionForms)
    .values({ consultationId, ...typed })
    .onConflictDoUpdate({
      target: questionForms.consultationId,
      set: { ...typed, updatedAt: nextVersion(questionForms.updatedAt) },
    })
  return { version, draft: valuesOf(draft) }
}

/** Deletes the answers to hidden questions from the draft once the others are sent; until then they may return. */
export const dropHidden = async (
  db: Database,
  consultationId: number,
  content: readonly Question[],
): Promise<void> => {
  const { draft = {} } = (await findForm(db, consultationId)) ?? {}
  const visible = new Set(visibleQuestions(content, valuesOf(draft)).map(({ id }) => id))
  const stored = Object.fromEntries(Object.entries(draft).filter(([id]) => visible.has(id)))
  await db
    .update(questionForms)
    .set({ draft: stored })
    .where(eq(questionForms.consultationId, consultationId))
}

/** Whether the draft differs from what was sent last. */
export const hasUnsentAnswers = async (
  db: Database,
  consultationId: number,
  { content, draft }: { content: readonly Question[]; draft: Answers },
): Promise<boolean> => differs(content, draft, (await findNewestAnswers(db, consultationId))?.answers)

type NewEntry = Pick<
  typeof questionAnswers.$inferInsert,
  'consultationId' | 'versionId' | 'answers' | 'cautions' | 'recordedById' | 'isByOffice'
>

export const addEntry = async (db: Database, entry: NewEntry): Promise<void> => {
  insertedRow(await db.insert(questionAnswers).values(entry).returning({ id: questionAnswers.id }))
}

export const countEntries = (db: Database, consultationId: number): Promise<number> =>
  db.$count(questionAnswers, eq(questionAnswers.consultationId, consultationId))

const reader = alias(users, 'answers_reader')

/** Newest first. */
export const listEntries = async (db: Database, consultationId: number): Promise<AnswersEntry[]> => {
  const rows = await db
    .select({
      id: questionAnswers.id,
      version: questionVersions.number,
      answers: questionAnswers.answers,
      cautions: questionAnswers.cautions,
      createdAt: questionAnswers.createdAt,
      recordedBy: fullName(users),
      isByOffice: questionAnswers.isByOffice,
      readAt: questionAnswers.readAt,
      readBy: fullName(reader),
    })
    .from(questionAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, questionAnswers.versionId))
    .leftJoin(users, eq(users.id, questionAnswers.recordedById))
    .leftJoin(reader, eq(reader.id, questionAnswers.readById))
    .where(eq(questionAnswers.consultationId, consultationId))
    .orderBy(desc(questionAnswers.id))
  return rows.map((row, at) => ({ ...row, number: rows.length - at }))
}

/** Records who requested answers, the first time; false if they were requested before. */
export const recordRequest = async (
  db: Database,
  consultationId: number,
  requestedById: number,
): Promise<boolean> => {
  const requested = { requestedAt: sql`now()`, requestedById }
  const recorded = await db
    .insert(questionForms)
    .values({ consultationId, ...requested })
    .onConflictDoUpdate({
      target: questionForms.consultationId,
      set: requested,
      setWhere: isNull(questionForms.requestedAt),
    })
    .returning({ consultationId: questionForms.consultationId })
  return recorded.length > 0
}

/** Records who read the answers first; false if all were read before. */
export const recordReading = async (
  db: Database,
  consultationId: number,
  readById: number,
): Promise<boolean> => {
  const unread = and(eq(questionAnswers.consultationId, consultationId), isNull(questionAnswers.readAt))
  const read = await db
    .update(questionAnswers)
    .set({ readAt: sql`now()`, readById })
    .where(unread)
    .returning({ id: questionAnswers.id })
  return read.length > 0
}
