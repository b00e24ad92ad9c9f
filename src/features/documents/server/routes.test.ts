import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { insertedId } from '#tests/support/matrix-rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { documentRequests, documents } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeOnBothEngines('a document', (openTestDatabase) => {
  const { app: api, people } = openPeople(openTestDatabase, [documentRequests, documents, consultations])

  const contract = { name: 'عقد التأسيس.pdf', bytes: pdf }
  const upload = (
    person: Person | undefined,
    area: string,
    fields: Record<string, string>,
    file = contract,
  ) => callAs(api, person, { method: 'POST', url: `/api/${area}/documents`, ...fileForm(fields, file) })
  const send = async (client: Person, fields = {}) => (await upload(client, 'client', fields)).json()
  const share = async (client: Person, fields = {}) =>
    (await upload(people.staff, 'admin', { userId: String(client.id), ...fields })).json()
  const download = (person: Person, area: string, id: number, headers = {}) =>
    callAs(api, person, { url: `/api/${area}/documents/${id}/download`, headers })
  const listOf = async (person: Person, area: string, query = '') =>
    (await api.get(`/api/${area}/documents${query}`, person)).json()
  const requestOf = (client: Person) => {
    const values = { ...consultation, service: 'contract', userId: client.id } as const
    return insertedId(api.db.insert(consultations).values(values).returning())
  }

  it('is sent to an unverified address only after an explicit confirmation, and refused from it', async () => {
    const stranger = await api.signUp('client', 'stranger')
    const send = (fields: object) => upload(people.staff, 'admin', { userId: String(stranger.id), ...fields })
    const refused = await send({})
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([409, 'confirmsUnverified'])
    expect(refused.json().detail).toContain('is not confirmed')
    expect((await send({ confirmsUnverified: 'no' })).statusCode).toBe(400)
    const sent = await upload(stranger, 'client', {})
    const expected = [403, expect.stringContaining('confirm your email')]
    expect([sent.statusCode, sent.json().detail]).toEqual(expected)
    expect(await api.db.$count(documents)).toBe(0)
    expect((await send({ confirmsUnverified: 'true' })).statusCode).toBe(201)
  })

  it('is not marked as opened by a HEAD request, nor by the side that sent it', async () => {
    const { client, staff } = people
    const [{ id }, shared] = [await send(client), await share(client)]
    const url = `/api/admin/documents/${id}/download`
    const head = await callAs(api, staff, { method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(await listOf(client, 'client')).toMatchObject([{ openedAt: null }, { openedAt: null, views: [] }])
    await download(client, 'client', id)
    await download(staff, 'admin', shared.id)
    expect(await listOf(client, 'client')).toMatchObject([{ openedAt: null }, { openedAt: null }])
    expect((await download(staff, 'admin', id)).statusCode).toBe(200)
    const expected = [{ openedAt: null }, { id, openedAt: expect.any(String) }]
    expect(await listOf(client, 'client')).toMatchObject(expected)
  })

  it('goes both ways, and each side sees who uploaded it and whether the other has opened it', async () => {
    const { client, staff } = people
    const sent = await send(client)
    const shared = await share(client)
    expect(sent).toMatchObject({ name: contract.name, isFromFirm: false, isDeletable: true, openedAt: null })
    expect(shared).toMatchObject({ isFromFirm: true, uploadedBy: 'the.staff Test', userId: client.id })
    expect(await listOf(client, 'client')).toHaveLength(2)

    await download(staff, 'admin', sent.id)
    await download(client, 'client', shared.id)
    const [ofClient, ofOffice] = [await listOf(client, 'client'), await listOf(staff, 'admin')]
    const own = ofClient.find(({ id }: { id: number }) => id === sent.id)
    expect(own).toMatchObject({ isDeletable: false, views: [{ userName: 'the.staff Test' }] })
    expect(own.openedAt).not.toBeNull()
    const theirs = ofOffice.find(({ id }: { id: number }) => id === shared.id)
    expect(theirs).toMatchObject({ views: [{ userName: 'the.client Test' }], clientName: 'the.client Test' })
  })

  it('is returned byte for byte as an attachment, whole and in part, and every download is recorded', async () => {
    const { client } = people
    const { id } = await share(client)
    const whole = await download(client, 'client', id)
    expect(whole.rawPayload).toEqual(pdf)
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    expect(whole.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('عقد')}`)
    const part = await download(client, 'client', id, { range: 'bytes=0-3' })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF'])
    expect((await download(client, 'client', id, { range: 'bytes=99999-' })).statusCode).toBe(416)
    const actions = (await api.db.select().from(auditLog)).filter(
      ({ action, entityId }) => action === 'download' && entityId === id,
    )
    expect(actions.length).toBeGreaterThanOrEqual(2)
  })

  it('can be deleted by its client until the firm has opened it, and loses its file when the firm withdraws its own', async () => {
    const { client, staff } = people
    const [first, second, shared] = [await send(client), await send(client), await share(client)]
    const remove = async (id: number) => (await api.remove(`/api/client/documents/${id}`, client)).statusCode
    await download(staff, 'admin', second.id)
    expect(await remove(first.id)).toBe(204)
    expect(await remove(second.id)).toBe(409)
    expect(await remove(shared.id)).toBe(403)
    expect(await api.db.$count(documents)).toBe(2)
    const row = (await api.db.select().from(documents)).find(({ id }) => id === shared.id)
    await api.remove(`/api/admin/documents/${shared.id}`, staff)
    expect((await download(client, 'client', shared.id)).statusCode).toBe(404)
    expect(await api.files.sizeOf(row?.storageKey ?? '')).toBeNull()
  })

  it('is shared only with clients, and linked only to their own request', async () => {
    const { client, otherClient, admin } = people
    const errorOf = async (fields: Record<string, string>) =>
      (await upload(people.staff, 'admin', fields)).json().errors?.[0].field
    expect(await errorOf({ userId: String(admin.id) })).toBe('userId')
    expect(await errorOf({ userId: '999999' })).toBe('userId')
    const foreign = await requestOf(otherClient)
    expect(await errorOf({ userId: String(client.id), consultationId: String(foreign) })).toBe(
      'consultationId',
    )
    expect(await api.db.$count(documents)).toBe(0)
  })

  const ask = async (client: Person) => {
    const request = { userId: client.id, title: 'قرار الشركاء', dueDate: '2026-12-01' }
    return (await api.post('/api/admin/document-requests', request, people.staff)).json()
  }
  const requested = async (client: Person) => (await api.get('/api/client/document-requests', client)).json()

  it('is requested of the client until it arrives, once, or is withdrawn', async () => {
    const { client, staff } = people
    const answer = (id: number) => upload(client, 'client', { documentRequestId: String(id) })
    const { id } = await ask(client)
    expect(await requested(client)).toMatchObject([{ id, state: 'open', dueDate: '2026-12-01' }])
    const sent = await answer(id)
    expect(sent.statusCode).toBe(201)
    expect(await requested(client)).toMatchObject([{ state: 'received', documentId: sent.json().id }])
    expect((await answer(id)).statusCode).toBe(409)
    expect(await api.db.$count(documents)).toBe(1)
    const other = await ask(client)
    const put = await api.put(`/api/admin/document-requests/${other.id}`, { state: 'withdrawn' }, staff)
    expect(put.json().state).toBe('withdrawn')
    expect((await answer(other.id)).statusCode).toBe(409)
  })
})
