import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#features/users/server/table.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { callAs } from '#tests/support/test-app.ts'
import { calendarAddresses } from './table.ts'

describeOnBothEngines('the private calendar address', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const url = '/api/admin/calendar-address'
  const change = (method: 'POST' | 'DELETE') => callAs(calls.app, calls.people.staff, { method, url })
  const make = async () => new URL((await change('POST')).json().url)
  const read = ({ pathname, search }: URL) => calls.app.inject({ url: pathname + search })

  it('shows a lawyer’s own appointments to whoever has it, without a name', async () => {
    const { id } = await calls.proposed(calls.people.client)
    await calls.choose(id, at('10:00'))
    const address = await make()
    const answer = await read(address)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const start = at('10:00').replace(/[-:]|\.\d{3}/g, '')
    expect(answer.body).toContain('METHOD:PUBLISH')
    expect(answer.body).toContain(`DTSTART:${start}`)
    expect(answer.body).not.toContain('سارة')
    const [row] = await calls.rowsOf(id)
    await calls.asStaff('PUT', `/api/admin/appointments/${row?.id}/cancel`, {})
    expect((await read(address)).body).not.toContain('BEGIN:VEVENT')
  })

  it('ends with the next one, when it is taken back, and with the account', async () => {
    const [first, second] = [await make(), await make()]
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    const token = second.searchParams.get('token') ?? ''
    const [kept] = await calls.app.db.select().from(calendarAddresses)
    expect(JSON.stringify(kept)).not.toContain(token)
    const isActive = (isActive: boolean) =>
      calls.app.db.update(users).set({ isActive }).where(eq(users.id, calls.people.staff.id))
    await isActive(false)
    expect((await read(second)).statusCode).toBe(404)
    await isActive(true)
    expect((await read(second)).statusCode).toBe(200)
    expect((await calls.asStaff('GET', url)).json().createdAt).not.toBeNull()
    expect((await change('DELETE')).statusCode).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
    expect((await calls.asStaff('GET', url)).json()).toEqual({ createdAt: null })
  })
})
