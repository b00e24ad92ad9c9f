import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { translateIn } from '#i18n/texts.ts'
import { languages } from '#languages/language.ts'
import { fieldOf } from '#tests/support/answers.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'
import { updateRow } from '#tests/support/rows.ts'
import { noChangeSentences } from '../values.ts'
import { matterDates, matterProgress, stageMoves } from './table.ts'

describeOnBothEngines('the words to the client of a matter', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const { idOfApproved, addDate, ownMatterOf } = calls
  const today = todayInRiyadh(new Date())
  const inDays = (days: number) => addDays(today, days)
  const hearing = { kind: 'hearing', day: inDays(9), time: '10:00', isShown: true }
  const waiting = async () => (await calls.mails()).filter(({ state }) => state === 'waiting')

  it('leave the sentence of the stage beside "no change", which states no duty', async () => {
    for (const language of languages)
      for (let at = 1; at <= noChangeSentences; at += 1)
        expect(translateIn[language](`matter.noChange.${at}` as 'matter.noChange.1')).not.toMatch(
          /needed|from you|يلزم|مطلوب/i,
        )
    const id = await idOfApproved()
    await calls.begin(id)
    const { updatedAt } = (await calls.matterOf(id)).path
    const sentenceAr = 'نحتاج إلى العقد.'
    await calls.move(id, { to: 1, sentenceAr, updatedAt })
    expect((await ownMatterOf(id)).path).toMatchObject({ sentenceAr, told: null })
    const sentences: string[] = []
    for (let press = 0; press < 2; press += 1) {
      expect((await calls.sendNoChange(id)).statusCode).toBe(201)
      const { path: progress } = await ownMatterOf(id)
      expect([progress.sentenceAr, progress.told.at]).toEqual([sentenceAr, expect.stringMatching(/Z$/)])
      sentences.push(progress.told.sentenceAr)
      await calls.app.db.update(stageMoves).set({ at: new Date(Date.now() - 8 * 86_400_000).toISOString() })
    }
    expect(new Set(sentences).size).toBe(2)
    await calls.move(id, { to: 2, updatedAt: (await calls.matterOf(id)).path.updatedAt })
    expect((await ownMatterOf(id)).path.told).toBeNull()
  })

  it('never announce a day that is over', async () => {
    const id = await idOfApproved()
    await calls.app.db.delete(outbox)
    const past = { ...hearing, day: inDays(-365) }
    expect(fieldOf(await addDate(id, past))).toEqual([400, 'day'])
    const hidden = (await addDate(id, { ...past, isShown: false })).json()
    const shown = await calls.put(`/api/admin/path-dates/${hidden.id}`, {
      ...{ basis: '', place: '', isShown: true },
    })
    expect(fieldOf(shown)).toEqual([400, 'isShown'])
    expect(await calls.mails()).toEqual([])
    const ahead = (await addDate(id, hearing)).json()
    const moved = await calls.postAs(`/api/admin/path-dates/${ahead.id}/move`, { day: inDays(-1) })
    expect(fieldOf(moved)).toEqual([400, 'day'])
    expect((await ownMatterOf(id)).dates).toMatchObject([{ day: hearing.day }])
    expect(await calls.mails()).toHaveLength(1)
  })

  it('state which date moved, and that a term needs no attendance', async () => {
    const id = await idOfApproved()
    await addDate(id, { ...hearing, day: '2035-01-16' })
    const { id: dateId } = (await addDate(id, { ...hearing, day: '2035-01-09' })).json()
    await calls.postAs(`/api/admin/path-dates/${dateId}/move`, { day: '2035-02-06' })
    expect((await calls.mails()).at(-1)?.text).toMatch(/(9 يناير|January 9).*(6 فبراير|February 6)/s)
    await addDate(id, { kind: 'term', day: '2035-01-09', isShown: true, basis: 'التبليغ' })
    const last = (await calls.mails()).at(-1)
    expect(last?.text).toMatch(/لا يلزم الحضور|need not attend/)
    expect(last?.calendar).toMatch(/SUMMARY:(موعد نظامي|Term)/)
  })

  it('mention a hearing that is over until the firm writes', async () => {
    const id = await idOfApproved()
    await calls.begin(id)
    const { id: dateId } = (await addDate(id, hearing)).json()
    await updateRow(calls.app.db, matterDates, dateId, { day: inDays(-1) })
    const long = new Date(Date.now() - 9 * 86_400_000).toISOString()
    await calls.app.db
      .update(matterProgress)
      .set({ lastContactAt: long })
      .where(eq(matterProgress.consultationId, id))
    expect(await ownMatterOf(id)).toMatchObject({ dates: [], pastDate: { kind: 'hearing', day: inDays(-1) } })
    await updateRow(calls.app.db, matterDates, dateId, { day: inDays(-15) })
    expect((await ownMatterOf(id)).pastDate).toBeNull()
    await updateRow(calls.app.db, matterDates, dateId, { day: inDays(-1) })
    await calls.sendNoChange(id)
    expect((await ownMatterOf(id)).pastDate).toBeNull()

    const guest = (await calls.post(consultationInput)).json()
    await calls.set(guest.id, { status: 'approved' })
    const other = (await addDate(guest.id, hearing)).json()
    await updateRow(calls.app.db, matterDates, other.id, { day: inDays(-1) })
    const seen = async () => (await calls.get(`/api/requests/path?token=${guest.followToken}`)).json()
    expect((await seen()).pastDate).toMatchObject({ kind: 'hearing', day: inDays(-1) })
    await calls.postAs(`/api/admin/consultations/${guest.id}/reply`, { message: 'أُجلت الجلسة.' })
    expect((await seen()).pastDate).toBeNull()
  })

  it('are one line about a request in a combined mail, as true as when it is sent', async () => {
    const id = await calls.idOfNew(calls.people.client)
    await calls.app.db.delete(outbox)
    await calls.put(`/api/admin/consultations/${id}`, { status: 'approved' })
    await calls.begin(id)
    await calls.move(id, { to: 1, updatedAt: (await calls.matterOf(id)).path.updatedAt })
    await calls.sendNoChange(id)
    const texts = (await waiting()).map(({ text }) => text)
    expect(texts.join().match(new RegExp(`\\b${id}\\b`, 'g'))?.length).toBeLessThanOrEqual(2)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain(
      languages
        .map((language) => translateIn[language]('mail.status.approved.underway', { id: String(id) }))
        .find((text) => texts[0]?.includes(text)),
    )
  })

  it('show a recorded power of attorney, whose end is not before its issue', async () => {
    const id = await idOfApproved()
    const add = (power: object) =>
      calls.postAs(`/api/admin/consultations/${id}/powers`, { number: '461234567', ...power })
    expect(fieldOf(await add({ issuedOn: inDays(-10), until: inDays(-400) }))).toEqual([400, 'until'])
    await add({ until: inDays(-1) })
    await add({ issuedOn: inDays(-10), until: inDays(30) })
    expect((await ownMatterOf(id)).powers).toEqual([{ number: '461234567', until: inDays(30) }])
  })
})
