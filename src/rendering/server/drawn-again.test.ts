import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { loadSampleFirm } from '#sample/load.ts'
import { describeRoutes } from '#tests/support/databases.ts'
import { buildTestApp, signUp } from '#tests/support/test-app.ts'
import { openBuiltRenderer } from './built-renderer.ts'

describeRoutes('a page whose tables have changed', (openTestDatabase) => {
  let app: FastifyInstance
  /** Whether each later request for a page rendered it again. */
  let drawn: boolean[]
  beforeAll(async () => {
    const built = await openBuiltRenderer()
    const renderer: typeof built = {
      ...built,
      async renderUnlessSame(...asked) {
        const rendered = await built.renderUnlessSame(...asked)
        drawn.push(rendered !== undefined)
        return rendered
      },
    }
    app = await buildTestApp(await openTestDatabase({ isOwn: true }), 1_000, { renderer })
    await loadSampleFirm(app.db)
    await signUp(app, 'staff', 'who.logs.in')
    return () => app.close()
  })
  beforeEach(() => {
    drawn = []
  })

  const visit = async (url = '/') => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { 'accept-language': 'en' } })
    expect(statusCode).toBe(200)
    const boot = /data-boot="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    return { body, etag: headers.etag, policy: headers['content-security-policy'], boot }
  }
  const touchUsers = () => app.db.update(users).set({ firstName: sql`first_name` })
  const renameService = async (name: string) => {
    const [service] = await app.db.select().from(services).limit(1)
    await app.db
      .update(services)
      .set({ nameEn: name })
      .where(eq(services.id, service?.id ?? 0))
  }

  it('is not re-rendered if the change does not affect it, and keeps its data', async () => {
    const before = await visit()
    await touchUsers()
    const after = await visit()
    expect(drawn).toEqual([true, false])
    expect(after).toEqual(before)
    const data = await app.inject({ url: after.boot })
    expect([data.statusCode, data.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ])
  })

  it('depends on the same tables even if it was not re-rendered', async () => {
    for (const name of ['First name', 'Second name']) {
      await touchUsers()
      await visit()
      await renameService(name)
      expect((await visit()).body).toContain(name)
    }
    expect(drawn).toEqual([false, true, false, true])
  })

  it('is re-rendered when its record is removed, and when it is restored', async () => {
    const [service] = await app.db.select().from(services).limit(1)
    const { id = 0 } = service ?? {}
    const url = `/services/${id}`
    await visit(url)
    const setStatus = (status: 'active' | 'inactive') =>
      app.db.update(services).set({ status }).where(eq(services.id, id))
    await setStatus('inactive')
    expect((await app.inject({ url })).statusCode).toBe(404)
    await setStatus('active')
    expect((await visit(url)).body).toContain(service?.nameEn)
  })

  it('gets the content security policy of the current settings', async () => {
    const { policy } = await visit()
    await app.db
      .insert(settings)
      .values({ key: 'google_analytics_id', value: 'G-ABC1234567' })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: 'G-ABC1234567' },
      })
    expect((await visit()).policy).not.toBe(policy)
  })
})
