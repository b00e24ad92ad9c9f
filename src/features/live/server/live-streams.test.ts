import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { sessions } from '#features/auth/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { describeOnBothEngines, prepared } from '#tests/support/databases.ts'
import { openStream, streamLimits } from '#tests/support/live-stream.ts'
import { insertRow } from '#tests/support/rows.ts'
import { buildTestApp, callAs, logIn, type Person, signUp } from '#tests/support/test-app.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

describeOnBothEngines('a stream', (openTestDatabase) => {
  let app: FastifyInstance
  let admin: Person
  let people = 0
  const answered: string[] = []
  const newPerson = async (role: 'staff' | 'client' = 'client') => {
    people += 1
    return signUp(app, role, `person.${people}`)
  }
  const send = () => app.db.insert(consultations).values({ ...consultation, service: 'corporate' })
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase(), undefined, {
      streamLimits,
      onAnswer: ({ route, status }) => answered.push(`${route} ${status}`),
    })
    admin = await signUp(app, 'admin', 'the.admin')
    return () => app.close()
  })

  it('is neither cached nor buffered', async ({ onTestFinished }) => {
    const stream = await openStream(app, admin)
    onTestFinished(stream.close)
    expect(stream.status).toBe(200)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    const head = await callAs(app, admin, { method: 'HEAD', url: '/api/live' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('is not in the statistics of responses, since it lasts as long as someone listens', async () => {
    const stream = await openStream(app, admin)
    stream.close()
    await stream.ended()
    await callAs(app, admin, { url: '/api/user' })
    expect((await callAs(app, undefined, { url: '/api/live' })).statusCode).toBe(401)
    expect(answered).toContain('/api/live 401')
    expect(answered).not.toContain('/api/live 200')
  })

  it('sends only missed events after a reconnect', async ({ onTestFinished }) => {
    const stream = await openStream(app, admin)
    await stream.heard('*')
    await send()
    await stream.heard('consultations')
    const known = stream.lastId()
    stream.close()
    await app.db.insert(messages).values({ content: 'To the firm.', isToFirm: true })
    const again = await openStream(app, admin, known)
    onTestFinished(again.close)
    await again.heard('messages')
    expect(again.kinds()).toEqual(['messages'])
  })

  it('does not extend an idle session, nor does a background request', async ({ onTestFinished }) => {
    const person = await newPerson()
    const idle = async () => {
      await app.db
        .update(sessions)
        .set({ lastSeenAt: sql`now() - interval '5 hours'`, expiresAt: sql`now() + interval '7 hours'` })
        .where(eq(sessions.userId, person.id))
    }
    const isExtended = async () => {
      const [row] = await app.db
        .select({ is: sql<boolean>`${sessions.expiresAt} > now() + interval '8 hours'` })
        .from(sessions)
        .where(eq(sessions.userId, person.id))
      return row?.is
    }
    await idle()
    const stream = await openStream(app, person)
    onTestFinished(stream.close)
    await stream.heard('*')
    const headers = { 'x-unattended': '1' }
    expect((await callAs(app, person, { url: '/api/client/summary', headers })).statusCode).toBe(200)
    expect(await isExtended()).toBe(false)
    expect((await callAs(app, person, { url: '/api/client/summary' })).statusCode).toBe(200)
    expect(await isExtended()).toBe(true)
  })

  it('marks no message as read through a background request', async () => {
    const person = await newPerson()
    const message = await insertRow(app.db, messages, {
      content: 'Please come on Sunday.',
      toUserId: person.id,
    })
    const url = `/api/messages/${message.id}`
    const read = async (headers = {}) => (await callAs(app, person, { url, headers })).json().status
    await read({ 'x-unattended': '1' })
    expect(await read({ 'x-unattended': '1' })).toBe('unread')
    await read()
    expect(await read()).toBe('read')
  })

  it.each([
    [
      'logs out',
      (person: Person) => callAs(app, person, { method: 'POST', url: '/api/logout', payload: {} }),
    ],
    [
      'is deactivated',
      (person: Person) => app.db.update(users).set({ isActive: false }).where(eq(users.id, person.id)),
    ],
    [
      'gets another role',
      (person: Person) => app.db.update(users).set({ role: 'client' }).where(eq(users.id, person.id)),
    ],
    [
      'was idle for too long',
      (person: Person) =>
        app.db.update(sessions).set({ expiresAt: sql`now()` }).where(eq(sessions.userId, person.id)),
    ],
  ])('ends when its user %s', async (_what, end) => {
    const person = await newPerson('staff')
    const [ending, other] = await Promise.all([openStream(app, person), openStream(app, admin)])
    await ending.heard('*')
    await end(person)
    await ending.ended()
    expect(other.isEnded()).toBe(false)
    other.close()
  })

  it('ends when a setting changes that is checked at its start', async () => {
    const stream = await openStream(app, admin)
    await stream.heard('*')
    await app.db.insert(settings).values({ key: 'site_title', value: 'Another' }).onConflictDoNothing()
    await stream.ended()
  })

  it('is refused above the limit per user, and above the common limit', async ({ onTestFinished }) => {
    const small = await buildTestApp(await openTestDatabase({ isOwn: true }), undefined, {
      streamLimits: { maxStreams: 3, maxPerPerson: 2 },
    })
    onTestFinished(() => small.close())
    const [one, other] = [await signUp(small, 'client', 'one'), await signUp(small, 'client', 'other')]
    const statuses: number[] = []
    const streams = []
    for (const person of [one, one, one, other, other]) {
      const stream = await openStream(small, person)
      statuses.push(stream.status)
      streams.push(stream)
    }
    expect(statuses).toEqual([200, 200, 503, 200, 503])
    // A closed stream makes room.
    streams[0]?.close()
    await streams[0]?.ended()
    expect((await openStream(small, other)).status).toBe(200)
  })

  it('ends immediately when the server stops, and leaves no connection open', async () => {
    const stopped = await buildTestApp(await openTestDatabase({ isOwn: true }), undefined, { streamLimits })
    const { cookie } = await signUp(stopped, 'client', 'a.client')
    await stopped.listen({ port: 0, host: '127.0.0.1' })
    const { port } = stopped.server.address() as AddressInfo
    const ended = new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/api/live', headers: { cookie } }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          if (text === '') void stopped.close()
          text += chunk
        })
        answer.on('end', () => resolve(text))
        answer.on('error', reject)
      }).on('error', reject)
    })
    expect(await ended).toContain('event: beat')
    await stopped.close()
    const left = await new Promise((resolve) =>
      stopped.server.getConnections((_error, count) => resolve(count)),
    )
    expect(left).toBe(0)
  })
})

