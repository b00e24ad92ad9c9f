import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { isServed } from '#features/malware/values.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { addWorkingDays } from '#firm-time/working-hours.ts'
import { AppError, notFound } from '#http/errors.ts'
import { documentCalls } from './calls.ts'
import { notifyOfRefused, withdrawRequested } from './mails.ts'
import { findDocumentRequest } from './repository.ts'
import { reviewDocument } from './review-repository.ts'

/** Working days for another document after a refusal, if the first due date is earlier. */
const daysAfterRefusal = 3

/** The office accepts the document of a request, or refuses it with a sentence for the client. */
export const documentReviewRoutes: Routes = async (app) => {
  const on = register(app, documentCalls)

  on('POST /api/admin/document-requests/:id/refusal', async (request) => {
    const { id } = request.params
    const { refusal, updatedAt } = request.body
    const actor = signedInUser(request)
    return app.db.transaction(async (tx) => {
      const before = (await findDocumentRequest(tx, id, actor)) ?? notFound()
      // The same press again, after a lost response.
      if (before.state === 'open' && before.refusal === refusal) return before
      if (before.state !== 'received') throw new AppError('document_awaited')
      const soonest = addWorkingDays(todayInRiyadh(new Date()), daysAfterRefusal, await findCalendar(tx))
      const dueDate = before.dueDate > soonest ? before.dueDate : soonest
      await reviewDocument(tx, id, { state: 'open', documentId: null, refusal, dueDate, updatedAt })
      const after = (await findDocumentRequest(tx, id, actor)) ?? notFound()
      await notifyOfRefused(tx, app.publicUrl(), after, actor.id)
      // The sentence is for the client and not for the log.
      await auditOf(request)(tx, 'refuse', 'documentRequest', id)
      return after
    })
  })

  on('POST /api/admin/document-requests/:id/acceptance', async (request) => {
    const { id } = request.params
    const { updatedAt } = request.body
    const actor = signedInUser(request)
    return app.db.transaction(async (tx) => {
      const before = (await findDocumentRequest(tx, id, actor)) ?? notFound()
      if (before.acceptedAt !== null) return before
      if (before.state !== 'received') throw new AppError('document_awaited')
      if (!isServed(before.documentCheck))
        throw new AppError(before.documentCheck === 'infected' ? 'file_infected' : 'file_checking')
      await reviewDocument(tx, id, { acceptedAt: new Date().toISOString(), updatedAt })
      const after = (await findDocumentRequest(tx, id, actor)) ?? notFound()
      await withdrawRequested(tx, after)
      await auditOf(request)(tx, 'update', 'documentRequest', id, { accepted: 'yes' })
      return after
    })
  })
}
