import type { Database } from '#db/connection.ts'
import type { RequestedPaper } from '#features/documents/schema.ts'
import { findCalendar } from '#features/office-hours/server/repository.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { addWorkingDays } from '#firm-time/working-hours.ts'
import type { PaperPanel, PaperRow, RequestOfPaper } from '../panel-schema.ts'
import type { Paper } from '../schema.ts'
import { findListOf } from './repository.ts'
import { type ListedRequest, listRequestsOf, listUsable, type PaperAccess } from './request-repository.ts'

type Request = { id: number; userId: number | null; service: ServiceArea }

/** The day on which each paper is due if it is requested today. */
export const findDueDates = async (db: Database): Promise<(paper: Paper) => string> => {
  const calendar = await findCalendar(db)
  const today = todayInRiyadh(new Date())
  return ({ days }) => addWorkingDays(today, days, calendar)
}

/** The papers of a request, for a reader who may open it. */
export const readPanel = async (
  db: Database,
  { id, userId, service }: Request,
  access: PaperAccess,
): Promise<PaperPanel> => {
  const list = await findListOf(db, service)
  const dueDateOf = await findDueDates(db)
  const requests = await listRequestsOf(db, id, access.readable)
  const listed = (list?.papers ?? []).map((paper) => ({
    paper,
    request: requests.find((request) => isFor(request, paper)),
  }))
  const missing = listed.filter(({ request }) => request?.state !== 'received').map(({ paper }) => paper.id)
  const usable =
    userId === null
      ? new Map()
      : await listUsable(db, { consultationId: id, userId, papers: missing }, access)
  const shown = new Set(listed.map(({ request }) => request))
  return {
    hasAccount: userId !== null,
    list: list ? { nameEn: list.nameEn, nameAr: list.nameAr, isReviewed: list.isReviewed } : null,
    rows: [
      ...listed.map(({ paper, request }): PaperRow => {
        // A requested paper has the texts with which it was requested.
        const texts = request?.paper ?? copyOf(paper)
        return {
          paper: paper.id,
          titleEn: texts.titleEn,
          titleAr: texts.titleAr,
          whyEn: texts.whyEn || paper.whyEn,
          whyAr: texts.whyAr || paper.whyAr,
          isRequired: texts.isRequired,
          isFromAnswers: texts.isFromAnswers ?? false,
          dueDate: request ? null : dueDateOf(paper),
          request: request ? requestOf(request, id) : null,
          usable: usable.get(paper.id) ?? [],
        }
      }),
      ...requests.filter((request) => !shown.has(request)).map((request) => otherRow(request, id)),
    ],
  }
}

/** A paper with the same title is requested once, also if the client's answers led to its request. */
export const isFor = ({ paper: requested }: Pick<ListedRequest, 'paper'>, { id, titleAr }: Paper): boolean =>
  requested?.id === id || (requested?.isFromAnswers === true && requested.titleAr === titleAr)

/** The texts of a paper for a document request. */
export const copyOf = ({ days: _days, ...paper }: Paper): RequestedPaper => paper

/** A document that the office has described itself, or a paper that is not in the list any more. */
const otherRow = (request: ListedRequest, consultationId: number): PaperRow => {
  const { paper, title } = request
  return {
    paper: paper?.id ?? null,
    titleEn: paper?.titleEn ?? title,
    titleAr: paper?.titleAr ?? title,
    whyEn: paper?.whyEn ?? '',
    whyAr: paper?.whyAr ?? '',
    isRequired: paper?.isRequired ?? true,
    isFromAnswers: paper?.isFromAnswers ?? false,
    dueDate: null,
    request: requestOf(request, consultationId),
    usable: [],
  }
}

const requestOf = (
  { documentOf, title: _title, paper: _paper, ...request }: ListedRequest,
  consultationId: number,
): RequestOfPaper => ({ ...request, usedFrom: documentOf === consultationId ? null : documentOf })
