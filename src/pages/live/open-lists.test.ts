import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { askApi } from '#browser/call-api.ts'
import { type News, OpenLists } from './open-lists.ts'

const requests = ['consultations', '/api/admin/consultations?page=1']
const counts = ['consultations', '/api/admin/consultations/counts']

describe('an open list', () => {
  /** The server's rows, for every path of the list. */
  let rows: { id: number; status?: string }[]
  let total: number
  let requested: string[]
  beforeEach(() => {
    requested = []
    rows = [{ id: 2 }, { id: 1 }]
    total = 2
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('fetch', async (path: string) => {
      requested.push(path)
      const headers = { 'x-total-count': String(total) }
      return Response.json(path.includes('counts') ? { all: total } : rows, { headers })
    })
  })

  const open = async (list: string[] = requests) => {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { queryFn: askApi, retry: false, staleTime: Number.POSITIVE_INFINITY } },
    })
    const waiting: (News | undefined)[] = []
    const lists = new OpenLists(queryClient, (news) => waiting.push(news))
    const observers = [
      new QueryObserver(queryClient, { queryKey: list, meta: { isList: true } }),
      new QueryObserver(queryClient, { queryKey: counts }),
    ]
    const leave = observers.map((observer) => observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(queryClient.isFetching() + requested.length).toBe(2))
    await vi.waitFor(() => expect(queryClient.getQueryData(list)).toBeDefined())
    onTestFinished(() => {
      for (const each of leave) each()
      lists.stop()
      queryClient.clear()
    })
    const shown = () => queryClient.getQueryData<{ rows: { id: number; status?: string }[] }>(list)?.rows
    return { queryClient, lists, waiting, shown, leave }
  }
  const here = () => false
  const away = () => true
  const arrive = () => {
    rows = [{ id: 3 }, { id: 2 }, { id: 1 }]
    total = 3
  }

  it('updates rows that stay in place', async () => {
    const { lists, waiting, shown } = await open()
    rows = [{ id: 2, status: 'approved' }, { id: 1 }]
    await lists.refresh(['consultations'], here)
    expect(shown()).toEqual(rows)
    expect(waiting.filter(Boolean)).toEqual([])
  })

  it('defers rows that would move others until a click, and updates counts immediately', async () => {
    const { lists, waiting, shown, queryClient } = await open()
    arrive()
    await lists.refresh(['consultations'], here)
    expect(shown()).toEqual([{ id: 2 }, { id: 1 }])
    expect(waiting.at(-1)).toEqual({ kind: 'consultations', added: 1 })
    expect(queryClient.getQueryData(counts)).toEqual({ all: 3 })
    lists.show()
    expect(shown()).toEqual(rows)
    expect(waiting.at(-1)).toBeUndefined()
  })

  it('updates a list without a kind of its own after any change, with a notice that names none', async () => {
    const { lists, waiting, shown } = await open(['engagements', '/api/admin/engagements?page=1'])
    arrive()
    await lists.refresh(['consultations'], here)
    expect(waiting.at(-1)).toEqual({ kind: null })
    lists.show()
    expect(shown()).toEqual(rows)
  })

  it('shows the number of new rows on a full page, and only a notice for other moves', async () => {
    const { lists, waiting } = await open()
    rows = [{ id: 3 }, { id: 2 }]
    await lists.refresh(['*'], here)
    expect(waiting.at(-1)).toEqual({ kind: 'consultations', added: 1 })
    rows = [{ id: 1 }, { id: 2 }]
    await lists.refresh(['*'], here)
    expect(waiting.at(-1)).toEqual({ kind: null })
  })

  it('is updated when the user returns to the tab, with a notice of new rows', async () => {
    const { lists, waiting, shown } = await open()
    arrive()
    expect(await lists.refresh(['consultations'], away)).toEqual({ kind: 'consultations', added: 1 })
    expect(shown()).toEqual(rows)
    expect(waiting.filter(Boolean)).toEqual([])
  })

  it('shows its first rows immediately', async () => {
    rows = []
    total = 0
    const { lists, shown } = await open()
    arrive()
    await lists.refresh(['consultations'], here)
    expect(shown()).toEqual(rows)
  })

  it('drops deferred rows on a refetch or after leaving', async () => {
    const { lists, waiting, queryClient, leave } = await open()
    arrive()
    await lists.refresh(['consultations'], here)
    await queryClient.invalidateQueries({ queryKey: ['consultations'] })
    expect(waiting.at(-1)).toBeUndefined()
    rows = [{ id: 4 }, ...rows]
    total = 4
    await lists.refresh(['consultations'], here)
    expect(waiting.at(-1)).toEqual({ kind: 'consultations', added: 1 })
    leave[0]?.()
    expect(waiting.at(-1)).toBeUndefined()
  })

  it("is not refetched for another kind, unlike a client's timeline", async () => {
    const { lists, queryClient } = await open()
    requested = []
    await lists.refresh(['messages'], here)
    expect(requested).toEqual([])
    const timeline = ['people', 7, 'events', '/api/admin/people/7/events?kind=all']
    const observer = new QueryObserver(queryClient, { queryKey: timeline })
    onTestFinished(observer.subscribe(() => undefined))
    await vi.waitFor(() => expect(queryClient.getQueryData(timeline)).toEqual(rows))
    for (const kind of ['consultations', 'appointments', 'messages', 'documents']) {
      requested = []
      await lists.refresh([kind], here)
      expect(requested).toContain('/api/admin/people/7/events?kind=all')
    }
  })

  it('preserves its rows when a refetch fails', async () => {
    const { lists, shown } = await open()
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await lists.refresh(['consultations'], here).catch(() => undefined)
    expect(shown()).toEqual([{ id: 2 }, { id: 1 }])
  })
})
