import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { calls, insertRecordFor } from '#tests/support/calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { importOf } from '#tests/support/import-file.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'

/** Connections in a server's pool. The embedded engine has one. */
const maxConnections = 10

describeOnBothEngines('a server whose database connections are all in use', (openTestDatabase, engine) => {
  const app = openApp(() => openTestDatabase({ timeLimitScale: 1 }))
  const admin = app.person('admin', 'busy.admin')

  /** Takes every connection and returns a function that releases them. */
  const holdAll = async (): Promise<() => Promise<void>> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const count = engine === 'embedded' ? 1 : maxConnections
    const begun: Promise<unknown>[] = []
    const held = Array.from({ length: count }, () => {
      const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
      begun.push(isBegun)
      return app.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        begin()
        await promise
      })
    })
    await Promise.all(begun)
    return async () => {
      resolve()
      await Promise.all(held)
    }
  }

  it('answers every call with 503 and Retry-After, in the language of the request', async () => {
    const rows: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload: object | undefined }[] = []
    for (const { method, path, body } of calls) {
      const id = path.includes('{') ? await insertRecordFor(path, app.db, admin.id, 'admin') : ''
      rows.push({ method, url: path.replace(/\{\w+\}/g, String(id)), payload: body })
    }
    const release = await holdAll()
    const answers = await Promise.all(
      rows.map(async (row) => {
        const headers = { 'accept-language': 'ar' }
        const { statusCode, headers: answered, body } = await callAs(app, admin, { ...row, headers })
        return { ...row, statusCode, answered, body }
      }),
    )
    await release()
    expect(answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([])
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(calls.length / 2)
    for (const { answered, body } of busy) {
      expect(answered).toMatchObject({ 'retry-after': '5' })
      expect(answered['content-type']).toContain('application/problem+json')
      expect(JSON.parse(body)).toMatchObject({
        code: 'unavailable',
        detail: expect.stringContaining('مشغولة'),
      })
    }
  })

  it('answers an upload with 503, and accepts it once connections are free', async () => {
    const lines = 'Name,Email\nSalem Harbi,salem.busy@example.com\n'
    const { run } = importOf(app, '/api/admin/newsletter-subscribers/import')
    const release = await holdAll()
    const busy = await run(admin, lines)
    await release()
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '5'])
    expect((await run(admin, lines)).statusCode).not.toBe(503)
  })
})
