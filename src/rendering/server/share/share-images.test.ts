import { beforeAll, describe, expect, it } from 'vitest'
import { teamMembers } from '#features/team-members/server/table.ts'
import { openSampleSite } from '#tests/support/test-site.ts'

const app = openSampleSite()
beforeAll(async () => {
  await app.db.insert(teamMembers).values({ position: 'Hidden', bio: 'Nobody sees this.', isVisible: false })
})

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })
const firstId = async (path: string): Promise<number> => (await app.get(path)).json()[0].id

describe('the share image of a page', () => {
  it.each(['en', 'ar'])('is an immutable PNG of 1200 × 630 (%s)', async (language) => {
    const service = await firstId('/api/services')
    const member = await firstId('/api/team-members')
    for (const name of ['home', `services/${service}`, `team/${member}`]) {
      const url = `/share/${language}/${name}.png`
      const { statusCode, headers, rawPayload } = await app.get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
      })
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
      expect(sizeOf(rawPayload)).toEqual({ width: 1200, height: 630 })
      const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  it('differs by page and by language', async () => {
    const urls = [
      '/share/en/home.png',
      '/share/ar/home.png',
      `/share/en/team/${await firstId('/api/team-members')}.png`,
    ]
    const tags = await Promise.all(urls.map(async (url) => (await app.get(url)).headers.etag))
    expect(new Set(tags).size).toBe(urls.length)
  })

  it('does not exist without a public page', async () => {
    const members = await app.db.select().from(teamMembers)
    const hiddenId = members.find(({ position }) => position === 'Hidden')?.id
    const names = `en/nothing en/team/999999 en/team/${hiddenId} en/team/x en/dashboard en/client en/auth
      fr/home en/home.png/x en/`.split(/\s+/)
    for (const name of names)
      expect([name, (await app.get(`/share/${name}.png`)).statusCode]).toEqual([name, 404])
    expect((await app.get('/share/en/home')).statusCode).toBe(404)
  })
})
