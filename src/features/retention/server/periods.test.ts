import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { legalPages } from '#features/legal-pages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { fieldOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { ago, inDays, openRetention } from '#tests/support/retention-setup.ts'
import { callAs, sendAs } from '#tests/support/test-app.ts'

describeOnBothEngines('a retention period', (openTestDatabase) => {
  const { app, admin, change, emptied, insertRequest, policyRows, rowOf, run, runBegun, state } =
    openRetention(openTestDatabase)

  it('waits a week after the first check, except for mail that was sent 90 days ago', async () => {
    await insertRequest()
    const mail = { recipient: 'sara@example.com', subject: 'Hello', text: '', html: '' }
    await app.db.insert(outbox).values({ ...mail, state: 'sent', sentAt: ago(91) })
    await run()
    await run(6)
    expect([await emptied(), await app.db.$count(outbox)]).toEqual([[], 0])
    expect(Date.parse((await state()).startsAt)).toBeGreaterThan(inDays(6).getTime())
    expect(await rowOf('requests')).toMatchObject({ due: 1, soon: 0, waiting: 0 })
    await run(8)
    expect(await emptied()).toHaveLength(1)
  })

  it('is stated in the policy in both languages, and a change creates a new version of the policy', async () => {
    expect(await policyRows('textEn')).toContain('<td>24 months</td>')
    expect(await policyRows('textAr')).toContain('<td>24 شهرًا</td>')
    const { version } = await state()
    expect((await change('requests', { amount: 3, unit: 'year' })).statusCode).toBe(200)
    expect(await policyRows('textEn')).toContain(
      '<td>Requests that lead to no engagement</td>\n<td>3 years</td>',
    )
    expect(await policyRows('textAr')).toContain('<td>3 سنوات</td>')
    expect([version, (await state()).version]).toEqual([expect.stringMatching(/-/), '1'])
    expect((await state()).rows.every((row: { isNamed: boolean }) => row.isNamed)).toBe(true)
    await change('requests', null)
    expect(await policyRows('textEn')).toContain(
      '<td>Requests that lead to no engagement</td>\n<td>No fixed period</td>',
    )
    await insertRequest({ updatedAt: ago(20 * 365) })
    await runBegun()
    expect(await emptied()).toEqual([])
    // A text of the firm that leaves out a period is detected.
    await app.db.insert(legalPages).values({
      slug: 'privacy-policy',
      version: 3,
      titleEn: 'Privacy',
      titleAr: 'الخصوصية',
      contentEn: '{period_requests}',
      contentAr: '{period_requests}',
    })
    expect([(await rowOf('requests')).isNamed, (await rowOf('matters')).isNamed]).toEqual([true, false])
  })

  it('waits a week after it is shortened, and affects nothing if it is set back', async () => {
    const id = await insertRequest({ updatedAt: ago(400) })
    await run()
    expect((await change('requests', { amount: 12, unit: 'month' }, 1)).statusCode).toBe(200)
    expect(await rowOf('requests')).toMatchObject({ due: 1, waiting: 1 })
    const changedAt = (days: number) =>
      app.db.update(legalPages).set({ createdAt: inDays(days).toISOString() })
    await changedAt(8)
    await run(14)
    expect(await emptied()).toEqual([])
    await change('requests', { amount: 24, unit: 'month' })
    await run(30)
    expect(await emptied()).toEqual([])
    await app.db.delete(legalPages).where(eq(legalPages.version, 2))
    await run(16)
    expect(await emptied()).toEqual([id])
  })

  it('must be confirmed with the number of affected records, and is refused if it is too short or stale', async () => {
    await insertRequest({ updatedAt: ago(400) })
    const shorter = { amount: 12, unit: 'month' } as const
    const wish = { kind: 'requests', period: shorter }
    const figures = await sendAs(app, admin, 'POST', '/api/admin/retention/figures', wish)
    expect(figures.json()).toEqual({ due: 1, soon: 0 })
    expect(fieldOf(await change('requests', shorter))).toEqual([400, 'confirmed'])
    expect(fieldOf(await change('requests', { amount: 2, unit: 'month' }, 1))).toEqual([400, 'period'])
    const payload = { kind: 'requests', period: shorter, version: '7', confirmed: 1 }
    const stale = await callAs(app, admin, { method: 'PUT', url: '/api/admin/retention', payload })
    expect(stale.json().code).toBe('stale')
    expect(await app.db.$count(legalPages)).toBe(0)
    const due = await callAs(app, admin, { url: '/api/admin/retention/due?kind=requests' })
    expect(due.json()).toEqual([])
    expect((await change('requests', shorter, 1)).statusCode).toBe(200)
    const listed = await callAs(app, admin, { url: '/api/admin/retention/due?kind=requests' })
    const endedAt = expect.stringContaining(ago(400).slice(0, 10))
    expect(listed.json()).toEqual([{ id: expect.any(Number), endedAt }])
  })
})
