import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'

describeOnBothEngines('the figures of agreements', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const figures = async () =>
    (await calls.get('/api/admin/figures', undefined, calls.people.admin)).json().agreements

  it('count agreements that were sent and accepted, and approved requests with one', async () => {
    expect(await figures()).toEqual({ sent: 0, accepted: 0, days: null, approved: 0, covered: 0 })
    const { id } = await calls.idOfSent()
    await calls.idOfSent()
    await calls.accept(id)
    const decidedAt = new Date().toISOString()
    const sentAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await calls.app.db.update(agreements).set({ sentAt, decidedAt }).where(eq(agreements.id, id))
    expect(await figures()).toEqual({
      sent: 2,
      accepted: 1,
      days: expect.closeTo(3, 2),
      approved: 2,
      covered: 1,
    })
  })
})
