import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { sendAgreementReminders } from './jobs.ts'

const sender = { publicUrl: () => 'https://firm.example', linkTokens: new LinkTokens(Buffer.alloc(32)) }
const noonOf = (day: string) => new Date(`${day}T12:00:00+03:00`)

describeOnBothEngines('the reminders of agreements', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { idOfSent, agreementOf, accept } = calls
  beforeEach(async () => {
    await calls.app.db.delete(outbox)
    await calls.app.db.delete(settings).where(eq(settings.key, 'instalment_reminders'))
  })
  const run = (day: string) => sendAgreementReminders(calls.app.db, sender, noonOf(day))

  it('are sent three days before the last day, once, even with two instances', async () => {
    await idOfSent()
    expect(await run('2035-01-27')).toBe(0)
    const counts = await Promise.all([run('2035-01-28'), run('2035-01-28')])
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(await run('2035-01-29')).toBe(0)
    expect(await calls.mailsAbout('Reminder: fee proposal')).toHaveLength(1)
  })

  it('expire a version after its last day in Riyadh, and notify both sides', async () => {
    const { id, consultationId } = await idOfSent()
    await run('2035-01-31')
    expect((await agreementOf(id)).state).toBe('sent')
    await run('2035-02-01')
    expect(await run('2035-02-02')).toBe(0)
    expect((await agreementOf(id)).state).toBe('expired')
    const mailed = (await calls.mailsAbout('has expired')).map(({ subject }) => subject.split(' ')[0])
    expect(mailed.sort()).toEqual(['Agreement', 'Fee'])
    const expected = { field: 'agreement', to: 'expired' }
    expect((await calls.historyOf(consultationId)).at(-1)).toMatchObject(expected)
  })

  it('announce installments three days before and on the day, if the firm wants them', async () => {
    const { id } = await idOfSent()
    await accept(id)
    expect(await run('2035-05-29')).toBe(0)
    await calls.app.db.insert(settings).values({ key: 'instalment_reminders', value: 'true' })
    expect(await run('2035-05-28')).toBe(0)
    expect([await run('2035-05-29'), await run('2035-05-30'), await run('2035-06-01')]).toEqual([1, 0, 1])
    expect(await calls.mailsAbout('an installment is due')).toHaveLength(2)
    const [, second] = (await agreementOf(id)).instalments
    await calls.put(`/api/admin/instalments/${second.id}`, { paidOn: '01/11/2026' })
    expect(await run('2035-06-02')).toBe(0)
  })

  it('contain no amount, name or text', async () => {
    const mark = 'ZQXMARKER'
    const { id } = await idOfSent({
      textAr: `${mark} {client}`,
      instalments: [{ labelAr: mark, amount: '23,000.06', due: 'day', day: '2035-06-01' }],
    })
    await run('2035-01-29')
    await calls.asClient(id, 'wish', { version: 1, text: mark })
    await calls.revise(id, { textAr: mark })
    await calls.send(id)
    await accept(id, { version: 2 })
    await calls.app.db.insert(settings).values({ key: 'instalment_reminders', value: 'true' })
    await run('2035-06-01')
    const about = (await calls.mails()).filter(({ subject }) =>
      /agreement|proposal|installment|عقد|عرض/iu.test(subject),
    )
    expect(about.length).toBeGreaterThan(4)
    const stored = JSON.stringify(about)
    for (const word of [mark, '23,000', '2300006', 'the.client Test', 'Abdullah'])
      expect(stored).not.toContain(word)
  })
})
