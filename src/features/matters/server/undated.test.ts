import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { idsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { updateRow } from '#tests/support/rows.ts'
import { type Person, signUp } from '#tests/support/test-app.ts'
import { matterDates } from './table.ts'

describeOnBothEngines('the list of matters without a next date', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const today = todayInRiyadh(new Date())
  const listed = async (person: Person = calls.people.admin) => {
    const list = await calls.get('/api/admin/consultations?status=undated', undefined, person)
    const csv = await calls.get('/api/admin/consultations/counts', undefined, person)
    const ids = idsOf(list)
    expect([list.headers['x-total-count'], csv.json().undated]).toEqual([String(ids.length), ids.length])
    return ids
  }

  it('has approved requests without a date from today on, even before their first stage', async () => {
    const id = await calls.idOfApproved()
    await calls.idOfNew(calls.people.client)
    expect(await listed()).toEqual([id])
    await calls.app.db.insert(appointments).values({ consultationId: id, kind: 'phone', minutes: 30 })
    expect(await listed()).toEqual([])
    await calls.app.db.delete(appointments)
    await calls.begin(id)
    expect(await listed()).toEqual([id])
    const file = await calls.get('/api/admin/consultations.csv?status=undated', undefined, calls.people.admin)
    expect(file.body.trim().split('\n')).toHaveLength(2)

    const date = (await calls.addDate(id, { kind: 'hearing', day: today })).json()
    expect(await listed()).toEqual([])
    await updateRow(calls.app.db, matterDates, date.id, { day: addDays(today, -1) })
    expect(await listed()).toEqual([id])
    await updateRow(calls.app.db, matterDates, date.id, { day: addDays(today, 1), state: 'dropped' })
    expect(await listed()).toEqual([id])
    await calls.app.db.update(consultations).set({ status: 'completed' }).where(eq(consultations.id, id))
    expect(await listed()).toEqual([])
  })

  it('has only requests that the user may open', async () => {
    const id = await calls.idOfApproved()
    await calls.begin(id)
    const outsider = await signUp(calls.app, 'staff', 'the.outsider')
    expect(await listed(outsider)).toEqual([id])
    await calls.put(`/api/admin/consultations/${id}`, { assignedToId: calls.people.staff.id })
    expect([await listed(outsider), await listed(calls.people.staff)]).toEqual([[], [id]])
  })
})
