import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import { lockUser } from '#features/users/server/repository.ts'
import { notFound } from '#http/errors.ts'
import { shownNameIn } from './claims.ts'
import { LoginFault } from './faults.ts'
import { link } from './login-rules.ts'
import { mailAboutLink } from './mails.ts'
import type { Claims, Provider } from './provider.ts'

/** Links the account of the session to the person who has just logged in at the directory. */
export const linkOwn = async (
  request: FastifyRequest,
  { claims, directory: { provider } }: { claims: Claims; directory: { provider: Provider } },
): Promise<string> => {
  const { id } = signedInUser(request)
  const isLinked = await request.server.db.transaction(async (tx) => {
    const person = (await lockUser(tx, id)) ?? notFound()
    if (!(await link(tx, { request, options: provider.options, claims }, person))) return false
    await mailAboutLink(tx, person, 'linked', shownNameIn(claims))
    return true
  })
  if (!isLinked) throw new LoginFault('linkedElsewhere', shownNameIn(claims) ?? claims.sub)
  return '/dashboard/account#directory'
}
