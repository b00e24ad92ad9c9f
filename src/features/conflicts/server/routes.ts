import type { SignedInUser } from '#access/roles.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { findConsultation, lockListedConsultation } from '#features/consultations/server/repository.ts'
import { notFound } from '#http/errors.ts'
import type { PartiesAnswer } from '../schema.ts'
import { conflictCalls } from './calls.ts'
import { readChecks, recheck, recordCheck } from './checks.ts'
import { keyNames } from './names-repository.ts'
import { listParties, saveParties } from './repository.ts'

/** The parties of a request and its conflicts, for readers of the request. */
export const conflictRoutes: Routes = async (app) => {
  const on = register(app, conflictCalls)

  /** Computes missing keys before a transaction, only if the reader may read the request. */
  const prepare = async (id: number, reader: SignedInUser): Promise<void> => {
    const found = await findConsultation(app.db, id, reader)
    if (!found?.isOpen) notFound()
    await keyNames(app.db)
  }
  const answer = async (db: Database, id: number, reader: SignedInUser): Promise<PartiesAnswer> => {
    const { isOpen, updatedAt } = (await findConsultation(db, id, reader)) ?? notFound()
    if (!isOpen) notFound()
    return {
      parties: await listParties(db, id, app.partyNumbers),
      ...(await readChecks(db, id, { reader, numbers: app.partyNumbers })),
      updatedAt,
    }
  }

  on('GET /api/admin/consultations/:id/parties', async (request) => {
    const { id } = request.params
    await prepare(id, signedInUser(request))
    return answer(app.db, id, signedInUser(request))
  })

  on('PUT /api/admin/consultations/:id/parties', async (request) => {
    const { id } = request.params
    const { parties, updatedAt } = request.body
    const actor = signedInUser(request)
    await prepare(id, actor)
    return app.db.transaction(async (tx) => {
      const { seen } = (await lockListedConsultation(tx, id, actor, updatedAt)) ?? notFound()
      if (!seen.isOpen) notFound()
      const saved = await saveParties(tx, id, parties, app.partyNumbers)
      if (saved) {
        await recheck(tx, id)
        await addHistory(tx, id, actor.id, 'parties', String(saved.before), String(saved.after))
        await auditOf(request)(tx, 'update', 'consultation', id, { parties: String(saved.after) })
      }
      return answer(tx, id, actor)
    })
  })

  on('POST /api/admin/consultations/:id/conflict-checks', async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    await prepare(id, actor)
    const recorded = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        const { seen } = (await lockListedConsultation(tx, id, actor, undefined)) ?? notFound()
        if (!seen.isOpen) notFound()
        await recordCheck(tx, request, id, request.body)
        return id
      },
      read: (tx, consultationId) => answer(tx, consultationId, actor),
    })
    return recorded.answer
  })
}
