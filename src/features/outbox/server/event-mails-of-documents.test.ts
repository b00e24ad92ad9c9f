import { describe, expect, it } from 'vitest'
import { documents } from '#features/documents/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { firmAddress, isolated, secret, setUpEvents } from '#tests/support/event-setup.ts'
import { outbox } from './table.ts'

describeOnBothEngines('mail about messages and documents', (openTestDatabase) => {
  const { app, people, lawyer, call, news, mailed, requestOf, write, upload, addressOf } =
    setUpEvents(openTestDatabase)

  describe('a message', () => {
    it('is mailed to the client if the office wrote it, else to the assignee or the firm', async () => {
      const handled = await requestOf(people.client, lawyer)
      const message = await write(lawyer, { toUserId: people.client.id })
      const [toClient] = await news()
      expect(toClient).toMatchObject({
        recipient: addressOf(people.client),
        subject: `رسالة جديدة لك من ${isolated('ميزان')}`,
      })
      expect(toClient?.text).toContain(`http://localhost:3000/client/messages/${message.id}`)
      const aboutIt = await write(people.client, { consultationId: handled })
      const [toLawyer, ...others] = await news()
      expect([toLawyer?.recipient, others]).toEqual([addressOf(lawyer), []])
      expect(toLawyer?.text).toContain(`http://localhost:3000/dashboard/messages?open=${aboutIt.id}`)
      await write(people.otherClient, {})
      expect(await mailed()).toEqual([[firmAddress, 'رسالة جديدة في لوحة التحكم']])
    })

    it('shares one mail with later messages, also to the firm, until five minutes after sending or until it is read', async () => {
      const { client, staff } = people
      const first = await write(staff, { toUserId: client.id })
      const again = () => write(staff, { toUserId: client.id, parentMessageId: first.id })
      await again()
      await again()
      expect(await app.db.$count(outbox)).toBe(1)
      const sendAt = (sentAt: Date) =>
        app.db.update(outbox).set({ state: 'sent', sentAt: sentAt.toISOString() })
      await sendAt(new Date())
      await again()
      expect(await app.db.$count(outbox)).toBe(1)
      await sendAt(new Date(Date.now() - 6 * 60_000))
      await again()
      expect(await app.db.$count(outbox)).toBe(2)
      await sendAt(new Date())
      await app.db.update(messages).set({ status: 'read' })
      await again()
      expect(await app.db.$count(outbox)).toBe(3)
      // A message of another conversation is added to the waiting mail.
      await write(staff, { toUserId: client.id })
      expect(await app.db.$count(outbox)).toBe(3)
      await news()
      const ofClient = await write(people.client, {})
      await write(people.client, { parentMessageId: ofClient.id })
      expect(await mailed()).toHaveLength(1)
    })
  })

  describe('a document', () => {
    it('is mailed to its client when shared, several in one mail, until one of them is opened', async () => {
      const { client, staff } = people
      const share = () => upload(staff, 'admin', { userId: String(client.id) })
      const first = await share()
      await share()
      const mails = await app.db.select().from(outbox)
      expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
        [addressOf(client), `مستند جديد لك من ${isolated('ميزان')}`],
      ])
      expect(mails[0]?.text).toContain('http://localhost:3000/client/documents')
      await app.db.update(outbox).set({ state: 'sent', sentAt: new Date().toISOString() })
      await share()
      expect(await app.db.$count(outbox)).toBe(1)
      expect(first.id).toBeGreaterThan(0)
      await app.db.update(documents).set({ openedAt: new Date().toISOString() })
      await share()
      expect(await app.db.$count(outbox)).toBe(2)
    })

    it('is mailed to the assignee when a client sends it, else to the firm', async () => {
      await upload(people.otherClient, 'client', {})
      const id = await requestOf(people.client, lawyer)
      await app.db.delete(outbox)
      await upload(people.client, 'client', { consultationId: String(id) })
      await upload(people.client, 'client', {})
      expect(await mailed()).toEqual([[addressOf(lawyer), 'A client sent a document']])
      await call(people.staff, 'PUT', `admin/consultations/${id}`, { status: 'completed' })
      await news()
      await upload(people.client, 'client', {})
      expect(await mailed()).toEqual([[firmAddress, 'مستند جديد من أحد العملاء']])
    })

    it('is mailed with its due date when it is requested', async () => {
      const requested = { userId: people.client.id, title: `${secret} title`, dueDate: '2030-03-12' }
      await call(people.staff, 'POST', 'admin/document-requests', requested)
      const [mail] = await news()
      expect(mail).toMatchObject({
        recipient: addressOf(people.client),
        subject: `مطلوب منك مستند قبل نهاية يوم ${isolated('الثلاثاء، 12 مارس')}`,
      })
    })
  })
})
