import type { LightMyRequestResponse } from 'fastify'
import { ProviderBrowser } from './oidc-server.ts'
import type { TestApp } from './test-app.ts'

/** A browser that logs in to our app at the directory. */
export class DirectoryBrowser {
  readonly atProvider = new ProviderBrowser()
  readonly #cookies = new Map<string, string>()
  readonly #app: TestApp

  constructor(app: TestApp, cookie = '') {
    this.#app = app
    for (const pair of cookie.split('; ').filter(Boolean)) {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get hasSession(): boolean {
    return this.#cookies.has('sid')
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      method,
      url,
      payload,
      headers: { ...headers, cookie: this.cookie },
    })
    for (const { name, value, maxAge, expires } of response.cookies)
      if (value === '' || maxAge === 0 || (expires && expires.getTime() === 0)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    return response
  }

  /** The address at the directory where a login begins. */
  async begin(search = ''): Promise<string> {
    return String((await this.call('GET', `/auth/directory${search}`)).headers.location)
  }

  /** Opens the address with which the directory sends the person back. */
  comeBack(address: string): Promise<LightMyRequestResponse> {
    const { pathname, search } = new URL(address)
    return this.call('GET', pathname + search)
  }

  /** A whole login. */
  async logIn(account: string, search = ''): Promise<LightMyRequestResponse> {
    return this.comeBack(await this.atProvider.logIn(await this.begin(search), account))
  }
}
