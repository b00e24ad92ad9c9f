import { expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { defaultCalendar, sundayToThursday } from '#firm-time/calendar.ts'
import { promisedBy } from '#firm-time/promise.ts'
import { addDays, instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import { nextWorkingDay } from '#firm-time/working-hours.ts'
import { formatDeadline } from '#i18n/format.ts'
import { languages } from '#languages/language.ts'
import { openAppointmentCalls, openRules } from '#tests/support/appointment-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { findCalendar } from './repository.ts'
import { holidays } from './table.ts'

describeOnBothEngines('the calendar of the firm', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const today = () => todayInRiyadh(new Date())
  const holiday = (firstDay: string, lastDay: string) =>
    calls.asAdmin('POST', '/api/admin/holidays', {
      ...{ key: null, nameEn: 'Staff days', nameAr: 'أيام الموظفين', isObserved: true },
      ...{ firstDay, lastDay },
    })
  const calendar = async () => (await calls.app.inject({ url: '/api/office-hours' })).json()
  const send = (more: object, language: string) =>
    calls.post({ ...consultationInput, ...more }, undefined, language)

  it('has the saved hours, and a holiday as soon as it is saved', async () => {
    const day = addDays(today(), 20)
    expect((await calendar()).daysOff).not.toContainEqual({ firstDay: day, lastDay: day })
    expect((await holiday(day, day)).statusCode).toBe(201)
    expect((await calendar()).daysOff).toContainEqual({ firstDay: day, lastDay: day })
    const { firm } = (await calls.asAdmin('GET', '/api/admin/office-hours')).json()
    expect((await calendar()).week).toEqual(firm.week)
  })

  it('moves the promise of a request behind a holiday, in its mail as well', async () => {
    await holiday(addDays(today(), 1), addDays(today(), 9))
    const firm = await findCalendar(calls.app.db)
    await calls.app.db.delete(outbox)
    expect((await send({}, 'en')).statusCode).toBe(201)
    const mails = await calls.app.db.select().from(outbox)
    const due = promisedBy(new Date(), firm)
    expect(todayInRiyadh(due) > addDays(today(), 9)).toBe(true)
    const days = languages.map((language) => formatDeadline(due, language).split(/ at | في /)[0] ?? '')
    for (const { text } of mails) expect(days.some((day) => text.includes(day))).toBe(true)
    expect(mails.length).toBeGreaterThan(0)
  })

  it('counts no request as overdue while the office is closed', async () => {
    await calls.app.db.delete(consultations)
    const id = (await send({}, 'en')).json().id as number
    expect(id).toBeGreaterThan(0)
    await calls.app.db
      .update(consultations)
      .set({ createdAt: instantInRiyadh(addDays(today(), -10), '10:00').toISOString() })
    const overdue = async () => (await calls.asAdmin('GET', '/api/admin/consultations/counts')).json().overdue
    expect(await overdue()).toBe(1)
    await calls.app.db.insert(holidays).values({ firstDay: addDays(today(), -11), lastDay: today() })
    expect(await overdue()).toBe(0)
  })

  it.each([
    ['en', 'The office is closed on this day. Please choose another one.'],
    ['ar', 'المكتب مغلق في هذا اليوم. يرجى اختيار يوم آخر.'],
  ])('refuses a preferred day on a holiday at its field (%s)', async (language, message) => {
    const day = nextWorkingDay(addDays(today(), 14), defaultCalendar) ?? ''
    expect((await holiday(day, day)).statusCode).toBe(201)
    const refused = await send({ preferredDate: day }, language)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual([{ field: 'preferredDate', message }])
  })

  it('lists the days of the week in the mail only if they are Sunday to Thursday', async () => {
    const promiseIn = async () => {
      await calls.app.db.delete(outbox)
      await send({}, 'en')
      const mails = await calls.app.db.select().from(outbox)
      return mails.map(({ text }) => text).join()
    }
    const save = (week: object) =>
      calls.asAdmin('PUT', '/api/admin/office-hours', { rules: { ...openRules, week } })
    const spans = [{ from: '09:00', to: '17:00' }]
    expect((await save(sundayToThursday(spans))).statusCode).toBe(200)
    expect(await promiseIn()).toContain('within 24 hours, Sunday to Thursday:')
    expect((await save([spans, spans, spans, spans, [], [], spans])).statusCode).toBe(200)
    expect(await promiseIn()).toContain('within 24 hours on working days:')
  })
})
