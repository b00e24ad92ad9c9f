import { beforeAll, expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openPeople } from '#tests/support/suite.ts'

// A call applies every parameter that it accepts and refuses all others. A list never ignores a search or a
// sort order silently.

describeOnBothEngines('the parameters of a read call', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  let reads: { path: string; takes: (name: string) => boolean; isList: boolean }[]

  beforeAll(async () => {
    const { paths = {} } = await app.instance.describeCalls()
    reads = Object.entries(paths).flatMap(([path, methods]) => {
      if (!methods || !('get' in methods) || path === '/api/live') return []
      const { parameters = [], responses } = methods.get as {
        parameters?: { name: string; in: string }[]
        responses?: Record<string, { content?: Record<string, { schema?: { type?: string } }> }>
      }
      const schema = responses?.['200']?.content?.['application/json']?.schema
      return [
        {
          path: path.replace(/\{\w+\}/g, String(people.client.id)),
          takes: (name: string) => parameters.some((each) => each.in === 'query' && each.name === name),
          isList: schema?.type === 'array',
        },
      ]
    })
    expect(reads.length).toBeGreaterThan(90)
  })

  const personFor = (path: string) => (/^\/api\/(client|favorites)/.test(path) ? people.client : people.admin)
  const ask = (path: string, query: string) => app.get(path + query, personFor(path))
  const required = (path: string) =>
    /appointments$|absences$/.test(path) && path.startsWith('/api/admin')
      ? 'from=2030-01-01&to=2030-01-02&'
      : ''

  it('are refused if unknown, in every call', async () => {
    for (const { path } of reads) {
      const { statusCode, body } = await ask(path, `?${required(path)}nonsense=1`)
      expect([path, statusCode, body.includes('"nonsense"')]).toEqual([path, 400, true])
    }
  })

  it('are refused for an unknown sort order, in every list', async () => {
    for (const { path } of reads.filter(({ takes, isList }) => isList || takes('sort')))
      for (const sort of ['nonsense', '-nonsense', 'id;drop table users', '-'])
        expect([
          path,
          sort,
          (await ask(path, `?${required(path)}sort=${encodeURIComponent(sort)}`)).statusCode,
        ]).toEqual([path, sort, 400])
  })

  it('find nothing for a search without matches, in every list', async () => {
    for (const { path, takes } of reads.filter(({ isList }) => isList)) {
      const { statusCode, headers, body } = await ask(path, `?${required(path)}q=zzqxwv`)
      if (!takes('q')) expect([path, statusCode]).toEqual([path, 400])
      else expect([path, statusCode, headers['x-total-count'], body]).toEqual([path, 200, '0', '[]'])
    }
  })
})
