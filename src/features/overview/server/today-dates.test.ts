import { expect, it } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { isQuiet } from '#features/matters/rules.ts'
import { template } from '#features/matters/server/calls.matrix.ts'
import { matterDates, matterProgress } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'
import { countToday } from './count-repository.ts'
import { findToday } from './today-repository.ts'

const now = new Date()
const today = todayInRiyadh(now)
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000 - 60_000).toISOString()

describeOnBothEngines('the dates and quiet matters of today', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [messages, consultations])
  const lawyer = app.person('staff', 'the.lawyer')
  const colleague = app.person('staff', 'the.colleague')
  const client = app.person('client', 'the.client', { isVerified: true })

  const approved = (values: Partial<typeof consultations.$inferInsert> = {}) =>
    insertId(app.db, consultations, {
      ...consultation,
      service: 'corporate',
      status: 'approved',
      firstAnswerAt: ago(90),
      userId: client.id,
      assignedToId: lawyer.id,
      ...values,
    })
  const dated = (consultationId: number, values: Partial<typeof matterDates.$inferInsert> = {}) =>
    insertId(app.db, matterDates, { consultationId, kind: 'hearing', day: today, ...values })
  const withProgress = async (days: number, values: Partial<typeof matterProgress.$inferInsert> = {}) => {
    const consultationId = await approved()
    await app.db
      .insert(matterProgress)
      .values({ consultationId, stages: template.stages, lastContactAt: ago(days), ...values })
    return consultationId
  }
  const todayOf = (person: Person) => findToday(app.db, { id: person.id, role: 'staff' }, now)
  const countOf = (person: Person) => countToday(app.db, { id: person.id, role: 'staff' }, now)
  const idsOf = async (person: Person) => {
    const { dueDates, pastDates } = await todayOf(person)
    return { due: dueDates.entries.map(({ id }) => id), past: pastDates.entries.map(({ id }) => id) }
  }
  const quietOf = async (person: Person) => {
    const { quiet } = await todayOf(person)
    return quiet.entries.map(({ consultationId }) => consultationId)
  }

  it('are the dates of today and the unsettled ones of earlier days, of the user’s requests', async () => {
    const id = await approved()
    const atNoon = await dated(id, { time: '12:00' })
    const wholeDay = await dated(id)
    const past = await dated(id, { kind: 'term', basis: 'A basis', day: addDays(today, -3) })
    const older = await dated(id, { day: addDays(today, -9) })
    await dated(id, { day: addDays(today, 1) })
    await dated(id, { day: addDays(today, -1), state: 'held' })
    const closed = await approved({ status: 'completed' })
    const remaining = await dated(closed)
    await dated(closed, { day: addDays(today, -2) })
    const nobodys = await dated(await approved({ assignedToId: null }))
    expect(await idsOf(lawyer)).toEqual({ due: [wholeDay, remaining, nobodys, atNoon], past: [older, past] })
    expect(await idsOf(colleague)).toEqual({ due: [nobodys], past: [] })
    expect([await countOf(lawyer), await countOf(colleague)]).toEqual([6, 1])
    expect((await todayOf(lawyer)).pastDates.entries[0]).toEqual({
      ...{ id: older, consultationId: id, kind: 'hearing', day: addDays(today, -9), time: null, total: 2 },
      clientName: 'Sara Al-Harbi',
    })
  })

  it('are hidden from users who may not open the request, and at most five with an exact total', async () => {
    const id = await approved({ assignedToId: null, isRestricted: true })
    await dated(id)
    await app.db
      .insert(matterProgress)
      .values({ consultationId: id, stages: template.stages, lastContactAt: ago(60) })
    expect(await idsOf(colleague)).toEqual({ due: [], past: [] })
    expect([await quietOf(colleague), await countOf(colleague)]).toEqual([[], 0])
    const open = await approved()
    for (let count = 0; count < 7; count += 1) await dated(open, { day: addDays(today, -count - 1) })
    const { pastDates } = await todayOf(lawyer)
    expect([pastDates.entries.length, pastDates.total]).toEqual([5, 7])
    expect(await countOf(lawyer)).toBe(7)
  })

  it('are quiet by the rule: for the chosen days, or never', async () => {
    const rows = [
      { days: 31 },
      { days: 29 },
      { days: 8, quietDays: 7 },
      { days: 6, quietDays: 7 },
      { days: 300, quietDays: 0 },
    ]
    const expected: number[] = []
    for (const { days, quietDays = 30 } of rows) {
      const id = await withProgress(days, { quietDays })
      if (isQuiet({ quietDays, lastContactAt: ago(days) }, now)) expected.push(id)
    }
    expect(expected).toHaveLength(2)
    expect(await quietOf(lawyer)).toEqual(expected)
    expect(await quietOf(colleague)).toEqual([])
  })

  it('are not quiet after a message of the office or one press, which is refused again within a week, but after a message of the client', async () => {
    const id = await withProgress(60)
    const letter = { consultationId: id, subject: 'About it', content: 'Hello.' }
    await app.db.insert(messages).values({ ...letter, fromUserId: client.id, isToFirm: true })
    expect(await quietOf(lawyer)).toEqual([id])
    const sent = { ...letter, fromUserId: lawyer.id, toUserId: client.id }
    await app.db.insert(messages).values({ ...sent, createdAt: ago(40) })
    expect((await todayOf(lawyer)).quiet.entries[0]?.lastWordAt).toBe(ago(40))
    await app.db.insert(messages).values(sent)
    expect(await quietOf(lawyer)).toEqual([])
    const other = await withProgress(60)
    const sendNoChange = () => app.post(`/api/admin/consultations/${other}/path/told`, {}, lawyer)
    expect(await quietOf(lawyer)).toEqual([other])
    expect((await sendNoChange()).statusCode).toBe(201)
    expect(await quietOf(lawyer)).toEqual([])
    expect((await sendNoChange()).json().code).toBe('told_recently')
  })
})
