import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { services } from '#features/services/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { setSetting } from '#tests/support/set-setting.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

describeOnBothEngines('a page whose data have changed', (openTestDatabase) => {
  const app = openSampleSite(() => openTestDatabase({ isOwn: true }))

  const visit = async (url = '/', etag = '') => {
    const sent = { 'accept-language': 'en', 'if-none-match': etag }
    const { statusCode, headers, body } = await app.inject({ url, headers: sent })
    expect(statusCode).toBe(200)
    const boot = /data-boot="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    return { body, policy: headers['content-security-policy'], boot, etag: headers.etag }
  }
  const renameService = async (name: string) => {
    const [service] = await app.db.select().from(services).limit(1)
    await app.db
      .update(services)
      .set({ nameEn: name })
      .where(eq(services.id, service?.id ?? 0))
  }

  it('shows them even to a reader of the previous version, and names their new address for the first interaction', async () => {
    const before = await visit()
    await renameService('A changed service')
    const after = await visit('/', before.etag)
    expect(after.body).toContain('A changed service')
    expect(after.boot).not.toBe(before.boot)
    const data = await app.inject({ url: after.boot })
    expect([data.statusCode, data.headers['cache-control'], data.body]).toEqual([
      200,
      expect.stringContaining('immutable'),
      expect.stringContaining('A changed service'),
    ])
  })

  it('is missing while its record is hidden, and back once it is visible', async () => {
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
    const value = 'G-ABC1234567'
    await setSetting(app.db, 'google_analytics_id', value)
    expect((await visit()).policy).not.toBe(policy)
  })
})
