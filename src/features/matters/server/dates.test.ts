import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { dayOfHijri, hijriOf } from '#fields/hijri.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { fieldOf, statusesOf } from '#tests/support/answers.ts'
import { calendarPrograms } from '#tests/support/calendar-programs.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { updateRow } from '#tests/support/rows.ts'
import { sendAs, signUp } from '#tests/support/test-app.ts'
import { matterDates, powers } from './table.ts'

/** A Hijri year in which Safar has 29 days. */
const yearOfShortSafar = [1448, 1449, 1450, 1451].find((year) => !dayOfHijri({ year, month: 2, day: 30 }))
const hearing = { kind: 'hearing', day: '2035-01-09', time: '10:00', place: 'الدائرة الثالثة', isShown: true }
const term = { kind: 'term', day: '2035-01-09', basis: 'المادة 187' }

describeOnBothEngines('the dates of a request', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const { idOfApproved, addDate, settle, matterOf, ownMatterOf, mails } = calls
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
    await calls.app.db.delete(auditLog)
  })
  const today = () => todayInRiyadh(new Date())
  const added = async (body: object): Promise<{ id: number; requestId: number }> => {
    const requestId = await idOfApproved()
    const created = await addDate(requestId, body)
    expect(created.statusCode, created.body).toBe(201)
    return { id: created.json().id, requestId }
  }
  const invitations = async () => (await mails()).flatMap(({ calendar }) => calendar ?? [])
  const moveTo = (id: number, body: object) => calls.postAs(`/api/admin/path-dates/${id}/move`, body)

  it('need an approved request, are typed in either calendar, stored in the Gregorian one, and held from their day on', async () => {
    const { year, month, day } = hijriOf('2035-01-09')
    for (const [typed, typedIn] of [
      [`${day}/${month}/${year}`, 'hijri'],
      [`${year}-${month}-${day}`, 'hijri'],
      ['09/01/2035', 'gregorian'],
      ['٠٩/٠١/٢٠٣٥', 'gregorian'],
    ]) {
      const { id, requestId } = await added({ ...hearing, day: typed })
      expect((await matterOf(requestId)).dates).toMatchObject([{ id, day: '2035-01-09', typedIn }])
    }
    const pending = await calls.idOfNew(calls.people.client)
    expect((await addDate(pending, hearing)).json().code).toBe('not_approved')
    const { id } = await added({ ...hearing, day: today(), time: '23:59' })
    expect((await settle(id, { state: 'held' })).json().state).toBe('held')
  })

  it.each([
    ['February 31', { day: '31/02/2027' }, 'day'],
    ['the 30th of a Safar with 29 days', { day: `30/02/${yearOfShortSafar}` }, 'day'],
    ['no day', { day: '' }, 'day'],
    ['an impossible time', { time: '25:00' }, 'time'],
    ['a term without its basis', { kind: 'term' }, 'basis'],
    ['an unknown kind', { kind: 'trial' }, 'kind'],
  ])('are refused at the field for %s', async (_name, body, field) => {
    const id = await idOfApproved()
    const refused = await addDate(id, { ...hearing, ...body })
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, field])
    expect(refused.json().errors[0].message).toMatch(/^[A-Z].* /)
    expect((await matterOf(id)).dates).toEqual([])
  })

  it('are shown to the client in order, without their basis, and with their place only if the firm shows it', async () => {
    const id = await idOfApproved()
    await addDate(id, { ...hearing, basis: 'قرار الدائرة' })
    await addDate(id, { ...hearing, day: '2035-01-02', time: '' })
    await addDate(id, { ...hearing, day: '2034-12-30', isShown: false })
    expect(await ownMatterOf(id)).toEqual({
      ...{ path: null, pastDate: null, powers: [] },
      dates: [
        { id: expect.any(Number), kind: 'hearing', day: '2035-01-02', time: null, place: '' },
        { id: expect.any(Number), kind: 'hearing', day: '2035-01-09', time: '10:00', place: '' },
      ],
    })
    const own = await calls.get(`/api/client/consultations/${id}`, undefined, calls.people.client)
    expect(own.json().nextDate).toEqual({ kind: 'hearing', day: '2035-01-02', time: null })
    expect(own.body).not.toContain('قرار')
    const { requestId } = await added({ ...hearing, isPlaceShown: true })
    expect((await ownMatterOf(requestId)).dates[0].place).toBe(hearing.place)
  })

  it('are created once by a repeated call', async () => {
    const id = await idOfApproved()
    const [url, headers] = [`/api/admin/consultations/${id}/dates`, { 'idempotency-key': 'x'.repeat(20) }]
    const send = () => sendAs(calls.app, calls.people.staff, 'POST', url, hearing, headers)
    const [first, again] = [await send(), await send()]
    expect([first.statusCode, again.json().id]).toEqual([201, first.json().id])
    expect(await calls.app.db.$count(matterDates, eq(matterDates.consultationId, id))).toBe(1)
    expect(await invitations()).toHaveLength(1)
  })

  describe('after a move', () => {
    it('link the old date to the new one, and update the calendar of the client', async () => {
      const { id, requestId } = await added(hearing)
      const moved = await moveTo(id, { day: '2035-01-16', time: '11:30' })
      expect([moved.statusCode, moved.json().day]).toEqual([201, '2035-01-16'])
      expect((await matterOf(requestId)).dates).toMatchObject([
        { id, state: 'moved', movedToId: moved.json().id },
        { state: 'ahead', day: '2035-01-16', time: '11:30', place: hearing.place, isShown: true },
      ])
      const [set = '', update = ''] = await invitations()
      for (const read of Object.values(calendarPrograms)) {
        const [first, second] = [read(set), read(update)]
        const found = [second.uid, second.sequence, second.method]
        expect(found).toEqual([first.uid, first.sequence + 1, 'REQUEST'])
        const times = [first.startsAt, second.startsAt]
        expect(times).toEqual(['2035-01-09T07:00:00.000Z', '2035-01-16T08:30:00.000Z'])
        expect([second.summary, second.location]).toEqual([`Request no. ${requestId}`, ''])
      }
    })

    it('refuse the same time, another move and a stale version', async () => {
      const { id } = await added(hearing)
      expect((await moveTo(id, { day: hearing.day, time: hearing.time })).json().errors[0].field).toBe('day')
      const stale = await moveTo(id, { day: '2035-02-01', updatedAt: '2026-01-01T00:00:00.000Z' })
      expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
      expect((await moveTo(id, { day: '2035-02-01' })).statusCode).toBe(201)
      expect((await moveTo(id, { day: '2035-02-08' })).json().code).toBe('date_settled')
    })
  })

  it('cancel the calendar entry of the client when they are dropped or hidden', async () => {
    const dropped = await added({ ...hearing, time: null })
    await settle(dropped.id, { state: 'dropped' })
    const hidden = await added(hearing)
    await calls.put(`/api/admin/path-dates/${hidden.id}`, { isShown: false })
    const sent = await invitations()
    expect(sent).toHaveLength(4)
    for (const read of Object.values(calendarPrograms))
      for (const [set = '', cancel = ''] of [sent.slice(0, 2), sent.slice(2)]) {
        const [first, second] = [read(set), read(cancel)]
        const found = [second.uid, second.sequence, second.method, second.isCanceled]
        expect(found).toEqual([first.uid, first.sequence + 1, 'CANCEL', true])
      }
    expect((await ownMatterOf(dropped.requestId)).dates).toEqual([])
  })

  describe('of a term', () => {
    it('are handled by a second press that types the day, once', async () => {
      const { id, requestId } = await added(term)
      for (const day of [undefined, '2035-01-10']) {
        expect(fieldOf(await settle(id, { state: 'handled', day }))).toEqual([400, 'day'])
      }
      const answers = await Promise.all([1, 2].map(() => settle(id, { state: 'handled', day: '09/01/2035' })))
      expect(statusesOf(answers)).toEqual([200, 409])
      expect((await matterOf(requestId)).dates).toMatchObject([
        { state: 'handled', settledByName: expect.stringMatching(/./), settledAt: expect.any(String) },
      ])
      const lines = await calls.app.db.select().from(auditLog)
      expect(lines.filter(({ details }) => details?.step === 'handled')).toHaveLength(1)
    })

    it('are not in responses to the client once they are past', async () => {
      const { id, requestId } = await added({ ...term, isShown: true })
      await updateRow(calls.app.db, matterDates, id, { day: addDays(today(), -1) })
      expect((await matterOf(requestId)).dates).toMatchObject([{ isPast: true, state: 'ahead' }])
      expect((await matterOf(requestId)).hasPastDate).toBe(true)
      expect(await ownMatterOf(requestId)).toEqual({ path: null, dates: [], pastDate: null, powers: [] })
    })
  })

  it.each([
    ['a hearing as handled', hearing, { state: 'handled', day: hearing.day }, 400],
    ['a term as held', term, { state: 'held' }, 400],
    ['a hearing as held before its day', hearing, { state: 'held' }, 409],
    ['a hearing as missed before its day', hearing, { state: 'missed' }, 409],
  ])('are not marked: %s', async (_name, body, state, status) => {
    const { id, requestId } = await added(body)
    expect((await settle(id, state)).statusCode).toBe(status)
    expect((await matterOf(requestId)).dates).toMatchObject([{ state: 'ahead' }])
  })

  it('appear in mail and logs without place, basis and numbers', async () => {
    const id = await idOfApproved()
    const secret = 'علامة سرية'
    const created = await addDate(id, { ...hearing, place: secret, basis: secret, isPlaceShown: true })
    await moveTo(created.json().id, { day: '2035-02-01', basis: `${secret} ثانية` })
    await calls.postAs(`/api/admin/consultations/${id}/powers`, { number: '461234567', scope: secret })
    const written = JSON.stringify([await mails(), await calls.app.db.select().from(auditLog)])
    expect(written).toContain(`${id}`)
    expect(written).not.toContain(secret)
    expect(written).not.toContain('461234567')
    expect(JSON.stringify(await calls.historyOf(id))).not.toContain(secret)
  })

  it('are listed between two days for users who may open the request', async () => {
    const { id, requestId } = await added(hearing)
    await addDate(requestId, { ...hearing, day: '2035-03-01' })
    const listed = (person = calls.people.staff) =>
      calls.get('/api/admin/path-dates?from=2035-01-01&to=2035-01-31', undefined, person)
    expect((await listed()).json()).toMatchObject([{ id, consultationId: requestId, day: '2035-01-09' }])
    const outsider = await signUp(calls.app, 'staff', `agenda.${id}`)
    await updateRow(calls.app.db, consultations, requestId, { assignedToId: calls.people.staff.id })
    expect((await listed(outsider)).json()).toEqual([])
  })

  it('can have a power of attorney, stored sealed, listed, removed and refused without digits', async () => {
    const id = await idOfApproved()
    const url = `/api/admin/consultations/${id}/powers`
    const created = await calls.postAs(url, { number: '٤٦١٢٣٤٥٦٧', until: '09/01/2035', scope: 'المرافعة' })
    expect([created.statusCode, created.json()]).toMatchObject([
      201,
      { number: '461234567', until: '2035-01-09', issuedOn: null },
    ])
    const [row] = await calls.app.db.select().from(powers).where(eq(powers.consultationId, id))
    expect(JSON.stringify(row)).not.toContain('461234567')
    expect((await calls.remove(`/api/admin/powers/${created.json().id}`)).statusCode).toBe(204)
    expect((await matterOf(id)).powers).toEqual([])
    expect((await calls.historyOf(id)).slice(-2)).toMatchObject([
      { to: 'powerAdded' },
      { to: 'powerRemoved' },
    ])
    expect(fieldOf(await calls.postAs(url, { number: 'A-1' }))).toEqual([400, 'number'])
  })
})
