import { describe, expect, it } from 'vitest'
import { signUp } from '#tests/support/test-app.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

const app = openSampleSite()

const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const fieldsIn = (html: string) => [...html.matchAll(/<input\b[^>]* name="(\w+)"/g)].map(([, name]) => name)

describe('the login page', () => {
  it.each(['en', 'ar'])('works before any script (%s)', async (language) => {
    const { body, statusCode } = await visit('/auth', { 'accept-language': language })
    expect(statusCode).toBe(200)
    expect(fieldsIn(body)).toEqual(['username', 'password', 'rememberMe'])
    expect(body).toContain('data-start="load"')
    const register = await visit('/auth?tab=register&next=/client/documents', { 'accept-language': language })
    expect(fieldsIn(register.body)).toEqual(
      expect.arrayContaining(['firstName', 'email', 'confirmPassword', 'termsAgreed']),
    )
  })

  it('never lets a browser write a password into a URL', async () => {
    for (const url of ['/auth', '/auth?tab=register']) {
      const { body } = await visit(url)
      expect(body.match(/<form\b[^>]*>/g)).toEqual([expect.stringContaining('method="post"')])
    }
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url: '/auth?next=/client',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=nobody&password=not-the-password',
    })
    expect([statusCode, headers.location]).toEqual([303, '/auth?next=/client'])
  })

  it.each([
    ['client', '/auth', '/client'],
    ['client', '/auth?next=%2Fclient%2Fdocuments%3Fpage%3D2', '/client/documents?page=2'],
    ['client', '/auth?next=%2Fdashboard', '/client'],
    ['admin', '/auth?tab=register', '/dashboard'],
  ] as const)('redirects a logged-in %s from %s to %s', async (role, url, destination) => {
    const guest = await visit(url)
    const person = await signUp(app, role, `who.is.${role}.${url.length}`)
    // The guest's page is cached by now, with its ETag.
    const seen: Record<string, string>[] = [{}, { 'if-none-match': String(guest.headers.etag) }]
    for (const headers of seen) {
      const answer = await visit(url, { ...headers, cookie: person.cookie })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, destination])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect((await visit(url)).statusCode).toBe(200)
  })

  it('is shown to a visitor whose session has ended', async () => {
    const person = await signUp(app, 'client', 'who.has.left')
    await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: person.cookie } })
    expect((await visit('/auth', { cookie: person.cookie })).statusCode).toBe(200)
  })
})
