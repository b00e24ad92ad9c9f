import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { loadSampleFirm } from '#sample/load.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { buildTestApp, callAs, type Person, signUp } from '#tests/support/test-app.ts'
import { openBuiltRenderer } from './built-renderer.ts'

/** The visible state of a record: the number in its name, or nothing while it is hidden or deleted. */
type Shown = number | 'nothing'

/** Every state in order. The response to the newest change may still be outstanding. */
type History = { states: Shown[]; answered: number }

describeOnBothEngines('concurrent changes and reads', (openTestDatabase) => {
  let app: FastifyInstance
  let origin: string
  let admin: Person
  beforeAll(async () => {
    const database = await openTestDatabase()
    app = await buildTestApp(database, 1_000_000, { renderer: await openBuiltRenderer() })
    await loadSampleFirm(app.db)
    admin = await signUp(app, 'admin', 'the.admin')
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
    return () => app.close()
  })

  const kinds = [
    {
      noun: 'services',
      first: { descriptionEn: 'Charters and cargo.', icon: 'fa-gavel', displayOrder: 0 },
      named: (n: number) => ({ nameEn: `Ships number${n}.`, nameAr: `سفن number${n}.` }),
      hidden: { status: 'inactive' },
      visible: { status: 'active' },
      lists: ['/', '/api/services'],
      pages: ['/services/', '/api/services/'],
    },
    {
      noun: 'publications',
      first: {
        contentEn: 'Cargo, charters and collisions.',
        contentAr: 'البضائع وعقود النقل والتصادم.',
        category: 'litigation',
        publishDate: '2026-11-20T00:00:00.000Z',
      },
      named: (n: number) => ({ titleEn: `Ships number${n}.`, titleAr: `سفن number${n}.` }),
      hidden: { isVisible: false },
      visible: { isVisible: true },
      lists: `/ /publications /publications?q=cargo /api/publications?content=none /api/publications?q=cargo
        /feed.xml /sitemap.xml`.split(/\s+/),
      pages: ['/publications/', '/api/publications/'],
    },
  ] as const

  const read = async (path: string, language: string, id: number): Promise<Shown> => {
    const response = await fetch(origin + path, { headers: { 'accept-language': language } })
    const text = await response.text()
    if (response.status === 404) return 'nothing'
    expect([path, response.status]).toEqual([path, 200])
    // The sitemap does not contain titles.
    if (path === '/sitemap.xml') return text.includes(`/publications/${id}?`) ? Number.NaN : 'nothing'
    const [, shown] = /number(\d+)\./.exec(text) ?? []
    return shown === undefined ? 'nothing' : Number(shown)
  }

  /** Reads until the end. Each response must be true at its start or later. */
  const keepReading = async (
    path: string,
    language: string,
    id: number,
    history: History,
    isOver: () => boolean,
  ) => {
    let reads = 0
    while (!isOver()) {
      const from = history.answered
      const shown = await read(path, language, id)
      const possible = history.states.slice(from)
      const isTrue = Number.isNaN(shown)
        ? possible.some((state) => state !== 'nothing')
        : possible.includes(shown)
      expect({ path, language, shown, possible, isTrue }).toMatchObject({ isTrue: true })
      reads += 1
    }
    return reads
  }

  it.each(kinds)('never shows a stale state of $noun after the response to its change', async (kind) => {
    const base = `/api/admin/${kind.noun}`
    const history: History = { states: ['nothing'], answered: 0 }
    const change = async (state: Shown, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      history.states.push(state)
      const answer = await callAs(app, admin, { method, url, ...(payload && { payload }) })
      if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.body}`)
      history.answered = history.states.length - 1
      return answer.body ? answer.json<{ id: number; updatedAt: string }>() : undefined
    }
    let record = await change(0, 'POST', base, { ...kind.first, ...kind.named(0), ...kind.visible })
    if (!record) throw new Error('nothing was created')
    const { id } = record
    let isOver = false
    const paths = [...kind.lists, ...kind.pages.map((start) => start + id)]
    const readers = paths.flatMap((path) =>
      ['en', 'ar'].map((language) => keepReading(path, language, id, history, () => isOver)),
    )
    const failed = Promise.race(readers)
    for (let n = 1; n <= 6; n += 1) {
      const put = (state: Shown, payload: object) =>
        change(state, 'PUT', `${base}/${id}`, { ...payload, updatedAt: record?.updatedAt })
      record = await put(n, kind.named(n))
      if (n % 3 === 0) {
        record = await put('nothing', kind.hidden)
        record = await put(n, kind.visible)
      }
      // Gives the readers time to cache it, or ends at the first stale response.
      await Promise.race([failed, Promise.all(paths.map((path) => read(path, 'en', id)))])
    }
    await change('nothing', 'DELETE', `${base}/${id}`)
    for (const path of paths)
      for (const language of ['en', 'ar'])
        expect([path, await read(path, language, id)]).toEqual([path, 'nothing'])
    isOver = true
    for (const reads of await Promise.all(readers)) expect(reads).toBeGreaterThan(0)
  })
})
