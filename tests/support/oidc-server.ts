import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import type { ProviderOptions } from '../../src/features/directory/provider-options.ts'

const clientId = 'mizan'
const clientSecret = 'a-secret-of-the-client-0123456789'

/** Every claim that a test gives to a person, in the ID token itself. */
const claimNames = `sub preferred_username name given_name family_name email email_verified groups hd
  national_id nationality birthdate id_expiry
  _claim_names _claim_sources`.split(/\s+/)

type Account = Record<string, unknown>

/** Alters the payload of the next ID tokens; a text replaces the whole token. */
type Change = (payload: JWTPayload) => JWTPayload | string

/** A real OpenID Connect provider with the accounts of a test. */
export const openOidcServer = async ({ appUrl = 'http://localhost:3000', port = 0 } = {}) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const accounts = new Map<string, Account>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const state: { change: Change | undefined } = { change: undefined }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appUrl}/auth/directory/callback`],
        token_endpoint_auth_method: 'client_secret_post',
        backchannel_logout_uri: `${appUrl}/auth/directory/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [key] },
    conformIdTokenClaims: false,
    claims: { openid: claimNames, profile: [], email: [] },
    features: { backchannelLogout: { enabled: true }, claimsParameter: { enabled: true } },
    cookies: { keys: ['of the test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context: unknown, id: string) =>
      accounts.has(id)
        ? { accountId: id, claims: async () => ({ sub: id, ...accounts.get(id) }) }
        : undefined,
  })
  const sign = (payload: JWTPayload, typ?: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'test', ...(typ && { typ }) })
      .sign(privateKey)
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || !state.change || !body?.id_token) return
    const [, payload = ''] = body.id_token.split('.')
    const changed = state.change(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    body.id_token = typeof changed === 'string' ? changed : await sign(changed)
  })
  server.on('request', provider.callback())
  return {
    issuer,
    accounts,
    sign,
    changeTokens: (change?: Change) => {
      state.change = change
    },
    optionsOf: (changes: Partial<ProviderOptions> = {}): ProviderOptions => ({
      issuer,
      clientId,
      clientSecret,
      name: 'Acme',
      scopes: 'openid profile email',
      staffGroup: undefined,
      adminGroup: undefined,
      groupsClaim: 'groups',
      strongAcr: [],
      isOnly: false,
      ...changes,
    }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
/** A browser at the provider, with its cookies. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>()

  /** Logs in as `account`, or as the person who is logged in already; returns the address at our app. */
  async logIn(address: string, account: string): Promise<string> {
    let url = new URL(address)
    const { origin } = url
    for (let steps = 0; steps < 20; steps += 1) {
      const response = await this.#fetch(url)
      const location = response.headers.get('location')
      if (location) {
        url = new URL(location, url)
        if (url.origin !== origin) return url.href
        continue
      }
      const page = await response.text()
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (!action || !prompt) throw new Error(`the provider shows ${response.status}: ${page.slice(0, 300)}`)
      const fields = new URLSearchParams({ prompt, login: account, password: 'any' })
      const posted = await this.#fetch(new URL(action, url), fields)
      url = new URL(posted.headers.get('location') ?? '', url)
    }
    throw new Error('the login at the provider does not end')
  }

  async #fetch(url: URL, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }
}
