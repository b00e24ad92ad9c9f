import { beforeEach, describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { employment, openQuestionCalls, question } from '#tests/support/question-calls.ts'
import { mostVisible, setProblems } from '../set-rules.ts'

describeOnBothEngines('a set of questions', (openTestDatabase) => {
  const calls = openQuestionCalls(openTestDatabase)
  const { app, people, as } = calls
  const begin = async (body: object = {}) =>
    (await as(people.staff, 'POST', '/api/admin/question-sets', { area: 'corporate', ...body })).json()
  const urlOf = (id: number) => `/api/admin/question-sets/${id}`

  beforeEach(async () => {
    await app.db.delete(consultations)
    await calls.clearSets()
  })

  it('has one draft, which continues the newest version', async () => {
    const first = await calls.publish()
    const [one, other] = await Promise.all([begin(), begin()])
    expect(one).toMatchObject({ id: other.id, number: 2, state: 'draft', isReviewed: false })
    expect(one.content).toHaveLength(employment.length)
    const listed = (await as(people.staff, 'GET', '/api/admin/question-sets')).json()
    expect(listed.map(({ id, questions }: Record<string, number>) => [id, questions])).toEqual([
      [one.id, 6],
      [first, 6],
    ])
  })

  it('does not change once it is published, and is published once for two presses', async () => {
    const id = await calls.publish()
    const before = (await as(people.staff, 'GET', urlOf(id))).json()
    const changed = await as(people.staff, 'PUT', urlOf(id), { content: [] })
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'published'])
    expect((await as(people.staff, 'DELETE', urlOf(id))).statusCode).toBe(409)
    expect((await as(people.staff, 'POST', `${urlOf(id)}/publish`, {})).statusCode).toBe(201)
    expect((await as(people.staff, 'GET', urlOf(id))).json()).toEqual(before)
  })

  it('is reviewed until its draft changes, and refuses a stale edit', async () => {
    const { id, updatedAt } = await begin({ content: employment })
    const reviewed = await as(people.staff, 'POST', `${urlOf(id)}/review`)
    expect(reviewed.json()).toMatchObject({ isReviewed: true, reviewedBy: 'the.staff Test' })
    const saved = await as(people.staff, 'PUT', urlOf(id), {
      content: [],
      updatedAt: reviewed.json().updatedAt,
    })
    expect(saved.json()).toMatchObject({ isReviewed: false, content: [] })
    expect((await as(people.staff, 'PUT', urlOf(id), { content: [], updatedAt })).json().code).toBe('stale')
  })

  const shownIf = (of: string) => ({ shownIf: { question: of, isOneOf: ['yes'] } })
  const yesNo = { kind: 'yesNo' } as const

  it.each([
    [
      'a condition on a later question',
      [question('a', shownIf('b')), question('b', yesNo)],
      ['content.0.shownIf.question', 'A condition can only refer to an earlier question'],
    ],
    [
      'a circle',
      [question('a', { ...yesNo, ...shownIf('b') }), question('b', { ...yesNo, ...shownIf('a') })],
      ['content.0.shownIf.question', 'The conditions of these questions lead back to themselves'],
    ],
    [
      'thirteen questions that one person can see',
      Array.from({ length: 13 }, (_none, at) => question(`q${at}`)),
      ['content.12.titleAr', expect.stringMatching(/13.*12|12.*13/)],
    ],
  ])(
    'is not published with %s, which is reported at its question',
    async (_fault, content, [field, message]) => {
      const { id } = await begin({ content })
      const refused = await as(people.staff, 'POST', `${urlOf(id)}/publish`, {})
      expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ field, message }]])
      expect((await as(people.staff, 'GET', urlOf(id))).json()).toMatchObject({ state: 'draft' })
    },
  )
})

describe('the faults of a set', () => {
  const yes = (of: string) => ({ question: of, isOneOf: ['yes'] })
  const no = (of: string) => ({ question: of, isOneOf: ['no'] })
  const messagesOf = (content: Parameters<typeof setProblems>[0]) =>
    setProblems(content).map(({ field, message }) => `${field} ${message}`)

  it('include missing texts, roles, days and choices', () => {
    expect(messagesOf(employment)).toEqual([])
    expect(
      messagesOf([
        question('a', { titleEn: '', helpAr: 'مساعدة' }),
        question('b', { kind: 'party' }),
        question('c', { kind: 'paper' }),
        question('d', { kind: 'one' }),
        question('d', { caution: { isOneOf: ['yes'], ar: 'x', en: 'x' } }),
      ]),
    ).toEqual([
      'content.0.titleEn val.generic.required',
      'content.0.helpEn val.generic.required',
      'content.1.partyRole val.generic.required',
      'content.2.days val.generic.required',
      'content.3.choices val.question.choices',
      'content.4.caution.isOneOf val.question.choice',
      'content.4.id val.question.id',
    ])
  })

  it('include a circle of conditions', () => {
    const circle = [
      question('a', { kind: 'yesNo', shownIf: yes('b') }),
      question('b', { kind: 'yesNo', shownIf: yes('a') }),
    ]
    expect(messagesOf(circle)).toEqual(['content.0.shownIf.question val.question.circle'])
  })

  it('include more than twelve visible questions, and not more that exclude each other', () => {
    const root = question('root', { kind: 'yesNo' })
    const each = (shownIf: ReturnType<typeof yes>, name: string) =>
      Array.from({ length: 11 }, (_, n) => question(`${name}${n}`, { shownIf }))
    const exclusive = [root, ...each(yes('root'), 'y'), ...each(no('root'), 'n')]
    expect([mostVisible(exclusive), messagesOf(exclusive)]).toEqual([12, []])
    const more = [...exclusive, question('one-more')]
    expect(messagesOf(more)).toEqual(['content.23.titleAr val.question.tooMany?n=13&max=12'])
  })
})
