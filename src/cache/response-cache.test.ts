import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { Changes, tablesChannel } from '#db/changes.ts'
import { AppError } from '#http/errors.ts'
import type { Draft } from './cached-response.ts'
import { ResponseCache } from './response-cache.ts'

const hour = 3_600_000

describe('the response cache', () => {
  let now: number
  let changes: Changes
  let lifetime: number
  let answers: ResponseCache
  let makings: string[]
  beforeEach(() => {
    now = 0
    lifetime = Number.POSITIVE_INFINITY
    changes = new Changes({ isShared: false })
    answers = new ResponseCache(changes, { clock: () => now, lifetimeOf: async () => lifetime })
    makings = []
  })

  const draft = (body: string, status = 200): Draft => ({ status, headers: {}, body })
  const from =
    (body: string, status = 200) =>
    async () => {
      makings.push(body)
      return draft(body, status)
    }
  /** A `make` that ends on request. */
  const slow = () => {
    const end = Promise.withResolvers<Draft>()
    return {
      make: () => end.promise,
      end: (body: string, status = 200) => end.resolve(draft(body, status)),
    }
  }
  const write = (table: string) => changes.notify(tablesChannel, table)
  const textOf = async (key: string, make: () => Promise<Draft>) =>
    (await answers.get(key, make)).body.identity.toString()
  const failing = async (): Promise<Draft> => {
    makings.push('failed')
    throw new Error('no database')
  }

  it('computes a response once for concurrent and later requests for its key', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => answers.get('/', from('home'))))
    expect(new Set(made).size).toBe(1)
    now = 24 * hour
    expect(await textOf('/', from('again'))).toBe('home')
    expect(await textOf('ar /', from('الرئيسية'))).toBe('الرئيسية')
    expect(makings).toEqual(['home', 'الرئيسية'])
  })

  it('drops all responses only when a table that visitors see changes', async () => {
    await answers.get('/services', from('before'))
    await answers.get('/about', from('about'))
    write('users')
    write('audit_log')
    expect([answers.find('/services'), answers.find('/about')]).not.toContain(undefined)
    write('services')
    expect([answers.find('/services'), answers.find('/about')]).toEqual([undefined, undefined])
    expect(await textOf('/services', from('after'))).toBe('after')
  })

  it('neither stores nor shares a computation that began before a change', async () => {
    const early = slow()
    const waiting = answers.get('/', early.make)
    write('services')
    const later = slow()
    const afterChange = answers.get('/', later.make)
    early.end('before the change')
    expect((await waiting).body.identity.toString()).toBe('before the change')
    expect(answers.find('/')).toBeUndefined()
    later.end('after')
    expect((await afterChange).body.identity.toString()).toBe('after')
    expect(await textOf('/', from('never'))).toBe('after')
  })

  it('shares a computation that began before a change of a table that visitors do not see', async () => {
    const early = slow()
    const waiting = answers.get('/', early.make)
    write('users')
    const later = answers.get('/', from('never'))
    early.end('once')
    expect(await later).toBe(await waiting)
    expect(answers.find('/')).toBeDefined()
  })

  it('does not store a 404, which also replaces the previous response', async () => {
    expect((await answers.get('/nothing', from('missing', 404))).status).toBe(404)
    expect(await textOf('/nothing', from('written since'))).toBe('written since')
    changes.startListening()
    await answers.get('/nothing', from('gone', 404))
    await expect(answers.get('/nothing', failing)).rejects.toThrow('no database')
    await answers.get('/thrown', from('last seen'))
    changes.startListening()
    const gone = async () => {
      throw new AppError('not_found')
    }
    await expect(answers.get('/thrown', gone)).rejects.toThrow('not_found')
    await expect(answers.get('/thrown', failing)).rejects.toThrow('no database')
  })

  it('does not store a failed computation, which rejects every waiting request', async () => {
    const waiting = [answers.get('/', failing), answers.get('/', failing)]
    for (const answer of waiting) await expect(answer).rejects.toThrow('no database')
    expect(makings).toEqual(['failed'])
    expect(await textOf('/', from('at last'))).toBe('at last')
  })

  it('serves the stale response while the computation fails, and retries after five seconds', async () => {
    await answers.get('/', from('last seen'))
    changes.startListening()
    expect(await textOf('/', failing)).toBe('last seen')
    now += 4_999
    expect(await textOf('/', failing)).toBe('last seen')
    expect(makings).toEqual(['last seen', 'failed'])
    now += 1
    expect(await textOf('/', from('made again'))).toBe('made again')
    write('services')
    await expect(answers.get('/', failing)).rejects.toThrow('no database')
  })

  it('does not store a response with stale fragments', async () => {
    await answers.get('part', from('old part'))
    changes.startListening()
    await answers.get('part', failing)
    const page = await answers.get('page', async () => {
      const part = answers.find('part')
      return draft(`page of ${part?.body.identity}`)
    })
    expect(page.body.identity.toString()).toBe('page of old part')
    expect(answers.find('page')).toBeUndefined()
  })

  it('expires a response at the end of its lifetime', async () => {
    lifetime = hour
    await answers.get('/', from('before'))
    now = hour - 1
    expect(answers.find('/')).toBeDefined()
    now = hour
    expect(answers.find('/')).toBeUndefined()
    lifetime = -1
    await answers.get('/', from('just over'))
    expect(answers.find('/')).toBeUndefined()
  })

  describe('while it may miss changes from other instances', () => {
    beforeEach(() => {
      changes = new Changes({ isShared: true })
      answers = new ResponseCache(changes, { clock: () => now })
    })

    it('serves no response twice, except the last one while the computation fails', async () => {
      await answers.get('/', from('before'))
      expect(await textOf('/', from('after'))).toBe('after')
      changes.startListening()
      await answers.get('/', from('before'))
      changes.stopListening()
      await answers.get('/', from('after'))
      expect(await textOf('/', failing)).toBe('after')
    })
  })

  describe('with little memory', () => {
    const text = 'x'.repeat(10_000)
    const weight = 17_000
    beforeEach(() => {
      answers = new ResponseCache(changes, { clock: () => now, maxBytes: 8 * weight })
    })
    const make = async () => draft(text)

    it('stays within its limit and evicts the least recently used responses', async () => {
      for (let n = 0; n < 8; n += 1) await answers.get(`/${n}`, make)
      answers.find('/0')
      await answers.get('/8', make)
      expect([0, 1, 2, 8].map((n) => answers.find(`/${n}`) !== undefined)).toEqual([true, false, true, true])
    })

    it('does not let a crawl of list pages, or their fragments, evict other pages', async () => {
      await answers.get('/', make)
      for (let n = 0; n < 100; n += 1)
        await answers.get(
          `/publications?page=${n}`,
          async () => {
            await answers.get(`GET /api/publications?page=${n}`, make)
            return draft(text)
          },
          { isOneOff: true },
        )
      expect(answers.find('/')).toBeDefined()
      expect(answers.find('/publications?page=99')).toBeDefined()
      expect(answers.find('/publications?page=90')).toBeUndefined()
      expect(answers.find('GET /api/publications?page=90')).toBeUndefined()
    })
  })

  it('compresses a page more tightly once it is requested often', async () => {
    const html = Array.from({ length: 5000 }, (_, at) => `<p id="${at}">${at * 7919}</p>`).join('')
    const { body } = await answers.get('/', async () => draft(html))
    const first = { br: await body.in('br'), gzip: await body.in('gzip') }
    for (const encoding of ['br', 'gzip'] as const) {
      body.tighten(encoding)
      await expect.poll(() => body.ready(encoding)?.length).toBeLessThan(first[encoding].length)
      expect(await body.in(encoding)).toBe(body.ready(encoding))
    }
    expect(brotliDecompressSync(body.ready('br') ?? '').equals(body.identity)).toBe(true)
    expect(gunzipSync(body.ready('gzip') ?? '').equals(body.identity)).toBe(true)
  })

  it('compresses a page once per encoding, without loss', async () => {
    const html = `<p>مُحَمَّد بن عبدالله 👩‍⚖️</p>${'<p>text</p>'.repeat(5000)}`
    const { body } = await answers.get('/', async () => draft(html))
    expect(body.ready('br')).toBeUndefined()
    const [br, again, gzip] = await Promise.all([body.in('br'), body.in('br'), body.in('gzip')])
    expect(body.identity.toString()).toBe(html)
    expect(gunzipSync(gzip).equals(body.identity)).toBe(true)
    expect(brotliDecompressSync(br).equals(body.identity)).toBe(true)
    expect(again).toBe(br)
    expect(body.ready('br')).toBe(br)
    expect(br.length).toBeLessThan(html.length / 10)
    // A response that is cached in a small share of the memory.
    for (const text of [html, html.repeat(20)]) {
      const { body } = await answers.get(`/?q=${text.length}`, async () => draft(text), { isOneOff: true })
      const [br, gzip] = await Promise.all([body.in('br'), body.in('gzip')])
      expect(brotliDecompressSync(br).equals(body.identity)).toBe(true)
      expect(gunzipSync(gzip).equals(body.identity)).toBe(true)
    }
  })

  it('stores the initial data of the same version beside a page', async () => {
    const page = (boot: string) => async () => ({ ...draft('<p>page</p>'), boot })
    await answers.get('/', page('{"answers":[1]}'))
    const { boot } = answers.find('/') ?? {}
    expect(boot?.identity.toString()).toBe('{"answers":[1]}')
    write('services')
    await answers.get('/', page('{"answers":[2]}'))
    expect(answers.find('/')?.boot?.hash).not.toBe(boot?.hash)
  })

  it('gives an ETag that depends only on the content', async () => {
    const etagOf = async (html: string) =>
      (await answers.get(String(Math.random()), async () => draft(html))).etag
    expect(await etagOf('a')).toBe(await etagOf('a'))
    expect(await etagOf('a')).not.toBe(await etagOf('b'))
    expect(await etagOf('a')).toMatch(/^(W\/)?"[\w-]{22}"$/)
  })

  it('shares one immutable object between all readers of a call', async () => {
    const answer = await answers.get('GET /api/services', async () => draft('[{"names":["a"]}]'))
    const rows = answer.parsed as { names: string[] }[]
    expect(answer.parsed).toBe(rows)
    expect(() => rows[0]?.names.push('b')).toThrow()
  })
})
