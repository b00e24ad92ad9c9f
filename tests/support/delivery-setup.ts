import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { type DeliveryOptions, startDelivery } from '#features/outbox/server/delivery.ts'
import { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { outbox } from '#features/outbox/server/table.ts'
import type { OpenTestDatabase, TestDatabase } from '#tests/support/databases.ts'

/** A mail server's treatment of a connection. */
export type Mood = 'fine' | 'busy' | 'refusesAddress'

const hurried = { pollEverySeconds: 0.02, firstDelaySeconds: 0.05, maxDelaySeconds: 0.1, timeoutSeconds: 5 }

/** Helpers that start mail servers and deliveries with short intervals. All of them end with the test. */
export const setUpDelivery = (openTestDatabase: OpenTestDatabase) => {
  const database = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase())
  })
  const closers: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    await database.db.delete(outbox)
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })

  /** A real mail server in this process. `mood` may change from mail to mail. */
  const openServer = async (mood: () => Mood = () => 'fine') => {
    const received: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        mood() === 'refusesAddress'
          ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
          : done(),
      onData(stream, _session, done) {
        const kind = mood()
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (kind === 'busy') return done(Object.assign(new Error('try later'), { responseCode: 451 }))
          received.push(Buffer.concat(chunks).toString())
          done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
    const { port } = server.server.address() as { port: number }
    return { url: `smtp://127.0.0.1:${port}`, received }
  }
  const deliver = (smtpUrl: string, timing = {}, more: Partial<DeliveryOptions> = {}) => {
    const delivery = startDelivery(database.db, {
      smtpUrl,
      from: async (language) => ({
        name: language === 'ar' ? 'Mizan in Arabic' : 'Mizan',
        address: 'info@mizan.example',
      }),
      publicUrl: () => 'https://mizan.example',
      linkTokens: new LinkTokens(randomBytes(32)),
      timing: { ...hurried, ...timing },
      ...more,
    })
    closers.unshift(() => delivery.stop())
    return delivery
  }
  const write = (count: number) =>
    database.db.insert(outbox).values(
      Array.from({ length: count }, (_, index) => ({
        recipient: `person${index}@example.com`,
        subject: `تم استلام طلبكم ${index}`,
        text: 'وصلنا طلبكم.',
        html: '<p dir="rtl">وصلنا طلبكم.</p>',
        headers: { 'List-Unsubscribe': '<https://mizan.example/u>' },
      })),
    )
  const countOf = (state: 'waiting' | 'sent' | 'failed') =>
    database.db.$count(outbox, eq(outbox.state, state))
  const until = async (condition: () => Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 25))
  }

  return { database, closers, openServer, deliver, write, countOf, until }
}
