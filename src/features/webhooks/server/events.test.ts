import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { publication } from '#features/publications/server/calls.matrix.ts'
import { publications } from '#features/publications/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { at, openAppointmentCalls } from '#tests/support/appointment-calls.ts'
import { describeOnBothEngines, type OpenTestDatabase } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { callAs, type Person } from '#tests/support/test-app.ts'
import { allKinds, setUpWebhooks } from '#tests/support/webhook-setup.ts'
import { enqueueEvents, enqueuePublished } from './enqueue.ts'

const caller = { firstName: 'نورة', phone: '0551234567', service: 'corporate' }

type Calls = {
  app: { post: (path: string, payload: object, person?: Person) => Promise<{ json(): { id: number } }> }
}

/** A receiver of every kind of event, which begins before each test. */
const receiveAll = (calls: Calls & { people: { admin: Person } }) => {
  beforeEach(async () => {
    const input = { address: 'https://hooks.example.com/', kinds: allKinds }
    await calls.app.post('/api/admin/webhooks', input, calls.people.admin)
  })
}

describeOnBothEngines('events of requests and appointments', (openTestDatabase) => {
  const calls = openAppointmentCalls(openTestDatabase)
  const { app, people } = calls
  const { news, rows } = setUpWebhooks(() => app.db)
  receiveAll(calls)

  it('has one for a request of the website, its change, reply and end', async () => {
    const id = await calls.idOfNew()
    expect(await news()).toEqual([['request.received', id]])
    await calls.change(id, { status: 'approved' })
    await app.post(`/api/admin/consultations/${id}/reply`, { message: 'Yes.' }, people.staff)
    await calls.change(id, { status: 'approved' })
    expect((await news()).every(([kind]) => kind === 'request.changed')).toBe(true)
    await calls.change(id, { status: 'completed' })
    expect(await news()).toEqual([['request.closed', id]])
    await calls.change(id, { status: 'completed' })
    expect(await news()).toEqual([['request.changed', id]])
    await calls.change(id, { status: 'pending' })
    expect(await news()).toEqual([['request.changed', id]])
  })

  it('has one for a request of the front desk, and for a contact message that becomes one', async () => {
    const call = { ...caller, origin: 'phone', confirmsSimilar: true }
    const called = await app.post('/api/admin/consultations', call, people.staff)
    await app.post('/api/contact', contactMessage)
    const [first] = (await app.get('/api/admin/contact-messages', people.staff)).json()
    const path = `/api/admin/contact-messages/${first?.id}/consultation`
    const converted = await app.post(path, { ...caller, lastName: 'Al-Harbi' }, people.staff)
    expect([called.statusCode, converted.statusCode]).toEqual([201, 201])
    expect((await news()).filter(([kind]) => kind === 'request.received')).toHaveLength(2)
  })

  it('has one for each step of an appointment, by the office, the client and a private link', async () => {
    const { id, appointment } = await calls.proposed(people.client, [at('10:00')])
    expect(await news()).toEqual([
      ['request.received', id],
      ['appointment.proposed', appointment.id],
    ])
    await calls.choose(id, at('10:00'))
    expect(await news()).toEqual([['appointment.confirmed', appointment.id]])
    await calls.choose(id, at('11:00'))
    await app.put(`/api/admin/appointments/${appointment.id}`, { startsAt: at('12:00') }, people.staff)
    const colleague = await app.signUp('staff', `colleague${id}`)
    await app.put(`/api/admin/appointments/${appointment.id}`, { lawyerId: colleague.id }, people.staff)
    expect(await news()).toEqual(Array(3).fill(['appointment.moved', appointment.id]))
    await app.put(`/api/admin/appointments/${appointment.id}/cancel`, {}, people.staff)
    expect(await news()).toEqual([['appointment.canceled', appointment.id]])
    const guest = await calls.proposed(undefined)
    await calls.follow(guest.token, at('13:00'))
    await app.post('/api/requests/appointment/cancel', { token: guest.token })
    expect((await news()).slice(1)).toEqual([
      ['appointment.proposed', guest.appointment.id],
      ['appointment.confirmed', guest.appointment.id],
      ['appointment.canceled', guest.appointment.id],
    ])
  })

  it('has one for an appointment that the office settles, and that ends with its request', async () => {
    const id = await calls.idOfNew(people.client)
    const settled = (await calls.propose(id, { startsAt: at('14:00') })).json()
    expect((await news()).slice(1)).toEqual([['appointment.confirmed', settled.id]])
    await app.put(`/api/client/consultations/${id}/withdraw`, {}, people.client)
    expect(await news()).toEqual([
      ['request.closed', id],
      ['appointment.canceled', settled.id],
    ])
  })

  it('has none of a restricted request and its parts, nor of one that is restricted before it is sent', async () => {
    const { id, appointment } = await calls.proposed(people.client, [at('15:00')])
    await news()
    await calls.set(id, { isRestricted: true })
    await app.put(`/api/admin/appointments/${appointment.id}/cancel`, {}, people.admin)
    await app.post('/api/messages', { consultationId: id, subject: 'x', content: 'x' }, people.client)
    await calls.change(id, { status: 'approved' })
    expect(await news()).toEqual([])
    expect((await rows()).every(({ consultationId }) => consultationId === id)).toBe(true)
  })

  it('has none of a change that is rolled back, and none twice', async () => {
    await expect(
      app.db.transaction(async (tx) => {
        const { recordAudit } = await import('#features/audit/server/repository.ts')
        await tx.update(consultations).set({ subject: 'x' })
        await recordAudit(tx, { actor: null, action: 'create', entity: 'consultation', entityId: 1 })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    const id = await calls.idOfNew()
    await Promise.all([enqueueEvents(app.db), enqueueEvents(app.db), enqueueEvents(app.db)])
    await enqueueEvents(app.db)
    expect((await rows()).map(({ recordId }) => recordId)).toEqual([id])
  })

  it('begins with the first receiver, and after a pause with the next change', async () => {
    const [receiver] = (await app.get('/api/admin/webhooks', people.admin)).json()
    await calls.idOfNew()
    await app.put(`/api/admin/webhooks/${receiver.id}`, { isActive: false }, people.admin)
    await calls.idOfNew()
    expect(await news()).toEqual([])
    await app.put(`/api/admin/webhooks/${receiver.id}`, { isActive: true }, people.admin)
    const id = await calls.idOfNew()
    expect(await news()).toEqual([['request.received', id]])
  })
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

describeOnBothEngines(
  'events of agreements, messages and documents',
  (openTestDatabase: OpenTestDatabase) => {
    const calls = openAgreementCalls(openTestDatabase)
    const { app, people } = calls
    const { news, rows } = setUpWebhooks(() => app.db)
    receiveAll(calls)

    it('has one for an agreement that is sent, accepted and ended by the client, with its message', async () => {
      const { id } = await calls.idOfSent()
      expect((await news()).at(-1)).toEqual(['agreement.sent', id])
      expect((await calls.accept(id)).statusCode).toBe(201)
      expect(await news()).toEqual([['agreement.accepted', id]])
      const ended = await calls.asClient(id, 'end', { reason: 'We agreed otherwise.' })
      expect(ended.statusCode).toBe(201)
      expect((await news()).map(([kind]) => kind)).toEqual(['agreement.ended', 'message.sent'])
    })

    it('has one acceptance for an agreement on paper, and none when it is registered later', async () => {
      const { id } = await calls.idOfSent()
      await news()
      await calls.postAs(`${calls.urlOf(id)}/record`, { how: 'paper', documentId: null })
      expect(await news()).toEqual([['agreement.accepted', id]])
      await calls.postAs(`${calls.urlOf(id)}/record`, {
        how: 'nafith',
        nafithNumber: '123',
        documentId: null,
      })
      expect(await news()).toEqual([])
    })

    it('has one for a message and a document from each side', async () => {
      const consultationId = await calls.idOfApproved()
      await news()
      const message = { consultationId, subject: 'Lease', content: 'It begins in May.' }
      await app.post('/api/messages', message, people.client)
      await app.post('/api/messages', { ...message, toUserId: people.client.id }, people.staff)
      const about = { consultationId: String(consultationId) }
      const upload = (person: Person, url: string, fields: Record<string, string>) =>
        callAs(app, person, { method: 'POST', url, ...fileForm(fields, { name: 'lease.pdf', bytes: pdf }) })
      await upload(people.client, '/api/client/documents', about)
      await upload(people.staff, '/api/admin/documents', { ...about, userId: String(people.client.id) })
      const kinds = (await news()).map(([kind]) => kind)
      expect(kinds.filter((kind) => kind !== 'request.changed')).toEqual([
        'message.sent',
        'message.sent',
        'document.added',
        'document.added',
      ])
    })

    const publish = async (more: object): Promise<number> => {
      const response = await app.post(
        '/api/admin/publications',
        { ...publication, category: 'litigation', ...more },
        people.staff,
      )
      expect([response.statusCode, response.body]).toEqual([201, response.body])
      return response.json().id
    }
    const published = async () => {
      const before = (await rows()).length
      await enqueuePublished(app.db)
      return (await rows()).slice(before).map(({ kind, recordId }) => [kind, recordId])
    }

    it('has one for a publication when it appears: at once, when it is shown, and at its date', async () => {
      const first = await publish({})
      const hidden = await publish({ isVisible: false })
      const later = await publish({ publishDate: '2035-01-01T00:00:00.000Z' })
      expect(await published()).toEqual([['publication.published', first]])
      await app.put(`/api/admin/publications/${hidden}`, { isVisible: true }, people.staff)
      expect(await published()).toEqual([['publication.published', hidden]])
      const past = { publishDate: '2026-01-01T00:00:00.000Z' }
      await app.db.update(publications).set(past).where(eq(publications.id, later))
      expect(await published()).toEqual([['publication.published', later]])
      await app.put(`/api/admin/publications/${first}`, { titleEn: 'Mediation' }, people.staff)
      expect(await published()).toEqual([])
      await app.put(`/api/admin/publications/${first}`, { isVisible: false }, people.staff)
      expect(await published()).toEqual([])
      await app.put(`/api/admin/publications/${first}`, { isVisible: true }, people.staff)
      expect(await published()).toEqual([['publication.published', first]])
    })

    it('has one for a subscriber who confirms by mail, and for one with an account', async () => {
      const email = 'reader@example.com'
      await app.post('/api/newsletter/subscribe', { email })
      const mails = await mailsTo(app, email)
      const token = /confirm\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
      expect((await app.post('/api/newsletter/confirm', { token })).statusCode).toBe(200)
      await app.put('/api/user/consents/newsletter', { isGiven: true }, people.client)
      const subscribers = await app.db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers)
      expect(await news()).toEqual(subscribers.map(({ id }) => ['subscriber.confirmed', id]))
      expect(subscribers).toHaveLength(2)
    })
  },
)
