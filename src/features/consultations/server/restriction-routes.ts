import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { register } from '#http/register.ts'
import { consultationCalls } from './calls.ts'
import { findConsultation, lockListedConsultation } from './repository.ts'
import { refuseToRestrict, restrict, withDetails } from './restriction.ts'

export const restrictionRoutes: Routes = async (app) => {
  const on = register(app, consultationCalls)

  /** Sets who can read a consultation besides admins, or opens it to the office again. */
  on('PUT /api/admin/consultations/:id/readers', async (request) => {
    const { id } = request.params
    const { userIds, updatedAt } = request.body
    const actor = signedInUser(request)
    return app.db.transaction(async (tx) => {
      const { row } = (await lockListedConsultation(tx, id, actor, updatedAt)) ?? notFound()
      refuseToRestrict(actor, row)
      await restrict(tx, request, row, userIds)
      const saved = (await findConsultation(tx, id, actor)) ?? notFound()
      return withDetails(tx, saved, actor)
    })
  })
}
