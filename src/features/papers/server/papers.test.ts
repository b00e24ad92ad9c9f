import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { holidays } from '#features/office-hours/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { secret, setUpEvents } from '#tests/support/event-setup.ts'
import { insertId, updateRow } from '#tests/support/rows.ts'
import type { Person } from '#tests/support/test-app.ts'
import { callAs } from '#tests/support/test-app.ts'
import type { PaperPanel } from '../panel-schema.ts'
import { paperLists } from './table.ts'

const paper = (at: number) => ({
  id: `paper-${at}`,
  titleEn: `Paper ${at}`,
  titleAr: `مستند ${at}`,
  whyEn: 'It shows the wage.',
  whyAr: 'يبيّن الأجر.',
  isRequired: at <= 8,
  days: at,
})
const twelve = Array.from({ length: 12 }, (_none, at) => paper(at + 1))
const all = twelve.map(({ id }) => id)

/** Wednesday. The firm rests on Friday and Saturday, and on the Sunday and Monday of a holiday. */
const now = '2026-10-07T08:00:00.000Z'
const holiday = { nameEn: 'Founding', nameAr: 'التأسيس', firstDay: '2026-10-11', lastDay: '2026-10-12' }
const daysOff = ['2026-10-09', '2026-10-10', '2026-10-11', '2026-10-12', '2026-10-16', '2026-10-17']

