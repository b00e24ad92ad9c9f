import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { updateRow } from '#tests/support/rows.ts'
import { signUp } from '#tests/support/test-app.ts'
import { sendMatterReminders } from './jobs.ts'
import { matterDates, powers } from './table.ts'

const day = '2035-01-20'

describeOnBothEngines('reminders of a matter', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
  })
  const sendOn = (today: string, publicUrl = () => 'https://firm.example') => {
    const { db, linkTokens } = calls.app
    return sendMatterReminders(db, { publicUrl, linkTokens }, instantInRiyadh(today, '08:00'))
  }
  const daysBefore = (days: number) => addDays(day, -days)
  /** Two servers at the same time. */
  const sendTwice = async (today: string) =>
    (await Promise.all([sendOn(today), sendOn(today)])).reduce((sum, count) => sum + count)
  const recipients = async (word: string) =>
    (await calls.mails()).filter(({ text }) => text.includes(word)).map(({ recipient }) => recipient)

  /** A request that a lawyer handles, with one date or power. */
  const request = async (options = {}) => {
    const id = await calls.idOfApproved(options)
    await updateRow(calls.app.db, consultations, id, { assignedToId: calls.people.staff.id })
    await calls.app.db.delete(outbox)
    return id
  }
  const dated = async (body: object, options = {}) => {
    const id = await request(options)
    const created = await calls.addDate(id, { day, ...body })
    expect(created.statusCode, created.body).toBe(201)
    await calls.app.db.delete(outbox)
    return { requestId: id, id: created.json().id as number }
  }
  const term = { kind: 'term', basis: 'المادة 187' }
  const hearing = { kind: 'hearing', isShown: true }

  it('of a term are sent 14, 7, 3 and 1 days before it, once by two servers', async () => {
    await dated(term)
    const sent: number[] = []
    for (let days = 16; days >= 0; days -= 1) sent.push(await sendTwice(daysBefore(days)))
    expect(sent).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0])
  })

  it('are sent for a term to the handler and one deputy, and not to the client', async () => {
    const { requestId } = await dated(term)
    const second = await signUp(calls.app, 'admin', `partner.${requestId}`)
    await sendOn(daysBefore(7))
    const sent = (await calls.mails()).map(({ recipientId }) => recipientId)
    expect(sent).toEqual([calls.people.staff.id, calls.people.admin.id])
    await calls.app.db.delete(users).where(eq(users.id, second.id))
  })

  it('of a term are sent on each day after it until it is handled', async () => {
    const { id } = await dated(term)
    await sendOn(daysBefore(1))
    const sent: number[] = []
    for (const days of [0, -1, -1, -2, -3]) sent.push(await sendTwice(daysBefore(days)))
    expect(sent).toEqual([0, 1, 0, 1, 1])
    await calls.settle(id, { state: 'handled', day })
    expect(await sendOn(daysBefore(-4))).toBe(0)
  })

  it('of a hearing are sent to the client 3 days and 1 day before it, if it is shown, and to a guest with a private link', async () => {
    await dated(hearing)
    await dated({ ...hearing, isShown: false })
    await dated({ kind: 'meeting', isShown: true })
    const sent: number[] = []
    for (const days of [4, 3, 2, 1, 0, -1]) sent.push(await sendTwice(daysBefore(days)))
    expect(sent).toEqual([0, 1, 0, 1, 0, 0])
    expect(new Set((await calls.mails()).map(({ recipientId }) => recipientId))).toEqual(
      new Set([calls.people.client.id]),
    )
    await dated(hearing, { isGuest: true })
    await sendOn(daysBefore(3))
    expect(await recipients('/requests?token=')).toHaveLength(1)
  })

  describe('that were missed', () => {
    it('are sent once after a night without a server', async () => {
      await dated(term)
      await dated(hearing)
      // The servers were down from the 15th day before the dates to the second.
      expect(await sendTwice(daysBefore(2))).toBe(2)
      expect(await sendTwice(daysBefore(2))).toBe(0)
      expect(await sendTwice(daysBefore(1))).toBe(2)
    })

    it('are sent immediately for a date that is entered late', async () => {
      const today = todayInRiyadh(new Date())
      await dated({ ...hearing, day: addDays(today, 2) })
      expect([await sendTwice(today), await sendTwice(today)]).toEqual([1, 0])
    })
  })

  it('start again after a move', async () => {
    const { id } = await dated(term)
    await sendOn(daysBefore(1))
    await calls.postAs(`/api/admin/path-dates/${id}/move`, { day: addDays(day, 30) })
    expect(await sendOn(daysBefore(0))).toBe(0)
    expect(await sendOn(addDays(day, 16))).toBe(1)
  })

  it('of a date that a closed request keeps stop after its day, until the request is reopened', async () => {
    const { requestId } = await dated(term)
    const set = (status: 'completed' | 'approved') =>
      calls.app.db.update(consultations).set({ status }).where(eq(consultations.id, requestId))
    await set('completed')
    expect([await sendOn(daysBefore(3)), await sendOn(daysBefore(-1))]).toEqual([1, 0])
    await set('approved')
    expect(await sendOn(daysBefore(-1))).toBe(1)
  })

  it('of a power are sent 30 and 7 days before its end, without its number', async () => {
    const id = await request()
    await calls.postAs(`/api/admin/consultations/${id}/powers`, { number: '461234567', until: day })
    const sent: number[] = []
    for (const days of [31, 30, 29, 7, 6, 0, -1]) sent.push(await sendTwice(daysBefore(days)))
    expect(sent).toEqual([0, 1, 0, 1, 0, 0, 0])
    const mails = JSON.stringify(await calls.mails())
    expect(mails).not.toContain('461234567')
    expect(await calls.app.db.$count(powers, eq(powers.reminded, 7))).toBe(1)
  })

  it('are claimed and queued in one transaction', async () => {
    await dated(term)
    const killed = sendOn(daysBefore(3), () => {
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await calls.app.db.$count(matterDates, eq(matterDates.officeReminded, 3))).toBe(0)
    expect(await sendOn(daysBefore(3))).toBe(1)
  })
})
