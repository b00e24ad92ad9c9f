import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clients } from '#features/clients/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { deriveOutdated } from '#features/publications/server/derived-repository.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { noteQueries } from '#tests/support/noted-queries.ts'
import { insertId } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'

const text = { titleEn: 'One', contentEn: 'A contract and its clauses.' }

describeOnBothEngines('a response', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const admin = app.person('admin', 'noura')
  const client = app.person('client', 'sara')
  let requested: string[]
  const ids: Record<string, number> = {}
  let stopNoting: () => void
  beforeAll(async () => {
    const { db } = app
    const request = { ...consultation, service: 'corporate' as const, userId: client.id }
    ids.consultations = await insertId(db, consultations, request)
    ids.services = await insertId(db, services, { nameEn: 'a', descriptionEn: 'b' })
    ids['team-members'] = await insertId(db, teamMembers, { position: 'a', bio: 'b' })
    ids.clients = await insertId(db, clients, { nameEn: 'a', logoUrl: '', clientType: 'corporate' })
    for (let n = 0; n < 5; n += 1) ids.publications = await insertId(db, publications, text)
    await deriveOutdated(db)
    stopNoting = noteQueries(db, (statement) => requested.push(statement))
  })
  afterAll(() => stopNoting())
  beforeEach(async () => {
    requested = []
    // Caches the settings, the calendar and the time of the next scheduled publication, for some time.
    await app.get('/api/publications/years')
    requested = []
  })

  it.each([
    ...['/api/services', '/api/team-members', '/api/clients', '/api/publications'],
    ...['/api/services?q=a', '/api/team-members?type=partner', '/api/team-members?area=litigation'],
    '/api/publications?category=contract&year=2020&content=none',
    ...['/api/publications?author=1&sort=titleEn&page=1'],
  ])('for the last page of %s takes one database query', async (url) => {
    expect((await app.get(url)).statusCode).toBe(200)
    expect(requested).toHaveLength(1)
  })

  it.each(['q=contract', 'pageSize=2'])('for a search or a full page takes two (%s)', async (query) => {
    expect((await app.get(`/api/publications?${query}`)).statusCode).toBe(200)
    expect(requested).toHaveLength(2)
  })

  it.each([
    ['services', 1],
    ['team-members', 1],
    ['publications', 2],
  ])('for a single record of %s takes %i', async (noun, max) => {
    expect((await app.get(`/api/${noun}/${ids[noun]}`)).statusCode).toBe(200)
    expect(requested).toHaveLength(max)
  })

  const expectOneBesideSession = async (url: string, person: Person) => {
    expect((await app.get(url, person)).statusCode).toBe(200)
    expect(requested.filter((sent) => sent.includes('sessions'))).toHaveLength(1)
    expect(requested).toHaveLength(2)
  }

  it.each([
    ...['services', 'team-members', 'clients', 'users', 'consultations', 'contact-messages', 'outbox'],
    ...['newsletter-subscribers', 'audit', 'publications', 'publications?category=contract'],
    ...['users?role=admin', 'consultations?status=pending', 'services?sort=-nameEn'],
  ])('for the last page of the office’s %s takes one query besides the session', async (list) => {
    await expectOneBesideSession(`/api/admin/${list}`, admin)
  })

  it('for the path of a client’s request takes one query besides the session', async () => {
    await expectOneBesideSession(`/api/client/consultations/${ids.consultations}/path`, client)
  })
})
