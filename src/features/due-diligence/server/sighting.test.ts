import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { exportPage } from '#features/personal-data/server/export-page.ts'
import { collectPersonalData } from '#features/personal-data/server/export-repository.ts'
import { users } from '#features/users/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { matrix } from './calls.matrix.ts'
import { identityRecords } from './table.ts'

const paper = matrix.calls['PUT /api/admin/people/{id}/diligence/identity']?.body

describeOnBothEngines('the way in which the office saw a document', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { people } = calls
  const read = async (url: string) => (await calls.asStaff('GET', url)).json()
  const record = (url: string, changes: object) =>
    calls.asStaff('PUT', `${url}/diligence/identity`, { ...paper, ...changes })
  const account = () => `/api/admin/people/${people.client.id}`

  beforeEach(async () => {
    await calls.app.db.delete(identityRecords)
    await calls.app.db
      .update(users)
      .set({ seenInPersonAt: null, seenInPersonDocument: null, seenInPersonNote: null })
      .where(eq(users.id, people.client.id))
    await calls.idOfApproved()
  })

  it('is the recorded one wherever the office reads about an account', async () => {
    const { id } = people.client
    const sightings = async () => [
      (await read(account())).sighting,
      (await read(`/api/admin/correspondents/${id}`)).sighting,
      (await read('/api/admin/people?kind=user')).find((entry: { id: number }) => entry.id === id).sighting,
      (await calls.get(`/api/admin/users/${id}/identity`, undefined, people.admin)).json().sighting,
    ]
    expect(await sightings()).toEqual([null, null, null, null])
    const desk = { documentKind: 'passport' }
    await calls.put(`/api/admin/users/${id}/identity`, desk, people.staff)
    expect(await sightings()).toEqual(['person', 'person', 'person', 'person'])
    expect((await record(account(), { sighting: 'video' })).statusCode).toBe(200)
    expect(await sightings()).toEqual(['video', 'video', 'video', 'video'])
  })

  it('is the recorded one of a guest, also beside another record of the person', async () => {
    const id = await calls.idOfApproved({ isGuest: true })
    const guest = `/api/admin/guests/${id}`
    expect((await read(guest)).sighting).toBeNull()
    expect((await record(guest, { sighting: 'copy' })).statusCode).toBe(200)
    expect((await read(guest)).sighting).toBe('copy')
    const listed = await read('/api/admin/people?kind=guest')
    expect(listed.find((entry: { id: number }) => entry.id === id).sighting).toBe('copy')
    const compared = `${account()}/join?requestId=${id}`
    expect((await calls.get(compared, undefined, people.admin)).json()).toMatchObject({
      stays: { sighting: null },
      joins: { sighting: 'copy' },
    })
  })

  it('is in the export of the person', async () => {
    await record(account(), { sighting: 'video' })
    const client = { ...people.client, role: 'client' as const }
    const { data } = await collectPersonalData(calls.app.db, client as never, calls.app.instance.partyNumbers)
    expect(data.profile).toMatchObject({ identitySighting: 'video', identitySeenAt: expect.any(String) })
    const page = exportPage(data, 'en', 'Mizan')
    expect(page).toContain('Seen by video call by the firm on')
    expect(page).not.toContain('Seen in person')
  })
})
