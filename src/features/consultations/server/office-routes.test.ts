import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { consultationInput, openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'

describeOnBothEngines('a consultation of the office', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)

  const listed = (query: string) => calls.asStaff('GET', `/api/admin/consultations?${query}`)
  const counted = async (query: string) =>
    (await calls.asStaff('GET', `/api/admin/consultations/counts?${query}`)).json()
  const idsIn = async (query: string) => (await listed(query)).json().map(({ id }: { id: number }) => id)

  it('is listed newest first with an exact total, and filtered and counted by status', async () => {
    const ids = [await calls.idOfNew(), await calls.idOfNew()]
    ids.push((await calls.post({ ...consultationInput, firstName: 'Omar' })).json().id)
    await calls.change(ids[0], { status: 'approved' })
    const first = await listed('pageSize=2')
    expect(first.json().map(({ id }: { id: number }) => id)).toEqual([ids[2], ids[1]])
    expect(first.headers['x-total-count']).toBe('3')
    expect(first.headers.link).toContain('page=2')
    const expected = [{ length: 2 }, { length: 3 }]
    expect([await idsIn('status=pending'), await idsIn('status=all')]).toMatchObject(expected)
    for (const wrong of ['status=lost', 'sort=message', 'origin=fax', 'assignee=you'])
      expect([wrong, (await listed(wrong)).statusCode]).toEqual([wrong, 400])
    expect(await counted('q=')).toMatchObject({ all: 3, pending: 2, approved: 1, overdue: 0 })
    expect(await counted('q=omar')).toMatchObject({ all: 1, pending: 1 })
  })

  it('is found without hamza, with tashkeel, by Arabic digits and by part of a word', async () => {
    const names = { firstName: 'أحمد', lastName: 'آل إبراهيم', subject: 'مسؤولية الشركاء' }
    await calls.post({ ...consultationInput, ...names })
    const total = async (q: string) => (await listed(`q=${encodeURIComponent(q)}`)).headers['x-total-count']
    for (const q of ['احمد', 'أَحْمَد', 'ال ابراهيم', 'مسووليه', '٠١٢٣٣', 'SARA@', 'ابراهيم احمد'])
      expect(await total(q), q).toBe('1')
    for (const q of ['خالد', '%', '_____', "' or 1=1"]) expect(await total(q), q).toBe('0')
  })

  it('is found by its phone number as dialed, and by its number in mails', async () => {
    const id = await calls.idOfNew()
    await calls.post({ ...consultationInput, phone: '+49 30 23125114', firstName: 'Omar' })
    const found = (q: string) => idsIn(`q=${encodeURIComponent(q)}`)
    const dialed = ['0550123344', '٠٥٥٠١٢٣٣٤٤', '055 012', '00966 55 012 3344', '+966550123344', '550-123']
    for (const q of dialed) expect(await found(q), q).toEqual([id])
    expect(await found(`#${id}`)).toEqual([id])
    expect(await found(String(id))).toContain(id)
    for (const q of ['0551', '#0', '#99999999999']) expect(await found(q), q).not.toContain(id)
    expect(await counted('q=0550123344')).toMatchObject({ all: 1 })
  })

  it('is listed as overdue after the promised reply time', async () => {
    const [late = 0, , answered = 0] = [await calls.idOfNew(), await calls.idOfNew(), await calls.idOfNew()]
    const set = calls.set
    await set(late, { createdAt: '2026-01-05T08:00:00Z' })
    await set(answered, { createdAt: '2026-01-05T08:00:00Z', firstAnswerAt: '2026-01-05T09:00:00Z' })
    for (const person of [calls.people.staff, calls.people.admin]) {
      const overdue = await calls.as(person, 'GET', '/api/admin/consultations?status=overdue')
      expect(overdue.json().map(({ id }: { id: number }) => id)).toEqual([late])
      expect(overdue.headers['x-total-count']).toBe('1')
    }
  })

  it('is exported with the current filter and without the message, and the export is audited', async () => {
    const id = await calls.idOfNew()
    await calls.post({ ...consultationInput, firstName: '=Omar' })
    const { headers, body } = await calls.asStaff('GET', '/api/admin/consultations.csv?q=سارة')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body).toContain(`${id},`)
    expect(body).toContain('سارة')
    expect(body).not.toContain('Omar')
    expect(body).not.toContain(consultationInput.message)
    const written = await calls.app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(written.at(-1)).toMatchObject({ action: 'export', entity: 'consultation' })
    for (const noun of ['users', 'clients', 'contact-messages']) {
      const file = await calls.as(calls.people.admin, 'GET', `/api/admin/${noun}.csv?pageSize=1`)
      expect([file.statusCode, file.body.startsWith('\ufeffid,')]).toEqual([200, true])
    }
  })

  it('is listed, counted and exported by the way it came', async () => {
    await calls.idOfNew()
    const record = async (origin: string, service: string) => {
      const recorded = { ...consultationInput, service, origin, urgentDay: '2030-01-02' }
      return (await calls.asStaff('POST', '/api/admin/consultations', recorded)).json().consultation.id
    }
    const [visited, phoned] = [await record('visit', 'contract'), await record('phone', 'other')]
    expect(await idsIn('origin=visit')).toEqual([visited])
    expect(await counted('origin=phone')).toMatchObject({ all: 1, pending: 1 })
    const { body } = await calls.asStaff('GET', '/api/admin/consultations.csv?origin=phone')
    expect(body).toMatch(new RegExp(`${phoned},.*,phone,.*2030-01-02`))
    expect(body).not.toContain(',visit,')
  })

  it('is listed and counted by assignee', async () => {
    const { admin, staff } = calls.people
    const [mine, nobodys] = [await calls.idOfNew(), await calls.idOfNew()]
    await calls.change(mine, { assignedToId: staff.id })
    const of = async (assignee: string | number) => [
      await idsIn(`assignee=${assignee}`),
      (await counted(`assignee=${assignee}`)).all,
    ]
    expect([await of('me'), await of(staff.id)]).toEqual(Array(2).fill([[mine], 1]))
    const expected = [
      [[], 0],
      [[nobodys], 1],
    ]
    expect([await of(admin.id), await of('none')]).toEqual(expected)
    expect((await of('all'))[1]).toBe(2)
    const file = await calls.asStaff('GET', `/api/admin/consultations.csv?assignee=${staff.id}`)
    expect(file.body.trim().split('\n')).toHaveLength(2)
  })

  it('has a history of who changed what, without the text of notes', async () => {
    const id = await calls.idOfNew()
    const { id: assignedToId } = calls.people.staff
    const changes = { status: 'approved', assignedToId, notes: 'Conflict check done.' }
    const response = await calls.change(id, changes)
    expect(response.json()).toMatchObject({ ...changes, assignedToName: 'the.staff Test' })
    expect(await calls.historyOf(id)).toMatchObject([
      { field: 'created', userId: null, to: 'pending' },
      { field: 'status', userId: calls.people.staff.id, from: 'pending', to: 'approved' },
      { field: 'assignedToId', from: null, to: String(calls.people.staff.id) },
      { field: 'notes', from: null, to: null },
    ])
  })

  it('is marked as answered when it first leaves pending, and only then', async () => {
    const id = await calls.idOfNew()
    await calls.change(id, { assignedToId: calls.people.staff.id })
    expect((await calls.rowOf(id))?.firstAnswerAt).toBeNull()
    await calls.change(id, { status: 'approved' })
    const answeredAt = (await calls.rowOf(id))?.firstAnswerAt
    expect(answeredAt).not.toBeNull()
    await calls.change(id, { status: 'pending' })
    await calls.change(id, { status: 'rejected' })
    expect((await calls.rowOf(id))?.firstAnswerAt).toBe(answeredAt)
  })

  it('changes only in the fields sent, accepts only the four statuses, and refuses an empty change', async () => {
    const id = await calls.idOfNew()
    await calls.change(id, { notes: 'one' })
    await calls.change(id, { status: 'completed' })
    const refused = await calls.change(id, { status: 'lost', assignedToId: 'x' })
    const fields = refused.json().errors.map(({ field }: { field: string }) => field)
    expect([refused.statusCode, fields]).toEqual([400, ['status', 'assignedToId']])
    expect((await calls.change(id, {})).statusCode).toBe(400)
    expect(await calls.rowOf(id)).toMatchObject({ notes: 'one', status: 'completed', assignedToId: null })
  })

  it('can be assigned only to active staff and admins, and unassigned with null', async () => {
    const { admin, client, staff } = calls.people
    const id = await calls.idOfNew()
    const assign = (assignedToId: number | null) => calls.change(id, { assignedToId })
    expect((await assign(admin.id)).statusCode).toBe(200)
    const refused = await assign(client.id)
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'assignedToId'])
    expect((await assign(999_999)).statusCode).toBe(400)
    const setActive = (isActive: boolean) =>
      calls.app.db.update(users).set({ isActive }).where(eq(users.id, staff.id))
    await setActive(false)
    const inactive = { assignedToId: staff.id }
    expect((await calls.as(admin, 'PUT', `/api/admin/consultations/${id}`, inactive)).statusCode).toBe(400)
    await setActive(true)
    expect((await calls.rowOf(id))?.assignedToId).toBe(admin.id)
    expect((await assign(null)).json().assignedToId).toBeNull()
  })
})
