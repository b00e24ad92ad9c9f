import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '#access/roles.ts'
import { sessions } from '#features/auth/table.ts'
import { consultationHistory, consultations } from '#features/consultations/table.ts'
import { contactMessages } from '#features/contact-messages/table.ts'
import { documentRequests, documents } from '#features/documents/table.ts'
import { favorites } from '#features/favorites/table.ts'
import { legalPages } from '#features/legal-pages/table.ts'
import { messages } from '#features/messages/table.ts'
import { outbox } from '#features/outbox/table.ts'
import { publications } from '#features/publications/table.ts'
import { services } from '#features/services/table.ts'
import { settings } from '#features/settings/table.ts'
import { teamMembers } from '#features/team-members/table.ts'
import { users } from '#features/users/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type People, signUpOneOfEach } from '#tests/support/test-app.ts'

type Answers = Record<Visitor, number>
type Row = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: object; answers: Answers }

const everyone = (status: number): Answers => ({
  guest: status,
  client: status,
  staff: status,
  admin: status,
})
const office = (status: number): Answers => ({ guest: 401, client: 403, staff: status, admin: status })
const admins = (status: number): Answers => ({ guest: 401, client: 403, staff: 403, admin: status })
const clients = (status: number): Answers => ({ guest: 401, client: status, staff: 403, admin: 403 })
const signedIn = (status: number): Answers => ({ guest: 401, client: status, staff: status, admin: status })

const service = {
  nameEn: 'Arbitration',
  descriptionEn: 'Institutional and ad hoc arbitration.',
  icon: 'fa-gavel',
}
const publication = { titleEn: 'Arbitration', contentEn: 'Clauses that hold when tested.' }
const teamMember = { nameEn: 'Noura Al-Qahtani', position: 'Partner', bio: 'She leads the disputes team.' }
const consultation = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'corporate',
  message: 'We want to add a partner.',
}
const paper = { name: 'deed.pdf', type: 'application/pdf', size: 9, sha256: 'x' }
const contactMessage = {
  name: 'Sara Al-Harbi',
  email: 'sara@example.com',
  subject: 'An appointment',
  message: 'May I come on Sunday?',
}
const newUser = (username: string) => ({
  username,
  password: 'secret-6',
  firstName: 'New',
  lastName: 'Person',
  email: `${username}@example.com`,
})

