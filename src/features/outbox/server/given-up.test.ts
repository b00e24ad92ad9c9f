import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#db/connection.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Mood, setUpDelivery } from '#tests/support/delivery-setup.ts'
import { resendMail } from './admin-repository.ts'
import { outbox } from './table.ts'

describeOnBothEngines('mail that cannot be sent', (openTestDatabase) => {
  const { current, openServer, deliver, write, countOf, until } = setUpDelivery(openTestDatabase)
  let db: Database
  beforeEach(() => {
    ;({ db } = current())
  })

  it('fails at once if its address is refused permanently, and records the reason', async () => {
    const { url } = await openServer(() => 'refusesAddress')
    await write(1)
    deliver(url)
    await until(async () => (await countOf('failed')) === 1)
    const [row] = await db.select().from(outbox)
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('no such mailbox') })
  })

  it('fails after more than a day of attempts', async () => {
    const { url } = await openServer(() => 'busy')
    await write(1)
    const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1000).toISOString()
    await db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday, attempts: 30 })
    deliver(url)
    await until(async () => (await countOf('failed')) === 1)
  })

  it('is retried as long as new mail if it had waited for days without a mail server', async () => {
    const moods: Mood[] = ['busy', 'busy', 'fine']
    const { url, received } = await openServer(() => moods.shift() ?? 'fine')
    await write(1)
    const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1000).toISOString()
    await db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday })
    deliver(url)
    await until(async () => (await countOf('sent')) === 1)
    expect(received).toHaveLength(1)
  })

  it('is retried as long as new mail if it is sent again after it failed', async () => {
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
