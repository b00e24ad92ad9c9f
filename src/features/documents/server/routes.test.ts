import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import {
  buildTestApp,
  callAs,
  type People,
  type Person,
  signUp,
  signUpOneOfEach,
} from '#tests/support/test-app.ts'
import { documentRequests, documents } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeOnBothEngines('a document', (openTestDatabase) => {
  let database: TestDatabase
  let app: FastifyInstance
  let people: People
  beforeAll(async () => {
    database = await openTestDatabase()
    app = await buildTestApp(database)
    people = await signUpOneOfEach(app)
  })
  beforeEach(async () => {
    await app.db.delete(documentRequests)
    await app.db.delete(documents)
    await app.db.delete(consultations)
  })

  const contract = { name: 'عقد التأسيس.pdf', bytes: pdf }
  const upload = (
    person: Person | undefined,
    area: string,
    fields: Record<string, string>,
    file = contract,
  ) => callAs(app, person, { method: 'POST', url: `/api/${area}/documents`, ...fileForm(fields, file) })
  const send = async (client: Person, fields = {}) => (await upload(client, 'client', fields)).json()
  const share = async (client: Person, fields = {}) =>
    (await upload(people.staff, 'admin', { userId: String(client.id), ...fields })).json()
  const download = (person: Person, area: string, id: number, headers = {}) =>
    callAs(app, person, { url: `/api/${area}/documents/${id}/download`, headers })
  const listOf = async (person: Person, area: string, query = '') =>
    (await callAs(app, person, { url: `/api/${area}/documents${query}` })).json()
  const requestOf = async (client: Person) => {
    const [row] = await app.db
      .insert(consultations)
      .values({
        firstName: 'Sara',
        lastName: 'Al-Harbi',
        email: 'sara@example.com',
        phone: '+966550123344',
        service: 'contract',
        message: 'Please read our lease.',
        userId: client.id,
      })
      .returning()
    return row?.id ?? 0
  }

  it('is sent to an account with an unverified address only after an explicit confirmation', async () => {
    const stranger = await signUp(app, 'client', 'stranger')
    const to = { userId: String(stranger.id) }
    const refused = await upload(people.staff, 'admin', to)
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([409, 'confirmsUnverified'])
    expect(refused.json().detail).toContain('is not confirmed')
    expect((await upload(people.staff, 'admin', { ...to, confirmsUnverified: 'no' })).statusCode).toBe(400)
    expect(await app.db.$count(documents)).toBe(0)
    expect((await upload(people.staff, 'admin', { ...to, confirmsUnverified: 'true' })).statusCode).toBe(201)
  })

  it('is refused from a client with an unverified address', async () => {
    const stranger = await signUp(app, 'client', 'unconfirmed')
    const refused = await upload(stranger, 'client', {})
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      expect.stringContaining('confirm your email'),
    ])
    expect(await app.db.$count(documents)).toBe(0)
  })

  it('is not marked as opened by a HEAD request', async () => {
    const { client, staff } = people
    const { id } = await send(client)
    const url = `/api/admin/documents/${id}/download`
    const head = await callAs(app, staff, { method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    const [unopened] = await listOf(client, 'client')
    expect(unopened).toMatchObject({ openedAt: null, views: [] })
    expect((await download(staff, 'admin', id)).statusCode).toBe(200)
    expect((await listOf(client, 'client'))[0].openedAt).not.toBeNull()
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

  it('is not marked as opened by the side that sent it', async () => {
    const { client, staff } = people
    const [sent, shared] = [await send(client), await share(client)]
    await download(client, 'client', sent.id)
    await download(staff, 'admin', shared.id)
    expect((await listOf(client, 'client')).map(({ openedAt }: { openedAt: null }) => openedAt)).toEqual([
      null,
      null,
    ])
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
    const actions = (await app.db.select().from(auditLog)).filter(
      ({ action, entityId }) => action === 'download' && entityId === id,
    )
    expect(actions.length).toBeGreaterThanOrEqual(2)
  })

  describe('a document of another client', () => {
    it('returns the same 404 as an unknown one on every call, and nothing changes', async () => {
      const { client, otherClient } = people
      const { id } = await send(client)
      const foreign = await download(otherClient, 'client', id)
      const unknown = await download(otherClient, 'client', 999_999)
      expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
      expect((await download(otherClient, 'client', id, { range: 'bytes=0-3' })).statusCode).toBe(404)
      const gone = await callAs(app, otherClient, { method: 'DELETE', url: `/api/client/documents/${id}` })
      expect(gone.statusCode).toBe(404)
      const request = await requestOf(client)
      const tied = await upload(otherClient, 'client', { consultationId: String(request) })
      expect(tied.statusCode).toBe(404)
      expect(await app.db.$count(documents)).toBe(1)
      expect(await listOf(otherClient, 'client')).toEqual([])
    })
  })

  it('can be deleted by its client until the firm has opened it', async () => {
    const { client, staff } = people
    const [first, second, shared] = [await send(client), await send(client), await share(client)]
    const remove = async (id: number) =>
      (await callAs(app, client, { method: 'DELETE', url: `/api/client/documents/${id}` })).statusCode
    await download(staff, 'admin', second.id)
    expect(await remove(first.id)).toBe(204)
    expect(await remove(second.id)).toBe(409)
    expect(await remove(shared.id)).toBe(403)
    expect(await app.db.$count(documents)).toBe(2)
  })

  it('loses its file and row when the firm withdraws it', async () => {
    const { client, staff } = people
    const { id } = await share(client)
    const [row] = await app.db.select().from(documents)
    await callAs(app, staff, { method: 'DELETE', url: `/api/admin/documents/${id}` })
    expect((await download(client, 'client', id)).statusCode).toBe(404)
    expect(await app.files.sizeOf(row?.storageKey ?? '')).toBeNull()
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
    expect(await app.db.$count(documents)).toBe(0)
  })

  describe('a requested document', () => {
    const ask = async (client: Person, extra = {}) =>
      (
        await callAs(app, people.staff, {
          method: 'POST',
          url: '/api/admin/document-requests',
          payload: { userId: client.id, title: 'قرار الشركاء', dueDate: '2026-12-01', ...extra },
        })
      ).json()
    const requested = async (client: Person) =>
      (await callAs(app, client, { url: '/api/client/document-requests' })).json()

    it('is open for the client until it arrives, once', async () => {
      const { client, otherClient } = people
      const { id } = await ask(client)
      expect(await requested(client)).toMatchObject([{ id, state: 'open', dueDate: '2026-12-01' }])
      expect(await requested(otherClient)).toEqual([])
      const foreign = await upload(otherClient, 'client', { documentRequestId: String(id) })
      expect(foreign.statusCode).toBe(404)
      const answer = await upload(client, 'client', { documentRequestId: String(id) })
      expect(answer.statusCode).toBe(201)
      expect(await requested(client)).toMatchObject([{ state: 'received', documentId: answer.json().id }])
      expect((await upload(client, 'client', { documentRequestId: String(id) })).statusCode).toBe(409)
      expect(await app.db.$count(documents)).toBe(1)
    })

    it('cannot be sent after the request was withdrawn', async () => {
      const { client, staff } = people
      const { id } = await ask(client)
      const put = await callAs(app, staff, {
        method: 'PUT',
        url: `/api/admin/document-requests/${id}`,
        payload: { state: 'withdrawn' },
      })
      expect(put.json().state).toBe('withdrawn')
      expect((await upload(client, 'client', { documentRequestId: String(id) })).statusCode).toBe(409)
    })
  })
})
