import type { FastifyBaseLogger } from 'fastify'
import { LoginFault } from '#features/directory/server/faults.ts'
import type { Claims, Provider, Secrets } from '#features/directory/server/provider.ts'
import { type VerifiedIdentity, verifiedIdentity } from '../schema.ts'

/**
 * A service such as Nafath, or the login of a bank, that verifies who a person is. It requires a contract of the firm,
 * so Mizan has no provider of its own.
 */
export type IdentityProvider = {
  /** For readers of the record. */
  name: string
  /** The address at the provider where the person logs in. The secrets belong into a sealed cookie of the browser. */
  begin(log: FastifyBaseLogger): Promise<{ url: string; secrets: Secrets }>
  /** Reads the answer in `search`. Throws `LoginFault`. */
  finish(log: FastifyBaseLogger, search: string, secrets: Secrets): Promise<VerifiedIdentity>
}

/** The claims of the provider, in the fields of the record. Each provider has its own names for them. */
type ReadClaims = (claims: Claims) => Record<keyof VerifiedIdentity, unknown>

/** A provider with OpenID Connect. The person must log in there again, even if they are still logged in. */
export const openIdProvider = (provider: Provider, readClaims: ReadClaims): IdentityProvider => ({
  name: provider.options.name,
  begin: (log) => provider.begin(log, { isFresh: true }),
  finish: async (log, search, secrets) => {
    const claims = await provider.finish(log, search, { secrets, isFresh: true })
    const { data: verified } = verifiedIdentity.safeParse(readClaims(claims))
    if (!verified) throw new LoginFault('answer')
    return verified
  },
})
