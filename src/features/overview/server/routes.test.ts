import { expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { matterDates } from '#features/matters/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { insertRow } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'

describeOnBothEngines('the overview of a client', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  const summaryOf = async (person: Person) => (await app.get('/api/client/summary', person)).json()
  const share = (uploadedById: number, openedAt: string | null = null) =>
    app.db.insert(documents).values({ userId: people.client.id, uploadedById, openedAt, ...documentInput() })
  const ask = (title: string, dueDate: string, state: 'open' | 'received' | 'withdrawn' = 'open') =>
    app.db
      .insert(documentRequests)
      .values({ userId: people.client.id, requestedById: people.staff.id, title, dueDate, state })

  const requestOf = (person: Person, values: Partial<typeof consultations.$inferInsert>) => ({
    ...{ ...consultation, service: 'contract' as const, userId: person.id, ...values },
  })

  it('counts only unopened documents from the firm', async () => {
    expect((await summaryOf(people.client)).newDocuments).toBe(0)
    await share(people.staff.id)
    await share(people.staff.id, new Date().toISOString())
    await share(people.client.id)
    expect((await summaryOf(people.client)).newDocuments).toBe(1)
    expect((await summaryOf(people.otherClient)).newDocuments).toBe(0)
  })

  it('shows the appointment that waits for the client, else the next one, and its request', async () => {
    const request = (status: 'approved' | 'completed') => requestOf(people.client, { status })
    const [first, second, done] = await app.db
      .insert(consultations)
      .values([request('approved'), request('approved'), request('completed')])
      .returning()
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
    const meet = (consultation: typeof first, days: number | null) =>
      app.db.insert(appointments).values({
        consultationId: consultation?.id ?? 0,
        kind: 'phone',
        minutes: 30,
        ...(days === null
          ? { state: 'proposed' }
          : {
              ...{ state: 'confirmed', startsAt: inDays(days) },
              heldUntil: inDays(days + 0.02),
              settledAt: inDays(-5),
            }),
      })
    const coming = async () => {
      const { appointment, appointmentConsultation } = await summaryOf(people.client)
      return appointment && [appointment.state, appointmentConsultation.id]
    }
    expect(await coming()).toBeNull()
    await meet(first, -1)
    await meet(done, 1)
    expect(await coming()).toBeNull()
    await meet(first, 3)
    await meet(second, 2)
    expect(await coming()).toEqual(['confirmed', second?.id])
    await meet(first, null)
    expect(await coming()).toEqual(['proposed', first?.id])
    expect((await summaryOf(people.otherClient)).appointment).toBeNull()
  })

  it('shows open requests before closed ones, and the request of a requested document of any age', async () => {
    const request = (status: 'pending' | 'rejected', updatedAt: string) =>
      requestOf(people.otherClient, { status, updatedAt })
    const settled = ['2026-02-01', '2026-02-02', '2026-02-03', '2026-02-04', '2026-02-05', '2026-02-06']
    const [open] = await app.db.insert(consultations).values(request('pending', '2026-01-01')).returning()
    await app.db.insert(consultations).values(settled.map((day) => request('rejected', day)))
    await app.db.insert(documentRequests).values({
      userId: people.otherClient.id,
      requestedById: people.staff.id,
      consultationId: open?.id ?? 0,
      title: 'Deed',
      dueDate: '2026-03-09',
    })
    const { recentConsultations, askedConsultation } = await summaryOf(people.otherClient)
    const found = recentConsultations.map((row: { status: string }) => row.status)
    expect(found).toEqual(['pending', ...Array(4).fill('rejected')])
    expect(recentConsultations[1].updatedAt).toContain('2026-02-06')
    expect(askedConsultation.id).toBe(open?.id)
    await app.db.delete(documentRequests)
  })

  it('contains the open consultation of a client with the earliest shown date, even beyond the list', async () => {
    const approved = (day: number, values: object = {}) =>
      requestOf(people.otherClient, { status: 'approved', updatedAt: `2026-03-0${day}T00:00:00Z`, ...values })
    const [first, hidden, closed, ...others] = await app.db
      .insert(consultations)
      .values([
        approved(1),
        approved(2),
        approved(3, { status: 'completed' }),
        ...[4, 5, 6, 7, 8].map((day) => approved(day)),
      ])
      .returning()
    const dated = (id: number | undefined, day: string, isShown = true) => ({
      consultationId: id ?? 0,
      kind: 'hearing' as const,
      day,
      isShown,
    })
    await app.db
      .insert(matterDates)
      .values([
        dated(others[0]?.id, '2035-02-01'),
        dated(first?.id, '2035-01-09'),
        dated(first?.id, '2020-01-09'),
        dated(hidden?.id, '2035-01-01', false),
        dated(closed?.id, '2035-01-19'),
      ])
    const { datedConsultation, recentConsultations } = await summaryOf(people.otherClient)
    expect([datedConsultation.id, datedConsultation.nextDate]).toEqual([
      first?.id,
      { kind: 'hearing', day: '2035-01-09', time: null },
    ])
    expect(recentConsultations.map(({ id }: { id: number }) => id)).not.toContain(first?.id)
    expect((await summaryOf(people.client)).datedConsultation).toBeNull()
  })

  it('shows the office unopened documents of clients, but not those that a colleague waits for', async () => {
    await app.db.delete(documents)
    const waiting = async (person: Person) =>
      (await app.get('/api/admin/summary', person)).json().myWork.documents
    await share(people.client.id)
    await share(people.client.id, new Date().toISOString())
    await share(people.staff.id)
    expect([await waiting(people.staff), await waiting(people.admin)]).toEqual([1, 1])
    const assigned = requestOf(people.client, { assignedToId: people.admin.id })
    const request = await insertRow(app.db, consultations, assigned)
    await app.db.update(documents).set({ consultationId: request.id })
    expect([await waiting(people.staff), await waiting(people.admin)]).toEqual([0, 1])
  })

  it('shows the open document request with the earliest due date', async () => {
    await ask('Withdrawn', '2026-01-01', 'withdrawn')
    expect((await summaryOf(people.client)).askedDocument).toBeNull()
    await ask('Later', '2026-03-09')
    await ask('Sooner', '2026-03-01')
    expect((await summaryOf(people.client)).askedDocument).toMatchObject({ title: 'Sooner' })
    expect((await summaryOf(people.otherClient)).askedDocument).toBeNull()
  })
})