describeOnBothEngines('the papers of a request', (openTestDatabase) => {
  const { app, people, lawyer, requestOf, upload, news } = setUpEvents(openTestDatabase)

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    await app.db.delete(holidays)
    await app.db.update(paperLists).set({ papers: twelve }).where(eq(paperLists.area, 'employment'))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const call = (person: Person | undefined, method: 'GET' | 'POST', path: string, payload?: object) =>
    callAs(app, person, { method, url: `/api/admin/${path}`, ...(payload && { payload }) })
  const press = async (id: number, papers = all, person = lawyer) => {
    const answer = await call(person, 'POST', `consultations/${id}/papers`, { papers })
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json() as PaperPanel
  }
  const panelOf = async (id: number, person = lawyer): Promise<PaperPanel> => {
    const answer = await call(person, 'GET', `consultations/${id}/papers`)
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return answer.json()
  }
  const rowOf = ({ rows }: PaperPanel, id: string) => rows.find((row) => row.paper === id)
  const requestedIn = (id: number) =>
    app.db
      .select()
      .from(documentRequests)
      .where(eq(documentRequests.consultationId, id))
      .orderBy(documentRequests.id)
  const ownRequests = async () => (await app.get('/api/client/document-requests', people.client)).json()
  /** One paper that the client has sent. */
  const received = async () => {
    const id = await requestOf(people.client, lawyer)
    const { rows } = await press(id, ['paper-1'])
    const requestId = rows[0]?.request?.id ?? 0
    const document = await upload(people.client, 'client', { documentRequestId: String(requestId) })
    await news()
    return { id, requestId, documentId: document.id as number }
  }

  it('are requested with one press: twelve requests, one mail, due on working days across a holiday', async () => {
    await app.db.insert(holidays).values(holiday)
    const id = await requestOf(people.client, lawyer)
    const { rows } = await press(id)
    expect(rows.map(({ request }) => request?.state)).toEqual(Array(12).fill('open'))
    const requested = await requestedIn(id)
    expect(requested.map(({ title }) => title)).toEqual(twelve.map(({ titleAr }) => titleAr))
    const workingDays = Array.from({ length: 30 }, (_none, at) => addDays('2026-10-07', at + 1)).filter(
      (day) => !daysOff.includes(day) && !['2026-10-23', '2026-10-24', '2026-10-30'].includes(day),
    )
    expect(requested.map(({ dueDate }) => dueDate)).toEqual(workingDays.slice(0, 12))
    const mails = await news()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['the.client@example.com'])
    expect(mails[0]?.subject).toContain(String(id))
    expect(mails[0]?.text).toContain(`/client/consultations/${id}`)
    expect(mails[0]?.text).not.toMatch(/مستند 1\b|يبيّن/)
    expect(await app.db.$count(auditLog, eq(auditLog.entity, 'documentRequest'))).toBeGreaterThanOrEqual(12)
    expect(await ownRequests()).toHaveLength(12)
  })

  it('are requested once by two presses, also at the same time', async () => {
    const id = await requestOf(people.client, lawyer)
    await Promise.all([press(id), press(id)])
    await press(id, [...all].toReversed())
    expect(await requestedIn(id)).toHaveLength(12)
    expect(await news()).toHaveLength(1)
  })

  it('are requested in a selection, and a withdrawn one again', async () => {
    const id = await requestOf(people.client, lawyer)
    await press(id, ['paper-2', 'paper-3'])
    const [first] = await requestedIn(id)
    const url = `/api/admin/document-requests/${first?.id}`
    expect((await app.put(url, { state: 'withdrawn' }, lawyer)).statusCode).toBe(200)
    expect(rowOf(await panelOf(id), 'paper-2')?.request).toBeNull()
    await press(id, ['paper-2'])
    expect(await requestedIn(id)).toHaveLength(3)
    // The paper is requested already, so the withdrawn request stays closed.
    const reopened = await app.put(url, { state: 'open' }, lawyer)
    expect([reopened.statusCode, reopened.json().code]).toEqual([409, 'request_settled'])
    const gone = await call(lawyer, 'POST', `consultations/${id}/papers`, { papers: ['paper-2', 'unknown'] })
    expect([gone.statusCode, gone.json().errors]).toMatchObject([400, [{ field: 'papers' }]])
    const none = await call(lawyer, 'POST', `consultations/${id}/papers`, { papers: [] })
    expect([none.statusCode, none.json().errors]).toMatchObject([400, [{ field: 'papers' }]])
  })

  it('cancel their mail once all of them are withdrawn', async () => {
    const id = await requestOf(people.client, lawyer)
    await press(id, ['paper-1', 'paper-2'])
    const [one, other] = await requestedIn(id)
    await app.put(`/api/admin/document-requests/${one?.id}`, { state: 'withdrawn' }, lawyer)
    const waiting = async () => (await news()).filter(({ state }) => state === 'waiting')
    await app.put(`/api/admin/document-requests/${other?.id}`, { state: 'withdrawn' }, lawyer)
    expect(await waiting()).toEqual([])
  })

  it('are not requested again if the answers of the client have led to the same request', async () => {
    const id = await requestOf(people.client, lawyer)
    const texts = { titleEn: 'Paper 1', titleAr: 'مستند 1', whyEn: '', whyAr: '', isRequired: true }
    const paper = { ...texts, id: 'employment-document', isFromAnswers: true }
    const requestId = await insertId(app.db, documentRequests, {
      userId: people.client.id,
      consultationId: id,
      title: paper.titleAr,
      dueDate: '2026-10-20',
      paper,
    })
    expect(rowOf(await panelOf(id), 'paper-1')).toMatchObject({
      isFromAnswers: true,
      request: { id: requestId },
    })
    await press(id)
    expect(await requestedIn(id)).toHaveLength(12)
  })

  it('come back with the sentence of a refusal: in the portal, not in mail or log', async () => {
    const { requestId, documentId } = await received()
    const refusal = `${secret}: the second page is missing.`
    const url = `document-requests/${requestId}/refusal`
    const empty = await call(lawyer, 'POST', url, { refusal: ' ' })
    expect([empty.statusCode, empty.json().errors]).toMatchObject([400, [{ field: 'refusal' }]])
    for (const _press of ['first', 'again']) {
      const answer = await call(lawyer, 'POST', url, { refusal })
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'open', documentId: null }])
    }
    expect(await ownRequests()).toMatchObject([{ id: requestId, state: 'open', refusal }])
    // The old document stays.
    expect(await app.db.$count(documents, eq(documents.id, documentId))).toBe(1)
    const mails = await news()
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain(secret)
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'refuse'))
    expect(log.filter(({ entity }) => entity === 'documentRequest')).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(secret)
    await upload(people.client, 'client', { documentRequestId: String(requestId) })
    expect(await ownRequests()).toMatchObject([{ id: requestId, state: 'received', refusal }])
  })

  it('refuse a decision on a version that is not the present one', async () => {
    const { id, requestId } = await received()
    const seen = rowOf(await panelOf(id), 'paper-1')?.request?.updatedAt
    const accepted = await call(lawyer, 'POST', `document-requests/${requestId}/acceptance`, {
      updatedAt: seen,
    })
    expect([accepted.statusCode, accepted.json().acceptedAt]).toEqual([200, expect.any(String)])
    const stale = await call(lawyer, 'POST', `document-requests/${requestId}/refusal`, {
      refusal: 'It is blurred.',
      updatedAt: seen,
    })
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    expect(await ownRequests()).toMatchObject([{ state: 'received', acceptedAt: expect.any(String) }])
  })

  it('are open again when the client deletes the document before it is opened', async () => {
    const { documentId } = await received()
    expect((await app.remove(`/api/client/documents/${documentId}`, people.client)).statusCode).toBe(204)
    expect(await ownRequests()).toMatchObject([{ state: 'open', documentId: null }])
  })

  it('use the document of another request of the same person by one press', async () => {
    const { id: first, documentId } = await received()
    const second = await requestOf(people.client, lawyer)
    const offered = rowOf(await panelOf(second), 'paper-1')?.usable
    expect(offered).toMatchObject([{ documentId, consultationId: first }])
    const use = () => call(lawyer, 'POST', `consultations/${second}/papers/paper-1/document`, { documentId })
    for (const _press of ['first', 'again']) expect((await use()).statusCode).toBe(201)
    expect(rowOf(await panelOf(second), 'paper-1')?.request).toMatchObject({
      state: 'received',
      documentId,
      usedFrom: first,
    })
    expect(await app.db.$count(documents)).toBe(1)
    expect(await requestedIn(second)).toHaveLength(1)
    expect(await news()).toEqual([])
    // An open request is settled by the same press.
    const third = await requestOf(people.client, lawyer)
    await press(third, ['paper-1'])
    const url = `consultations/${third}/papers/paper-1/document`
    expect((await call(lawyer, 'POST', url, { documentId })).statusCode).toBe(201)
    expect((await requestedIn(third)).map(({ state }) => state)).toEqual(['received'])
  })

  it('offer no document of another person or of a restricted request that the reader may not open', async () => {
    const { id: first, documentId } = await received()
    const foreign = await requestOf(people.otherClient, lawyer)
    const second = await requestOf(people.client, people.staff)
    await updateRow(app.db, consultations, first, { isRestricted: true })
    for (const [id, person] of [
      [foreign, lawyer],
      [second, people.staff],
    ] as const) {
      expect(rowOf(await panelOf(id, person), 'paper-1')?.usable).toEqual([])
      const url = `consultations/${id}/papers/paper-1/document`
      expect((await call(person, 'POST', url, { documentId })).statusCode).toBe(404)
      expect(await requestedIn(id)).toEqual([])
    }
    // An admin links it; the colleague then reads that it is here, and nothing about the document.
    const url = `consultations/${second}/papers/paper-1/document`
    expect((await call(people.admin, 'POST', url, { documentId })).statusCode).toBe(201)
    expect(rowOf(await panelOf(second, people.staff), 'paper-1')?.request).toMatchObject({
      state: 'received',
      documentId: null,
      documentName: null,
      usedFrom: null,
    })
  })

  it('are unknown to a colleague who may not open the request', async () => {
    const { id, requestId, documentId } = await received()
    for (const isRestricted of [false, true]) {
      await updateRow(app.db, consultations, id, { isRestricted })
      const calls = [
        call(people.staff, 'GET', `consultations/${id}/papers`),
        call(people.staff, 'POST', `consultations/${id}/papers`, { papers: ['paper-2'] }),
        call(people.staff, 'POST', `consultations/${id}/papers/paper-1/document`, { documentId }),
        call(people.staff, 'POST', `document-requests/${requestId}/refusal`, { refusal: 'No.' }),
        call(people.staff, 'POST', `document-requests/${requestId}/acceptance`, {}),
      ]
      expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404))
    }
    expect(await requestedIn(id)).toHaveLength(1)
  })

  it('are not requested from a guest without an account', async () => {
    const id = await requestOf(people.client, lawyer)
    await app.db.update(consultations).set({ userId: null }).where(eq(consultations.id, id))
    const { hasAccount, rows } = await panelOf(id)
    expect([hasAccount, rows.length]).toEqual([false, 12])
    const answer = await call(lawyer, 'POST', `consultations/${id}/papers`, { papers: all })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_account'])
    expect([await requestedIn(id), await news()]).toEqual([[], []])
  })
})
