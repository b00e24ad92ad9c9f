import type { FastifyRequest } from 'fastify'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf, recordChanges } from '#features/audit/server/audit-of.ts'
import {
  findConsultation,
  type LockedConsultation,
  lockListedConsultation,
} from '#features/consultations/server/repository.ts'
import { notifyOfPapers } from '#features/documents/server/mails.ts'
import { settleDocumentRequest } from '#features/documents/server/repository.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { PaperList, PaperListInput } from '../schema.ts'
import { paperCalls } from './calls.ts'
import {
  createPaperList,
  deletePaperList,
  findListOf,
  listPaperLists,
  updatePaperList,
} from './repository.ts'
import {
  createPaperRequests,
  listRequestsOf,
  listUsable,
  type NewPaperRequest,
} from './request-repository.ts'
import { copyOf, findDueDates, isFor, readPanel } from './rules.ts'

/** The lists of papers, one for each practice area. */
export const paperListRoutes: Routes = async (app) => {
  const on = register(app, paperCalls)
  const { create, update, remove } = recordChanges<PaperList, PaperListInput, PaperListInput>({
    entity: 'paperList',
    nameOf: ({ nameEn }) => nameEn,
    create: createPaperList,
    update: updatePaperList,
    remove: deletePaperList,
  })

  on('GET /api/admin/paper-lists', () => listPaperLists(app.db))
  on('POST /api/admin/paper-lists', (request) => create(request, request.body))
  on('PUT /api/admin/paper-lists/:id', (request) => update(request, request.params.id, request.body))
  on('DELETE /api/admin/paper-lists/:id', (request) => remove(request, request.params.id))
}

/** The papers of a request: those that are here, and the press that requests all others. */
export const paperRoutes: Routes = async (app) => {
  const on = register(app, paperCalls)

  on('GET /api/admin/consultations/:id/papers', async (request) => {
    const found = (await findConsultation(app.db, request.params.id, signedInUser(request))) ?? notFound()
    return found.isOpen ? readPanel(app.db, found, accessOf(request)) : notFound()
  })

  on('POST /api/admin/consultations/:id/papers', async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    return app.db.transaction(async (tx) => {
      // A second press waits here and then finds the papers of the first one.
      const row = await lockOpen(tx, request, id)
      const userId = ownerOf(row)
      const list = await findListOf(tx, row.service)
      const requests = await listRequestsOf(tx, id, accessOf(request).readable)
      const listed = list?.papers ?? []
      const requested = new Set([
        ...requests.map(paperOf),
        ...listed.filter((paper) => requests.some((each) => isFor(each, paper))).map((paper) => paper.id),
      ])
      const wanted = new Set(request.body.papers.filter((paper) => !requested.has(paper)))
      const papers = listed.filter((paper) => wanted.has(paper.id))
      if (papers.length < wanted.size) invalidField('papers', 'val.papers.gone')
      if (papers.length > 0) {
        const dueDateOf = await findDueDates(tx)
        const titleOf = await findTitles(tx, userId)
        const added = papers.map((paper) => ({
          title: titleOf(paper),
          dueDate: dueDateOf(paper),
          paper: copyOf(paper),
        }))
        await record(tx, request, added, { userId, consultationId: id })
        const dueDates = added.map(({ dueDate }) => dueDate)
        await notifyOfPapers(tx, app.publicUrl(), { userId, consultationId: id, dueDates }, actor.id)
      }
      return readPanel(tx, row, accessOf(request))
    })
  })

  on('POST /api/admin/consultations/:id/papers/:paper/document', async (request) => {
    const { id, paper: paperId } = request.params
    const { documentId } = request.body
    const access = accessOf(request)
    return app.db.transaction(async (tx) => {
      const row = await lockOpen(tx, request, id)
      const userId = ownerOf(row)
      const usable = await listUsable(tx, { consultationId: id, userId, papers: [paperId] }, access)
      if (!usable.get(paperId)?.some((document) => document.documentId === documentId)) notFound()
      const requests = await listRequestsOf(tx, id, access.readable)
      const list = await findListOf(tx, row.service)
      const listed = list?.papers.find((each) => each.id === paperId)
      const present = requests.find((each) => paperOf(each) === paperId || (listed && isFor(each, listed)))
      if (!present) {
        const paper = listed ?? notFound()
        const [dueDateOf, titleOf] = [await findDueDates(tx), await findTitles(tx, userId)]
        const received = {
          title: titleOf(paper),
          dueDate: dueDateOf(paper),
          paper: copyOf(paper),
          documentId,
        }
        await record(tx, request, [received], { userId, consultationId: id })
      } else if (present.state === 'open') {
        await settleDocumentRequest(tx, present.id, documentId)
        await auditOf(request)(tx, 'update', 'documentRequest', present.id, { document: String(documentId) })
      } else if (present.documentId !== documentId) throw new AppError('request_settled')
      return readPanel(tx, row, access)
    })
  })
}

const accessOf = (request: FastifyRequest) => {
  const reader = signedInUser(request)
  return { reader, readable: request.server.mayReadDocument(reader) }
}

const paperOf = ({ paper }: { paper: { id: string } | null }): string | undefined => paper?.id

/** A request that the user may list and not open is treated as unknown. */
const lockOpen = async (tx: Database, request: FastifyRequest, id: number): Promise<LockedConsultation> => {
  const { row, seen } = (await lockListedConsultation(tx, id, signedInUser(request), undefined)) ?? notFound()
  return seen.isOpen ? row : notFound()
}

const ownerOf = ({ userId }: LockedConsultation): number => {
  if (userId === null) throw new AppError('no_account')
  return userId
}

/** The titles in the language of the person's mail; screens show the title in their own language. */
const findTitles = async (tx: Database, userId: number) => {
  const isArabic = (await findUser(tx, userId))?.preferredLanguage !== 'en'
  return ({ titleEn, titleAr }: { titleEn: string; titleAr: string }): string =>
    isArabic ? titleAr : titleEn
}

const record = async (
  tx: Database,
  request: FastifyRequest,
  requests: readonly NewPaperRequest[],
  of: { userId: number; consultationId: number },
): Promise<void> => {
  const ids = await createPaperRequests(tx, requests, { ...of, requestedById: signedInUser(request).id })
  for (const id of ids) await auditOf(request)(tx, 'create', 'documentRequest', id)
}
