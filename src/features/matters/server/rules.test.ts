import { expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { signUp } from '#tests/support/test-app.ts'
import { sendMatterReminders } from './jobs.ts'
import { calendarEntriesOf } from './mails.ts'

describeOnBothEngines('the end of a request with dates ahead', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const { people } = calls
  const today = todayInRiyadh(new Date())
  const inDays = (days: number) => addDays(today, days)
  type Way = 'completed' | 'rejected' | 'withdrawn' | 'withdrawn by link'

  /** A request of staff with a shown hearing in two days and a hidden term in one. */
  const opened = async (way: Way) => {
    const isGuest = way === 'withdrawn by link'
    const { id, followToken } = (
      await calls.post(consultationInput, isGuest ? undefined : people.client)
    ).json()
    await calls.put(`/api/admin/consultations/${id}`, {
      status: 'approved',
      assignedToId: people.staff.id,
    })
    await calls.addDate(id, { kind: 'hearing', day: inDays(2), isShown: true })
    await calls.addDate(id, { kind: 'term', day: inDays(1), basis: 'التبليغ' })
    if (way.startsWith('withdrawn')) await calls.put(`/api/admin/consultations/${id}`, { status: 'pending' })
    await calls.app.db.delete(outbox)
    return { id, token: followToken }
  }
  const end = (way: Way, { id, token }: { id: number; token: string }, dates?: 'drop' | 'keep') => {
    if (way === 'withdrawn')
      return calls.put(`/api/client/consultations/${id}/withdraw`, dates && { dates }, people.client)
    if (way === 'withdrawn by link')
      return calls.as(undefined, 'POST', '/api/requests/withdraw', { token, dates })
    return calls.put(`/api/admin/consultations/${id}`, { status: way, dates })
  }
  /** The kinds of the dates in the agenda and the feed, on the page of the client, and in the mails. */
  const seen = async ({ id, token }: { id: number; token: string | undefined }) => {
    const days = { from: today, to: inDays(10) }
    const agenda = (await calls.get(`/api/admin/path-dates?${new URLSearchParams(days)}`)).json()
    const reader = { id: people.staff.id, role: 'staff' } as const
    const feed = await calendarEntriesOf(calls.app.db, { reader, language: 'en', ...days })
    const page = token
      ? (await calls.get(`/api/requests/path?token=${token}`)).json()
      : await calls.ownMatterOf(id)
    const sent = (await calls.mails()).map(({ calendar }) => calendar ?? '').join()
    await calls.app.db.delete(outbox)
    await sendMatterReminders(calls.app.db, {
      publicUrl: () => 'https://firm.example',
      linkTokens: calls.app.linkTokens,
    })
    return {
      agenda: agenda.flatMap((date: { kind: string; consultationId: number }) =>
        date.consultationId === id ? date.kind : [],
      ),
      feed: feed.flatMap(({ summary }) =>
        summary.endsWith(` ${id}`) ? summary.split(' ')[0]?.toLowerCase() : [],
      ),
      page: page.dates.map(({ kind }: { kind: string }) => kind),
      isCanceled: sent.includes('METHOD:CANCEL'),
      reminders: new Set(
        (await calls.mails()).flatMap(({ subject }) =>
          subject.match(/\d+/)?.[0] === String(id) ? subject : [],
        ),
      ).size,
    }
  }
  const remaining = {
    agenda: ['term', 'hearing'],
    feed: ['term', 'hearing'],
    page: ['hearing'],
    isCanceled: false,
  }
  const dropped = { agenda: [], feed: [], page: [], isCanceled: true, reminders: 0 }
  const ofClient = { ...dropped, agenda: ['term'], feed: ['term'], reminders: 1 }

  it.each<[Way, typeof dropped | typeof ofClient]>([
    ['completed', dropped],
    ['rejected', dropped],
    ['withdrawn', ofClient],
    ['withdrawn by link', ofClient],
  ])('asks when it is %s, and all calendars follow the decision', async (way, afterwards) => {
    const request = await opened(way)
    const refused = await end(way, request)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'dates_ahead'])
    const isOffice = afterwards === dropped
    const listed = isOffice ? [inDays(1), inDays(2)] : [inDays(2)]
    expect(refused.json().datesAhead.map(({ day }: { day: string }) => day)).toEqual(listed)
    const before = isOffice ? 'approved' : 'pending'
    expect([(await calls.rowOf(request.id))?.status, await calls.mails()]).toEqual([before, []])

    expect((await end(way, request, 'keep')).statusCode).toBe(200)
    const texts = (await calls.mails()).map(({ text }) => text).join()
    expect(texts).toMatch(isOffice ? /تبقى المواعيد|dates .* stay/ : /مواعيد قادمة|upcoming dates/)
    expect(await seen(request)).toEqual({ ...remaining, reminders: 2 })

    const other = await opened(way)
    expect((await end(way, other, 'drop')).statusCode).toBe(200)
    expect(await seen(other)).toEqual(afterwards)
  })

  it('lists no dates for a colleague without access, and asks nothing once they are over', async () => {
    const request = await opened('completed')
    const outsider = await signUp(calls.app, 'staff', 'the.outsider')
    const url = `/api/admin/consultations/${request.id}`
    const refused = await calls.put(url, { status: 'completed' }, outsider)
    expect([refused.json().code, refused.json().datesAhead]).toEqual(['dates_ahead', []])
    const unseen = await calls.put(url, { status: 'completed', dates: 'drop' }, outsider)
    expect([unseen.statusCode, (await calls.rowOf(request.id))?.status]).toEqual([403, 'approved'])
    expect((await end('completed', request, 'drop')).statusCode).toBe(200)
    const history = await calls.historyOf(request.id)
    expect(history.filter(({ to }) => to === 'dateDropped')).toHaveLength(2)
    expect((await end('rejected', request)).statusCode).toBe(200)
  })
})
