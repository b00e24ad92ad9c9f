import { beforeEach, expect, it } from 'vitest'
import { Changes } from '#db/changes.ts'
import type { Draft, KeptAnswer } from './kept-answer.ts'
import { KeptAnswers } from './kept-answers.ts'

let changes: Changes
let answers: KeptAnswers
/** What stood before each making, by its notes. */
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

it('an answer made anew is the same object, with its compressed bytes, if nothing of it has changed', async () => {
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
  // Also after several changes of which nobody saw the first.
  write('services')
  write('services')
  expect((await answers.get('list', make(rows))).parsed).toBe(before.parsed)
})

it('it is another one as soon as a byte of it has changed', async () => {
  const before = await answers.get('list', make('[{"id":1}]'))
  write('services')
  const after = await answers.get('list', make('[{"id":2}]'))
  expect([before.parsed, after.parsed]).toEqual([[{ id: 1 }], [{ id: 2 }]])
  expect(after.etag).not.toBe(before.etag)
})

it('its maker sees what stood there before; nobody is answered with that, not even while making fails', async () => {
  await answers.get('/', make('first'))
  write('services')
  await expect(answers.get('/', failing)).rejects.toThrow('no database')
  await answers.get('/', make('second'))
  write('services')
  expect((await answers.get('/', make('third'))).body.identity.toString()).toBe('third')
  expect(formers).toEqual([undefined, 'first', 'second'])
})

it('what was dropped leaves when memory is needed for what is served', async () => {
  answers = new KeptAnswers(changes, { mostBytes: 40_000 })
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
