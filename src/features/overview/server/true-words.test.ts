import { expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { nextStepOf } from '#features/consultations/next-step.ts'
import { documentRequests } from '#features/documents/server/table.ts'
import { stageTemplates } from '#features/matters/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { translateIn } from '#i18n/texts.ts'
import { languages } from '#languages/language.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openMatterCalls } from '#tests/support/matter-calls.ts'

/** The hours of a meeting from now, null for one that is proposed, and its state. */
const meetings = {
  held: { hours: -48, state: 'confirmed' },
  running: { hours: -0.1, state: 'confirmed' },
  ahead: { hours: 48, state: 'confirmed' },
  proposed: { hours: null, state: 'proposed' },
  canceled: { hours: 48, state: 'canceled' },
  declined: { hours: null, state: 'canceled' },
} as const
type Meeting = keyof typeof meetings

/** The meetings of a request, oldest first, and the step that every text about it then states. */
const scenes = [
  ['no', 'approved'],
  ['proposed', 'appointmentOpen'],
  ['ahead', 'appointmentConfirmed'],
  ['running', 'appointmentConfirmed'],
  ['held', 'spoke'],
  ['canceled', 'approved'],
  ['declined', 'approved'],
  ['held canceled', 'spoke'],
  ['held declined', 'spoke'],
  ['held proposed', 'appointmentOpen'],
  ['held ahead', 'appointmentConfirmed'],
] as const

describeOnBothEngines('the words about a request', (openTestDatabase) => {
  const calls = openMatterCalls(openTestDatabase)
  const { people } = calls
  const today = todayInRiyadh(new Date())
  const meet = (consultationId: number, meeting: Meeting) => {
    const { hours, state } = meetings[meeting]
    const startsAt = hours === null ? null : new Date(Date.now() + hours * 3_600_000).toISOString()
    const heldUntil = startsAt && new Date(Date.parse(startsAt) + 1_800_000).toISOString()
    return calls.app.db
      .insert(appointments)
      .values({ consultationId, kind: 'phone', minutes: 30, state, startsAt, heldUntil, settledAt: startsAt })
  }
  const stepOf = (facts: Parameters<typeof nextStepOf>[0]) =>
    nextStepOf(facts, new Date(), defaultCalendar).kind
  const stepsOfOwn = async (id: number) => {
    const list = (await calls.get('/api/client/consultations', undefined, people.client)).json()
    const own = (await calls.get(`/api/client/consultations/${id}`, undefined, people.client)).json()
    return [stepOf(list.find((each: { id: number }) => each.id === id)), stepOf(own)]
  }
  const approvalMail = async (id: number) => {
    await calls.app.db.delete(outbox)
    await calls.put(`/api/admin/consultations/${id}`, { status: 'approved' })
    return (await calls.mails()).map(({ text }) => text).join()
  }

  it.each(scenes)('agree after %s meetings: %s', async (names, kind) => {
    const past = names.split(' ').filter((name): name is Meeting => name in meetings)
    for (const language of languages) {
      const guest = (await calls.post(consultationInput, undefined, language)).json()
      const own = (await calls.post(consultationInput, people.client)).json()
      for (const { id } of [guest, own]) for (const each of past) await meet(id, each)
      const key = kind === 'approved' ? 'mail.status.approved' : (`mail.status.approved.${kind}` as const)
      expect(await approvalMail(guest.id)).toContain(translateIn[language](key, { id: String(guest.id) }))
      const mail = await approvalMail(own.id)
      expect(languages.map((each) => translateIn[each](key, { id: String(own.id) }))).toContainEqual(
        expect.toSatisfy((text: string) => mail.includes(text)),
      )
      const followed = (await calls.get(`/api/requests?token=${guest.followToken}`)).json().consultation
      expect([stepOf(followed), ...(await stepsOfOwn(own.id))]).toEqual([kind, kind, kind])
    }
  })

  it('state a document, a fee proposal and a running matter', async () => {
    const { client } = people
    const id = await calls.idOfApproved()
    await meet(id, 'held')
    await calls.begin(id)
    expect(await stepsOfOwn(id)).toEqual(['underway', 'underway'])
    await meet(id, 'ahead')
    expect(await stepsOfOwn(id)).toEqual(['appointmentConfirmed', 'appointmentConfirmed'])
    const dueDate = addDays(today, 5)
    await calls.app.db
      .insert(documentRequests)
      .values({ userId: client.id, consultationId: id, title: 'العقد', dueDate })
    expect(await stepsOfOwn(id)).toEqual(['documentOpen', 'documentOpen'])
    const agreement = { consultationId: id, state: 'sent', kind: 'fixed', amount: 1, vatRate: 15 } as const
    await calls.app.db
      .insert(agreements)
      .values({ ...agreement, number: `${id}-1`, validUntil: dueDate, textAr: 'النطاق.' })
    expect(await stepsOfOwn(id)).toEqual(['proposalOpen', 'proposalOpen'])
    await calls.app.db.update(agreements).set({ validUntil: addDays(today, -1) })
    await calls.app.db.update(documentRequests).set({ state: 'withdrawn' })
    expect(await stepsOfOwn(id)).toEqual(['appointmentConfirmed', 'appointmentConfirmed'])
    await calls.app.db.delete(stageTemplates)
  })
})
