import { describe, expect, it } from 'vitest'
import { homeOf, type Role } from '#access/roles.ts'
import { officeScreens } from '#pages/office-screens.ts'
import { portalScreens } from '#pages/portal-screens.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { noteQueries } from '#tests/support/noted-queries.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import type { Person } from '#tests/support/test-app.ts'
import { openSampleSite, openSite } from '#tests/support/test-site.ts'
import { untranslatedIn } from '#tests/support/untranslated.ts'

describe('a page behind the login', () => {
  const lines: string[] = []
  const app = openSite(undefined, { logLevel: 'info', logStream: { write: (line) => lines.push(line) } })
  const sara = app.person('client', 'sara')
  const noura = app.person('client', 'noura')
  const lawyer = app.person('staff', 'the.lawyer')
  const colleague = app.person('staff', 'the.colleague')
  const admin = app.person('admin', 'the.admin')

  const visit = (url: string, person?: Person, headers = {}) =>
    app.inject({
      url,
      headers: { 'accept-language': 'en', ...headers, ...(person && { cookie: person.cookie }) },
    })
  const request = async (message: string, person: Person): Promise<number> =>
    (await app.post('/api/consultations', { ...consultationInput, message }, person)).json().id

  it.each([
    ['/client', '/auth?next=%2Fclient'],
    ['/client/consultations?page=2', '/auth?next=%2Fclient%2Fconsultations%3Fpage%3D2'],
    ['/dashboard/consultations/7', '/auth?next=%2Fdashboard%2Fconsultations%2F7'],
  ])('redirects a guest from %s to the login and back', async (url, login) => {
    for (const headers of [{}, { cookie: 'session=none; signed_in=1' }]) {
      const { statusCode, headers: answered } = await visit(url, undefined, headers)
      expect([statusCode, answered.location]).toEqual([303, login])
      expect(answered['cache-control']).toBe('no-store')
    }
  })

  it('is logged in one line, with the calls that were refused', async () => {
    const logged = async (visited: Promise<unknown>) => {
      lines.length = 0
      await visited
      return lines.map((line) => JSON.parse(line)).map(({ req, res }) => [req.url, res.statusCode])
    }
    expect(await logged(visit('/client/consultations', sara))).toEqual([['/client/consultations', 200]])
    expect(await logged(visit('/client', undefined, { cookie: 'sid=none' }))).toEqual([
      ['/api/user', 401],
      ['/client', 303],
    ])
  })

  it('redirects people of another role to their home', async () => {
    const from = async (url: string, person: Person, role: Role) => {
      const { statusCode, headers } = await visit(url, person)
      expect([url, statusCode, headers.location]).toEqual([url, 303, homeOf(role)])
      expect(headers['cache-control']).toBe('no-store')
    }
    await from('/dashboard', sara, 'client')
    await from('/client', lawyer, 'staff')
    await from('/client/consultations', admin, 'admin')
    await from('/dashboard/users', lawyer, 'staff')
  })

  it('marks the messages about a request as read, unless the browser fetches the page in advance', async () => {
    const consultationId = await request('The lease of our shop ends in May.', sara)
    const message = { toUserId: sara.id, subject: 'Lease', content: 'Please come.', consultationId }
    const { id } = (await app.post('/api/messages', message, lawyer)).json()
    const status = async () => (await app.get(`/api/messages/${id}`, lawyer)).json().status
    const url = `/client/consultations/${consultationId}`
    await visit(url, sara, { 'sec-purpose': 'prefetch;prerender' })
    await app.inject({ url, method: 'HEAD', headers: { cookie: sara.cookie } })
    expect(await status()).toBe('unread')
    expect((await visit(url, sara)).body).toContain('Please come.')
    expect(await status()).toBe('read')
  })

  it('contains the data of the person who visits it, and of nobody else', async () => {
    const own = await request('The lease of our shop ends in May.', sara)
    await request('My brother left three houses.', noura)
    const { statusCode, headers, body } = await visit(`/client/consultations/${own}`, sara)
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const html = body.split('<script id="boot"')[0]
    expect(html).toContain('The lease of our shop ends in May.')
    for (const url of ['/client', '/client/consultations', `/client/consultations/${own}`]) {
      const hers = await visit(url, sara)
      expect([url, hers.body.includes('three houses')]).toEqual([url, false])
      const others = await visit(url, noura)
      expect([url, others.body.includes('The lease of our shop')]).toEqual([url, false])
    }
    expect((await visit('/dashboard/consultations', admin)).body.split('<script id="boot"')[0]).toContain(
      'سارة',
    )
  })

  it('has no response that only another reader’s page needs', async () => {
    const named = { firstName: 'Dalal', lastName: 'Smith', email: 'dalal@example.com', phone: '0539990015' }
    const { id } = (await app.post('/api/consultations', { ...consultationInput, ...named }, sara)).json()
    const { updatedAt } = (await app.get(`/api/admin/consultations/${id}`, admin)).json()
    const assigned = { assignedToId: lawyer.id, updatedAt }
    expect((await app.put(`/api/admin/consultations/${id}`, assigned, admin)).statusCode).toBe(200)
    const notice = 'The request is in the portal of'
    const pageFor = async (person: Person) => (await visit(`/dashboard/consultations/${id}`, person)).body
    await pageFor(lawyer)
    expect(await pageFor(lawyer)).toContain(notice)
    // The request of another lawyer is closed to them.
    expect(await pageFor(colleague)).not.toContain(notice)
  })

  it('reads the session once for all of its calls, and the calendar after a change only', async () => {
    await visit('/dashboard/consultations', admin)
    const sent: string[] = []
    const stopNoting = noteQueries(app.db, (statement) => sent.push(statement))
    await visit('/dashboard/consultations', admin)
    stopNoting()
    const of = (table: string) => sent.filter((statement) => statement.includes(table)).length
    expect([of('token_hash'), of('from \\"holidays')]).toEqual([1, 0])
  })

  it('contains no secret of the session', async () => {
    const values = sara.cookie.split('; ').map((cookie) => cookie.split('=')[1] ?? '')
    const { body } = await visit('/client', sara)
    for (const value of values.filter(({ length }) => length > 10)) expect(body).not.toContain(value)
  })

  it('escapes data that would end its script', async () => {
    const hostile = '</script><script>alert(1)</script>'
    const id = await request(hostile, sara)
    const { body } = await visit(`/client/consultations/${id}`, sara)
    expect(body).toContain('\\u003c/script>')
    expect(body).not.toContain('<script>alert')
  })

  it('shows nothing once the session has ended', async () => {
    const leaving = await app.signUp('client', 'who.leaves')
    expect((await visit('/client', leaving)).statusCode).toBe(200)
    await app.post('/api/logout', {}, leaving)
    expect((await visit('/client', leaving)).headers.location).toBe('/auth?next=%2Fclient')
  })

  it('takes at most 200 KB for 30 entries', async () => {
    for (let sent = 0; sent < 30; sent += 1) await request(`A question about lease ${sent}.`, noura)
    for (const [url, person] of [
      ['/client/consultations', noura],
      ['/dashboard/consultations?pageSize=50', admin],
    ] as const) {
      const { body } = await visit(url, person)
      expect([url, Buffer.byteLength(body) < 200 * 1024]).toEqual([url, true])
    }
  })

  it('leads people without the required second factor to their account', async () => {
    await setSetting(app.db, 'require_two_factor', 'true')
    const { statusCode, headers } = await visit('/dashboard/consultations', lawyer)
    expect([statusCode, headers.location]).toEqual([303, '/dashboard/account#two-factor'])
    expect((await visit('/dashboard/account', lawyer)).statusCode).toBe(200)
  })
})

/** The text editor needs a document. */
const drawnInBrowser = ['/dashboard/publications/new']

describe('every page behind the login', () => {
  const app = openSampleSite()
  const client = app.person('client', 'a.client')
  const admin = app.person('admin', 'an.admin')
  const withoutIds = ({ path }: { path: string }) => !path.includes(':')

  it.each([
    ...portalScreens.filter(withoutIds).map(({ path }) => [path, 'client'] as const),
    ...officeScreens.filter(withoutIds).map(({ path }) => [path, 'admin'] as const),
  ])('%s is rendered whole on the server', async (url, role) => {
    const { cookie } = role === 'client' ? client : admin
    for (const language of ['en', 'ar']) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie, 'accept-language': language } })
      expect(statusCode).toBe(200)
      // React marks a part that failed, and that the browser must render.
      expect(body).not.toContain('<!--$!-->')
      // A form that is sent before its scripts arrive must not write its text into the address.
      const forms = body.match(/<form\b[^>]*>/g) ?? []
      expect(forms.filter((form) => !/ method="post"/.test(form))).toEqual([])
      expect(untranslatedIn(body)).toEqual([])
      if (!drawnInBrowser.includes(url)) expect(body).toMatch(/<h1/)
    }
  })
})
