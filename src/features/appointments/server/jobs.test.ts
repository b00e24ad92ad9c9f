import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { sendReminders } from './jobs.ts'
import { appointments } from './table.ts'

const hour = 3_600_000

describeOnBothEngines('a reminder of an appointment', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const send = (now: Date) =>
    sendReminders(
      calls.app.db,
      { publicUrl: () => 'https://firm.example', linkTokens: calls.app.linkTokens },
      now,
    )
  const hoursBefore = (hours: number, startsAt = at('10:00')) => new Date(Date.parse(startsAt) - hours * hour)
  const confirmed = async (more: object = {}) => {
    const { id } = await calls.proposed(calls.people.client)
    const answer = await calls.choose(id, at('10:00'), more)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    await calls.app.db.delete(outbox)
    return id
  }
  const mails = () => mailsTo(calls.app, 'the.client@example.com')

  it('is sent once a day before and once an hour before, even by several servers', async () => {
    await confirmed()
    expect(await send(hoursBefore(24.1))).toBe(0)
    const first = await Promise.all([send(hoursBefore(24)), send(hoursBefore(23.9)), send(hoursBefore(23.8))])
    expect(first.reduce((sum, count) => sum + count)).toBe(1)
    expect(await send(hoursBefore(2))).toBe(0)
    expect(await send(hoursBefore(1))).toBe(1)
    expect(await send(hoursBefore(0.5))).toBe(0)
    expect(await mails()).toHaveLength(2)
  })

  it('is in the language of its reader, with their local time beside that of Riyadh', async () => {
    await confirmed({ timeZone: 'America/New_York' })
    await calls.app.db.update(users).set({ preferredLanguage: 'ar' })
    await send(hoursBefore(24))
    const [mail] = await mails()
    await calls.app.db.update(users).set({ preferredLanguage: 'en' })
    // Riyadh has no daylight saving time, and New York is at UTC-5 in December.
    expect(mail?.text).toContain('بتوقيت الرياض')
    expect(mail?.text).toContain('2:00 ص')
    expect(mail?.calendar).toBeNull()
  })

  it('does not repeat the time for a reader in Riyadh', async () => {
    await confirmed({ timeZone: 'Asia/Riyadh' })
    await send(hoursBefore(24))
    expect((await mails())[0]?.text).not.toContain('Where you are')
  })

  describe('the schedule', () => {
    it('skips a late reminder, one after the appointment has begun, and one due before its confirmation', async () => {
      const id = await confirmed()
      expect(await send(hoursBefore(1.5))).toBe(0)
      expect(await send(hoursBefore(-0.1))).toBe(0)
      await calls.app.db
        .update(appointments)
        .set({ settledAt: hoursBefore(5).toISOString() })
        .where(eq(appointments.consultationId, id))
      expect(await send(hoursBefore(4))).toBe(0)
      expect(await send(hoursBefore(1))).toBe(1)
    })

    it('skips a canceled appointment, and starts again after a move', async () => {
      const id = await confirmed()
      await send(hoursBefore(24))
      await calls.choose(id, at('23:00'))
      expect(await send(hoursBefore(24, at('23:00')))).toBe(1)
      await calls.app.db.update(appointments).set({ state: 'canceled' })
      expect(await send(hoursBefore(1, at('23:00')))).toBe(0)
    })
  })
})
