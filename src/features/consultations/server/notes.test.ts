import { describe, expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { openConsultationCalls } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Person, sendAs } from '#tests/support/test-app.ts'

describeOnBothEngines('the notes of a request', (openTestDatabase) => {
  const calls = openConsultationCalls(openTestDatabase)
  const lawyer = calls.app.person('staff', 'the.lawyer')
  const write = (id: number, payload: object, person = calls.people.staff, headers = {}) =>
    sendAs(calls.app, person, 'POST', `/api/admin/consultations/${id}/notes`, payload, headers)
  const notesOf = async (id: number, person = calls.people.staff): Promise<object[]> => {
    const { entries } = (await calls.as(person, 'GET', `/api/admin/consultations/${id}/thread`)).json()
    return entries.flatMap((entry: { note?: object }) => entry.note ?? [])
  }
  const mentionsOf = async (person: Person) => (await calls.as(person, 'GET', '/api/admin/mentions')).json()
  const opened = async (id: number) => (await calls.asStaff('GET', `/api/admin/consultations/${id}`)).json()

  it('are entries with author and time, and the newest is in the notes field', async () => {
    const id = await calls.idOfNew()
    await calls.change(id, { notes: 'First.' })
    expect((await write(id, { text: '  Second.\r\nCall back. ' }, calls.people.admin)).statusCode).toBe(201)
    await calls.change(id, { notes: '' })
    expect(await notesOf(id)).toMatchObject([
      { text: 'First.', authorName: 'the.staff Test' },
      { text: 'Second.\nCall back.', authorName: 'the.admin Test' },
    ])
    expect((await opened(id)).notes).toBe('')
    await write(id, { text: 'Third.' })
    expect((await opened(id)).notes).toBe('Third.')
    expect((await calls.historyOf(id)).filter(({ field }) => field === 'notes')).toHaveLength(4)
  })

  it('are not added again by a repeated call or an unchanged field, nor refused while a colleague edits the request', async () => {
    const id = await calls.idOfNew()
    const headers = { 'idempotency-key': 'a-key-that-is-long-enough' }
    const first = await write(id, { text: 'Once.' }, calls.people.staff, headers)
    expect((await write(id, { text: 'Once.' }, calls.people.staff, headers)).json()).toEqual(first.json())
    await calls.change(id, { notes: 'Once.', status: 'approved' })
    expect(await notesOf(id)).toMatchObject([{ text: 'Once.' }])
    const { updatedAt } = await opened(id)
    await write(id, { text: 'Meanwhile.' }, calls.people.admin)
    expect((await calls.change(id, { status: 'completed', updatedAt })).statusCode).toBe(200)
  })

  it.each([
    ['an empty text', { text: ' \u200f ' }],
    ['a long text', { text: 'x'.repeat(5001) }],
    ['no text', {}],
  ])('refuse %s at the text', async (_, payload) => {
    const id = await calls.idOfNew()
    const refused = await write(id, payload)
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'text'])
    expect(await notesOf(id)).toEqual([])
  })

  it('cannot be written or read without access to the request', async () => {
    const id = await calls.idOfNew()
    await calls.change(id, { assignedToId: lawyer.id, notes: 'Hers.' })
    expect((await write(id, { text: 'x' })).statusCode).toBe(404)
    expect(await notesOf(id)).toEqual([])
    expect(await notesOf(id, lawyer)).toHaveLength(1)
  })

  describe('a note that mentions a colleague', () => {
    it('waits for them, and is mailed without its text', async () => {
      const id = await calls.idOfNew()
      await calls.app.db.delete(outbox)
      const { staff } = calls.people
      const { id: noteId } = (
        await write(id, { text: 'Please look: SECRET', mentions: [lawyer.id, staff.id] })
      ).json()
      expect(await mentionsOf(lawyer)).toMatchObject([
        { id: noteId, consultationId: id, text: 'Please look: SECRET', authorName: 'the.staff Test' },
      ])
      // The author is not notified of their own note.
      expect(await mentionsOf(staff)).toEqual([])
      const [mail, ...others] = await mailsTo(calls.app, 'the.lawyer@example.com')
      expect(others).toEqual([])
      expect(mail?.subject).toContain(`no. ${id}`)
      expect(mail?.text).toContain(`/dashboard/consultations/${id}`)
      expect(JSON.stringify(mail)).not.toContain('SECRET')
    })

    it('is readable only for them, and is listed without its text while they may not open the request', async () => {
      const id = await calls.idOfNew()
      const { admin } = calls.people
      await calls.change(id, { assignedToId: admin.id })
      await write(id, { text: 'Not for her.' }, admin)
      await write(id, { text: 'For her.', mentions: [lawyer.id] }, admin)
      expect(await notesOf(id, lawyer)).toMatchObject([{ text: 'For her.' }])
      expect(await notesOf(id)).toEqual([])
      expect(await mentionsOf(lawyer)).toMatchObject([{ consultationId: id, text: '' }])
      await calls.as(admin, 'PUT', `/api/admin/consultations/${id}`, { assignedToId: lawyer.id })
      expect(await mentionsOf(lawyer)).toMatchObject([{ consultationId: id, text: 'For her.' }])
    })

    it('is unknown after the request was restricted, and is listed again after the restriction', async () => {
      const id = await calls.idOfNew()
      const { id: noteId } = (await write(id, { text: 'SECRET', mentions: [lawyer.id] })).json()
      const allow = async (userIds: number[] | null) =>
        calls.as(calls.people.admin, 'PUT', `/api/admin/consultations/${id}/readers`, { userIds })
      expect((await allow([])).statusCode).toBe(200)
      expect(await mentionsOf(lawyer)).toEqual([])
      const url = `/api/admin/mentions/${noteId}`
      expect((await calls.as(lawyer, 'PUT', url, {})).statusCode).toBe(404)
      await allow(null)
      expect(await mentionsOf(lawyer)).toMatchObject([{ id: noteId, text: 'SECRET' }])
    })

    it('ends with their own note or their press', async () => {
      const id = await calls.idOfNew()
      for (const text of ['One', 'Two']) await write(id, { text, mentions: [lawyer.id] })
      const [newest] = await mentionsOf(lawyer)
      const end = (person: Person) => calls.as(person, 'PUT', `/api/admin/mentions/${newest.id}`, {})
      expect((await end(calls.people.staff)).statusCode).toBe(404)
      for (let press = 0; press < 2; press++) expect((await end(lawyer)).statusCode).toBe(204)
      expect(await mentionsOf(lawyer)).toMatchObject([{ text: 'One' }])
      await write(id, { text: 'Done.' }, lawyer)
      expect(await mentionsOf(lawyer)).toEqual([])
    })

    it('is refused for a client and for a colleague who may not see the restricted request', async () => {
      const id = await calls.idOfNew()
      const refusedFor = async (mentioned: number, person = calls.people.staff) => {
        const refused = await write(id, { text: 'x', mentions: [mentioned] }, person)
        return [refused.statusCode, refused.json().errors?.[0].field]
      }
      expect(await refusedFor(calls.people.client.id)).toEqual([400, 'mentions'])
      await calls.as(calls.people.admin, 'PUT', `/api/admin/consultations/${id}/readers`, {
        userIds: [],
        updatedAt: (await opened(id)).updatedAt,
      })
      expect(await refusedFor(lawyer.id, calls.people.admin)).toEqual([400, 'mentions'])
      expect(await mentionsOf(lawyer)).toEqual([])
    })
  })
})
