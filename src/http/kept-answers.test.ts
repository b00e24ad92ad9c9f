import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { Changes } from '#db/changes.ts'
import { AppError } from './errors.ts'
import type { Draft } from './kept-answer.ts'
import { KeptAnswers } from './kept-answers.ts'

const tables = ['services', 'settings', 'users', 'publications']
const hour = 3_600_000

describe('kept answers', () => {
  let now: number
  let changes: Changes
  let lifetime: number
  let answers: KeptAnswers
  let makings: string[]
  beforeEach(() => {
    now = 0
    lifetime = Number.POSITIVE_INFINITY
    changes = new Changes({ isShared: false })
    changes.learn({ tables, cascades: [], triggers: [] })
    answers = new KeptAnswers(changes, { clock: () => now, lifetimeOf: async () => lifetime })
    makings = []
  })

  const draft = (body: string, status = 200): Draft => ({ status, headers: {}, body })
  /** Makes an answer that reads a table. */
  const from =
    (table: string, body: string, status = 200) =>
    async () => {
      makings.push(body)
      changes.statement(`select * from "${table}"`)
      return draft(body, status)
    }
  /** A making that reads its table at once and ends when it is told to. */
  const slow = (table: string) => {
    const end = Promise.withResolvers<Draft>()
    const make = () => {
      changes.statement(`select * from "${table}"`)
      return end.promise
    }
    return { make, end: (body: string, status = 200) => end.resolve(draft(body, status)) }
  }
  const write = (table: string) => changes.announce(changes.statement(`update "${table}" set x = 1`).writes)
  const textOf = async (key: string, make: () => Promise<Draft>) =>
    (await answers.get(key, make)).body.identity.toString()
  const failing = async (): Promise<Draft> => {
    makings.push('failed')
    throw new Error('no database')
  }

  it('are made once for concurrent requests and for later ones', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => answers.get('/', from('services', 'home'))),
    )
    expect(new Set(made).size).toBe(1)
    now = 24 * hour
    expect(await textOf('/', from('services', 'again'))).toBe('home')
    expect(makings).toEqual(['home'])
  })

  it('are kept apart by their keys', async () => {
    expect(await textOf('en /', from('services', 'home'))).toBe('home')
    expect(await textOf('ar /', from('services', 'الرئيسية'))).toBe('الرئيسية')
    expect(await textOf('en /', from('services', 'other'))).toBe('home')
  })

  it('are dropped when a table they were made from changes, and stay when another does', async () => {
    await answers.get('/services', from('services', 'before'))
    await answers.get('/about', from('settings', 'about'))
    write('users')
    expect([answers.find('/services'), answers.find('/about')]).not.toContain(undefined)
    write('services')
    expect(answers.find('/services')).toBeUndefined()
    expect(await textOf('/about', from('settings', 'again'))).toBe('about')
    expect(await textOf('/services', from('services', 'after'))).toBe('after')
  })

  it('depend on what the answers depend on that they were made with', async () => {
    const page = () =>
      answers.get('page', async () => {
        const part = answers.findPart('part') ?? (await answers.get('part', from('services', 'part')))
        changes.statement('select * from "settings"')
        return draft(`page of ${part.body.identity}`)
      })
    for (const table of ['services', 'settings']) {
      await page()
      expect(answers.find('page')).toBeDefined()
      write(table)
      expect(answers.find('page')).toBeUndefined()
    }
    expect(answers.find('part')).toBeDefined()
  })

  it('are not kept if their making began before a change and ended after it', async () => {
    const early = slow('services')
    const waiting = answers.get('/', early.make)
    write('services')
    early.end('before the change')
    expect((await waiting).body.identity.toString()).toBe('before the change')
    expect(answers.find('/')).toBeUndefined()
    expect(await textOf('/', from('services', 'after'))).toBe('after')
  })

  it('are not made for who asks after a change by a making that began before it', async () => {
    const early = slow('services')
    const waiting = answers.get('/', early.make)
    write('services')
    const later = textOf('/', from('services', 'after'))
    early.end('before the change')
    expect(await later).toBe('after')
    await waiting
    expect(await textOf('/', from('services', 'never'))).toBe('after')
  })

  it('share a making that a change does not concern', async () => {
    const early = slow('services')
    const waiting = answers.get('/', early.make)
    write('users')
    const later = answers.get('/', from('services', 'never'))
    early.end('once')
    expect(await later).toBe(await waiting)
    expect(answers.find('/')).toBeDefined()
  })

  it('do not include what is missing, which replaces what was there', async () => {
    expect((await answers.get('/nothing', from('services', 'missing', 404))).status).toBe(404)
    expect(await textOf('/nothing', from('services', 'written since'))).toBe('written since')
    changes.hear()
    await answers.get('/nothing', from('services', 'gone', 404))
    await expect(answers.get('/nothing', failing)).rejects.toThrow('no database')
  })

  it('do not include a failed making, which rejects for everyone who waited', async () => {
    const waiting = [answers.get('/', failing), answers.get('/', failing)]
    for (const answer of waiting) await expect(answer).rejects.toThrow('no database')
    expect(makings).toEqual(['failed'])
    expect(await textOf('/', from('services', 'at last'))).toBe('at last')
  })

  it('are served while they cannot be made again, and tried again after five seconds', async () => {
    await answers.get('/', from('services', 'last seen'))
    changes.hear()
    expect(await textOf('/', failing)).toBe('last seen')
    now += 4_999
    expect(await textOf('/', failing)).toBe('last seen')
    expect(makings).toEqual(['last seen', 'failed'])
    now += 1
    expect(await textOf('/', from('services', 'made again'))).toBe('made again')
    write('services')
    await expect(answers.get('/', failing)).rejects.toThrow('no database')
  })

  it('are not served any more when they turn out to be gone', async () => {
    await answers.get('/', from('services', 'last seen'))
    changes.hear()
    const gone = async () => {
      throw new AppError('not_found')
    }
    await expect(answers.get('/', gone)).rejects.toThrow('not_found')
    await expect(answers.get('/', failing)).rejects.toThrow('no database')
  })

  it('that were made with outdated parts are not kept', async () => {
    await answers.get('part', from('services', 'old part'))
    changes.hear()
    await answers.get('part', failing)
    const page = await answers.get('page', async () => {
      const part = answers.findPart('part')
      return draft(`page of ${part?.body.identity}`)
    })
    expect(page.body.identity.toString()).toBe('page of old part')
    expect(answers.find('page')).toBeUndefined()
  })

  it('hold until time itself changes them', async () => {
    lifetime = hour
    await answers.get('/', from('publications', 'before'))
    now = hour - 1
    expect(answers.find('/')).toBeDefined()
    now = hour
    expect(answers.find('/')).toBeUndefined()
    lifetime = -1
    await answers.get('/', from('publications', 'just over'))
    expect(answers.find('/')).toBeUndefined()
  })

  it('hold for a second while changes by other instances would go unnoticed', async () => {
    const shared = new Changes({ isShared: true })
    const unsure = new KeptAnswers(shared, { clock: () => now })
    await unsure.get('/', async () => draft('home'))
    now = 999
    expect(unsure.find('/')).toBeDefined()
    now = 1_000
    expect(unsure.find('/')).toBeUndefined()
  })

  describe('in a small memory', () => {
    const text = 'x'.repeat(10_000)
    const weight = 17_000
    beforeEach(() => {
      answers = new KeptAnswers(changes, { clock: () => now, mostBytes: 8 * weight })
    })
    const make = async () => draft(text)

    it('take no more of it than they may, and those that nobody asks for leave first', async () => {
      for (let n = 0; n < 8; n += 1) await answers.get(`/${n}`, make)
      answers.find('/0')
      await answers.get('/8', make)
      expect([0, 1, 2, 8].map((n) => answers.find(`/${n}`) !== undefined)).toEqual([true, false, true, true])
    })

    it('are not pushed out by a crawl through pages of lists, nor by what those are made with', async () => {
      await answers.get('/', make)
      for (let n = 0; n < 100; n += 1)
        await answers.get(
          `/publications?page=${n}`,
          async () => {
            await answers.get(`GET /api/publications?page=${n}`, make)
            return draft(text)
          },
          { isPassing: true },
        )
      expect(answers.find('/')).toBeDefined()
      expect(answers.find('/publications?page=99')).toBeDefined()
      expect(answers.find('/publications?page=90')).toBeUndefined()
      expect(answers.find('GET /api/publications?page=90')).toBeUndefined()
    })
  })

  it('decompress to the very bytes of the page, each form made once', async () => {
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
  })

  it('that pass by decompress to the very bytes as well', async () => {
    const html = `<p>مُحَمَّد</p>${'<p>text</p>'.repeat(5000)}`
    for (const text of [html, html.repeat(20)]) {
      const { body } = await answers.get(`/?q=${text.length}`, async () => draft(text), { isPassing: true })
      const [br, gzip] = await Promise.all([body.in('br'), body.in('gzip')])
      expect(brotliDecompressSync(br).equals(body.identity)).toBe(true)
      expect(gunzipSync(gzip).equals(body.identity)).toBe(true)
    }
  })

  it('have their data beside them, of the same version', async () => {
    const page = (boot: string) => async () => {
      changes.statement('select * from "services"')
      return { ...draft('<p>page</p>'), boot }
    }
    await answers.get('/', page('{"answers":[1]}'))
    const { boot } = answers.find('/') ?? {}
    expect(boot?.identity.toString()).toBe('{"answers":[1]}')
    write('services')
    await answers.get('/', page('{"answers":[2]}'))
    expect(answers.find('/')?.boot?.hash).not.toBe(boot?.hash)
  })

  it('carry a tag that changes with the page and with nothing else', async () => {
    const etagOf = async (html: string) =>
      (await answers.get(String(Math.random()), async () => draft(html))).etag
    expect(await etagOf('a')).toBe(await etagOf('a'))
    expect(await etagOf('a')).not.toBe(await etagOf('b'))
    expect(await etagOf('a')).toMatch(/^(W\/)?"[\w-]{22}"$/)
  })

  it('of calls are one object for all who read it, which none can change', async () => {
    const answer = await answers.get('GET /api/services', async () => draft('[{"names":["a"]}]'))
    const rows = answer.parsed as { names: string[] }[]
    expect(answer.parsed).toBe(rows)
    expect(() => rows[0]?.names.push('b')).toThrow()
  })
})
