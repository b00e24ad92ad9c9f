import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { openConflictCalls, party } from '#tests/support/conflict-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { callAs, type Person, sendAs, signUp } from '#tests/support/test-app.ts'
import { compareLists } from './comparison-repository.ts'
import { listHits, nameLists } from './table.ts'

const csv = (...lines: string[]) => Buffer.from(['name,aliases,date of birth', ...lines].join('\n'))
const listed = 'محمد بن سالم,Abu Salim,1971'
const others =
  `Igor Petrov|Yuki Tanaka|Nguyen Van Minh|Carlos Mendoza|Ingrid Svensson|Kwame Mensah|Zoltan Horvath
Giulia Ricci|Pierre Dubois|Wei Zhang|Olga Ivanova|Jorge Quispe|Anneke de Vries|Tomasz Kowalski|Bruno Ferreira
Heinrich Vogel|Siobhan Gallagher|Ravi Krishnan|Mbali Dlamini|Erkki Virtanen`
    .split(/[|\n]/)
    .map((name) => `${name},,`)

const un = `<?xml version="1.0" encoding="utf-8"?>
<CONSOLIDATED_LIST dateGenerated="2026-01-01"><INDIVIDUALS><INDIVIDUAL>
<DATAID>1</DATAID><FIRST_NAME>FAHAD</FIRST_NAME><SECOND_NAME>AL-SHAMMARI</SECOND_NAME>
<NAME_ORIGINAL_SCRIPT>فهد الشمري</NAME_ORIGINAL_SCRIPT>
<INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>Abu Nasser Alqahtani</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>1970-02-03</DATE></INDIVIDUAL_DATE_OF_BIRTH>
</INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY><FIRST_NAME>GREEN DUNE TRADING &amp; CO</FIRST_NAME></ENTITY></ENTITIES>
</CONSOLIDATED_LIST>`

describeOnBothEngines('a list of names', (openTestDatabase) => {
  const { calls, requestOf, save, closeToOthers } = openConflictCalls(openTestDatabase)
  let outsider: Person

  const upload = (bytes: Buffer, kind = 'own', person: Person = calls.people.admin) =>
    callAs(calls.app, person, {
      method: 'POST',
      url: '/api/admin/name-lists',
      ...fileForm({ options: JSON.stringify({ kind }) }, { name: 'list.csv', bytes, type: 'text/csv' }),
    })
  const compare = (isNight = true) => compareLists(calls.app.db, { isNight })
  const hitsOf = async (person: Person = calls.people.staff, state = 'open') =>
    (await sendAs(calls.app, person, 'GET', `/api/admin/list-hits?state=${state}`)).json()
  const decide = (id: number, body: object, person: Person = calls.people.staff) =>
    sendAs(calls.app, person, 'PUT', `/api/admin/list-hits/${id}`, body)

  beforeEach(async () => {
    for (const table of [listHits, nameLists]) await calls.app.db.delete(table)
    outsider ??= await signUp(calls.app, 'staff', 'an.outsider')
  })

  it('finds «محمد بن سالم» as Mohammed bin Salim by night, and a later person and a party at once', async () => {
    const id = await requestOf('Mohammed', 'bin Salim')
    const saved = await upload(csv(listed, ...others))
    expect([saved.statusCode, saved.json()]).toMatchObject([200, [{ kind: 'own', entries: 21, waiting: 21 }]])
    await compare(false)
    expect(await hitsOf()).toEqual([])
    await compare()
    expect(await hitsOf()).toMatchObject([
      {
        listedName: 'محمد بن سالم',
        foundName: 'Mohammed bin Salim',
        births: ['1971'],
        requestId: id,
        state: 'open',
      },
    ])
    const later = await requestOf('Muhammad', 'Bin Salem')
    await save(later, [party('opposing', 'Zoltan Horvath')])
    await compare(false)
    const found = await hitsOf()
    expect(found).toHaveLength(3)
    expect(found.map(({ requestId }: { requestId: number }) => requestId)).toEqual(
      expect.arrayContaining([id, later]),
    )
    await compare()
    expect(await hitsOf()).toHaveLength(3)
  })

  it('reads the format of the United Nations in both scripts, without resolving entities', async () => {
    await requestOf('Fahad', 'Al-Shammari')
    await requestOf('Green Dune', 'Trading & Co')
    expect((await upload(Buffer.from(un), 'un')).json()).toMatchObject([{ kind: 'un', entries: 2 }])
    await compare()
    const found = await hitsOf()
    expect(found.map(({ foundName }: { foundName: string }) => foundName)).toEqual(
      expect.arrayContaining(['Fahad Al-Shammari', 'Green Dune Trading & Co']),
    )
    expect(found).toContainEqual(expect.objectContaining({ births: ['1970-02-03'], list: 'un' }))
    const hostile = un.replace('<CONSOLIDATED', '<!DOCTYPE x [<!ENTITY a "b">]><CONSOLIDATED')
    expect((await upload(Buffer.from(hostile), 'un')).json().errors[0].field).toBe('file')
  })

  it('is refused if it is unreadable, empty or ten times smaller, and the old one stays', async () => {
    await upload(csv(listed, ...others))
    for (const bytes of [
      Buffer.from('<html><body>Sign in</body></html>'),
      Buffer.from('<CONSOLIDATED_LIST><INDIV'),
      csv(''),
      Buffer.from('a,b\n1,2'),
      csv(listed, 'One Other,,'),
    ]) {
      const refused = await upload(bytes)
      expect([bytes.toString(), refused.statusCode]).toEqual([bytes.toString(), 400])
    }
    expect(await calls.app.db.select().from(nameLists)).toMatchObject([{ entries: 21 }])
    expect((await upload(csv(listed), 'own', calls.people.staff)).statusCode).toBe(403)
  })

  it('has a match that is decided once with a reason, also after a new file', async () => {
    await requestOf('Mohammed', 'bin Salim')
    await upload(csv(listed, ...others))
    await compare()
    const [{ id }] = await hitsOf()
    const body = { state: 'different', reason: 'Born in 1990.' }
    expect((await decide(id, { state: 'different', reason: '' })).json().errors[0].field).toBe('reason')
    expect((await decide(id, body)).json()).toMatchObject({ ...body, decidedBy: 'the.staff Test' })
    expect((await decide(id, body)).statusCode).toBe(200)
    expect((await decide(id, { state: 'same', reason: '' })).json().code).toBe('hit_decided')
    await upload(csv(listed, ...others.slice(1)))
    await compare()
    expect(await hitsOf()).toEqual([])
    await upload(csv(...others))
    expect(await hitsOf(calls.people.staff, 'all')).toMatchObject([{ id, ...body, births: [] }])
  })

  it('shows matches only to readers of a request, and returns 404 to others', async () => {
    const id = await requestOf('Mohammed', 'bin Salim')
    await upload(csv(listed, ...others))
    await compare()
    const [hit] = await hitsOf()
    await closeToOthers(id)
    expect(await hitsOf(outsider)).toEqual([])
    const refused = await decide(hit.id, { state: 'same', reason: '' }, outsider)
    expect(refused.statusCode).toBe(404)
    expect(await hitsOf(calls.people.admin)).toMatchObject([{ id: hit.id, state: 'open' }])
    await calls.app.db.delete(consultations).where(eq(consultations.id, id))
    expect(await hitsOf(calls.people.admin)).toEqual([])
  })
})
