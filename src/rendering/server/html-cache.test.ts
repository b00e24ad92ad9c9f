import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { HtmlCache } from './html-cache.ts'

const lifetime = 30_000

describe('the kept pages', () => {
  let cache: HtmlCache
  let drawings: string[]
  beforeEach(() => {
    cache = new HtmlCache()
    drawings = []
  })

  const drawing =
    (html: string, status = 200) =>
    async () => {
      drawings.push(html)
      return { status, html }
    }
  const htmlOf = async (key: string, render: () => Promise<{ status: number; html: string }>, now = 0) =>
    (await cache.get(key, render, now)).html.toString()

  it('are rendered once for concurrent requests and for later ones', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('en /', drawing('home'), 0)))
    expect(new Set(pages).size).toBe(1)
    expect(await htmlOf('en /', drawing('again'), 1000)).toBe('home')
    expect(drawings).toEqual(['home'])
  })

  it('are kept apart by path and language', async () => {
    expect(await htmlOf('en /', drawing('home'))).toBe('home')
    expect(await htmlOf('ar /', drawing('الرئيسية'))).toBe('الرئيسية')
    expect(await htmlOf('en /', drawing('other'))).toBe('home')
  })

  it('are rendered again after their lifetime', async () => {
    await cache.get('en /', drawing('old'), 0)
    expect(await htmlOf('en /', drawing('new'), lifetime - 1)).toBe('old')
    expect(await htmlOf('en /', drawing('new'), lifetime)).toBe('new')
    expect(await htmlOf('en /', drawing('newer'), lifetime + 1)).toBe('new')
  })

  it('are rendered again after a change of content, even one during a rendering', async () => {
    let finish = (_page: { status: number; html: string }) => {}
    const early = cache.get('en /', () => new Promise((resolve) => (finish = resolve)), 0)
    cache.clear()
    finish({ status: 200, html: 'before the change' })
    expect((await early).html.toString()).toBe('before the change')
    expect(await htmlOf('en /', drawing('after the change'))).toBe('after the change')
  })

  it('do not include a page that is missing', async () => {
    const missing = await cache.get('en /nothing', drawing('missing', 404), 0)
    expect(missing.status).toBe(404)
    await Promise.resolve()
    expect(await htmlOf('en /nothing', drawing('written since'))).toBe('written since')
  })

  it('do not include a failed rendering, which rejects for everyone who waited', async () => {
    const failing = async () => {
      throw new Error('no database')
    }
    const waiting = [cache.get('en /', failing, 0), cache.get('en /', failing, 0)]
    for (const page of waiting) await expect(page).rejects.toThrow('no database')
    expect(await htmlOf('en /', drawing('drawn at last'))).toBe('drawn at last')
  })

  it('are not evicted by a missing or failed rendering that began before them', async () => {
    let finish = (_page: { status: number; html: string }) => {}
    const early = cache.get('en /', () => new Promise((resolve) => (finish = resolve)), 0)
    cache.clear()
    await cache.get('en /', drawing('written since'), 0)
    finish({ status: 404, html: 'missing' })
    await early
    await Promise.resolve()
    expect(await htmlOf('en /', drawing('drawn for nothing'))).toBe('written since')
  })

  it('are served past their lifetime only while rendering fails', async () => {
    let tries = 0
    const failing = async () => {
      tries += 1
      throw new Error('no database')
    }
    await cache.get('en /', drawing('last seen'), 0)
    expect(await htmlOf('en /', failing, lifetime)).toBe('last seen')
    expect(await htmlOf('en /', failing, lifetime + 4_999)).toBe('last seen')
    expect(tries).toBe(1)
    expect(await htmlOf('en /', drawing('drawn again'), lifetime + 5_000)).toBe('drawn again')
    cache.clear()
    await expect(cache.get('en /', failing, lifetime + 6_000)).rejects.toThrow('no database')
  })

  it('are five hundred at most, the oldest leaving first', async () => {
    for (let n = 0; n <= 500; n += 1) await cache.get(`en /${n}`, drawing(String(n)), 0)
    drawings = []
    await cache.get('en /1', drawing('kept'), 0)
    await cache.get('en /500', drawing('kept'), 0)
    expect(drawings).toEqual([])
    await cache.get('en /0', drawing('drawn again'), 0)
    expect(drawings).toEqual(['drawn again'])
  })

  it('are not pushed out by paths that do not exist', async () => {
    await cache.get('en /', drawing('home'), 0)
    await Promise.all(
      Array.from({ length: 600 }, (_, n) => cache.get(`en /missing/${n}`, drawing('missing', 404), 0)),
    )
    expect(await htmlOf('en /', drawing('other'))).toBe('home')
  })

  it('decompress to the very bytes of the page', async () => {
    const html = `<p>مُحَمَّد بن عبدالله 👩‍⚖️</p>${'<p>text</p>'.repeat(5000)}`
    const page = await cache.get('ar /', drawing(html), 0)
    expect(page.html.toString()).toBe(html)
    expect(gunzipSync(page.gzip).equals(page.html)).toBe(true)
    expect(brotliDecompressSync(page.brotli).equals(page.html)).toBe(true)
    expect(page.brotli.length).toBeLessThan(page.html.length / 10)
  })

  it('carry a tag that changes with the page and with nothing else', async () => {
    const etagOf = async (html: string) => (await new HtmlCache().get('en /', drawing(html), 0)).etag
    expect(await etagOf('a')).toBe(await etagOf('a'))
    expect(await etagOf('a')).not.toBe(await etagOf('b'))
    expect(await etagOf('a')).toMatch(/^(W\/)?"[\w-]{22}"$/)
  })
})
