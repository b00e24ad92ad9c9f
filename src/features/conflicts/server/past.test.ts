import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { formerEmployers, teamMembers } from '#features/team-members/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { openConflictCalls, party } from '#tests/support/conflict-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { yearsLater } from '../rules.ts'
import { knownNames } from './table.ts'

const today = () => todayInRiyadh(new Date())
const refusal = (message: string) => [{ field: 'consentDocumentId', message }]

describeOnBothEngines('a conflict with a client', (openTestDatabase) => {
  const { calls, read, save, decide, approve, requestOf, flagOf, closeToOthers, checksOf, consentOf } =
    openConflictCalls(openTestDatabase)
  beforeEach(async () => {
    await calls.app.db.delete(teamMembers)
  })

  const closeOn = async (id: number, day: string) => {
    await calls.set(id, { status: 'completed' })
    await calls.app.db.insert(consultationHistory).values({
      consultationId: id,
      field: 'status',
      from: 'approved',
      to: 'completed',
      createdAt: `${day}T09:00:00Z`,
    })
  }
  /** A request whose opponent is the client of another one. */
  const against = async (name: string): Promise<number> => {
    const id = await requestOf('Hanan', 'Al-Dosari')
    await save(id, [party('opposing', name)])
    return id
  }
  const waive = (id: number, rest: object = {}, headers = {}) =>
    decide(id, { result: 'waived', reason: 'Agreed.', ...rest }, calls.people.staff, headers)

  it('is waived only with a document of the same request', async () => {
    const other = await requestOf('Mohammed', 'Al-Otaibi')
    const id = await against('محمد العتيبي')
    expect((await read(id)).json().hits).toMatchObject([{ needsConsent: true, until: null, endsOn: null }])
    const elsewhere = await consentOf(other)
    const harmful = await consentOf(id)
    await calls.app.db.update(documents).set({ malwareCheck: 'infected' }).where(eq(documents.id, harmful))
    for (const consentDocumentId of [undefined, null, elsewhere, harmful, 999_999]) {
      const refused = await waive(id, { consentDocumentId })
      expect([refused.statusCode, refused.json().errors]).toEqual([
        400,
        refusal('Choose the written consent of the client affected, a document of this request'),
      ])
    }
    const arabic = await waive(id, {}, { 'accept-language': 'ar' })
    expect(arabic.json().errors).toEqual(
      refusal('يرجى اختيار الموافقة المكتوبة من العميل المتأثر من مستندات هذا الطلب'),
    )
    expect(await checksOf(id)).toEqual([])
    expect(await flagOf(id)).not.toBeNull()
    expect((await approve(id)).json().code).toBe('conflict_open')
    expect((await waive(id, { consentDocumentId: await consentOf(id) })).statusCode).toBe(201)
    expect((await approve(id)).statusCode).toBe(200)
  })

  it('is not waived in the request of the client’s opponent without that consent either', async () => {
    const first = await requestOf('Rakan', 'Al-Anazi')
    await save(first, [party('opposing', 'Misfer Al-Yami')])
    const second = await requestOf('Misfer', 'Al-Yami')
    expect((await read(second)).json().hits).toMatchObject([{ foundRole: 'opposing', needsConsent: true }])
    expect((await waive(second)).statusCode).toBe(400)
    expect((await decide(second, { result: 'clear' })).statusCode).toBe(201)
  })

  it('shows that the document of a consent was deleted', async () => {
    await requestOf('Fahad', 'Al-Shammari')
    const id = await against('فهد الشمري')
    const document = await consentOf(id)
    await waive(id, { consentDocumentId: document })
    await calls.app.db.delete(documents).where(eq(documents.id, document))
    const [check] = (await read(id)).json().checks
    expect(check).toMatchObject({ result: 'waived', consent: { document: null } })
    await decide(id, { result: 'clear' })
    expect((await read(id)).json().checks[0]).toMatchObject({ consent: null })
  })

  it('lasts three years after the last request of the client was closed', async () => {
    const email = 'salman@example.com'
    const earlier = await requestOf('Salman', 'Al-Ghamdi', email)
    const later = await requestOf('Salman', 'Al-Ghamdi', email)
    const id = await against('Salman Al-Ghamdi')
    const periods = async () =>
      (await read(id)).json().hits.map(({ until, endsOn }: Record<string, string>) => [until, endsOn])
    const isCurrent = [null, null]
    await closeOn(earlier, '2020-01-05')
    expect(await periods()).toEqual([isCurrent, isCurrent])
    const closed = yearsLater(today(), -3)
    await closeOn(later, closed)
    expect(await periods()).toEqual(Array(2).fill([closed, today()]))
    expect((await waive(id)).statusCode).toBe(400)
    await calls.app.db
      .update(consultationHistory)
      .set({ createdAt: `${addDays(closed, -1)}T09:00:00Z` })
      .where(eq(consultationHistory.consultationId, later))
    const { hits, former: past } = (await read(id)).json()
    expect(hits).toEqual([])
    expect(past).toMatchObject(Array(2).fill({ until: addDays(closed, -1), kind: 'request' }))
    expect((await approve(id)).statusCode).toBe(200)
    expect(await checksOf(id)).toMatchObject([{ result: 'clear', isAutomatic: true, hits: [] }])
  })

  it('counts callers without an address by their number', async () => {
    const earlier = await requestOf('Badr', 'Al-Ghanem')
    const later = await requestOf('Badr', 'Al-Ghanem')
    await calls.app.db.update(consultations).set({ email: '', phone: '+966550001122' })
    const id = await against('Badr Al-Ghanem')
    const untils = async () => (await read(id)).json().hits.map(({ until }: { until: string }) => until)
    await closeOn(earlier, addDays(today(), -20))
    expect(await untils()).toEqual([null, null])
    await closeOn(later, addDays(today(), -10))
    expect(await untils()).toEqual([addDays(today(), -10), addDays(today(), -10)])
  })

  it('has no dates for a reader who may not list the request that was closed last', async () => {
    const { admin, staff } = calls.people
    const closed = await requestOf('Nawaf', 'Al-Subaie')
    await closeOn(closed, addDays(today(), -30))
    await closeToOthers(closed)
    const id = await against('Nawaf Al-Subaie')
    expect((await read(id, staff)).json().hits).toMatchObject([
      { kind: null, until: null, endsOn: null, needsConsent: true },
    ])
    expect((await read(id, admin)).json().hits).toMatchObject([{ until: addDays(today(), -30) }])
  })

  it('counts an account by its requests, and a colleague’s account not as a client', async () => {
    const { otherClient } = calls.people
    await calls.app.db
      .update(users)
      .set({ firstName: 'Turki', lastName: 'Al-Shehri' })
      .where(eq(users.id, otherClient.id))
    const { id: closed } = (await calls.post(consultationInput, otherClient)).json()
    await closeOn(closed, addDays(today(), -10))
    const id = await against('تركي الشهري')
    expect((await read(id)).json().hits).toMatchObject([
      { kind: 'user', until: addDays(today(), -10), needsConsent: true },
    ])
    const colleague = await against('The.Admin Test')
    expect((await read(colleague)).json().hits).toMatchObject([{ kind: 'user', needsConsent: false }])
    expect((await waive(colleague)).statusCode).toBe(201)
  })

  it('is found with a former employer of a lawyer, for five years', async () => {
    const { staff } = calls.people
    const member = { nameEn: 'Noura', position: 'Partner', bio: 'Leads disputes.' }
    const until = addDays(yearsLater(today(), -5), 1)
    const post = (formerEmployers: object[]) =>
      calls.as(staff, 'POST', '/api/admin/team-members', { ...member, formerEmployers })
    const { id: memberId, formerEmployers: saved } = (
      await post([
        { name: 'Red Sea Trading Co.', until },
        { name: 'بنك الوديعة', until: '2001-02-03' },
      ])
    ).json()
    const id = await against('شركة البحر الأحمر للتجارة')
    const hit = { kind: 'employer', lawyer: { nameEn: 'Noura', nameAr: '' }, needsConsent: false }
    expect((await read(id)).json().hits).toMatchObject([{ ...hit, until, endsOn: addDays(today(), 1) }])
    expect((await approve(id)).json().code).toBe('conflict_open')
    expect((await waive(id)).statusCode).toBe(201)
    const bank = await against('Bank Alwadiah')
    const expected = { hits: [], former: [{ kind: 'employer', endsOn: '2006-02-03' }] }
    expect((await read(bank)).json()).toMatchObject(expected)
    expect((await approve(bank)).statusCode).toBe(200)

    const change = (formerEmployers: object[]) =>
      calls.as(staff, 'PUT', `/api/admin/team-members/${memberId}`, { formerEmployers })
    // A rewritten employer is a new one, which needs a decision.
    const [first, second] = saved
    const changed = await change([{ ...first, name: 'Red Sea Trading' }, second])
    expect(changed.json().formerEmployers).toMatchObject([{ id: second.id }, { name: 'Red Sea Trading' }])
    expect((await read(id)).json().hits).toMatchObject([{ isKnown: false }])
    expect((await change([])).json().formerEmployers).toEqual([])
    expect((await read(id)).json().hits).toEqual([])
    const names = () => calls.app.db.$count(knownNames, eq(knownNames.kind, 'employer'))
    expect(await names()).toBe(0)
    await post([{ name: 'Rimal', until }])
    expect(await names()).toBe(1)
    await calls.app.db.delete(teamMembers)
    expect([await names(), await calls.app.db.$count(formerEmployers)]).toEqual([0, 0])
  })

  it('is found only with employers that have a name and a day', async () => {
    const employers = [
      { name: '', until: '2020-01-01' },
      { name: 'Rimal', until: '' },
    ]
    const member = { position: 'Partner', bio: 'Leads disputes.', formerEmployers: employers }
    const refused = await calls.asStaff('POST', '/api/admin/team-members', member)
    expect(refused.statusCode).toBe(400)
    const expected = ['formerEmployers.0.name', 'formerEmployers.1.until']
    expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual(expected)
    expect(await calls.app.db.$count(teamMembers)).toBe(0)
  })
})
