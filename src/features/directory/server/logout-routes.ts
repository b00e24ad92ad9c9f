import * as z from 'zod/mini'
import type { Routes } from '#api/routes.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { findUser } from '#features/users/server/repository.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { Directory } from './directory.ts'
import { LoginFault } from './faults.ts'
import { refusalOf } from './refusals.ts'
import { deleteDirectorySessions, deleteSessionsOfLogin, findUserIdOf } from './repository.ts'

const logoutBody = z.object({ logout_token: z.string().check(z.maxLength(16_384)) })

/** OpenID Connect Back-Channel Logout: the directory ends sessions here, without a browser. */
export const directoryLogoutRoutes =
  ({ directory }: { directory: Directory | undefined }): Routes =>
  async (app) => {
    if (!directory) return
    const { provider } = directory
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32 * 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    const limited = { onRequest: limitPerMinute('logout at the directory', 600), schema: { hide: true } }

    app.post('/auth/directory/logout', limited, async (request, reply) => {
      try {
        const body = z.safeParse(logoutBody, request.body)
        if (!body.success) throw new LoginFault('logout')
        const { sub, sid } = await provider.readLogout(request.log, body.data.logout_token)
        const { issuer } = provider.options
        const userId = sub === undefined ? undefined : await findUserIdOf(app.db, { issuer, subject: sub })
        // An unknown person has no session here, which is what the directory wants.
        if (sub === undefined || userId !== undefined)
          await app.db.transaction(async (tx) => {
            const ended =
              sid === undefined
                ? Array(await deleteDirectorySessions(tx, userId ?? 0)).fill(userId)
                : await deleteSessionsOfLogin(tx, { sid, userId })
            const person = ended[0] === undefined ? undefined : await findUser(tx, ended[0])
            const details = { way: 'directory', count: String(ended.length) }
            if (person) await auditOf(request, person)(tx, 'logout', 'session', null, details)
          })
        return reply.code(200).send('')
      } catch (error) {
        throw error instanceof LoginFault ? await refusalOf(request, error) : error
      }
    })
  }