describe('a stream with two instances on one database server', () => {
  it('reports the changes of either instance', async ({ skip, onTestFinished }) => {
    const { postgresql } = prepared()
    if ('unavailable' in postgresql) return skip(postgresql.unavailable)
    const server = await createServerDatabase(postgresql.url, postgresql.template)
    onTestFinished(() => server.drop())
    const start = async () => {
      const connection = await openDatabase({ databaseUrl: server.url, dataDir: '', timeLimitScale })
      onTestFinished(() => connection.close())
      const app = await buildTestApp(connection, undefined, { streamLimits })
      onTestFinished(() => app.close())
      return app
    }
    const [one, other] = [await start(), await start()]
    const admin = await signUp(one, 'admin', 'the.admin')
    const [here, there] = [await openStream(one, admin), await openStream(other, admin)]
    await Promise.all([here.heard('*'), there.heard('*')])
    await one.db.insert(consultations).values({ ...consultation, service: 'corporate' })
    await Promise.all([here.heard('consultations'), there.heard('consultations')])
    expect(here.kinds()).toEqual(there.kinds())
    // A session that ends on another instance is noticed within seconds.
    await one.db.delete(sessions)
    await there.ended()
    expect((await openStream(other, admin)).status).toBe(401)
    expect((await openStream(other, { ...admin, cookie: await logIn(one, 'the.admin') })).status).toBe(200)
  })
})
