import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedDatabases } from '#tests/support/databases.ts'
import { openSite } from '#tests/support/test-site.ts'
import { timeLimitScale } from '#tests/support/time-limits.ts'

/** With a limit of 0.1 seconds, slightly more than fifty requests are too many. */
const crowd = 80

const patience = { timeout: 60_000, interval: 100 }
/** This URL is not cached. */
const search = '/api/services?q=tax'

describe('an overloaded process', () => {
  const app = openSite(embeddedDatabases(), { maxWait: 100 / timeLimitScale })
  const sara = app.person('client', 'sara')
  let origin: string
  const release = Promise.withResolvers<void>()
  const held: Promise<unknown>[] = []
  let coming: NodeJS.Timeout
  const come = () => held.push(fetch(`${origin}/api/held`).catch(() => undefined))
  beforeAll(async () => {
    app.instance.get('/api/held', async (_request, reply) => {
      // Prevents the response time limit from ending it.
      reply.hijack()
      await release.promise
      reply.raw.end()
    })
    // The process recognizes only sessions that it has seen.
    await app.inject({ url: '/api/user', headers: { cookie: sara.cookie } })
    origin = await app.instance.listen({ port: 0, host: '127.0.0.1' })
    // A slow machine may already have refused it.
    await vi.waitFor(async () => expect(await (await ask('/')).text()).toContain('</html>'), patience)
    await vi.waitFor(async () => {
      for (let n = 0; n < crowd; n += 1) come()
      expect((await ask(search)).status).toBe(503)
    }, patience)
    // Requests time out in the queue, so new ones keep arriving.
    coming = setInterval(come, 10)
  })
  afterAll(async () => {
    clearInterval(coming)
    release.resolve()
    await Promise.all(held)
    await app.instance.close()
  })
  const ask = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers })

  it('asks guests to retry, in their language and with our headers', async () => {
    const answer = await ask(search, { 'accept-language': 'ar' })
    expect(answer.status).toBe(503)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '5',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': 'ar',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.json()).toMatchObject({
      status: 503,
      code: 'unavailable',
      detail: expect.stringMatching(/[ء-ي]/),
    })
  })

  it('shows browsers an error page', async () => {
    const browser = { accept: 'text/html,*/*;q=0.8', cookie: 'theme=dark; language=ar' }
    await vi.waitFor(async () => {
      const page = await ask('/publications', browser)
      expect([page.status, page.headers.get('content-type'), page.headers.get('content-language')]).toEqual([
        503,
        'text/html; charset=utf-8',
        'ar',
      ])
      expect(await page.text()).toContain('<html lang="ar"')
    }, patience)
  })

  it('serves users with a session, but not an invented cookie', async () => {
    expect((await ask('/api/user', { cookie: sara.cookie })).status).toBe(200)
    expect((await ask('/api/user', { cookie: 'sid=invented' })).status).toBe(503)
  })

  it('answers health checks, and serves assets and cached pages', async () => {
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
    expect((await ask('/assets/unknown.js')).status).toBe(404)
    expect((await ask('/')).status).toBe(200)
  })

  it('refuses POST requests too, without reading their body', async () => {
    await vi.waitFor(async () => {
      const answer = await fetch(`${origin}/api/contact`, { method: 'POST', body: 'x'.repeat(100_000) })
      expect(answer.status).toBe(503)
    }, patience)
  })
})
