import type { FastifyRequest } from 'fastify'
import { listOptions, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import {
  findSubject,
  type Subject,
  type SubjectKind,
  subjectKinds,
} from '#features/conflicts/server/subject-readers.ts'
import { countOpenHits } from '#features/name-lists/server/hits-repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import { reviewAfter } from '../rules.ts'
import type { Diligence, IdentityInput, RiskInput } from '../schema.ts'
import { diligenceCalls } from './calls.ts'
import { saveIdentity, saveRisk } from './record-repository.ts'
import { findPolicy, isCovered, mayBeCopy, readDiligence } from './repository.ts'
import { listReviews } from './reviews-repository.ts'

const earliestFirst = { field: 'reviewOn', descending: false } as const

/** The due diligence of a person or a party, for readers of one of their requests. */
export const diligenceRoutes: Routes = async (app) => {
  const on = register(app, diligenceCalls)

  for (const kind of subjectKinds) {
    on(`GET /api/admin/${kind}/:id/diligence`, async (request) => {
      const subject = await subjectOf(app.db, request, kind, request.params.id)
      return answer(app.db, request, subject)
    })
    on(`PUT /api/admin/${kind}/:id/diligence/identity`, (request) =>
      app.db.transaction(async (tx) => {
        const subject = await subjectOf(tx, request, kind, request.params.id)
        await recordIdentity(tx, request, subject, request.body)
        return answer(tx, request, subject)
      }),
    )
    on(`PUT /api/admin/${kind}/:id/diligence/risk`, (request) =>
      app.db.transaction(async (tx) => {
        const subject = await subjectOf(tx, request, kind, request.params.id)
        await recordRisk(tx, request, subject, request.body)
        return answer(tx, request, subject)
      }),
    )
  }

  on('GET /api/admin/diligence-reviews', async (request, reply) => {
    const { query } = request
    const { q, page } = listOptions(query, ['reviewOn'], earliestFirst)
    const found = await listReviews(app.db, {
      reader: signedInUser(request),
      state: query.state ?? 'overdue',
      q,
      page,
      today: todayInRiyadh(new Date()),
    })
    return replyWithPage(request, reply, query, found)
  })
}

const subjectOf = async (db: Database, request: FastifyRequest, kind: SubjectKind, id: number) =>
  (await findSubject(db, kind, id, signedInUser(request))) ?? notFound()

const answer = async (db: Database, request: FastifyRequest, subject: Subject): Promise<Diligence> => ({
  ...(await readDiligence(db, subject, {
    reader: signedInUser(request),
    numbers: request.server.partyNumbers,
  })),
  openHits: await countOpenHits(db, subject),
})

const recordIdentity = async (
  tx: Database,
  request: FastifyRequest,
  subject: Subject,
  input: IdentityInput,
): Promise<void> => {
  const actor = signedInUser(request)
  const { copyDocumentId } = input
  if (copyDocumentId !== null && !(await mayBeCopy(tx, subject, copyDocumentId, actor)))
    invalidField('copyDocumentId', 'val.paper.copy')
  const numbers = request.server.partyNumbers
  const id = await saveIdentity(tx, subject, input, { actorId: actor.id, numbers })
  await auditOf(request)(tx, 'identify', 'diligence', id)
}

const recordRisk = async (
  tx: Database,
  request: FastifyRequest,
  subject: Subject,
  input: RiskInput,
): Promise<void> => {
  const actor = signedInUser(request)
  const { areas } = await findPolicy(tx)
  if (!(await isCovered(tx, subject, { reader: actor, areas }))) throw new AppError('not_covered')
  const today = todayInRiyadh(new Date())
  if (input.reviewOn !== null && input.reviewOn <= today) invalidField('reviewOn', 'val.risk.review')
  const reviewOn = input.reviewOn ?? reviewAfter(input.level, today)
  const id = await saveRisk(tx, subject, { ...input, reviewOn }, actor.id)
  await auditOf(request)(tx, 'rate', 'diligence', id)
}
