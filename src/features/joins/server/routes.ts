import { requireRecentProof, signedInUser } from '#api/guards.ts'
import { repeatableCall } from '#api/idempotency-key.ts'
import { register } from '#api/register.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { findGuestPerson, findPerson } from '#features/people/server/repository.ts'
import type { Routes } from '#http/context.ts'
import { invalidField, notFound } from '#http/errors.ts'
import { joinCalls } from './calls.ts'
import { compareGuests, compareRecords, joinGuests, joinRecords } from './join.ts'

/** Two records of one person become one (decision 63). */
export const joinRoutes: Routes = async (app) => {
  const on = register(app, joinCalls)

  on('GET /api/admin/people/:id/join', async ({ params, query }) => {
    if ((query.userId === undefined) === (query.requestId === undefined))
      invalidField('userId', 'val.generic.required')
    return compareRecords(app.db, params.id, query)
  })

  on('POST /api/admin/people/:id/join', { onRequest: requireRecentProof }, async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        await joinRecords(tx, request, { id, actor, other: request.body })
        return id
      },
      read: async (tx) => (await findPerson(tx, id)) ?? notFound(),
    })
    return answer
  })

  on('GET /api/admin/guests/:id/join', async ({ params, query }) => {
    const { requestId = invalidField('requestId', 'val.generic.required') } = query
    return compareGuests(app.db, params.id, requestId)
  })

  on('POST /api/admin/guests/:id/join', { onRequest: requireRecentProof }, async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
      write: async (tx) => {
        await joinGuests(tx, request, { id, actor, requestId: request.body.requestId })
        return id
      },
      read: async (tx) => (await findGuestPerson(tx, id, actor)) ?? notFound(),
    })
    return answer
  })
}
