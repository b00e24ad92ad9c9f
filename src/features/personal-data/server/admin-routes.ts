import type { SignedInUser } from '#access/roles.ts'
import { listOptions, replyWithPage } from '#api/lists.ts'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { notifyLawyerOfErasure } from '#features/appointments/server/mails.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { User } from '#features/users/schema.ts'
import { findUser, hasOtherActiveAdmin } from '#features/users/server/repository.ts'
import type { Departure } from '#features/users/server/rules.ts'
import { AppError, notFound } from '#http/errors.ts'
import { hasRetainedAgreement } from './agreement-repository.ts'
import { personalDataCalls } from './calls.ts'
import { erasePerson, lockPerson } from './destruction-repository.ts'
import {
  countErasures,
  countHoldings,
  erasureSortFields,
  findErasure,
  listErasures,
  lockErasure,
  settleErasure,
} from './erasure-repository.ts'
import { refuseRetainedIdentity } from './identity-rules.ts'
import { notifyOfErasure, notifyOfRefusal } from './mails.ts'

/** The nearest deadline first. */
const dueFirst = { field: 'dueAt', descending: false } as const

/** Erasure requests with their deadlines, and the two decisions on them. */
export const personalDataAdminRoutes =
  ({ departure }: { departure: Departure }): Routes =>
  async (app) => {
    const on = register(app, personalDataCalls)

    on('GET /api/admin/erasure-requests', async (request, reply) => {
      const { state } = request.query
      const page = await listErasures(app.db, {
        state: state === 'all' ? undefined : state,
        ...listOptions(request.query, erasureSortFields, dueFirst),
      })
      return replyWithPage(request, reply, request.query, page)
    })

    on('GET /api/admin/erasure-requests/counts', async ({ query }) => countErasures(app.db, query.q))

    on('GET /api/admin/erasure-requests/:id', async ({ params }) => {
      const found = (await findErasure(app.db, params.id)) ?? notFound()
      const person = found.userId === null ? undefined : await findUser(app.db, found.userId)
      return { ...found, holdings: person ? await countHoldings(app.db, person) : null }
    })

    on('POST /api/admin/erasure-requests/:id/refuse', async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const person = await lockOpen(tx, id)
        const decidedById = signedInUser(request).id
        await settleErasure(tx, id, { state: 'refused', decidedById, reason: request.body.reason })
        await auditOf(request)(tx, 'refuse', 'erasureRequest', id)
        await notifyOfRefusal(tx, person, app.publicUrl())
        return (await findErasure(tx, id)) ?? notFound()
      })
    })

    /**
     * Deletes rows first and files after the commit. If the server crashes in between, the next cleanup
     * deletes the files.
     */
    on(
      'POST /api/admin/erasure-requests/:id/carry-out',
      { onRequest: requireRecentProof },
      async (request) => {
        const { id } = request.params
        const { done, files } = await app.db.transaction(async (tx) => {
          const person = await lockOpen(tx, id)
          await refuseLosingAdmin(tx, signedInUser(request), person)
          if (await hasRetainedAgreement(tx, { userId: person.id })) throw new AppError('agreement_kept')
          await refuseRetainedIdentity(tx, { userId: person.id }, request.language)
          const { successorId } = request.body
          await departure.handOver(tx, request, { userId: person.id, successorId })
          await lockPerson(tx, person.id)
          await settleErasure(tx, id, { state: 'done', decidedById: signedInUser(request).id })
          const { files, ended } = await erasePerson(tx, person)
          await notifyOfErasure(tx, person)
          for (const appointment of ended.filter(isAwaited)) await notifyLawyerOfErasure(tx, app, appointment)
          // The audit lock is always taken last, after the rows, to avoid deadlocks.
          await auditOf(request)(tx, 'erase', 'erasureRequest', id)
          return { done: (await findErasure(tx, id)) ?? notFound(), files }
        })
        for (const key of files) await app.files.remove(key)
        return done
      },
    )
  }

/** Whether this is a future appointment, at which staff would wait for the person. */
export const isAwaited = ({ state, startsAt }: { state: string; startsAt: string | null }): boolean =>
  state === 'confirmed' && startsAt !== null && Date.parse(startsAt) > Date.now()

/** Locks the person whose request is still open. */
const lockOpen = async (db: Database, id: number): Promise<User> => {
  const found = (await lockErasure(db, id)) ?? notFound()
  if (found.state !== 'open' || found.userId === null) throw new AppError('erasure_decided')
  return (await findUser(db, found.userId)) ?? notFound()
}

/** Admins may not remove themselves or the last admin (P4.7). */
const refuseLosingAdmin = async (db: Database, actor: SignedInUser, person: User): Promise<void> => {
  if (actor.id === person.id) throw new AppError('own_account')
  if (person.role === 'admin' && !(await hasOtherActiveAdmin(db, person.id))) throw new AppError('last_admin')
}
