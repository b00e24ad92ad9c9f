import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { users } from '#features/users/server/table.ts'
import { codeOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { call, openFrontDesk } from '#tests/support/front-desk.ts'
import { callAs } from '#tests/support/test-app.ts'

const account = { firstName: 'منيرة', lastName: 'القحطاني', phone: '+966554440001' }
/** Name, number and address differ from those of the account. */
const other = {
  ...call,
  firstName: 'جواهر',
  lastName: 'العنزي',
  phone: '0539990011',
  email: 'jawaher@example.com',
  message: 'يهددني',
}

const father = { firstName: 'محمد', lastName: 'القحطاني' }
const daughter = { firstName: 'نورة', lastName: 'محمد القحطاني' }
const noSounds = { firstName: '王', lastName: '芳' }

describeOnBothEngines('a recorded request for the account of another person', (openTestDatabase) => {
  const { calls, record, count, mailsTo } = openFrontDesk(openTestDatabase)
  const ownRequests = async () =>
    (await callAs(calls.app, calls.people.client, { method: 'GET', url: '/api/client/consultations' })).json()
  const withAccount = (payload: object) => ({ ...payload, userId: calls.people.client.id })
  const saveAccount = (changes: Partial<typeof users.$inferInsert>) =>
    calls.app.db.update(users).set(changes).where(eq(users.id, calls.people.client.id))
  const resultOf = async (payload: object, key?: string) => {
    return codeOf(await record(payload, calls.people.staff, key))
  }
  beforeEach(() => saveAccount(account))

  it('is refused with the name of the account, and is neither stored nor mailed', async () => {
    const refused = await record(withAccount(other))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'other_person'])
    expect(refused.json().detail).toContain('منيرة القحطاني')
    expect(await count()).toBe(0)
    expect(await mailsTo('the.client@example.com')).toEqual([])
    expect(await mailsTo(other.email)).toEqual([])
    expect(await ownRequests()).toEqual([])
  })

  it.each([
    ['the number in another form', { phone: '055 444 0001' }],
    ['the address in capitals', { email: 'The.Client@Example.com' }],
    ['the name', { firstName: 'منيرة', lastName: 'القحطاني' }],
    ['the name in Latin script', { firstName: 'Munira', lastName: 'Al-Qahtani' }],
    ['the name with other letters for the same sounds', { firstName: 'منيره', lastName: 'القحطانى' }],
    ['the name with the father’s', { firstName: 'منيرة', lastName: 'بنت سعد القحطاني' }],
    ['the name, family first', { firstName: 'القحطاني', lastName: 'منيرة' }],
    ['an omitted number, which is then the account’s', { phone: undefined }],
    ['an omitted address, which is then the account’s', { email: undefined }],
    ['a shorter name that has the same first name', { firstName: 'منيرة', lastName: 'بنت القحطاني' }],
    ['an equal name that has no sounds', noSounds, noSounds],
  ])('is accepted with %s', async (_, same, ofAccount: Partial<typeof users.$inferInsert> = {}) => {
    await saveAccount({ ...account, ...ofAccount })
    expect(await resultOf(withAccount({ ...other, ...same }))).toEqual([201, undefined])
    expect(await count()).toBe(1)
  })

  it.each([
    ['a name of similar sound', { firstName: 'منير' }],
    ['the same family name', { lastName: 'القحطاني' }],
    ['the same first name only', { firstName: 'منيرة', lastName: '' }],
    ['an emptied number', { phone: '' }],
    ['an emptied address', { email: '' }],
    ['no number on both sides, which is no evidence', { phone: null }, { phone: null }],
    ['the name of the father, a part of the other', father, daughter],
    ['the name of the daughter', daughter, father],
    [
      'the name of the father, in Latin script',
      { firstName: 'Abdullah', lastName: 'Harbi' },
      { firstName: 'Sara', lastName: 'Abdullah Harbi' },
    ],
  ])('is refused with %s', async (_, similar, ofAccount: Partial<typeof users.$inferInsert> = {}) => {
    await saveAccount({ ...account, ...ofAccount })
    expect(await resultOf(withAccount({ ...other, ...similar }))).toEqual([409, 'other_person'])
    expect(await count()).toBe(0)
  })

  it('is accepted after a confirmation, with the same key as the refusal, and only once', async () => {
    const key = 'the-key-of-the-refused-call'
    expect(await resultOf(withAccount(other), key)).toEqual([409, 'other_person'])
    const confirmed = withAccount({ ...other, confirmsPerson: true })
    expect(await resultOf(confirmed, key)).toEqual([201, undefined])
    expect(await resultOf(confirmed, key)).toEqual([201, undefined])
    expect(await resultOf(withAccount(other), key)).toEqual([409, 'key_used'])
    expect(await count()).toBe(1)
    expect(await ownRequests()).toHaveLength(1)
    expect(await mailsTo('the.client@example.com')).toHaveLength(1)
  })

  it('is checked before a similar request, and each needs its own confirmation', async () => {
    expect((await record(other)).statusCode).toBe(201)
    const again = withAccount(other)
    expect(await resultOf(again)).toEqual([409, 'other_person'])
    expect(await resultOf({ ...again, confirmsSimilar: true })).toEqual([409, 'other_person'])
    expect(await resultOf({ ...again, confirmsPerson: true })).toEqual([409, 'similar_request'])
    expect(await count()).toBe(1)
    const both = { confirmsPerson: true, confirmsSimilar: true }
    expect(await resultOf({ ...again, ...both })).toEqual([201, undefined])
  })

  it('needs no confirmation without an account', async () => {
    expect(await resultOf({ ...other, confirmsPerson: true })).toEqual([201, undefined])
    expect(await ownRequests()).toEqual([])
  })
})