/** Every call, and what each kind of visitor hears. A route that is missing here fails the test below. */
const rows: Row[] = [
  { method: 'GET', path: '/api/user', answers: signedIn(200) },
  { method: 'PUT', path: '/api/user', body: { preferredLanguage: 'ar' }, answers: signedIn(200) },
  {
    method: 'POST',
    path: '/api/login',
    body: { username: 'nobody', password: 'wrong' },
    answers: everyone(401),
  },
  { method: 'POST', path: '/api/register', body: {}, answers: everyone(400) },
  {
    method: 'POST',
    path: '/api/user/password',
    body: { currentPassword: 'not-the-password', newPassword: 'long-enough' },
    answers: signedIn(400),
  },
  { method: 'GET', path: '/api/user/sessions', answers: signedIn(200) },
  { method: 'DELETE', path: '/api/user/sessions', answers: signedIn(204) },
  { method: 'DELETE', path: '/api/user/sessions/{id}', answers: signedIn(404) },
  { method: 'POST', path: '/api/logout', answers: everyone(204) },
  { method: 'GET', path: '/api/settings', answers: everyone(200) },
  { method: 'GET', path: '/api/legal-pages/{slug}', answers: everyone(200) },
  { method: 'GET', path: '/api/admin/legal-pages', answers: admins(200) },
  { method: 'GET', path: '/api/admin/legal-pages/{slug}', answers: admins(200) },
  {
    method: 'PUT',
    path: '/api/admin/legal-pages/{slug}',
    body: { titleEn: 'Notice' },
    answers: admins(200),
  },
  { method: 'GET', path: '/api/admin/legal-pages/{slug}/versions', answers: admins(200) },
  // The second name in the path stands for a version, and no version has it.
  { method: 'GET', path: '/api/admin/legal-pages/{slug}/versions/{version}', answers: admins(404) },
  {
    method: 'POST',
    path: '/api/admin/legal-pages/{slug}/versions/{version}/restore',
    body: {},
    answers: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/legal-pages/preview',
    body: { language: 'en', content: '## Scope' },
    answers: admins(201),
  },
  { method: 'GET', path: '/api/admin/settings', answers: admins(200) },
  {
    method: 'PUT',
    path: '/api/admin/settings',
    body: [{ key: 'meta_title', value: 'Attorneys' }],
    answers: admins(200),
  },
  { method: 'GET', path: '/api/services', answers: everyone(200) },
  { method: 'GET', path: '/api/services/{id}', answers: everyone(200) },
  { method: 'GET', path: '/api/publications', answers: everyone(200) },
  { method: 'GET', path: '/api/publications/years', answers: everyone(200) },
  { method: 'GET', path: '/api/publications/{id}', answers: everyone(200) },
  { method: 'GET', path: '/api/favorites', answers: signedIn(200) },
  { method: 'POST', path: '/api/favorites', body: { publicationId: 999_999 }, answers: signedIn(404) },
  { method: 'DELETE', path: '/api/favorites/{publicationId}', answers: signedIn(404) },
  { method: 'GET', path: '/api/team-members', answers: everyone(200) },
  { method: 'GET', path: '/api/team-members/{id}', answers: everyone(200) },
  { method: 'GET', path: '/api/team-members/{id}/vcard', answers: everyone(200) },
  { method: 'GET', path: '/api/clients', answers: everyone(200) },
  { method: 'POST', path: '/api/consultations', body: consultation, answers: everyone(201) },
  { method: 'POST', path: '/api/contact', body: contactMessage, answers: everyone(201) },
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    body: { email: 'reader@example.com' },
    answers: everyone(201),
  },
  { method: 'GET', path: '/api/newsletter/confirm?token=x', answers: everyone(200) },
  { method: 'POST', path: '/api/newsletter/confirm', body: { token: 'x' }, answers: everyone(404) },
  { method: 'POST', path: '/api/newsletter/unsubscribe', body: { token: 'x' }, answers: everyone(404) },
  { method: 'GET', path: '/api/client/summary', answers: clients(200) },
  { method: 'GET', path: '/api/client/consultations', answers: clients(200) },
  { method: 'GET', path: '/api/client/consultations/{id}', answers: clients(404) },
  { method: 'PUT', path: '/api/client/consultations/{id}/withdraw', answers: clients(404) },
  { method: 'GET', path: '/api/admin/summary', answers: office(200) },
  { method: 'GET', path: '/api/admin/staff', answers: office(200) },
  { method: 'GET', path: '/api/admin/consultations', answers: office(200) },
  { method: 'GET', path: '/api/admin/consultations/counts', answers: office(200) },
  { method: 'GET', path: '/api/admin/consultations/{id}', answers: office(200) },
  { method: 'PUT', path: '/api/admin/consultations/{id}', body: { notes: 'seen' }, answers: office(200) },
  { method: 'GET', path: '/api/admin/services', answers: office(200) },
  { method: 'POST', path: '/api/admin/services', body: service, answers: office(201) },
  { method: 'GET', path: '/api/admin/services/{id}', answers: office(200) },
  { method: 'PUT', path: '/api/admin/services/{id}', body: { status: 'active' }, answers: office(200) },
  { method: 'DELETE', path: '/api/admin/services/{id}', answers: office(204) },
  { method: 'GET', path: '/api/messages', answers: signedIn(200) },
  { method: 'POST', path: '/api/messages', body: {}, answers: signedIn(400) },
  {
    method: 'GET',
    path: '/api/messages/{id}',
    answers: { guest: 401, client: 404, staff: 200, admin: 200 },
  },
  {
    method: 'PUT',
    path: '/api/messages/{id}',
    body: { status: 'archived' },
    answers: { guest: 401, client: 404, staff: 403, admin: 403 },
  },
  { method: 'GET', path: '/api/client/correspondents', answers: clients(200) },
  { method: 'GET', path: '/api/client/documents', answers: clients(200) },
  { method: 'POST', path: '/api/client/documents', body: {}, answers: clients(415) },
  { method: 'GET', path: '/api/client/documents/{id}/download', answers: clients(404) },
  { method: 'DELETE', path: '/api/client/documents/{id}', answers: clients(404) },
  { method: 'GET', path: '/api/client/document-requests', answers: clients(200) },
  { method: 'GET', path: '/api/admin/documents', answers: office(200) },
  { method: 'POST', path: '/api/admin/documents', body: {}, answers: office(415) },
  // The row is there, its file is not.
  { method: 'GET', path: '/api/admin/documents/{id}/download', answers: office(404) },
  { method: 'DELETE', path: '/api/admin/documents/{id}', answers: office(204) },
  { method: 'GET', path: '/api/admin/audit', answers: admins(200) },
  { method: 'GET', path: '/api/admin/audit.csv', answers: admins(200) },
  { method: 'POST', path: '/api/admin/images', body: {}, answers: office(415) },
  { method: 'GET', path: '/api/admin/document-requests', answers: office(200) },
  { method: 'POST', path: '/api/admin/document-requests', body: {}, answers: office(400) },
  {
    method: 'PUT',
    path: '/api/admin/document-requests/{id}',
    body: { state: 'withdrawn' },
    answers: office(200),
  },
  { method: 'GET', path: '/api/admin/messages', answers: office(200) },
  { method: 'GET', path: '/api/admin/correspondents', answers: office(200) },
  { method: 'GET', path: '/api/admin/correspondents/{id}', answers: office(200) },
  { method: 'GET', path: '/api/admin/contact-messages', answers: office(200) },
  { method: 'GET', path: '/api/admin/contact-messages/{id}', answers: office(200) },
  {
    method: 'PUT',
    path: '/api/admin/contact-messages/{id}',
    body: { isRead: true },
    answers: office(200),
  },
  { method: 'DELETE', path: '/api/admin/contact-messages/{id}', answers: office(204) },
  {
    method: 'POST',
    path: '/api/admin/contact-messages/{id}/reply',
    body: { message: 'Come on Sunday at ten.' },
    answers: office(201),
  },
  {
    method: 'POST',
    path: '/api/admin/contact-messages/{id}/consultation',
    body: { firstName: 'Sara', lastName: 'Al-Harbi', phone: '0550123344', service: 'contract' },
    answers: office(201),
  },
  { method: 'GET', path: '/api/admin/mail-delivery', answers: office(200) },
  { method: 'GET', path: '/api/admin/outbox', answers: admins(200) },
  { method: 'GET', path: '/api/admin/outbox/counts', answers: admins(200) },
  { method: 'GET', path: '/api/admin/outbox/{id}', answers: admins(200) },
  { method: 'GET', path: '/api/admin/outbox/{id}/view', answers: admins(200) },
  { method: 'POST', path: '/api/admin/outbox/{id}/resend', answers: admins(200) },
  { method: 'GET', path: '/api/admin/newsletter-subscribers', answers: admins(200) },
  { method: 'GET', path: '/api/admin/newsletter-subscribers/counts', answers: admins(200) },
  { method: 'GET', path: '/api/admin/newsletter-subscribers.csv', answers: admins(200) },
  { method: 'GET', path: '/api/admin/users', answers: admins(200) },
  { method: 'POST', path: '/api/admin/users', body: {}, answers: admins(400) },
  { method: 'GET', path: '/api/admin/users/counts', answers: admins(200) },
  { method: 'GET', path: '/api/admin/users/{id}', answers: admins(200) },
  { method: 'DELETE', path: '/api/admin/users/{id}/sessions', answers: admins(204) },
  { method: 'PUT', path: '/api/admin/users/{id}', body: { firstName: 'Nora' }, answers: admins(200) },
  { method: 'DELETE', path: '/api/admin/users/{id}', answers: admins(204) },
]

