import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { exportPage } from '#features/personal-data/server/export-page.ts'
import { collectPersonalData } from '#features/personal-data/server/export-repository.ts'
import { users } from '#features/users/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
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
  let guests = 0
  const idOfGuest = async (): Promise<number> => {
    guests += 1
    const contact = { email: `guest${guests}@example.com`, phone: `+96655765432${guests}` }
    return (await calls.post({ ...consultationInput, ...contact }, undefined)).json().id
  }
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
    const id = await idOfGuest()
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

  it('follows with its day and document to the record that stays after a join', async () => {
    const [stays, joins] = [await idOfGuest(), await idOfGuest()]
    const guest = `/api/admin/guests/${stays}`
    await calls.put(`${guest}/identity`, { documentKind: 'passport' }, people.staff)
    await record(`/api/admin/guests/${joins}`, { sighting: 'video' })
    const joined = await calls.postAs(`${guest}/join`, { requestId: joins }, people.admin)
    expect(joined.statusCode).toBe(200)
    expect(await read(guest)).toMatchObject({ sighting: 'video', seenInPersonDocument: 'national-id' })
    await calls.put(`/api/admin/users/${people.client.id}/identity`, { documentKind: 'gcc-id' }, people.staff)
    await calls.postAs(`${account()}/join`, { requestId: stays }, people.admin)
    expect(await read(account())).toMatchObject({ sighting: 'video', seenInPersonDocument: 'national-id' })
  })

  it('is not in person because the record with the way stays behind in a join', async () => {
    const [stays, joins] = [await idOfGuest(), await idOfGuest()]
    const guest = `/api/admin/guests/${stays}`
    await record(guest, { sighting: 'copy' })
    await calls.put(`${guest}/identity`, { note: null }, people.admin)
    await record(`/api/admin/guests/${joins}`, { sighting: 'video' })
    expect((await calls.postAs(`${guest}/join`, { requestId: joins }, people.admin)).statusCode).toBe(200)
    expect(await read(guest)).toMatchObject({ sighting: null, seenInPersonAt: null })
  })

  it('has the day of its own sighting, which another note does not change', async () => {
    const seenInPersonAt = '2026-01-01T00:00:00.000Z'
    const change = async (changes: object) => {
      const { updatedAt } = await read(`${account()}/diligence`)
      return (await record(account(), { ...changes, updatedAt })).json().paper
    }
    await change({ sighting: 'video' })
    await calls.app.db.update(users).set({ seenInPersonAt }).where(eq(users.id, people.client.id))
    const noted = await change({ sighting: 'video', note: 'Passport follows' })
    expect(noted).toMatchObject({ seenAt: seenInPersonAt, note: 'Passport follows', sighting: 'video' })
    const met = await change({ sighting: 'person', note: 'Passport follows' })
    expect([met.sighting, met.seenAt === seenInPersonAt]).toEqual(['person', false])
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
