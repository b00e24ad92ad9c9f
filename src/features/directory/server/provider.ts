import type { FastifyBaseLogger } from 'fastify'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import { AppError } from '#http/errors.ts'
import type { ProviderOptions } from '../provider-options.ts'
import { faultOf, LoginFault } from './faults.ts'

/** The secrets of a login from its beginning to the answer, sealed in a cookie. */
export type Secrets = { state: string; nonce: string; codeVerifier: string }

/** A verified answer of the directory. */
export type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

/** Seconds that a request to the directory may take. */
const timeout = 5
/** Milliseconds after which the document of the directory is read again, and after which a failed read is repeated. */
const lifetime = 60_000
const patience = 5_000

/** Seconds for which a login at the directory is a proof; the clock of the directory may differ by as much again. */
export const proofSeconds = 600
const toleranceSeconds = 30

/** Google requires it for `auth_time`, without a mention in its document. */
const google = 'https://accounts.google.com'

/** The firm's directory. It is read at the first login, never at the start, which it cannot stop. */
export class Provider {
  readonly options: ProviderOptions
  readonly #redirectUri: () => string
  #known: { reading: Promise<oidc.Configuration>; until: number } | undefined
  #keys: { address: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined
  #unreachableSince: Date | undefined

  constructor(options: ProviderOptions, redirectUri: () => string) {
    this.options = options
    this.#redirectUri = redirectUri
  }

  /** The beginning of the present failure, if the directory did not answer the last time. */
  get unreachableSince(): string | null {
    return this.#unreachableSince?.toISOString() ?? null
  }

  /** Tries to reach the directory, for the page about the system. */
  async check(log: FastifyBaseLogger): Promise<void> {
    await this.#configuration(log).catch(() => undefined)
  }

  /** The address at the directory where a person logs in. `isFresh` requires their password there. */
  async begin(
    log: FastifyBaseLogger,
    { isFresh }: { isFresh: boolean },
  ): Promise<{ url: string; secrets: Secrets }> {
    const configuration = await this.#configuration(log)
    const secrets = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    }
    const { claims_parameter_supported: readsClaims, issuer } = configuration.serverMetadata()
    const asksClaims = isFresh && (readsClaims === true || issuer === google)
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri(),
      scope: this.options.scopes,
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: 'S256',
      ...(isFresh && { prompt: 'login', max_age: '0' }),
      ...(asksClaims && { claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }) }),
    })
    return { url: url.href, secrets }
  }

  /** Exchanges the code of the answer in `search`. Throws `LoginFault`, or `directory_unavailable`. */
  async finish(
    log: FastifyBaseLogger,
    search: string,
    { secrets, isFresh }: { secrets: Secrets; isFresh: boolean },
  ): Promise<Claims> {
    const configuration = await this.#configuration(log)
    const answer = new URL(this.#redirectUri())
    answer.search = search
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
        ...(isFresh && { maxAge: proofSeconds }),
      })
      const claims = tokens.claims()
      if (!claims) throw new LoginFault('answer')
      return { ...(await this.#moreClaims(configuration, tokens.access_token, claims)), ...claims }
    } catch (error) {
      const fault = error instanceof LoginFault ? error : faultOf(error)
      log.warn({ err: error, fault: fault?.reason ?? 'unreachable' }, 'a login at the directory failed')
      if (fault) throw fault
      throw this.#unreachable()
    }
  }

  /**
   * A provider may leave names and groups out of the ID token. If the groups cannot be read, the login is refused: a
   * missing group would end the sessions of the person.
   */
  async #moreClaims(configuration: oidc.Configuration, accessToken: string, claims: Claims) {
    const { groupsClaim, staffGroup, adminGroup } = this.options
    const usesGroups = staffGroup !== undefined || adminGroup !== undefined
    const lacksGroups = usesGroups && claims[groupsClaim] === undefined && claims._claim_names === undefined
    const lacksNames = claims.preferred_username === undefined || claims.email === undefined
    if (!(lacksGroups || lacksNames) || !configuration.serverMetadata().userinfo_endpoint) return {}
    try {
      const {
        email,
        email_verified: isVerified,
        ...more
      } = await oidc.fetchUserInfo(configuration, accessToken, claims.sub)
      // An address and its verification belong together.
      return claims.email === undefined ? { ...more, email, email_verified: isVerified } : more
    } catch (error) {
      if (lacksGroups) throw error
      return {}
    }
  }

  /** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
  async readLogout(log: FastifyBaseLogger, token: string): Promise<{ sub?: string; sid?: string }> {
    const { issuer, jwks_uri: address } = (await this.#configuration(log)).serverMetadata()
    if (address === undefined) throw new LoginFault('answer')
    if (this.#keys?.address !== address)
      this.#keys = {
        address,
        find: createRemoteJWKSet(new URL(address), { timeoutDuration: timeout * 1000 }),
      }
    const { payload, protectedHeader } = await jwtVerify(token, this.#keys.find, {
      issuer,
      audience: this.options.clientId,
      algorithms: signatures,
      maxTokenAge: proofSeconds,
      clockTolerance: toleranceSeconds,
    }).catch((error: unknown) => {
      log.warn({ err: error }, 'a logout token of the directory was refused')
      throw new LoginFault('logout')
    })
    if (!isLogout(payload) || !['logout+jwt', 'jwt'].includes(protectedHeader.typ?.toLowerCase() ?? 'jwt'))
      throw new LoginFault('logout')
    const { sub, sid } = payload
    return { ...(sub !== undefined && { sub }), ...(typeof sid === 'string' && { sid }) }
  }

  /** The settings of the directory, read once for all concurrent logins. */
  #configuration(log: FastifyBaseLogger): Promise<oidc.Configuration> {
    if (this.#known && Date.now() < this.#known.until) return this.#known.reading
    const reading = this.#discover(log)
    const known = { reading, until: Number.POSITIVE_INFINITY }
    this.#known = known
    reading.then(
      () => {
        known.until = Date.now() + lifetime
      },
      () => {
        known.until = Date.now() + patience
      },
    )
    return reading
  }

  async #discover(log: FastifyBaseLogger): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.options
    try {
      const configuration = await oidc.discovery(
        new URL(issuer),
        clientId,
        { [oidc.clockTolerance]: toleranceSeconds },
        oidc.ClientSecretPost(clientSecret),
        {
          timeout,
          execute: [
            oidc.enableNonRepudiationChecks,
            ...(new URL(issuer).protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
          ],
        },
      )
      this.#unreachableSince = undefined
      return configuration
    } catch (error) {
      log.warn({ err: error }, 'the directory does not answer')
      throw this.#unreachable()
    }
  }

  #unreachable(): AppError {
    this.#unreachableSince ??= new Date()
    return new AppError('directory_unavailable', { retryAfter: patience / 1000 })
  }
}

/** Signatures with the keys of the directory; never `none` or a shared secret. */
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

const isLogout = ({ events, nonce, sub, sid }: JWTPayload): boolean =>
  typeof events === 'object' &&
  events !== null &&
  logoutEvent in events &&
  nonce === undefined &&
  (sub !== undefined || sid !== undefined)
