import { describe, expect, expectTypeOf, it } from 'vitest'
import { callApi, callQuery, pathOf } from './call-api.ts'
import { listQuery } from './list-query.ts'
import { postOnce } from './send-once.ts'

describe('the URL of a call', () => {
  it('contains the path parameters and the query', () => {
    expect(pathOf('PUT /api/client/consultations/:id/withdraw', { params: { id: 7 } })).toBe(
      '/api/client/consultations/7/withdraw',
    )
    expect(pathOf('GET /api/clients', { query: { pageSize: 500, content: 'none' } })).toBe(
      '/api/clients?pageSize=500&content=none',
    )
    expect(pathOf('GET /api/admin/audit.csv', { query: new URLSearchParams('q=a b') })).toBe(
      '/api/admin/audit.csv?q=a+b',
    )
  })

  it('is the last part of the query key and the URL of the request', () => {
    expect(callQuery(['services'], 'GET /api/services/:id', { params: { id: 3 }, staleTime: 0 })).toEqual({
      queryKey: ['services', '/api/services/3'],
      staleTime: 0,
    })
    expect(listQuery(['services'], 'GET /api/admin/services', { query: { page: 2 } })).toMatchObject({
      queryKey: ['services', '/api/admin/services?page=2'],
      meta: { isList: true },
    })
  })
})

// `tsc` fails if one of these calls compiles: a screen may only send and expect fields that the call
// declares.
describe('a call in the browser', () => {
  it('must be declared and have the declared parameters', () => {
    const never = () => [
      // @ts-expect-error there is no such call
      callApi('GET /api/nothing'),
      // @ts-expect-error the id is missing
      callApi('GET /api/admin/services/:id'),
      // @ts-expect-error this call has no parameters in its path
      callApi('GET /api/admin/settings', { params: { id: 1 } }),
      // @ts-expect-error no such field
      callApi('PUT /api/admin/services/:id', { params: { id: 1 }, body: { color: 'red' } }),
      // @ts-expect-error no such filter
      callQuery(['clients'], 'GET /api/clients', { query: { color: 'red' } }),
      // @ts-expect-error a query only reads
      callQuery(['clients'], 'POST /api/admin/clients', { body: {} }),
      // @ts-expect-error a name and a mail are missing
      postOnce('POST /api/contact', { subject: 'a', message: 'b' }),
    ]
    expect(never).toBeTypeOf('function')
  })

  it('returns the declared type', () => {
    type Read = ReturnType<typeof callApi<'GET /api/admin/mail-delivery'>>
    expectTypeOf<Read>().resolves.toEqualTypeOf<{ isDelivered: boolean }>()
    type Removed = ReturnType<typeof callApi<'DELETE /api/admin/services/:id'>>
    expectTypeOf<Removed>().resolves.toEqualTypeOf<undefined>()
  })
})
