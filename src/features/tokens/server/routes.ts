import type { FastifyRequest } from 'fastify'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { lockUser } from '#features/users/server/repository.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { defaultDays, maxTokens } from '../schema.ts'
import { tokenCalls } from './calls.ts'
import { mailAboutNewToken } from './mails.ts'
import { countTokensOf, createToken, listTokens, listTokensOf, revokeToken } from './repository.ts'

/** Without the second factor that the firm requires, the session opens only the account page. */
const requireWholeLogin = async ({ needsTwoFactor }: FastifyRequest) => {
  if (needsTwoFactor) throw new AppError('two_factor_needed')
}

/** Calls for a user's own tokens. */
export const ownTokenRoutes: Routes = async (app) => {
  const on = register(app, tokenCalls)
  const limited = limitPerMinute('tokens', 30)

  on('GET /api/user/tokens', async (request) => listTokensOf(app.db, signedInUser(request).id))

  on(
    'POST /api/user/tokens',
    { onRequest: [limited, requireWholeLogin, requireRecentProof] },
    async (request) => {
      const person = signedInUser(request)
      const { name, scopes, days = defaultDays, networks = [] } = request.body
      return app.db.transaction(async (tx) => {
        await lockUser(tx, person.id)
        if ((await countTokensOf(tx, person.id)) >= maxTokens) throw new AppError('tokens_full')
        const created = await createToken(tx, { userId: person.id, name, scopes, days, networks })
        await auditOf(request)(tx, 'create', 'apiToken', created.id, { name, scopes: scopes.join(' ') })
        await mailAboutNewToken(tx, app.publicUrl(), person, created)
        return created
      })
    },
  )

  on('DELETE /api/user/tokens/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const { name } = (await revokeToken(tx, { id, userId: signedInUser(request).id })) ?? notFound()
      await auditOf(request)(tx, 'delete', 'apiToken', id, { name })
    })
  })
}

/** Calls for the tokens of all people. */
export const tokenAdminRoutes: Routes = async (app) => {
  const on = register(app, tokenCalls)

  on('GET /api/admin/tokens', async () => listTokens(app.db))

  on('DELETE /api/admin/tokens/:id', async (request) => {
    const { id } = request.params
    await app.db.transaction(async (tx) => {
      const { name, userId } = (await revokeToken(tx, { id })) ?? notFound()
      await auditOf(request)(tx, 'delete', 'apiToken', id, { name, owner: String(userId) })
    })
  })
}
