import type { FastifyRequest } from 'fastify'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { findUser } from '#features/users/server/repository.ts'
import { notFound } from '#http/errors.ts'
import { legalHoldCalls } from './calls.ts'
import { findHold, type Held, liftHold, setHold } from './repository.ts'

type WithId = FastifyRequest & { params: { id: number } }

/** Users who may open a consultation may place a hold on it; users who manage people, on a person. */
export const legalHoldRoutes: Routes = async (app) => {
  const on = register(app, legalHoldCalls)
  const read = async (held: Held) => ({ hold: await findHold(app.db, held) })
  const saveHold = async (request: FastifyRequest, held: Held, reason: string) => {
    await app.db.transaction(async (tx) => {
      await setHold(tx, held, { reason, setById: signedInUser(request).id })
      await auditOf(request)(tx, 'create', 'legalHold', idOf(held), { of: nounOf(held) })
    })
    return read(held)
  }
  const lift = (request: FastifyRequest, held: Held) =>
    app.db.transaction(async (tx) => {
      if (!(await liftHold(tx, held))) notFound()
      await auditOf(request)(tx, 'delete', 'legalHold', idOf(held), { of: nounOf(held) })
    })

  on('GET /api/admin/consultations/:id/hold', async (request) =>
    read(await openConsultation(app.db, request)),
  )
  on('PUT /api/admin/consultations/:id/hold', async (request) =>
    saveHold(request, await openConsultation(app.db, request), request.body.reason),
  )
  on('DELETE /api/admin/consultations/:id/hold', async (request) =>
    lift(request, await openConsultation(app.db, request)),
  )

  on('GET /api/admin/users/:id/hold', async ({ params }) => read({ userId: params.id }))
  on('PUT /api/admin/users/:id/hold', async (request) => {
    if (!(await findUser(app.db, request.params.id))) notFound()
    return saveHold(request, { userId: request.params.id }, request.body.reason)
  })
  on('DELETE /api/admin/users/:id/hold', async (request) => lift(request, { userId: request.params.id }))
}

const openConsultation = async (db: Database, request: WithId): Promise<{ consultationId: number }> => {
  const { id } = request.params
  const found = await findConsultation(db, id, signedInUser(request))
  return found?.isOpen ? { consultationId: id } : notFound()
}

const idOf = (held: Held): number => ('userId' in held ? held.userId : held.consultationId)
const nounOf = (held: Held): string => ('userId' in held ? 'user' : 'consultation')
