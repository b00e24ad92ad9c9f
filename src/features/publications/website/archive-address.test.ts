import { describe, expect, it } from 'vitest'
import { archiveHref, archiveRequest, readArchiveView } from './archive-address.ts'

const read = (query: string) => readArchiveView(new URLSearchParams(query))

describe('the URL of the archive', () => {
  it('can be parsed back', () => {
    const view = { q: 'عقد & شرط', category: 'contract', year: '2026', page: 3 } as const
    expect(read(archiveHref(view).split('?')[1] ?? '')).toEqual(view)
  })

  it('omits default values', () => {
    expect(archiveHref({})).toBe('/publications')
    expect(archiveHref({ q: '', category: 'all', year: '', page: 1 })).toBe('/publications')
  })

  it.each('page=0 page=-1 page=1.5 page=1e3 page=9999999 year=26 category=all category=x'.split(' '))(
    'shows all publications from the first page for %s',
    (query) => {
      expect(read(query)).toEqual({ q: '', category: 'all', year: '', page: 1 })
    },
  )

  it('never contains a longer search than the API accepts, nor half a character', () => {
    const { q } = read(`q=${'م'.repeat(199)}${encodeURIComponent('😀')}`)
    expect(q.length).toBeLessThanOrEqual(200)
    expect(q.isWellFormed()).toBe(true)
    expect(archiveRequest(read('page=2')).toString()).toBe('page=2&pageSize=10')
  })
})
