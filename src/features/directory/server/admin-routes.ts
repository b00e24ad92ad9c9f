import { type Routes, register, requireRecentProof } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { uniqueViolation } from '#db/errors.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { fullNameOf } from '#features/users/names.ts'
import { findUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { linkOf } from './account-routes.ts'
import { directoryCalls } from './calls.ts'
import type { Directory } from './directory.ts'
import { mailAboutLink } from './mails.ts'
import {
  deleteDirectorySessions,
  deleteExpectedName,
  deleteIdentity,
  findExpectedName,
  findIdentity,
  findLocalAdmin,
  saveExpectedName,
} from './repository.ts'

/** The directory in the office: the links of colleagues, and its state. */
export const directoryAdminRoutes =
  ({ directory }: { directory: Directory | undefined }): Routes =>
  async (app) => {
    const on = register(app, directoryCalls)
    const describe = async (db: Database, userId: number) => ({
      directory: directory?.provider.options.name ?? null,
      link: directory ? await linkOf(db, userId) : null,
      expectedName: directory ? ((await findExpectedName(db, userId)) ?? null) : null,
    })

    on('GET /api/admin/users/:id/directory', async ({ params }) => {
      const { id } = (await findUser(app.db, params.id)) ?? notFound()
      return describe(app.db, id)
    })

    on('PUT /api/admin/users/:id/directory', { onRequest: requireRecentProof }, async (request) => {
      if (!directory) return notFound()
      const { name } = request.body
      return app.db
        .transaction(async (tx) => {
          const person = (await findUser(tx, request.params.id)) ?? notFound()
          if (person.role === 'client') throw new AppError('not_found')
          if (await findIdentity(tx, person.id)) throw new AppError('directory_taken')
          if (name === null) await deleteExpectedName(tx, person.id)
          else await saveExpectedName(tx, person.id, name)
          await auditOf(request)(tx, 'update', 'directoryIdentity', person.id, { name: fullNameOf(person) })
          return describe(tx, person.id)
        })
        .catch(refuseTakenName)
    })

    on('DELETE /api/admin/users/:id/directory', { onRequest: requireRecentProof }, async (request) => {
      if (!directory) return notFound()
      await app.db.transaction(async (tx) => {
        const person = (await findUser(tx, request.params.id)) ?? notFound()
        const identity = (await findIdentity(tx, person.id)) ?? notFound()
        await deleteIdentity(tx, person.id)
        await deleteDirectorySessions(tx, person.id)
        await auditOf(request)(tx, 'delete', 'directoryIdentity', person.id, { name: fullNameOf(person) })
        await mailAboutLink(tx, person, 'unlinked', identity.name)
      })
    })

    on('GET /api/admin/directory', async ({ log }) => {
      if (!directory) return { directory: null }
      const { provider } = directory
      await provider.check(log)
      const { name, issuer, isOnly } = provider.options
      return {
        directory: {
          name,
          issuer,
          isOnly,
          unreachableSince: provider.unreachableSince,
          localAdmin: (await findLocalAdmin(app.db))?.username ?? null,
        },
      }
    })
  }

/** Two people cannot have the same name at the directory. */
const refuseTakenName = (error: unknown): never => {
  if (uniqueViolation(error) === 'directory_names_name')
    throw new AppError('directory_taken', { errors: [{ field: 'name', message: 'val.directory.taken' }] })
  throw error
}
