import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { type Mood, setUpDelivery } from '#tests/support/delivery-setup.ts'
import { resendMail } from './admin-repository.ts'
import { outbox } from './table.ts'

const yesterday = new Date(Date.now() - 27 * 60 * 60 * 1000).toISOString()

describeOnBothEngines('mail that cannot be sent', (openTestDatabase) => {
  const { database, openServer, deliver, write, countOf, until } = setUpDelivery(openTestDatabase)

  it('fails immediately if its address is refused permanently, and records the reason', async () => {
    const { url } = await openServer(() => 'refusesAddress')
    await write(1)
    deliver(url)
    await until(async () => (await countOf('failed')) === 1)
    const [row] = await database.db.select().from(outbox)
    expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('no such mailbox') })
  })

  it('fails after more than a day of attempts', async () => {
    const { url } = await openServer(() => 'busy')
    await write(1)
    await database.db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday, attempts: 30 })
    deliver(url)
    await until(async () => (await countOf('failed')) === 1)
  })

  it.each([
    ['had waited for days without a mail server', { state: 'waiting' }],
    ['is sent again after it failed', { state: 'failed', attempts: 30 }],
  ] as const)('is retried as long as new mail if it %s', async (_name, earlier) => {
    const moods: Mood[] = ['busy', 'busy', 'fine']
    const { url, received } = await openServer(() => moods.shift() ?? 'fine')
    await write(1)
    await database.db.update(outbox).set({ createdAt: yesterday, queuedAt: yesterday, ...earlier })
    const [row] = await database.db.select({ id: outbox.id }).from(outbox)
    if (earlier.state === 'failed') await resendMail(database.db, row?.id ?? 0)
    deliver(url)
    await until(async () => (await countOf('sent')) === 1)
    expect(received).toHaveLength(1)
  })
})
