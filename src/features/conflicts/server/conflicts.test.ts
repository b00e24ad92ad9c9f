import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { clients } from '#features/clients/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { identity, openConflictCalls, party } from '#tests/support/conflict-calls.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { consultationParties } from './table.ts'

describeOnBothEngines('the conflict check', (openTestDatabase) => {
  const { calls, read, save, decide, approve, requestOf, flagOf, closeToOthers, checksOf, consentOf } =
    openConflictCalls(openTestDatabase)

  beforeEach(async () => {
    await calls.app.db.delete(clients)
  })

  describe('the approval of a request', () => {
    it('records an automatic check without hits, in the name of the user, and a check once for a repeated call', async () => {
      const id = await calls.idOfNew()
      expect((await approve(id)).statusCode).toBe(200)
      expect(await checksOf(id)).toMatchObject([
        { result: 'clear', isAutomatic: true, hits: [], checkedById: calls.people.staff.id },
      ])
      expect((await approve(id, 'completed')).statusCode).toBe(200)
      expect(await checksOf(id)).toHaveLength(1)
      const other = await calls.idOfNew()
      const press = () =>
        decide(other, { result: 'clear' }, calls.people.staff, {
          'idempotency-key': 'one-press-of-the-check',
        })
      const [first, second] = [await press(), await press()]
      expect([first.statusCode, second.statusCode]).toEqual([201, 201])
      expect(second.json()).toEqual(first.json())
      expect(await checksOf(other)).toHaveLength(1)
    })

    it('waits for a decision when the other side is a client of the firm, in any script', async () => {
      await requestOf('Mohammed', 'Al-Otaibi')
      const id = await requestOf('Hanan', 'Al-Dosari')
      const answer = (await save(id, [party('opposing', 'محمد العتيبي')])).json()
      const hit = { name: 'محمد العتيبي', kind: 'request', foundName: 'Mohammed Al-Otaibi' }
      expect(answer.hits).toMatchObject([{ ...hit, reason: 'soundsAlike', isKnown: false }])
      expect(await flagOf(id)).not.toBeNull()
      for (const status of ['approved', 'completed']) {
        const refused = await approve(id, status)
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict_open'])
        expect(refused.json().detail).toContain('1 match')
      }
      expect((await calls.rowOf(id))?.status).toBe('pending')
      expect((await decide(id, { result: 'waived' })).statusCode).toBe(400)
      expect((await decide(id, { result: 'clear', seen: '' })).json().code).toBe('stale')
      const consentDocumentId = await consentOf(id)
      const reason = 'Both agreed in writing.'
      const waived = await decide(id, { result: 'waived', reason, consentDocumentId })
      expect(waived.statusCode).toBe(201)
      const consent = { document: { id: consentDocumentId, name: 'Consent.pdf' } }
      const check = { result: 'waived', reason, hits: 1, consent, checkedBy: 'the.staff Test' }
      const expected = { hits: [{ isKnown: true }], checks: [{ ...check, isAutomatic: false }] }
      expect(waived.json()).toMatchObject(expected)
      expect((await calls.historyOf(id)).at(-1)).toMatchObject({ field: 'conflictCheck', to: 'waived' })
      expect(await flagOf(id)).toBeNull()
      expect((await approve(id)).statusCode).toBe(200)
    })

    it('does not wait for a similar name, which is listed separately and sets no flag', async () => {
      const other = await requestOf('Salem', 'Al-Harbi')
      const id = await requestOf('Hanan', 'Al-Dosari')
      const answer = (await save(id, [party('opposing', 'سليم الحربي')])).json()
      expect(answer.hits).toEqual([])
      expect(answer.similar).toMatchObject([
        { name: 'سليم الحربي', foundName: 'Salem Al-Harbi', reason: 'similar', consultationId: other },
      ])
      expect([await flagOf(id), await flagOf(other)]).toEqual([null, null])
      expect((await approve(id)).statusCode).toBe(200)
      expect(await checksOf(id)).toMatchObject([{ result: 'clear', isAutomatic: true, hits: [] }])
    })

    it('waits for another spelling of the same name, whichever of its two names matches', async () => {
      await requestOf('Salem', 'Al-Harbi')
      const id = await requestOf('Hanan', 'Al-Dosari')
      const both = { ...party('opposing', 'سليم الحربي'), nameLatin: 'Salim Alharby' }
      await save(id, [both])
      const later = await save(id, [{ ...both, nameLatin: 'Salem Alharby' }])
      expect(later.json()).toMatchObject({ hits: [{ reason: 'soundsAlike' }], similar: [] })
      expect((await approve(id)).json().code).toBe('conflict_open')
    })

    it('is decided for exactly the hits that were shown, not for as many others', async () => {
      await requestOf('Mohammed', 'Al-Otaibi')
      await requestOf('Fahad', 'Al-Shammari')
      const id = await requestOf('Hanan', 'Al-Dosari')
      const { seen } = (await save(id, [party('opposing', 'محمد العتيبي')])).json()
      await save(id, [party('opposing', 'فهد الشمري')])
      expect((await read(id)).json().hits).toHaveLength(1)
      const late = await decide(id, { result: 'waived', reason: 'Both agreed in writing.', seen })
      expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
      expect(await checksOf(id)).toEqual([])
      expect(await flagOf(id)).not.toBeNull()
    })

    it('is refused after a refusal, until the hit is gone', async () => {
      const known = { nameEn: 'Red Sea Trading Co.', logoUrl: '', clientType: 'corporate' } as const
      await calls.app.db.insert(clients).values(known)
      const id = await calls.idOfNew()
      const { hits } = (await save(id, [party('opposing', 'شركة البحر الأحمر للتجارة')])).json()
      expect(hits).toMatchObject([{ kind: 'client', foundName: 'Red Sea Trading Co.' }])
      await decide(id, { result: 'refused', reason: 'We work for them.' })
      expect((await approve(id)).json().code).toBe('conflict_open')
      await save(id, [])
      expect((await approve(id)).statusCode).toBe(200)
      expect((await checksOf(id)).map(({ result }) => result)).toEqual(['refused', 'clear'])
    })

    it('needs a new decision when a later party conflicts, but not for hits already decided', async () => {
      await requestOf('Mohammed', 'Al-Otaibi')
      await requestOf('Fahad', 'Al-Shammari')
      const id = await requestOf('Hanan', 'Al-Dosari')
      await save(id, [party('opposing', 'محمد العتيبي')])
      await decide(id, { result: 'clear' })
      const { parties } = (await read(id)).json()
      await save(id, [...parties, party('related', 'Nobody Known')])
      expect(await flagOf(id)).toBeNull()
      const later = (await read(id)).json().parties
      const { hits } = (await save(id, [...later, party('opposing', 'فهد الشمري')])).json()
      expect(hits.map(({ isKnown }: { isKnown: boolean }) => isKnown).sort()).toEqual([false, true])
      expect(await flagOf(id)).not.toBeNull()
      expect((await approve(id)).json().code).toBe('conflict_open')
      const listed = await calls.asStaff('GET', '/api/admin/consultations?status=conflict')
      expect(listed.json().map((row: { id: number }) => row.id)).toContain(id)
      expect((await calls.asStaff('GET', '/api/admin/consultations/counts')).json().conflict).toBe(3)
    })
  })

  describe('a conflict', () => {
    it('is found by an identity number, whatever the name', async () => {
      const other = await requestOf('Hanan', 'Al-Dosari')
      await save(other, [party('client', 'حنان الدوسري', identity('1012345678'))])
      const id = await requestOf('Fahad', 'Al-Shammari')
      const { hits } = (await save(id, [party('opposing', 'Umm Turki', identity('1012345678'))])).json()
      expect(hits).toMatchObject([
        { reason: 'number', likeness: 1, kind: 'party', foundRole: 'client', consultationId: other },
      ])
      const elsewhere = await requestOf('Rakan', 'Al-Anazi')
      const same = await save(elsewhere, [party('opposing', 'Umm Turki', identity('1012345678'))])
      // Two opponents of the firm do not conflict with each other: only its client is found.
      expect(same.json().hits.map((hit: { consultationId: number }) => hit.consultationId)).toEqual([other])
    })

    it('is found among clients with an account and people of the firm', async () => {
      await calls.app.db
        .update(users)
        .set({ firstName: 'عبدالرحمن', lastName: 'القحطاني' })
        .where(eq(users.id, calls.people.otherClient.id))
      const id = await calls.idOfNew()
      const { hits } = (
        await save(id, [party('opposing', 'Abdul Rahman Al Qahtani'), party('opposing', 'The.Admin Test')])
      ).json()
      expect(hits.map(({ kind, foundName }: Record<string, string>) => [kind, foundName])).toEqual(
        expect.arrayContaining([
          ['user', 'عبدالرحمن القحطاني'],
          ['user', 'the.admin Test'],
        ]),
      )
    })

    it('is not found with the client’s own account or earlier request', async () => {
      const { client } = calls.people
      const sultan = { firstName: 'Sultan', lastName: 'Al-Harbi' }
      await calls.app.db.update(users).set(sultan).where(eq(users.id, client.id))
      const own = { ...consultationInput, ...sultan }
      const earlier = (await calls.post(own, client)).json().id
      const id = (await calls.post(own, client)).json().id
      await save(earlier, [party('opposing', 'Fahad Al-Shammari')])
      await save(id, [party('client', 'سلطان الحربي'), party('opposing', 'فهد الشمري')])
      expect((await read(id)).json().hits).toEqual([])
      expect((await approve(id)).statusCode).toBe(200)
    })

    it('is found with a spouse who shares number and address, but not with the person’s own request in the other script', async () => {
      const email = 'family@example.com'
      const hers = await requestOf('Hanan', 'Al-Dosari', email)
      await requestOf('حنان', 'الدوسري', email)
      const his = await requestOf('Turki', 'Al-Dosari', email)
      await save(hers, [party('opposing', 'تركي الدوسري'), party('opposing', 'حنان الدوسري')])
      expect((await read(hers)).json().hits).toMatchObject([
        { consultationId: his, foundName: 'Turki Al-Dosari' },
      ])
    })

    it('flags a new request from an opponent, and the open request of a new opponent', async () => {
      const first = await requestOf('Hanan', 'Al-Dosari')
      await save(first, [party('opposing', 'عبد العزيز المطيري')])
      expect(await flagOf(first)).toBeNull()
      const opponents = await requestOf('Abdulaziz', 'Al-Mutairi')
      expect(await flagOf(opponents)).not.toBeNull()
      expect((await approve(opponents)).json().code).toBe('conflict_open')
      const innocent = await requestOf('Rakan', 'Al-Anazi')
      expect(await flagOf(innocent)).toBeNull()
      await save(first, [party('opposing', 'راكان العنزي')])
      expect(await flagOf(innocent)).not.toBeNull()
      expect(await flagOf(first)).not.toBeNull()
    })

    const conflicting = [
      ['client', 'opposing'],
      ['client', 'related'],
      ['opposing', 'related'],
    ] as const
    it.each(conflicting.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))(
      'flags both requests when the %s party of one is added first and the %s party of another later',
      async (earlier, later) => {
        const first = await requestOf('Hanan', 'Al-Dosari')
        const second = await requestOf('Rakan', 'Al-Anazi')
        await save(first, [party(earlier, 'Misfer Al-Yami')])
        expect([await flagOf(first), await flagOf(second)]).toEqual([null, null])
        await save(second, [party(later, 'مسفر اليامي')])
        expect([await flagOf(first), await flagOf(second)]).not.toContain(null)
        for (const [id, role, foundRole, consultationId] of [
          [first, earlier, later, second],
          [second, later, earlier, first],
        ] as const) {
          expect((await read(id)).json().hits).toMatchObject([{ role, foundRole, consultationId }])
          expect((await approve(id)).json().code).toBe('conflict_open')
        }
      },
    )

    it.each(['opposing', 'related'] as const)(
      'flags the request with an %s party when that party becomes a client, and the party’s own request',
      async (role) => {
        const first = await requestOf('Hanan', 'Al-Dosari')
        await save(first, [party(role, 'مسفر اليامي')])
        await decide(first, { result: 'clear' })
        expect((await approve(first)).statusCode).toBe(200)
        const second = await requestOf('Misfer', 'Al-Yami')
        expect([await flagOf(first), await flagOf(second)]).not.toContain(null)
      },
    )

    it('is found however often the same party is a client', async () => {
      const id = await requestOf('Hanan', 'Al-Dosari')
      await save(id, [party('opposing', 'بنك الوديعة')])
      const values = Array(45).fill({ ...consultation, service: 'corporate' })
      const others = await calls.app.db.insert(consultations).values(values).returning()
      const bank = { role: 'client', nameArabic: 'بنك الوديعة' } as const
      const parties = others.map((other) => ({ ...bank, consultationId: other.id }))
      await calls.app.db.insert(consultationParties).values(parties)
      const last = await requestOf('Fahad', 'Al-Shammari')
      const { hits } = (await save(last, [party('client', 'Bank Alwadiah')])).json()
      expect(hits).toMatchObject([{ foundRole: 'opposing', consultationId: id }])
    })

    it('shows a user who may not read the matter only whom to ask', async () => {
      const { admin, staff } = calls.people
      const restricted = await requestOf('Nawaf', 'Al-Subaie')
      await save(restricted, [party('client', 'Rimal Holding')])
      await closeToOthers(restricted)
      const id = await requestOf('Hanan', 'Al-Dosari')
      const parties = [party('opposing', 'نواف السبيعي'), party('opposing', 'رمال القابضة')]
      const { hits, ...rest } = (await save(id, parties, staff)).json()
      const unknown = { kind: null, foundName: null, foundRole: null, consultationId: null }
      expect(hits).toHaveLength(2)
      for (const hit of hits) expect(hit).toMatchObject({ ...unknown, ask: 'the.admin Test' })
      expect(JSON.stringify([hits, rest])).not.toMatch(/Nawaf|Rimal/)
      const expected = [{ consultationId: restricted }, { consultationId: restricted }]
      expect((await read(id, admin)).json().hits).toMatchObject(expected)
    })
  })
})
