import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, notFound } from '#http/errors.ts'
import type { SetVersion } from '../schema.ts'
import { setProblems } from '../set-rules.ts'
import { questionCalls } from './calls.ts'
import {
  beginVersion,
  deleteDraft,
  findVersion,
  listVersions,
  lockVersion,
  markReviewed,
  publishDraft,
  saveDraft,
} from './set-repository.ts'

const nameOf = ({ area, number }: Pick<SetVersion, 'area' | 'number'>): string => `${area} ${number}`

const lockDraft = async (db: Database, id: number) => {
  const locked = (await lockVersion(db, id)) ?? notFound()
  if (locked.state === 'published') throw new AppError('published')
  return locked
}

/** The sets of questions, for the office. */
export const questionSetRoutes: Routes = async (app) => {
  const on = register(app, questionCalls)
  const read = async (db: Database, id: number): Promise<SetVersion> =>
    (await findVersion(db, id)) ?? notFound()

  on('GET /api/admin/question-sets', () => listVersions(app.db))
  on('GET /api/admin/question-sets/:id', ({ params }) => read(app.db, params.id))

  on('POST /api/admin/question-sets', (request) =>
    app.db.transaction(async (tx) => {
      const { id, isNew } = await beginVersion(tx, request.body.area, request.body.content)
      const version = await read(tx, id)
      if (isNew) await auditOf(request)(tx, 'create', 'questionSet', id, { name: nameOf(version) })
      return version
    }),
  )

  on('PUT /api/admin/question-sets/:id', (request) =>
    app.db.transaction(async (tx) => {
      const locked = await lockDraft(tx, request.params.id)
      await saveDraft(tx, locked.id, request.body)
      await auditOf(request)(tx, 'update', 'questionSet', locked.id, { name: nameOf(locked) })
      return read(tx, locked.id)
    }),
  )

  on('DELETE /api/admin/question-sets/:id', (request) =>
    app.db.transaction(async (tx) => {
      const locked = await lockDraft(tx, request.params.id)
      await deleteDraft(tx, locked.id)
      await auditOf(request)(tx, 'delete', 'questionSet', locked.id, { name: nameOf(locked) })
    }),
  )

  on('POST /api/admin/question-sets/:id/publish', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      const locked = (await lockVersion(tx, id)) ?? notFound()
      // The same press twice publishes once.
      if (locked.state === 'published') return read(tx, id)
      const errors = setProblems(locked.content)
      if (errors.length > 0) throw new AppError('invalid', { errors })
      await publishDraft(tx, id, request.body.updatedAt)
      await auditOf(request)(tx, 'update', 'questionSet', id, { name: nameOf(locked), state: 'published' })
      return read(tx, id)
    }),
  )

  on('POST /api/admin/question-sets/:id/review', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      const locked = (await lockVersion(tx, id)) ?? notFound()
      if (locked.reviewedAt === null) {
        await markReviewed(tx, id, signedInUser(request).id)
        await auditOf(request)(tx, 'update', 'questionSet', id, { name: nameOf(locked), reviewed: 'true' })
      }
      return read(tx, id)
    }),
  )
}
