import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/connection.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { hashPassword } from '#features/users/server/password.ts'
import { createUser } from '#features/users/server/repository.ts'
import { createServerDatabase } from '#tests/support/database-templates.ts'
import { openTestFiles, prepared } from '#tests/support/databases.ts'
import { addMarkedAgreement } from '#tests/support/marked-agreement.ts'
import { insertedId } from '#tests/support/matrix-rows.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { agreements, agreementVersions } from './table.ts'

const { postgresql } = prepared()
const unavailable = 'unavailable' in postgresql ? ` (SKIPPED: ${postgresql.unavailable})` : ''
const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const auditLock = 727_002
const person = { firstName: 'Sara', lastName: 'Test', password: 'a-long-password' }

describe.skipIf(unavailable)(`a server that is killed while a client accepts${unavailable}`, () => {
  it('leaves neither the acceptance nor its line of the audit log', async () => {
    if ('unavailable' in postgresql) throw new Error(postgresql.unavailable)
    const database = await createServerDatabase(postgresql.url, postgresql.template)
    ends.push(database.drop)
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: makeTemporaryFolder('killed'),
      SEED: 'none',
      ADMIN_PASSWORD: person.password,
    }
    const server = new ServerProcess(settings)
    ends.push(() => server.end('SIGKILL'))
    const url = await server.url
    const [test, holder] = [
      await openDatabase({ databaseUrl: database.url, dataDir: '' }),
      await openDatabase({ databaseUrl: database.url, dataDir: '' }),
    ]
    ends.push(
      () => test.close(),
      () => holder.close(),
    )
    const { db } = test

    const { id: userId } = await createUser(db, {
      ...person,
      username: 'sara.test',
      email: 'sara@example.com',
      password: await hashPassword(person.password),
      role: 'client',
      isVerified: true,
    })
    const request = { ...consultation, userId, service: 'corporate' as const, status: 'approved' as const }
    const consultationId = await insertedId(db.insert(consultations).values(request).returning())
    const files = await openTestFiles()
    const of = { mark: 'sara', consultationId, lawyerId: null }
    const { agreement: agreementId } = await addMarkedAgreement({ db, files } as FastifyInstance, of)
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const login = await post('/api/login', { username: 'sara.test', password: person.password })
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')

    const mailsBefore = await db.$count(outbox)
    const isWaiting = async () => {
      const { rows } = await db.execute<{ waiting: boolean }>(
        sql`select exists (select 1 from pg_locks where locktype = 'advisory' and not granted) as waiting`,
      )
      return rows[0]?.waiting ?? false
    }
    // Everything of the acceptance but its line is written while the lock of the audit log is held here.
    await holder.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(auditLock))})`)
      const accepted = post(
        `/api/client/engagements/${agreementId}/accept`,
        { version: 1, name: 'Sara Test' },
        cookie,
      ).catch(() => undefined)
      while (!(await isWaiting())) await wait(20)
      await server.end('SIGKILL')
      expect(await accepted).toBeUndefined()
    })
    while (await isWaiting()) await wait(20)

    const [row] = await db.select().from(agreements).where(eq(agreements.id, agreementId))
    const [version] = await db.select().from(agreementVersions)
    expect([row?.state, version?.decision, version?.signature]).toEqual(['sent', null, null])
    expect(await db.$count(auditLog, eq(auditLog.action, 'accept'))).toBe(0)
    expect(await db.$count(outbox)).toBe(mailsBefore)
  })
})
