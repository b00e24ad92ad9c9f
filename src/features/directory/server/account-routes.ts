import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { askSecondStep, secondStepsOf } from '#features/auth/server/open-session.ts'
import { countFailure, failuresOfLogin } from '#features/auth/server/password-failures.ts'
import { confirmSession } from '#features/auth/server/repository.ts'
import type { SecondFactor } from '#features/auth/two-factor/server/second-factor.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { directoryCalls } from './calls.ts'
import type { Directory } from './directory.ts'
import { mailAboutLink } from './mails.ts'
import { proofSeconds } from './provider.ts'
import { deleteDirectorySessions, deleteIdentity, findIdentity } from './repository.ts'

export const linkOf = async (db: Database, userId: number) => {
  const found = await findIdentity(db, userId)
  if (!found) return null
  const { name, createdAt, lastUsedAt } = found
  return { name, createdAt, lastUsedAt }
}

/** The link of the own account, and the proof of who logs in at the directory. */
export const ownDirectoryRoutes =
  ({ directory, secondFactor }: { directory: Directory | undefined; secondFactor: SecondFactor }): Routes =>
  async (app) => {
    const on = register(app, directoryCalls)
    const limited = limitPerMinute('directory', 30)

    on('GET /api/user/directory', async (request) => ({
      directory: directory?.provider.options.name ?? null,
      link: directory ? await linkOf(app.db, signedInUser(request).id) : null,
      mayUnlink: directory !== undefined && !directory.provider.options.isOnly,
    }))

    on('POST /api/user/directory', { onRequest: [limited, requireRecentProof] }, async (request, reply) => {
      const { journeys, provider } = directory ?? notFound()
      // A new login there: someone else may have left the browser logged in at the directory.
      const { url, secrets } = await provider.begin(request.log, { isFresh: true })
      journeys.save(reply, { purpose: 'link', secrets, sessionId: request.sessionId ?? 0 })
      return { url }
    })

    on('DELETE /api/user/directory', { onRequest: [limited, requireRecentProof] }, async (request) => {
      const person = signedInUser(request)
      const { provider } = directory ?? notFound()
      // The person could not log in any more.
      if (provider.options.isOnly) throw new AppError('directory_only')
      await app.db.transaction(async (tx) => {
        const { name } = (await findIdentity(tx, person.id)) ?? notFound()
        await deleteIdentity(tx, person.id)
        await deleteDirectorySessions(tx, person.id, { exceptId: request.sessionId ?? 0 })
        await auditOf(request)(tx, 'delete', 'directoryIdentity', person.id, { name: name ?? '' })
        await mailAboutLink(tx, person, 'unlinked', name)
      })
    })

    on(
      'POST /api/user/proof/directory',
      { onRequest: limitPerMinute('password', 30) },
      async (request, reply) => {
        const person = signedInUser(request)
        const { journeys } = directory ?? notFound()
        const journey = journeys.find(request, 'proved')
        const isProved =
          journey?.sessionId === request.sessionId &&
          Date.now() - journey.authenticatedAt < proofSeconds * 1000
        if (!journey || !isProved) return { isProved: false }
        const steps = journey.isStrong ? undefined : await secondStepsOf(app, secondFactor, person)
        let passkeyId: number | null = null
        if (steps?.code || steps?.passkey) {
          const failures = await failuresOfLogin(request, person.username, person.id)
          await countFailure(app, failures)
          passkeyId = await askSecondStep(request, secondFactor, { failures, person, steps }, request.body)
        }
        journeys.end(reply)
        await confirmSession(app.db, journey.sessionId, passkeyId ?? undefined)
        return { isProved: true }
      },
    )
  }
