import { expect, it } from 'vitest'
import { sundayToThursday } from '#firm-time/calendar.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { at, openAppointmentCalls, openRules, openSunday } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { defaultRules } from '../booking-rules.ts'

describeOnBothEngines('the schedule of the office', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const url = '/api/admin/office-hours'
  const own = (rules: object, more: object = {}) => calls.asStaff('PUT', `${url}/own`, { rules, ...more })
  const mornings = openRules.week.map((_, day) => (day === 0 ? [{ from: '09:00', to: '10:00' }] : []))
  const freeFor = async () => {
    const { id } = await calls.proposed(calls.people.client)
    return ((await calls.own(id)).json().freeTimes as string[]).filter((time) =>
      time.startsWith(openSunday()),
    )
  }

  it('is returned as saved, and only the lawyer or an admin sets a lawyer’s own hours', async () => {
    expect((await calls.asAdmin('GET', url)).json()).toMatchObject({ firm: openRules, own: { week: null } })
    expect((await own({ week: mornings, ramadanWeek: null })).json().own.week).toEqual(mornings)
    expect(await freeFor()).toEqual([at('09:00'), at('09:30')])
    // Another user of the office uses the firm's hours.
    expect((await calls.asAdmin('GET', url)).json().own).toEqual({ week: null, ramadanWeek: null })
    expect((await own({ week: null, ramadanWeek: null })).statusCode).toBe(200)
    const { admin, client, staff } = calls.people
    const of = (lawyerId: number) => ({ rules: { week: mornings, ramadanWeek: null }, lawyerId })
    const saved = await calls.asAdmin('PUT', `${url}/own`, of(staff.id))
    expect(saved.json().own.week).toEqual(mornings)
    expect(await freeFor()).toEqual([at('09:00'), at('09:30')])
    expect((await calls.asAdmin('GET', `${url}?lawyerId=${staff.id}`)).json().own.week).toEqual(mornings)
    expect((await calls.asAdmin('GET', url)).json().own.week).toBeNull()
    expect((await calls.asStaff('GET', `${url}?lawyerId=${admin.id}`)).statusCode).toBe(403)
    // The agenda of the whole firm shades the hours of each lawyer.
    expect((await calls.asStaff('GET', `${url}/lawyers`)).json()).toEqual([
      { lawyerId: staff.id, week: mornings, ramadanWeek: null },
    ])
    expect((await calls.asStaff('PUT', `${url}/own`, of(admin.id))).statusCode).toBe(403)
    expect((await calls.asAdmin('PUT', `${url}/own`, of(client.id))).statusCode).toBe(400)
    expect((await calls.asAdmin('GET', url)).json().own.week).toBeNull()
  })

  it('is not saved over a newer version, nor with overlapping spans', async () => {
    const seen = (await calls.asAdmin('GET', url)).json().firmUpdatedAt
    const save = (rules: object) => calls.asAdmin('PUT', url, { rules, updatedAt: seen })
    expect((await save(defaultRules)).statusCode).toBe(200)
    const stale = await save(openRules)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    const week = defaultRules.week.with(0, [
      { from: '09:00', to: '12:00' },
      { from: '11:00', to: '13:00' },
    ])
    expect((await calls.asAdmin('PUT', url, { rules: { ...defaultRules, week } })).statusCode).toBe(400)
    expect((await calls.asAdmin('GET', url)).json().firm).toEqual(defaultRules)
  })

  it('is empty on a holiday of the firm, until the holiday is gone', async () => {
    const day = openSunday()
    const holiday = { key: null, nameEn: 'Staff day', nameAr: '', isObserved: true }
    const added = { ...holiday, firstDay: day, lastDay: day }
    const list = (await calls.asAdmin('POST', '/api/admin/holidays', added)).json()
    expect(await freeFor()).toEqual([])
    const { id, updatedAt } = list.find(({ nameEn }: { nameEn: string }) => nameEn === 'Staff day')
    const next = { ...holiday, firstDay: '2039-01-02', lastDay: '2039-01-02', updatedAt }
    expect((await calls.asAdmin('PUT', `/api/admin/holidays/${id}`, next)).statusCode).toBe(200)
    expect((await calls.asAdmin('PUT', `/api/admin/holidays/${id}`, next)).json().code).toBe('stale')
    const left = (await calls.asAdmin('DELETE', `/api/admin/holidays/${id}`)).json()
    expect(left.some((each: { id: number }) => each.id === id)).toBe(false)
  })

  it('proposes Ramadan, whose hours follow when the office moves it', async () => {
    const nights = sundayToThursday([{ from: '21:00', to: '01:00' }])
    expect(
      (await calls.asAdmin('PUT', url, { rules: { ...openRules, ramadanWeek: nights } })).statusCode,
    ).toBe(200)
    const [found] = (await calls.asAdmin('GET', '/api/admin/holidays'))
      .json()
      .filter(
        ({ name, firstDay }: { name: string; firstDay: string }) =>
          name === 'ramadan' && firstDay > todayInRiyadh(new Date()),
      )
    expect(found).toMatchObject({
      id: null,
      isToConfirm: true,
      key: expect.stringMatching(/^ramadan-14\d\d$/),
    })
    const { name, isToConfirm, id, updatedAt, ...said } = found
    const moved = { ...said, firstDay: addDays(said.firstDay, 1), lastDay: addDays(said.firstDay, 30) }
    for (const wrong of [
      { lastDay: addDays(said.firstDay, 40) },
      { key: 'ramadan-1400' },
      { isObserved: false },
    ])
      expect((await calls.asAdmin('POST', '/api/admin/holidays', { ...moved, ...wrong })).statusCode).toBe(
        400,
      )
    expect((await calls.asAdmin('POST', '/api/admin/holidays', moved)).statusCode).toBe(201)
    const calendar = (await calls.app.inject({ url: '/api/office-hours' })).json()
    expect(calendar.ramadans).toContainEqual({ firstDay: moved.firstDay, lastDay: moved.lastDay })
    expect(calendar.ramadans).not.toContainEqual({ firstDay: said.firstDay, lastDay: said.lastDay })
    expect(calendar.ramadanWeek).toEqual(nights)
    expect(JSON.stringify(calendar.daysOff)).not.toContain(moved.firstDay)
  })

  it('proposes the feasts, which the office confirms or moves', async () => {
    const list = () => calls.asAdmin('GET', '/api/admin/holidays').then((answer) => answer.json())
    const [feast] = (await list()).filter(({ name }: { name: string }) => name === 'eidAlFitr')
    // The setup of these tests has marked the feast as not observed.
    expect(feast).toMatchObject({ isObserved: false, isToConfirm: false })
    const anew = await calls.asAdmin('DELETE', `/api/admin/holidays/${feast.id}`)
    const proposed = anew.json().find(({ key }: { key: string }) => key === feast.key)
    expect(proposed).toMatchObject({ id: null, isToConfirm: true, isObserved: true })
    const { name, isToConfirm, id, updatedAt, ...said } = proposed
    const moved = { ...said, lastDay: said.firstDay }
    for (let press = 0; press < 2; press += 1)
      expect((await calls.asAdmin('POST', '/api/admin/holidays', moved)).statusCode).toBe(201)
    const remaining = (await list()).filter(({ key }: { key: string }) => key === feast.key)
    expect(remaining).toMatchObject([{ ...moved, name, isToConfirm: false }])
  })
})
