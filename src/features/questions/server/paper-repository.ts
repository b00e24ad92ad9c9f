import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/connection.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { createDocumentRequest } from '#features/documents/server/repository.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { nextWorkingDay } from '#firm-time/working-hours.ts'
import { visibleQuestions } from '../rules.ts'
import { findNewestAnswers } from './answer-repository.ts'

type Consultation = Pick<typeof consultations.$inferSelect, 'id' | 'userId' | 'language'>

/** The last of some working days after today. */
const workingDayAfter = async (db: Database, days: number): Promise<string> => {
  const calendar = await findCalendar(db)
  let day = todayInRiyadh(new Date())
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(day, calendar) ?? addDays(day, 1)
  return day
}

/**
 * Requests the documents that the sent answers name, each once; returns the ids of the new requests. Document requests
 * belong to accounts, so those of a guest wait until an account claims the request.
 */
export const requestPapers = async (
  db: Database,
  { id, userId, language }: Consultation,
): Promise<number[]> => {
  const sent = userId === null ? undefined : await findNewestAnswers(db, id)
  if (!sent || userId === null) return []
  const created: number[] = []
  for (const { id: questionId, kind, days, titleAr, titleEn } of visibleQuestions(
    sent.content,
    sent.answers,
  )) {
    if (kind !== 'paper' || days === null || sent.answers[questionId] === 'no') continue
    const isThere = and(
      eq(documentRequests.consultationId, id),
      inArray(documentRequests.title, [titleAr, titleEn]),
    )
    if ((await db.$count(documentRequests, isThere)) > 0) continue
    const title = language === 'ar' ? titleAr : titleEn
    const dueDate = await workingDayAfter(db, days)
    created.push(await createDocumentRequest(db, { userId, consultationId: id, title, dueDate }, null))
  }
  return created
}

export const findClaimed = async (db: Database, id: number): Promise<Consultation | undefined> => {
  const [found] = await db
    .select({ id: consultations.id, userId: consultations.userId, language: consultations.language })
    .from(consultations)
    .where(eq(consultations.id, id))
  return found
}