const unsafe = (row: Row) => row.method !== 'GET'

describeOnBothEngines('who may call what', (openTestDatabase) => {
  let app: FastifyInstance
  let people: People
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    people = await signUpOneOfEach(app)
  })

  /** A fresh record of the kind a path names, for each visitor, so that one call does not spoil the next. */
  const pathFor = async (row: Row, visitor: Visitor): Promise<string> => {
    const id = row.path.includes('{') ? await recordFor(row.path, visitor) : undefined
    return row.path.replace(/\{\w+\}/g, String(id))
  }
  const recordFor = async (path: string, visitor: Visitor): Promise<number | string | undefined> => {
    if (path.includes('legal-pages')) return 'disclaimer'
    if (path.includes('services')) {
      const [row] = await app.db.insert(services).values(service).returning()
      return row?.id
    }
    if (path.includes('publications') || path.includes('favorites')) {
      const [row] = await app.db.insert(publications).values(publication).returning({ id: publications.id })
      return row?.id
    }
    if (path.includes('team-members')) {
      const [row] = await app.db.insert(teamMembers).values(teamMember).returning()
      return row?.id
    }
    if (path.startsWith('/api/user/sessions')) {
      const [row] = await app.db
        .insert(sessions)
        .values({
          userId: people.otherClient.id,
          tokenHash: crypto.randomUUID(),
          expiresAt: '2999-01-01T00:00:00.000Z',
        })
        .returning()
      return row?.id
    }
    if (path.includes('users') || path.includes('correspondents')) {
      const [row] = await app.db
        .insert(users)
        .values(newUser(`u.${visitor}.${crypto.randomUUID()}`))
        .returning()
      return row?.id
    }
    if (path.includes('document-requests')) {
      const [row] = await app.db
        .insert(documentRequests)
        .values({ userId: people.otherClient.id, title: 'Deed', dueDate: '2026-12-01' })
        .returning()
      return row?.id
    }
    if (path.includes('documents')) {
      const [row] = await app.db
        .insert(documents)
        .values({ ...paper, userId: people.otherClient.id, storageKey: crypto.randomUUID() })
        .returning()
      return row?.id
    }
    if (path.includes('contact-messages')) {
      const [row] = await app.db.insert(contactMessages).values(contactMessage).returning()
      return row?.id
    }
    if (path.includes('outbox')) {
      const letter = {
        recipient: 'sara@example.com',
        subject: 'Re: Lease',
        text: 'Yes.',
        html: '<p>Yes.</p>',
      }
      const [row] = await app.db
        .insert(outbox)
        .values({ ...letter, state: 'failed' })
        .returning()
      return row?.id
    }
    if (path.includes('messages')) {
      const [row] = await app.db
        .insert(messages)
        .values({ toUserId: people.otherClient.id, subject: 'Lease', content: 'It begins in May.' })
        .returning()
      return row?.id
    }
    const owner = { userId: people.otherClient.id, service: 'corporate' as const }
    const [row] = await app.db
      .insert(consultations)
      .values({ ...consultation, ...owner })
      .returning()
    return row?.id
  }
  const state = async () => ({
    users: await app.db.select().from(users).orderBy(users.id),
    services: await app.db.select().from(services).orderBy(services.id),
    consultations: await app.db.select().from(consultations).orderBy(consultations.id),
    favorites: await app.db.$count(favorites),
    messages: await app.db.select().from(messages).orderBy(messages.id),
    contactMessages: await app.db.select().from(contactMessages).orderBy(contactMessages.id),
    outbox: await app.db.select().from(outbox).orderBy(outbox.id),
    documents: await app.db.select().from(documents).orderBy(documents.id),
    documentRequests: await app.db.select().from(documentRequests).orderBy(documentRequests.id),
    settings: await app.db.select().from(settings).orderBy(settings.id),
    legalPages: await app.db.select().from(legalPages).orderBy(legalPages.id),
    sessions: await app.db.$count(sessions),
    history: await app.db.$count(consultationHistory),
  })

  const documentedAnswers = ({ method, path }: Row): string[] => {
    const operation = app.swagger().paths?.[path.replace(/\?.*/, '')]?.[method.toLowerCase() as 'get']
    return Object.keys(operation?.responses ?? {})
  }

  describe.each(rows.filter(({ path }) => path !== '/api/logout'))('$method $path', (row) => {
    it.each(['guest', 'client', 'staff', 'admin'] as const)(
      'answers a %s as the table says',
      async (visitor) => {
        const url = await pathFor(row, visitor)
        const before = await state()
        const response = await callAs(app, people[visitor], { method: row.method, url, payload: row.body })
        expect(response.statusCode).toBe(row.answers[visitor])
        if (response.statusCode < 400) expect(documentedAnswers(row)).toContain(String(response.statusCode))
        if (response.statusCode >= 400) {
          expect(response.headers['content-type']).toContain('application/problem+json')
          if (unsafe(row)) expect(await state()).toEqual(before)
        }
      },
    )
  })

  it('knows every route of the API', () => {
    const documented = Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(rows.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`).sort()).toEqual(
      documented.sort(),
    )
  })

  it('lets a session end with its logout and with nothing else', async () => {
    const { client } = people
    expect((await callAs(app, client, { method: 'POST', url: '/api/logout' })).statusCode).toBe(204)
    expect((await callAs(app, client, { url: '/api/user' })).statusCode).toBe(401)
  })

  it.each([
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling host by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 201],
    ['our own origin', { origin: 'http://localhost:3000' }, 201],
    ['a script without either header', {}, 201],
  ])('an unsafe call from %s', async (_name, headers, status) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/consultations',
      headers,
      payload: consultation,
    })
    expect(response.statusCode).toBe(status)
  })

  it('takes JSON only, says 415 for another kind and 413 past the limit', async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/consultations', payload, headers: { 'content-type': type } })
    expect((await send('firstName=Sara', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await send(JSON.stringify(consultation), 'text/plain')).statusCode).toBe(415)
    expect((await send(`{"message":"${'x'.repeat(300_000)}"}`, 'application/json')).statusCode).toBe(413)
    expect((await send('{"firstName":', 'application/json')).statusCode).toBe(400)
  })

  it('speaks of refusals in the language of the request', async () => {
    const detailIn = async (language: string) =>
      (await app.inject({ url: '/api/user', headers: { 'accept-language': language } })).json().detail
    expect(await detailIn('en')).toBe('Please log in to continue.')
    expect(await detailIn('ar')).toBe('يرجى تسجيل الدخول للمتابعة.')
  })

  it('answers unknown paths and ids that are none with 404', async () => {
    for (const url of [
      '/api/nothing',
      '/api/services/0',
      '/api/services/-1',
      '/api/services/x',
      '/api/services/1e3',
    ])
      expect((await app.inject({ url })).statusCode).toBe(404)
  })

  it('sets the security headers on every answer', async () => {
    for (const url of ['/api/services', '/api/user', '/api/nothing', '/healthz', '/%ff']) {
      const { headers } = await app.inject({ url })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    }
  })

  it('is alive and ready', async () => {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})
