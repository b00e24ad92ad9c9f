import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { identity, openConflictCalls, party } from '#tests/support/conflict-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { consultationParties, knownNames } from './table.ts'

describeOnBothEngines('the parties of a request', (openTestDatabase) => {
  const { calls, read, save, requestOf } = openConflictCalls(openTestDatabase)
  const urlOf = (id: number) => `/api/admin/consultations/${id}/parties`

  describe('the list of parties', () => {
    it('is saved and returned in both scripts, with encrypted numbers, a history entry and an audit record', async () => {
      const id = await calls.idOfNew()
      const horizon = { role: 'opposing', nameArabic: 'شركة الأفق', nameLatin: 'Horizon Co.' }
      const saved = await save(id, [
        { ...horizon, number: { kind: 'commercial', value: '١٠١٠ ٢٣٤٥٦٧' } },
        party('related', 'Noura Al-Zahrani'),
      ])
      expect(saved.statusCode).toBe(200)
      const { parties } = (await read(id)).json()
      expect(parties).toMatchObject([
        { ...horizon, number: { kind: 'commercial', value: '1010234567' } },
        { role: 'related', nameArabic: '', nameLatin: 'Noura Al-Zahrani', number: null },
      ])
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'parties', from: '0', to: '2' })
      const [line] = await calls.app.db.select().from(auditLog).orderBy(sql`id desc`).limit(1)
      const expected = { action: 'update', entity: 'consultation', entityId: id, details: { parties: '2' } }
      expect(line).toMatchObject(expected)
      const rows = await calls.app.db.select().from(consultationParties)
      expect(JSON.stringify(rows)).not.toContain('1010234567')
      // A save without a change writes nothing.
      const before = await calls.historyOf(id)
      await save(id, parties)
      expect(await calls.historyOf(id)).toEqual(before)
      await save(id, parties.slice(1))
      expect((await read(id)).json().parties).toEqual(parties.slice(1))
    })

    it.each([
      ['identity', '١٠٩٨٧٦٥٤٣٢', '1098765432'],
      ['identity', '\u200f2098-765-432\u200e', '2098765432'],
      ['commercial', '۷۰۰۱ ۲۳۴ ۵۶۷', '7001234567'],
      ['commercial', '1010–234567', '1010234567'],
    ])('accepts an %s number in any notation: %s', async (kind, typed, value) => {
      const id = await calls.idOfNew()
      const saved = await save(id, [party('opposing', 'Rimal', { kind, value: typed })])
      expect(saved.json().parties).toMatchObject([{ number: { kind, value } }])
    })

    it.each([
      [party('opposing', ''), 'parties.0.nameArabic'],
      [party('opposing', '—'), 'parties.0.nameArabic'],
      [party('opposing', 'A b', identity('3098765432')), 'parties.0.number.value'],
      [party('opposing', 'A b', identity('109876543')), 'parties.0.number.value'],
      [party('opposing', 'A b', { kind: 'commercial', value: '10102345678' }), 'parties.0.number.value'],
    ])('refuses an impossible name or number: %j', async (wrong, field) => {
      const id = await calls.idOfNew()
      const answer = await save(id, [wrong])
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
      expect((await read(id)).json().parties).toEqual([])
    })

    it('refuses a change to an outdated version', async () => {
      const id = await calls.idOfNew()
      const { updatedAt } = (await read(id)).json()
      await calls.change(id, { assignedToId: calls.people.admin.id })
      const stale = await calls.as(calls.people.admin, 'PUT', urlOf(id), { parties: [], updatedAt })
      expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale'])
    })
  })

  it('removes a name with the row it comes from, and updates it when the row changes', async () => {
    const id = await requestOf('Hanan', 'Al-Dosari')
    const namesOf = async () =>
      (await calls.app.db.select().from(knownNames).where(eq(knownNames.subjectId, id)))
        .filter(({ kind }) => kind === 'request')
        .map(({ name }) => name)
    expect(await namesOf()).toEqual(['Hanan Al-Dosari'])
    await calls.set(id, { lastName: 'Al-Harbi' })
    expect(await namesOf()).toEqual(['Hanan Al-Harbi'])
    await calls.app.db.delete(consultations).where(eq(consultations.id, id))
    expect(await namesOf()).toEqual([])
  })
})
