import type { FastifyRequest } from 'fastify'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import { notFound } from '#http/errors.ts'
import { matterCalls } from './calls.ts'
import { createPower, deletePower, findPower, findRequestOfPower } from './power-repository.ts'
import { lockOpenRequest } from './rules.ts'

/** Powers of attorney of a request. Their numbers are encrypted and never in a mail or a log. */
export const powerRoutes: Routes = async (app) => {
  const on = register(app, matterCalls)

  on('POST /api/admin/consultations/:id/powers', async (request) => {
    const { id } = request.params
    const recorded = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        await lockOpenRequest(tx, request, id)
        const created = await createPower(tx, id, request.body, app.partyNumbers)
        await recordPower(tx, request, { id, step: 'powerAdded' })
        return created
      },
      read: async (tx, created) =>
        (await findPower(tx, created, { reader: signedInUser(request), numbers: app.partyNumbers })) ??
        notFound(),
    })
    return recorded.answer
  })

  on('DELETE /api/admin/powers/:id', async (request) => {
    await app.db.transaction(async (tx) => {
      const id = (await findRequestOfPower(tx, request.params.id, signedInUser(request))) ?? notFound()
      await lockOpenRequest(tx, request, id)
      await deletePower(tx, request.params.id)
      await recordPower(tx, request, { id, step: 'powerRemoved' })
    })
  })
}

const recordPower = async (
  tx: Database,
  request: FastifyRequest,
  { id, step }: { id: number; step: 'powerAdded' | 'powerRemoved' },
): Promise<void> => {
  await addHistory(tx, id, signedInUser(request).id, 'matter', null, step)
  await auditOf(request)(tx, 'update', 'consultation', id, { path: step })
}
