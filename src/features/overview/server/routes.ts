import { may } from '#access/permissions.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import { listRecentActivity } from '#features/audit/server/repository.ts'
import { findConsultations } from '#features/consultations/server/repository.ts'
import { listDocumentRequests } from '#features/documents/server/repository.ts'
import { overviewCalls } from './calls.ts'
import { countToday } from './count-repository.ts'
import { mayReadLine } from './readers.ts'
import {
  countNewDocuments,
  countOpenErasures,
  countOpenOf,
  countUnread,
  countWorkOf,
  findComingAppointment,
  findDatedConsultationId,
  findNextConsultationId,
  findOfficeCounts,
  listOverviewIds,
  listRecentPending,
  listRecentPublications,
} from './repository.ts'
import { findToday } from './today-repository.ts'

/** Number of entries that fit in the column beside the two lists. */
const activityLength = 7

export const overviewRoutes: Routes = async (app) => {
  const on = register(app, overviewCalls)

  on('GET /api/admin/summary', async (request) => {
    const person = signedInUser(request)
    const [counts, recentConsultations, recentPublications, work, today, erasures, activity] =
      await Promise.all([
        findOfficeCounts(app.db, person),
        listRecentPending(app.db, person),
        listRecentPublications(app.db),
        countWorkOf(app.db, person.id),
        findToday(app.db, person, new Date()),
        may(person.role, 'privacy.manage') ? countOpenErasures(app.db) : 0,
        listRecentActivity(app.db, mayReadLine(person), activityLength),
      ])
    const myWork = { ...work, documents: today.documents.total, erasures }
    return { counts, recentConsultations, recentPublications, myWork, today, activity }
  })

  on('GET /api/admin/summary/today', async (request) => ({
    total: await countToday(app.db, signedInUser(request), new Date()),
  }))

  on('GET /api/client/summary', async (request) => {
    const person = signedInUser(request)
    const { id } = person
    const [openConsultations, unreadMessages, newDocuments, requested, coming, datedId, nextId, recent] =
      await Promise.all([
        countOpenOf(app.db, id),
        countUnread(app.db, id),
        countNewDocuments(app.db, id),
        listDocumentRequests(app.db, { reader: person, page: { limit: 1, offset: 0 } }),
        findComingAppointment(app.db, id, new Date()),
        findDatedConsultationId(app.db, id, new Date()),
        findNextConsultationId(app.db, id),
        listOverviewIds(app.db, id),
      ])
    // Open requests come before closed ones.
    const [first] = requested.rows
    const requestedDocument = first?.state === 'open' ? first : null
    const find = async (id: number | null | undefined) =>
      (id && (await findConsultations(app.db, [id], person))[0]) || null
    const [recentConsultations, dated, next, requestingConsultation, appointmentConsultation] =
      await Promise.all([
        findConsultations(app.db, recent, person),
        find(datedId),
        find(nextId),
        find(requestedDocument?.consultationId),
        find(coming?.consultationId),
      ])
    return {
      openConsultations,
      unreadMessages,
      newDocuments,
      askedDocument: requestedDocument,
      askedConsultation: requestingConsultation,
      appointment: coming ?? null,
      appointmentConsultation,
      datedConsultation: dated,
      next,
      recentConsultations,
    }
  })
}
