import { expect, it } from 'vitest'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { calendarPrograms } from '#tests/support/calendar-programs.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { sendAs, signUp } from '#tests/support/test-app.ts'

const day = addDays(todayInRiyadh(new Date()), 10)

describeOnBothEngines('the calendar of a lawyer', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const { idOfApproved, addDate, settle } = calls

  /** A lawyer with one approved request, and the text of their calendar. */
  const lawyerWithRequest = async (name: string) => {
    const lawyer = await signUp(calls.app, 'staff', name)
    const id = await idOfApproved()
    await calls.put(`/api/admin/consultations/${id}`, { assignedToId: lawyer.id })
    const { url } = (await calls.postAs('/api/admin/calendar-address', undefined, lawyer)).json()
    const { pathname, search } = new URL(url)
    const read = async () => (await calls.app.inject({ url: pathname + search })).body
    const add = (body: object) => calls.postAs(`/api/admin/consultations/${id}/dates`, body, lawyer)
    return { id, lawyer, read, add }
  }

  const programs = Object.values(calendarPrograms)

  it('is read with a hearing by every calendar program, without its place and names', async () => {
    const { id, read, add } = await lawyerWithRequest('the.advocate')
    const place = 'علامة-المكان'
    expect((await add({ kind: 'hearing', day, time: '10:30', place, basis: place })).statusCode).toBe(201)
    const text = await read()
    const [startsAt, endsAt] = ['10:30', '11:30'].map((time) =>
      new Date(`${day}T${time}:00+03:00`).toISOString(),
    )
    const event = {
      startsAt,
      endsAt,
      summary: `Hearing · Request no. ${id}`,
      location: '',
      isCanceled: false,
    }
    for (const readBy of programs) expect(readBy(text)).toMatchObject(event)
    for (const secret of [place, 'سارة', 'Sara']) expect(text).not.toContain(secret)
  })

  it('is read with a term of a whole day by every calendar program, without its basis', async () => {
    const { id, read, add } = await lawyerWithRequest('the.counsel')
    expect((await add({ kind: 'term', day, basis: 'A basis' })).statusCode).toBe(201)
    const text = await read()
    for (const readBy of programs) {
      const { summary, startsAt, endsAt } = readBy(text)
      expect(summary).toBe(`Term · Request no. ${id}`)
      expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(24 * 60 * 60 * 1000)
    }
    expect(text).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
    expect(text).not.toContain('A basis')
  })

  it('has no dates of others, and none that are settled', async () => {
    const { read, add, lawyer } = await lawyerWithRequest('alone')
    await addDate(await idOfApproved(), { kind: 'hearing', day })
    expect(await read()).not.toContain('BEGIN:VEVENT')
    const { id } = (await add({ kind: 'meeting', day })).json()
    expect(await read()).toContain('BEGIN:VEVENT')
    await sendAs(calls.app, lawyer, 'PUT', `/api/admin/path-dates/${id}/state`, { state: 'dropped' })
    expect(await read()).not.toContain('BEGIN:VEVENT')
    expect((await settle(id, { state: 'dropped' })).statusCode).toBe(404)
  })
})
