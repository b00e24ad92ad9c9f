import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Reach } from '#access/scopes.ts'
import { hasUsablePasskey } from '#features/auth/server/open-session.ts'
import { isTwoFactorOn } from '#features/auth/two-factor/server/repository.ts'
import type { SecondFactor } from '#features/auth/two-factor/server/second-factor.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { clientAddress } from '#http/addresses.ts'
import { bearerOf } from '#http/bearer.ts'
import { AppError } from '#http/errors.ts'
import { CallBudgets } from './call-budget.ts'
import { isInNetworks, networkOf } from './networks.ts'
import { type FoundToken, findToken, noteTokenUse } from './repository.ts'
import { isTokenText } from './token-text.ts'

type Options = {
  secondFactor: SecondFactor
  /** Authenticates a request without a token. */
  byCookie: (request: FastifyRequest) => Promise<void>
}

/**
 * Attaches the owner of the bearer token to a request. A cookie beside the token is ignored. The user stays unset for
 * public calls, which answer a token as a guest.
 */
export const authenticateProgram = (app: FastifyInstance, { byCookie, secondFactor }: Options) => {
  const budgets = new CallBudgets(app)
  const uses = new NotedUses(app)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const text = bearerOf(request)
    if (text === undefined) return byCookie(request)
    const token = isTokenText(text) ? await findToken(app.db, text) : undefined
    if (!token || token.isOver) return refuse(reply, 'token_invalid', 'error="invalid_token"')
    if (token.hasLostOwner) throw new AppError('token_owner')
    const address = clientAddress(request)
    if (token.networks.length > 0 && !isInNetworks(token.networks, address))
      throw new AppError('token_network')
    await budgets.take(token.id)
    const { reach = 'none' } = request.routeOptions.config
    refuseOutOfReach(reply, reach, token)
    await uses.note(token, address)
    if (reach === 'guest') return
    request.token = { id: token.id, name: token.name }
    request.needsTwoFactor = await lacksFactor(app, secondFactor, token.user)
    if (!request.needsTwoFactor) request.user = token.user
  }
}

const refuse = (
  reply: FastifyReply,
  code: 'token_invalid' | 'token_reach' | 'token_scope',
  challenge: string,
  missing = '',
) => {
  reply.header('www-authenticate', `Bearer ${challenge}`)
  throw new AppError(
    code,
    missing ? { detail: `error.${code}?${new URLSearchParams({ scope: missing })}` } : {},
  )
}

const refuseOutOfReach = (reply: FastifyReply, reach: Reach, { scopes }: FoundToken): void => {
  if (reach === 'none') refuse(reply, 'token_reach', 'error="insufficient_scope"')
  if (typeof reach === 'string') return
  const missing = reach.filter((scope) => !scopes.includes(scope)).join(' ')
  const challenge = `error="insufficient_scope", scope="${reach.join(' ')}"`
  if (missing !== '') refuse(reply, 'token_scope', challenge, missing)
}

/** The owner could open only the own account at the moment, so the token opens nothing. */
const lacksFactor = async (
  app: FastifyInstance,
  secondFactor: SecondFactor,
  { id, role }: SignedInUser,
): Promise<boolean> =>
  (await secondFactor.isRequiredOf(role)) &&
  !(await isTwoFactorOn(app.db, id)) &&
  !(await hasUsablePasskey(app, id))

/** Enough for the tokens and networks of any firm in one day. */
const maxNoted = 10_000

/** Writes the last use of a token at most once for each day and network. */
class NotedUses {
  readonly #app: Pick<FastifyInstance, 'db'>
  readonly #noted = new Set<string>()

  constructor(app: Pick<FastifyInstance, 'db'>) {
    this.#app = app
  }

  async note({ id, ...last }: FoundToken, address: string): Promise<void> {
    const use = { lastUsedOn: todayInRiyadh(new Date()), lastUsedNetwork: networkOf(address) }
    if (last.lastUsedOn === use.lastUsedOn && last.lastUsedNetwork === use.lastUsedNetwork) return
    const key = `${id} ${use.lastUsedOn} ${use.lastUsedNetwork}`
    if (this.#noted.has(key)) return
    if (this.#noted.size >= maxNoted) this.#noted.clear()
    this.#noted.add(key)
    await noteTokenUse(this.#app.db, id, use)
  }
}
