import { asc } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { images } from '#features/images/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { startPictureServer } from '#tests/support/picture-server.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Post } from '#tests/support/wordpress-export.ts'
import { wordpressOf } from '#tests/support/wordpress-import.ts'
import { PictureFetcher } from './picture-files.ts'

let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#094d51' } })
    .png()
    .toBuffer()
})
let requested: string[] = []
const { started, network } = startPictureServer(({ url = '' }, reply) => {
  requested.push(url)
  if (url.includes('gone')) reply.writeHead(404).end()
  else if (url.includes('page')) reply.end('<html>no picture</html>')
  else if (url.includes('large')) reply.end(Buffer.alloc(11 * 1024 * 1024, 1))
  else if (url.includes('broken'))
    reply.writeHead(200, { 'content-length': 999 }).write('x', () => reply.destroy())
  else reply.end(picture)
})

describeOnBothEngines('an import from WordPress with images', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [publications, images], { pictureNetwork: network })
  const staff = app.person('staff', 'noura')
  const sent = wordpressOf(app, () => staff)
  beforeEach(() => {
    requested = []
  })
  const rows = () => app.db.select().from(publications).orderBy(asc(publications.id))
  const at = (name: string) => `http://old.example:${started.port}/${name}`

  it('fetches each image once, only from confirmed hosts', async () => {
    const posts: Post[] = [
      {
        id: 5,
        type: 'attachment',
        attachment: at('court.png'),
        meta: { _wp_attachment_image_alt: 'The court' },
      },
      {
        id: 1,
        content: `<p>A text that is long enough.</p><figure><img src="${at('court-300x200.png')}"></figure><img src="https://tracker.example/x.gif">`,
        meta: { _thumbnail_id: 5 },
      },
      { id: 2, content: `<p>Another text that is long.</p><img src="${at('court.png')}" alt="Again">` },
    ]
    const result = await sent.run(posts, { hosts: [`old.example:${started.port}`], publish: true })
    expect([result.created, result.missing, requested]).toEqual([2, 1, ['/court.png']])
    expect(result.report).toContain('https://tracker.example/x.gif (host not chosen)')
    const [picture, ...others] = await app.db.select().from(images)
    expect([picture?.sourceAddress, picture?.userId, picture?.width, others]).toEqual([
      at('court.png'),
      null,
      40,
      [],
    ])
    const url = `/images/${picture?.storageKey}`
    expect((await app.get(url)).headers['content-type']).toBe('image/jpeg')
    expect(await rows()).toMatchObject([
      { coverImage: url, contentEn: `A text that is long enough.\n\n![The court](${url})`, isVisible: true },
      { coverImage: '', contentEn: `Another text that is long.\n\n![Again](${url})` },
    ])
    // A stored image is not requested again.
    await sent.run([{ ...posts[2], id: 9 } as Post], { hosts: [`old.example:${started.port}`] })
    expect(requested).toEqual(['/court.png'])
  })

  it('creates a draft with a note if an image cannot be fetched', async () => {
    const content = `<p>A text that is long enough.</p><img src="${at('gone.png')}"><img src="${at('page')}"><img src="${at('large.png')}"><img src="${at('broken.png')}"><img src="http://10.0.0.1/x.png">`
    const result = await sent.run([{ id: 1, content }], {
      hosts: [`old.example:${started.port}`, '10.0.0.1'],
      publish: true,
    })
    expect(result).toMatchObject({ created: 1, missing: 5 })
    const [row] = await rows()
    expect([row?.isVisible, await app.db.$count(images)]).toEqual([false, 0])
    expect(row?.contentEn).toContain(`**\\[An image could not be imported: ${at('gone.png')}\\]**`)
    expect(result.report).toMatch(
      /gone\.png \(no longer there\).*page \(not an image.*large\.png \(larger than.*broken\.png \(no connection\).*10\.0\.0\.1.*\(not on the public/,
    )
  })
  it('continues in the next call if the images take longer than one call', async () => {
    // The only fields of the request that are read.
    const request = { server: app, user: null, ip: '127.0.0.1' } as unknown as FastifyRequest
    const way = { hosts: new Set([`old.example:${started.port}`]), network }
    const addresses = Array.from({ length: 12 }, (_, index) => at(`${index}.png`))
    const first = new PictureFetcher(request, way)
    expect(await first.fetchAll(addresses, 0)).toBe(false)
    expect(first.stored).toBeGreaterThan(0)
    const next = new PictureFetcher(request, way)
    expect(await next.fetchAll(addresses, Number.POSITIVE_INFINITY)).toBe(true)
    expect([first.stored + next.stored, next.fetched.size, requested.length]).toEqual([12, 12, 12])
  })
})
