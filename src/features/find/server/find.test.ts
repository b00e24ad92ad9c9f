import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clients } from '#features/clients/server/table.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { consultationReaders } from '#features/consultations/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { powers } from '#features/matters/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { describeSql } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openSearchedFirm } from '#tests/support/searched-firm.ts'
import { callAs } from '#tests/support/test-app.ts'

describeSql('the search of the office', (openTestDatabase) => {
  const { app, colleague, people, answerTo, find, addRequest, addDocument, write } =
    openSearchedFirm(openTestDatabase)

  const requestsOf = async (typed: string) => (await find(typed)).requests.map(({ id }) => id)

  describe('the search for requests', () => {
    it('matches the number, its end, the name, the phone number and the subject', async () => {
      const id = await addRequest({
        firstName: 'Dalal',
        lastName: 'Mansour',
        phone: '+966509998877',
        subject: 'نزاع على مِلكيّة مركب',
      })
      await app.db.execute(sql`select setval('consultations_id_seq', 41234)`)
      const far = await addRequest({ firstName: 'Far', lastName: 'Away' })
      for (const typed of [String(id), `#${id}`, 'دلال منصور', '0509998877', 'ملكيه مركب'])
        expect([typed, await requestsOf(typed)]).toEqual([typed, expect.arrayContaining([id])])
      for (const typed of ['41235', '#41235', '1235', '٢٣٥', '35'])
        expect([typed, await requestsOf(typed)]).toEqual([typed, expect.arrayContaining([far])])
      expect(await requestsOf('#1235')).not.toContain(far)
    })

    it('finds nothing for ten digits that are no number of a request, such as those of an identity card', async () => {
      for (const typed of ['1123456789', '2147483647', '2234567891'])
        expect([typed, await requestsOf(typed)]).toEqual([typed, []])
    })

    it('matches the name of a party, only for users who may open the request', async () => {
      const id = await addRequest({ assignedToId: people.staff.id, userId: people.client.id })
      await app.db
        .insert(consultationParties)
        .values({ consultationId: id, role: 'opposing', nameLatin: 'Nasser Trading Co.', nameArabic: '' })
      const query = 'شركة ناصر للتجارة'
      for (const person of [people.admin, people.staff])
        expect((await find(query, person)).requests).toMatchObject([{ id, party: 'Nasser Trading Co.' }])
      expect((await find(query, colleague)).requests).toEqual([])
      expect(JSON.stringify(await find(String(id), colleague))).not.toContain('Nasser')
    })

    it('matches the number of a power of attorney in any script, only for users who may open the request', async () => {
      const id = await addRequest({ assignedToId: people.staff.id, userId: people.client.id })
      const power = app.instance.partyNumbers.sealPower('4612345678')
      await app.db.insert(powers).values({ consultationId: id, ...power })
      for (const typed of ['4612345678', '٤٦١٢٣٤٥٦٧٨', ' ۴۶۱۲۳۴۵۶۷۸ '])
        for (const person of [people.admin, people.staff])
          expect([typed, (await find(typed, person)).requests]).toMatchObject([
            typed,
            [{ id, isAlike: false }],
          ])
      expect((await find('4612345678', colleague)).requests).toEqual([])
      expect((await find('461234567')).requests).toEqual([])
    })

    it('matches British and American spelling', async () => {
      const id = await addRequest({ subject: 'Judgement of the labour court, an unauthorised licence' })
      for (const typed of ['judgment', 'labor court', 'unauthorized license', 'Licence'])
        expect([typed, await requestsOf(typed)]).toEqual([typed, [id]])
    })

    it('shows restricted requests only to their readers, marked as restricted', async () => {
      const id = await addRequest({
        subject: 'Quarantine of vessels',
        isRestricted: true,
        userId: null,
        email: 'hush@example.org',
        assignedToId: people.staff.id,
      })
      await app.db.insert(consultationReaders).values({ consultationId: id, userId: people.staff.id })
      for (const person of [people.admin, people.staff])
        expect((await find('quarantine', person)).requests).toMatchObject([
          { id, isRestricted: true, assignedToId: people.staff.id, assignedToName: 'the.staff Test' },
        ])
      for (const typed of ['quarantine', String(id), 'hush@example.org', 'hush'])
        expect([typed, await find(typed, colleague)]).toEqual([
          typed,
          expect.objectContaining({ requests: [], people: [] }),
        ])
    })
  })

  it('finds letters with an excerpt, but shows admins no text of letters between others', async () => {
    const letter = `${'We write about nothing. '.repeat(30)}Then the lighthouse was sold.`
    const id = await write({ subject: 'Your sea', content: letter, toUserId: people.admin.id })
    const other = await write({ subject: 'Their lighthouse', content: letter })
    const subject = 'A lighthouse'
    const contact = await insertId(app.db, contactMessages, { ...contactMessage, subject })
    const found = (await find('lighthouse')).letters
    expect(found.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(
      [`message ${id}`, `message ${other}`, `contact ${contact}`].sort(),
    )
    const excerptOf = (of: number) => found.find((each) => each.kind === 'message' && each.id === of)?.excerpt
    expect(excerptOf(id)).toContain('Then the lighthouse was sold.')
    expect(excerptOf(id)?.length).toBeLessThan(230)
    expect(excerptOf(other)).toBe('')
    expect((await find('lighthouse', colleague)).letters.map((each) => each.kind)).toEqual(['contact'])
  })

  it('finds documents and document requests by title, as far as the user may open them', async () => {
    const matter = await addRequest({ assignedToId: people.staff.id })
    const file = await addDocument('عقد الكهرمان ٢٠٢٦.pdf', matter)
    const deed = { userId: people.client.id, title: 'صك الكهرمان', dueDate: '2030-01-01' }
    const requested = await insertId(app.db, documentRequests, { ...deed, consultationId: matter })
    for (const person of [people.admin, people.staff])
      expect((await find('كهرمان', person)).documents.map(({ kind, id }) => [kind, id]).sort()).toEqual([
        ['document', file],
        ['request', requested],
      ])
    expect((await find('عقد 2026', people.staff)).documents).toMatchObject([
      { id: file, userId: people.client.id },
    ])
    expect((await find('كهرمان', colleague)).documents).toEqual([])
  })

  it('finds publications, drafts too, services and clients in both languages, and texts with another form of a word', async () => {
    const add = async (values: Partial<typeof publications.$inferInsert>) =>
      insertId(app.db, publications, { titleEn: 'Title', contentEn: 'Text.', contentAr: '', ...values })
    const draft = await add({ titleEn: 'Salvage at sea', titleAr: 'الإنقاذ البحري', isVisible: false })
    const later = await add({ titleEn: 'On salvage', publishDate: '2999-01-01T00:00:00.000Z' })
    const text = await add({ contentEn: 'The tugboats waited.' })
    expect((await find('salvage', people.staff)).publications).toMatchObject([
      { id: later, state: 'scheduled' },
      { id: draft, state: 'draft' },
    ])
    expect((await find('انقاذ')).publications.map((each) => each.id)).toEqual([draft])
    expect((await find('tugboat')).publications.map((each) => each.id)).toEqual([text])
    const ships = { nameEn: 'Shipbuilding', nameAr: 'بناء السفن', descriptionEn: 'Hulls.' }
    const service = await insertId(app.db, services, { ...ships, status: 'inactive' })
    const client = await insertId(app.db, clients, { nameEn: 'Red Sea Co.', logoUrl: '/logo.svg' })
    expect((await find('السفن')).records).toMatchObject([{ kind: 'service', id: service, isVisible: false }])
    expect((await find('شركة البحر الأحمر')).records).toMatchObject([
      { kind: 'client', id: client, isAlike: true },
    ])
  })

  it('finds the newest of frequent matches, and a rare match of any age', async () => {
    const old = await addDocument('Astrolabe.pdf')
    await app.db.execute(sql`
      insert into documents (user_id, name, type, size, sha256, storage_key)
      select ${people.client.id}::integer, 'Plain paper ' || i, 'application/pdf', 1, 'x', 'many' || i from generate_series(1, 1100) i`)
    expect((await find('astrolabe')).documents.map((each) => each.id)).toEqual([old])
    expect((await find('pa')).documents.map((each) => each.name)).toEqual(
      [1100, 1099, 1098, 1097, 1096].map((number) => `Plain paper ${number}`),
    )
    await app.db.delete(documents).where(eq(documents.type, 'application/pdf'))
  })

  it('finds nothing for a single letter, treats pattern characters as text, and refuses a long query, and too many', async () => {
    for (const typed of ['', 'م', '%%', '__', '\\\\', '  '])
      expect([typed, Object.values(await find(typed)).flat()]).toEqual([typed, []])
    expect((await answerTo('a'.repeat(101))).statusCode).toBe(400)
    expect((await answerTo('a'.repeat(100))).statusCode).toBe(200)
    const limited = await app.another({}, 1 / 600)
    const call = () =>
      callAs(limited, people.admin, { url: '/api/admin/find?q=ab', remoteAddress: '203.0.113.9' })
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 429])
    await limited.close()
  })
})
