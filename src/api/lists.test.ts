import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { idParams, listQuery, pageOf, replyWithPage, sortOf } from './lists.ts'

const read = (query: Record<string, unknown>) => z.safeParse(listQuery, query)

describe('the query of a list', () => {
  it.each([
    [{}, { limit: 100, offset: 0 }],
    [
      { page: '1', pageSize: '10' },
      { limit: 10, offset: 0 },
    ],
    [
      { page: '3', pageSize: '25' },
      { limit: 25, offset: 50 },
    ],
    [{ page: '2' }, { limit: 100, offset: 100 }],
    [{ pageSize: '500' }, { limit: 500, offset: 0 }],
    [
      { page: '1000000', pageSize: '500' },
      { limit: 500, offset: 499_999_500 },
    ],
  ])('reads %j as rows %j', (query, page) => {
    expect(pageOf(z.parse(listQuery, query))).toEqual(page)
  })

  it.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '1.5' }],
    [{ page: '1e3' }],
    [{ page: '0x10' }],
    [{ page: '' }],
    [{ page: 'two' }],
    [{ page: '1000001' }],
    [{ page: '9'.repeat(400) }],
    [{ page: ['1', '2'] }],
    [{ pageSize: '501' }],
    [{ pageSize: '0' }],
    [{ q: 'x'.repeat(201) }],
    [{ q: ['a', 'b'] }],
    [{ sort: 'x'.repeat(61) }],
  ])('is refused with %j', (query) => {
    const { error } = read(query)
    expect(error?.issues.map(({ path }) => path[0])).toEqual(Object.keys(query))
  })

  it('accepts a page in the digits of any script, with invisible characters around it', () => {
    for (const page of [' 2', '٢', '\u200f٢']) expect(z.parse(listQuery, { page }).page).toBe(2)
  })

  it('trims the search text, and adds nothing', () => {
    expect(z.parse(listQuery, {})).toEqual({})
    expect(z.parse(listQuery, { q: '  نظام العمل ' }).q).toBe('نظام العمل')
  })
})

describe('the order of a list', () => {
  const standard = { field: 'createdAt', descending: true } as const
  const offered = ['createdAt', 'name'] as const

  it.each([
    [undefined, standard],
    ['', standard],
    ['name', { field: 'name', descending: false }],
    ['-name', { field: 'name', descending: true }],
  ])('reads %j as %j', (sort, expected) => {
    expect(sortOf(z.parse(listQuery, { sort }), offered, standard)).toEqual(expected)
  })

  it.each(['password', '--name', 'name desc', 'Name', '__proto__', 'constructor', '-', 'name;--'])(
    'refuses %j with an error at its field',
    (sort) => {
      expect(() => sortOf(z.parse(listQuery, { sort }), offered, standard)).toThrow(
        expect.objectContaining({ code: 'invalid', errors: [expect.objectContaining({ field: 'sort' })] }),
      )
    },
  )
})

describe('the response of a list', () => {
  const answerOf = async (url: string, total: number) => {
    const app = Fastify()
    app.get('/rows', async (request, reply) =>
      replyWithPage(request, reply, z.parse(listQuery, request.query), { rows: ['row'], total }),
    )
    return app.inject({ url })
  }
  const linksOf = (header: unknown): Record<string, string> =>
    Object.fromEntries(
      String(header)
        .matchAll(/<([^>]*)>; rel="(\w+)"/g)
        .map(([, target = '', rel = '']) => [rel, target]),
    )

  it('has the exact total and links to the pages around it', async () => {
    const { headers, body } = await answerOf('/rows?page=2&pageSize=10', 35)
    expect(body).toBe('["row"]')
    expect(headers['x-total-count']).toBe('35')
    expect(linksOf(headers.link)).toEqual({
      first: '/rows?page=1&pageSize=10',
      prev: '/rows?page=1&pageSize=10',
      next: '/rows?page=3&pageSize=10',
      last: '/rows?page=4&pageSize=10',
    })
  })

  it.each([
    ['/rows', 0, { first: '/rows?page=1', last: '/rows?page=1' }],
    ['/rows', 100, { first: '/rows?page=1', last: '/rows?page=1' }],
    ['/rows', 101, { first: '/rows?page=1', next: '/rows?page=2', last: '/rows?page=2' }],
    ['/rows?page=2', 101, { first: '/rows?page=1', prev: '/rows?page=1', last: '/rows?page=2' }],
    ['/rows?page=9', 101, { first: '/rows?page=1', prev: '/rows?page=2', last: '/rows?page=2' }],
  ])('for %s of %d rows links only to existing pages', async (url, total, links) => {
    expect(linksOf((await answerOf(url, total)).headers.link)).toEqual(links)
  })

  it('preserves the search and the order in its links', async () => {
    const q = 'a?b>&"c", نظام'
    const { headers } = await answerOf(`/rows?q=${encodeURIComponent(q).replace('%3F', '?')}&sort=-name`, 500)
    const next = new URL(linksOf(headers.link).next ?? '', 'http://host')
    expect(Object.fromEntries(next.searchParams)).toEqual({ q, sort: '-name', page: '2' })
  })
})

describe('the id in a path', () => {
  it.each([
    ['1', 1],
    ['999999999', 999_999_999],
    ['0', 0],
    ['01', 0],
    ['-1', 0],
    ['1.0', 0],
    ['1e3', 0],
    ['9999999999', 0],
    ['', 0],
    ['1 or 1=1', 0],
    ['١', 0],
  ])('is read from %j as %d', (id, number) => {
    expect(z.parse(idParams, { id })).toEqual({ id: number })
  })
})
