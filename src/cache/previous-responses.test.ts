import { beforeEach, expect, it } from 'vitest'
import { Changes } from '#db/changes.ts'
import type { Draft, KeptAnswer } from './cached-response.ts'
import { KeptAnswers } from './response-cache.ts'

let changes: Changes
let answers: KeptAnswers
/** The previous response's notes at each computation. */
let formers: unknown[]
beforeEach(() => {
  changes = new Changes({ isShared: false })
  changes.learn({ tables: ['services', 'settings'], cascades: [], triggers: [] })
  answers = new KeptAnswers(changes)
  formers = []
})

const make =
  (body: string, { table = 'services', notes = body } = {}) =>
  async (former: KeptAnswer | undefined): Promise<Draft> => {
    formers.push(former?.notes)
    changes.statement(`select * from "${table}"`)
    return { status: 200, headers: {}, body, notes }
  }
const write = (table: string) => changes.announce(changes.statement(`update "${table}" set x = 1`).writes)
const failing = async (): Promise<Draft> => {
  throw new Error('no database')
}

it('reuses the object and its compressed bodies when the new bytes are equal', async () => {
  const rows = JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id })))
  const before = await answers.get('list', make(rows))
  const br = await before.body.in('br')
  write('services')
  expect(answers.find('list')).toBeUndefined()
  const after = await answers.get('list', make(rows))
  expect(formers).toHaveLength(2)
  expect(after).not.toBe(before)
  expect(after.parsed).toBe(before.parsed)
  expect(after.body.ready('br')).toBe(br)
  // The same holds after several changes without a read between them.
  write('services')
  write('services')
  expect((await answers.get('list', make(rows))).parsed).toBe(before.parsed)
})

it('returns a new object once a byte has changed', async () => {
  const before = await answers.get('list', make('[{"id":1}]'))
  write('services')
  const after = await answers.get('list', make('[{"id":2}]'))
  expect([before.parsed, after.parsed]).toEqual([[{ id: 1 }], [{ id: 2 }]])
  expect(after.etag).not.toBe(before.etag)
})

it('passes the previous response to `make`, but never serves it, even when `make` fails', async () => {
  await answers.get('/', make('first'))
  write('services')
  await expect(answers.get('/', failing)).rejects.toThrow('no database')
  await answers.get('/', make('second'))
  write('services')
  expect((await answers.get('/', make('third'))).body.identity.toString()).toBe('third')
  expect(formers).toEqual([undefined, 'first', 'second'])
})

it('drops previous responses first when memory is short', async () => {
  answers = new KeptAnswers(changes, { maxBytes: 40_000 })
  const long = make('x'.repeat(10_000), { notes: 'seen' })
  const other = make('x'.repeat(10_000), { table: 'settings', notes: 'seen' })
  await answers.get('/one', long)
  write('services')
  await answers.get('/one', long)
  write('services')
  for (const key of ['/two', '/three']) await answers.get(key, other)
  await answers.get('/one', long)
  expect(formers).toEqual([undefined, 'seen', undefined, undefined, undefined])
})
