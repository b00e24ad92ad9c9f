import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#db/connection.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { resendMail } from './admin-repository.ts'
import { startDelivery } from './delivery.ts'
import { LinkTokens } from './link-tokens.ts'
import { outbox } from './table.ts'

/** How a mail server may behave towards one connection. */
type Mood = 'fine' | 'busy' | 'refusesAddress'

const hurried = {
  pollEverySeconds: 0.02,
  firstDelaySeconds: 0.05,
  longestDelaySeconds: 0.1,
  timeoutSeconds: 5,
}

describeOnBothEngines('mail that cannot be sent', (openTestDatabase) => {
  let db: Database
  beforeAll(async () => {
    db = (await openTestDatabase()).db
  })
  const closers: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    await db.delete(outbox)
  })
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })

  /** A real mail server in this process; `mood` may change from mail to mail. */
  const openServer = async (mood: () => Mood) => {
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
  const deliver = (smtpUrl: string, timing = {}) => {
    const delivery = startDelivery(db, {
      smtpUrl,
      from: async () => 'Mizan <info@mizan.example>',
      publicUrl: () => 'https://mizan.example',
      linkTokens: new LinkTokens(randomBytes(32)),
      timing: { ...hurried, ...timing },
    })
    closers.unshift(() => delivery.stop())
    return delivery
  }
  const write = (count: number) =>
    db.insert(outbox).values(
      Array.from({ length: count }, (_, index) => ({
        recipient: `person${index}@example.com`,
        subject: `تم استلام طلبكم ${index}`,
        text: 'وصلنا طلبكم.',
        html: '<p dir="rtl">وصلنا طلبكم.</p>',
        headers: { 'List-Unsubscribe': '<https://mizan.example/u>' },
      })),
    )
  const countOf = (state: 'waiting' | 'sent' | 'failed') => db.$count(outbox, eq(outbox.state, state))
  const until = async (condition: () => Promise<boolean>) => {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 25))
  }

  it('to an address that is refused for good is given up at once, and says why', async () => {
    const { url } = await openServer(() => 'refusesAddress')
    await write(1)
    deliver(url)
    await until(async () => (await countOf('failed')) === 1)
    const [row] = await db.select().from(outbox)
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('no such mailbox') })
  })

  it('that cannot be sent for longer than a day is given up', async () => {
    const { url } = await openServer(() => 'busy')
    await write(1)
    const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1000).toISOString()
    await db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday, attempts: 30 })
    deliver(url)
    await until(async () => (await countOf('failed')) === 1)
  })

  it('that waited for days until there was a mail server is tried as long as a new one', async () => {
    const moods: Mood[] = ['busy', 'busy', 'fine']
    const { url, received } = await openServer(() => moods.shift() ?? 'fine')
    await write(1)
    const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1000).toISOString()
    await db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday })
    deliver(url)
    await until(async () => (await countOf('sent')) === 1)
    expect(received).toHaveLength(1)
  })

  it('that was given up and is sent again is tried as long as a new one', async () => {
    const moods: Mood[] = ['busy', 'busy', 'fine']
    const { url, received } = await openServer(() => moods.shift() ?? 'fine')
    await write(1)
    const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1000).toISOString()
    await db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday, state: 'failed' })
    const [row] = await db.select({ id: outbox.id }).from(outbox)
    await resendMail(db, row?.id ?? 0)
    deliver(url)
    await until(async () => (await countOf('sent')) === 1)
    expect(received).toHaveLength(1)
  })
})
