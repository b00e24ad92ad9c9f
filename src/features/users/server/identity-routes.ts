import { type Routes, register, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, notFound } from '#http/errors.ts'
import { userCalls } from './calls.ts'
import { findIdentity, setIdentity } from './identity-repository.ts'
import { lockUser } from './repository.ts'
import { requireWithdrawer } from './rules.ts'

/** Identification in person also works without mail that could confirm an address. */
export const identityRoutes: Routes = async (app) => {
  const on = register(app, userCalls)

  on(
    'GET /api/admin/users/:id/identity',
    async ({ params }) => (await findIdentity(app.db, params.id)) ?? notFound(),
  )

  on('PUT /api/admin/users/:id/identity', async (request) => {
    const actor = signedInUser(request)
    const { id } = request.params
    const { documentKind = null } = request.body
    const isWithdrawn = request.body.note === null
    if (isWithdrawn) await requireWithdrawer(request)
    return app.db.transaction(async (tx) => {
      const person = (await lockUser(tx, id)) ?? notFound()
      if (person.role !== 'client') throw new AppError('not_a_client')
      const before = (await findIdentity(tx, id)) ?? notFound()
      // A kind of document that is added to a record leaves its note.
      const { note = before.note } = request.body
      // A repeated call after a lost response.
      if (before.note === note && before.documentKind === documentKind) return before
      // A record may lack the kind of document, which anybody who may record it can add.
      const addsKind = before.documentKind === null && documentKind !== null
      if (before.seenAt !== null && !isWithdrawn && !addsKind) throw new AppError('already_identified')
      await setIdentity(tx, id, isWithdrawn ? null : { ...request.body, note, byId: actor.id })
      await auditOf(request)(tx, isWithdrawn ? 'withdrawIdentity' : 'identify', 'user', id)
      return (await findIdentity(tx, id)) ?? notFound()
    })
  })
}
