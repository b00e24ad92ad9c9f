import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { shippedPeriods } from '#features/legal-pages/periods.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { countDue } from '#features/retention/server/due-repository.ts'
import { checkFiles } from '#features/upkeep/server/files.ts'
import { openAgreementCalls } from '#tests/support/agreement-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { agreements, agreementVersions } from './table.ts'

const now = new Date('2060-01-01T00:00:00Z')

describeOnBothEngines('an agreement under retention', (openTestDatabase) => {
  const calls = openAgreementCalls(openTestDatabase)
  const { idOfSent, accept } = calls
  afterEach(async () => {
    await calls.app.db.delete(erasureRequests)
  })
  const accepted = async () => {
    const sent = await idOfSent()
    await accept(sent.id)
    return sent
  }
  const carryOut = async () => {
    await calls.app.db.delete(erasureRequests)
    const [request] = await calls.app.db
      .insert(erasureRequests)
      .values({ userId: calls.people.client.id, dueAt: '2035-01-01T00:00:00Z' })
      .returning()
    return calls.postAs(
      `/api/admin/erasure-requests/${request?.id}/carry-out`,
      { confirmation: 'DELETE' },
      calls.people.admin,
    )
  }

  it('is not erased with its client while it is in force or retained', async () => {
    const { id } = await accepted()
    const refused = await carryOut()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'agreement_kept'])
    const ended = { state: 'ended', endedAt: new Date().toISOString() } as const
    await calls.app.db.update(agreements).set(ended).where(eq(agreements.id, id))
    expect((await carryOut()).json().code).toBe('agreement_kept')
    expect(await calls.app.db.$count(agreements, eq(agreements.id, id))).toBe(1)
  })

  it('keeps its request from the retention period', async () => {
    const { id, consultationId } = await accepted()
    await calls.set(consultationId, { status: 'completed', updatedAt: '2026-01-01T00:00:00Z' })
    const due = () => countDue(calls.app.db, 'matters', { named: [shippedPeriods], now })
    expect(await due()).toBe(0)
    const ended = { state: 'ended', endedAt: '2010-01-01T00:00:00Z' } as const
    await calls.app.db.update(agreements).set(ended).where(eq(agreements.id, id))
    expect(await due()).toBe(1)
  })

  it('has its file among those that are checked', async () => {
    await accepted()
    const { faults, checked } = await checkFiles(calls.app.db, calls.app.files)
    expect([checked, faults]).toEqual([2, []])
    const [version] = await calls.app.db.select().from(agreementVersions)
    await calls.app.files.remove(version?.storageKey ?? '')
    expect((await checkFiles(calls.app.db, calls.app.files)).faults).toEqual([
      `agreement ${version?.id}: its file is missing`,
    ])
  })
})
