import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { firmAddress, isolated, request, secret, setUpEvents } from '#tests/support/event-setup.ts'
import { insertId } from '#tests/support/rows.ts'
import type { Person } from '#tests/support/test-app.ts'
import { outbox } from './table.ts'

const contact = { name: secret, email: request.email, subject: secret, message: secret }

describeOnBothEngines('mail about events', (openTestDatabase) => {
  const { app, people, lawyer, call, news, mailed, ask, requestOf, write, upload, deactivate, addressOf } =
    setUpEvents(openTestDatabase)

  describe('a request', () => {
    it('is confirmed to a guest with the promised reply time in the language of the form, and reported to the firm', async () => {
      for (const language of ['en', 'ar'] as const) {
        const { id } = await ask(undefined, language)
        const [toGuest, toFirm] = await news()
        expect(toGuest).toMatchObject({ recipient: request.email, state: 'waiting' })
        expect(toGuest?.subject).toBe(
          language === 'en' ? `We received your request no. ${id}` : `استلمنا طلبك رقم ${isolated(id)}`,
        )
        expect(toGuest?.text).toContain(language === 'en' ? 'within 24 hours' : 'خلال 24 ساعة')
        expect(toGuest?.html).toContain(
          `<html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}">`,
        )
        // A guest has no account, but a private page.
        expect(toGuest?.html?.match(/<a href="[^"]*/g)).toEqual([
          '<a href="http://localhost:3000/requests?token={token:0}',
        ])
        expect(toFirm).toMatchObject({
          recipient: firmAddress,
          subject: `طلب استشارة جديد رقم ${isolated(id)}`,
        })
        expect(toFirm?.text).toContain(`http://localhost:3000/dashboard/consultations/${id}`)
      }
    })

    it('is confirmed to a client’s own address in their language, with a link to its page', async () => {
      const { id } = await ask(people.client, 'en')
      const [toClient] = await news()
      expect(toClient).toMatchObject({
        recipient: addressOf(people.client),
        subject: `استلمنا طلبك رقم ${isolated(id)}`,
      })
      expect(toClient?.text).toContain(`http://localhost:3000/client/consultations/${id}`)
    })

    it('is confirmed with the phone number of the firm as a link', async () => {
      await app.db.insert(settings).values({ key: 'contact_phone', value: '+966115550140' })
      await ask(undefined, 'ar')
      const [toGuest] = await news()
      await app.db.delete(settings).where(eq(settings.key, 'contact_phone'))
      expect(toGuest?.html).toContain('<a href="tel:+966115550140" dir="ltr"')
      expect(toGuest?.text).toMatch(/\u2066\+966\s11\s555\s0140\u2069/)
      expect(toGuest?.headers).toMatchObject({ 'Content-Language': 'ar' })
    })

    it('causes no mail about notes, self-assignment or an unchanged status', async () => {
      const id = await requestOf(people.client)
      const own = { notes: 'x', assignedToId: people.staff.id }
      await call(people.staff, 'PUT', `admin/consultations/${id}`, own)
      await call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'pending' })
      expect(await mailed()).toEqual([])
    })

    it.each(['approved', 'completed', 'rejected'])(
      'is reported to its sender when it is %s',
      async (status) => {
        const id = await requestOf(people.client)
        const guests = (await ask(undefined, 'en')).id
        await news()
        await call(people.staff, 'PUT', `admin/consultations/${id}`, { status, notes: `${secret} notes` })
        await call(people.staff, 'PUT', `admin/consultations/${guests}`, { status })
        expect(await mailed()).toEqual([
          [addressOf(people.client), `مستجدات طلبك رقم ${isolated(id)}`],
          [request.email, `Update on your request no. ${guests}`],
        ])
      },
    )

    it('is mailed to a new assignee with the open deadline, but not to a colleague who assigns it to themselves', async () => {
      const { id } = await ask(people.client)
      await news()
      const assign = (person: Person, assignedToId: number | null) =>
        call(person, 'PUT', `admin/consultations/${id}`, { assignedToId })
      await assign(people.staff, lawyer.id)
      const [mail, ...others] = await news()
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        recipient: addressOf(lawyer),
        subject: `Request no. ${id} is now yours`,
        subjectId: people.client.id,
      })
      expect(mail?.text).toContain('The reply is due by')
      expect(mail?.text).toContain(`http://localhost:3000/dashboard/consultations/${id}`)
      await assign(people.staff, lawyer.id)
      await assign(people.staff, null)
      await assign(lawyer, lawyer.id)
      expect(await news()).toEqual([])
      await call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'approved', assignedToId: null })
      await news()
      await assign(people.staff, lawyer.id)
      expect((await news())[0]?.text).not.toContain('The reply is due by')
    })

    it('is reported to the assignee when the client withdraws it, else to the firm, and not to the client', async () => {
      const [handled, open] = [await requestOf(people.client, lawyer), await requestOf(people.client)]
      for (const id of [handled, open])
        await call(people.client, 'PUT', `client/consultations/${id}/withdraw`, {})
      expect(await mailed()).toEqual([
        [addressOf(lawyer), `Request no. ${handled} was withdrawn`],
        [firmAddress, `سُحب الطلب رقم ${isolated(open)}`],
      ])
    })

    it('is confirmed when the office creates it from a contact message', async () => {
      const { id } = await call(undefined, 'POST', 'contact', { ...contact, language: 'en' })
      expect(await mailed()).toEqual([[firmAddress, 'رسالة جديدة من نموذج التواصل']])
      const facts = { firstName: 'Sara', lastName: 'H', phone: '0550123344', service: 'contract' }
      const made = await call(people.staff, 'POST', `admin/contact-messages/${id}/consultation`, facts)
      expect(await mailed()).toEqual([[request.email, `We received your request no. ${made.id}`]])
    })
  })

  it('is not sent to an inactive user, nor to a firm without an address', async () => {
    const id = await requestOf(people.client, lawyer)
    await deactivate(people.client)
    await deactivate(lawyer)
    await call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'approved' })
    await upload(people.staff, 'admin', { userId: String(people.client.id) })
    const requested = { userId: people.client.id, title: 'x', dueDate: '2030-03-12' }
    await call(people.staff, 'POST', 'admin/document-requests', requested)
    await app.db.update(users).set({ isActive: true }).where(eq(users.id, people.client.id))
    await write(people.client, { consultationId: id })
    expect(await mailed()).toEqual([[firmAddress, 'رسالة جديدة في لوحة التحكم']])
    await app.db.update(settings).set({ value: '' }).where(eq(settings.key, 'contact_email'))
    await write(people.client, { consultationId: id })
    await ask(undefined, 'en')
    expect((await mailed()).map(([recipient]) => recipient)).toEqual([request.email])
    await app.db.update(settings).set({ value: firmAddress }).where(eq(settings.key, 'contact_email'))
  })

  it('contains no text that a user typed', async () => {
    const id = await requestOf(people.client, lawyer)
    await ask(undefined, 'en')
    const message = await write(people.client, { consultationId: id })
    await write(lawyer, { parentMessageId: message.id })
    await upload(people.client, 'client', { consultationId: String(id) })
    await upload(lawyer, 'admin', { userId: String(people.client.id) })
    const requested = { userId: people.client.id, consultationId: id, title: secret, dueDate: '2030-03-12' }
    await call(lawyer, 'POST', 'admin/document-requests', requested)
    await call(undefined, 'POST', 'contact', contact)
    await call(lawyer, 'PUT', `admin/consultations/${id}`, { status: 'approved', notes: secret })
    const other = await requestOf(people.client, lawyer)
    await call(people.client, 'PUT', `client/consultations/${other}/withdraw`, {})
    const mails = await app.db.select().from(outbox)
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails).toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('has one subject and one recipient, whatever the name of the firm and the answered message', async () => {
    const name = 'Mizan\r\nBcc: everyone@evil.example\u202e'
    await app.db.update(settings).set({ value: name }).where(eq(settings.key, 'site_title'))
    await write(people.staff, { toUserId: people.otherClient.id })
    const { email } = request
    const message = { name, email, subject: name, message: 'x', language: 'ar' } as const
    const id = await insertId(app.db, contactMessages, message)
    await call(people.staff, 'POST', `admin/contact-messages/${id}/reply`, { message: 'Yes.' })
    for (const { subject, recipient } of await news()) {
      expect(subject).toContain('Mizan Bcc: everyone@evil.example')
      expect(subject).not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
      expect(recipient).toMatch(/^(?:other\.client|guest)@example\.com$/)
    }
    await app.db.update(settings).set({ value: 'Mizan' }).where(eq(settings.key, 'site_title'))
  })

  it('is not queued when the event itself is rolled back', async () => {
    const lost = { subject: 'x', content: 'x', attachments: [999_999] }
    const refused = await app.post('/api/messages', lost, people.client)
    expect([refused.statusCode, await mailed()]).toEqual([404, []])
  })
})
