import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { createDocumentRequest } from '#features/documents/server/repository.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { addWorkingDays } from '#firm-time/working-hours.ts'
import { visibleQuestions } from '../rules.ts'
import type { Question } from '../schema.ts'
import { findNewestAnswers } from './answer-repository.ts'

export type WithPapers = Pick<typeof consultations.$inferSelect, 'id' | 'userId' | 'language' | 'service'>

/**
 * Requests the documents that the sent answers name, each once; returns the new requests. Document requests belong to
 * accounts, so those of a guest wait until an account claims the request.
 */
export const requestPapers = async (
  db: Database,
  { id, userId, language, service }: WithPapers,
): Promise<{ id: number; dueDate: string }[]> => {
  const sent = userId === null ? undefined : await findNewestAnswers(db, id)
  if (!sent || userId === null) return []
  const created: { id: number; dueDate: string }[] = []
  const calendar = await findCalendar(db)
  for (const question of visibleQuestions(sent.content, sent.answers)) {
    const { kind, days, titleAr, titleEn } = question
    if (kind !== 'paper' || days === null || sent.answers[question.id] === 'no') continue
    const isThere = and(
      eq(documentRequests.consultationId, id),
      inArray(documentRequests.title, [titleAr, titleEn]),
    )
    if ((await db.$count(documentRequests, isThere)) > 0) continue
    const title = language === 'ar' ? titleAr : titleEn
    const dueDate = addWorkingDays(todayInRiyadh(new Date()), days, calendar)
    const paper = { ...paperOf(question), id: `${service}-${question.id}` }
    // The answers have the time at which this transaction began, and precede it in the thread.
    const createdAt = sql`clock_timestamp()`
    const requested = { userId, consultationId: id, title, dueDate, paper, createdAt }
    created.push({ id: await createDocumentRequest(db, requested, null), dueDate })
  }
  return created
}

/** The texts of a question, for the client and the office in the language of each. */
const paperOf = ({ titleAr, titleEn, helpAr, helpEn }: Question) => ({
  titleAr,
  titleEn,
  whyAr: helpAr,
  whyEn: helpEn,
  isRequired: true,
  isFromAnswers: true,
})

/** An open request that an account has claimed. */
export const findClaimed = async (db: Database, id: number): Promise<WithPapers | undefined> => {
  const [found] = await db
    .select({
      id: consultations.id,
      userId: consultations.userId,
      language: consultations.language,
      service: consultations.service,
    })
    .from(consultations)
    .where(and(eq(consultations.id, id), inArray(consultations.status, [...openStatuses])))
  return found
}
