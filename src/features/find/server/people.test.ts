import { expect, it } from 'vitest'
import { teamMembers } from '#features/team-members/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openSearchedFirm } from '#tests/support/searched-firm.ts'

describeOnBothEngines('the search of the office finds people', (openTestDatabase) => {
  const firm = openSearchedFirm(openTestDatabase)
  const { find, idOf, addUser, addRequest } = firm

  it.each([
    ['محمد العتيبي', 'Mohammed Al-Otaibi'],
    ['Mohamad Alotaibi', 'محمد العتيبي'],
    ['عبد الرحمن القحطاني', 'Abdulrahman Alqahtani'],
    ['العتيبي', 'Faisal Al-Otaibi'],
  ])('as %s whose name is written %s', async (asked, written) => {
    const [firstName = '', ...rest] = written.split(' ')
    const id = await addUser({ firstName, lastName: rest.join(' ') })
    const found = (await find(asked)).people
    expect(found.map(({ kind, id, isAlike }) => ({ kind, id, isAlike }))).toContainEqual({
      kind: 'user',
      id,
      isAlike: true,
    })
    expect((await find(written)).people[0]).toMatchObject({ id, isAlike: false })
  })

  it('by the number as it is dialled, said or copied, in either digits', async () => {
    const id = await addUser({ phone: '+966551239876' })
    for (const typed of [
      '0551239876',
      '551239876',
      '+966551239876',
      '00966 55 123 9876',
      '٠٥٥١٢٣٩٨٧٦',
      '1239876',
    ])
      expect([typed, (await find(typed)).people.map((each) => each.id)]).toEqual([typed, [id]])
  })

  it('by the first digits of a number as it is dialled', async () => {
    const id = await addUser({ phone: '+966598887766' })
    await addUser({ phone: '+971505900000' })
    for (const typed of ['059', '٠٥٩', '0598', '05 98'])
      expect([typed, (await find(typed)).people.map((each) => each.id)]).toEqual([typed, [id]])
  })

  it('by address, and by the two letters that a name begins with', async () => {
    const id = await addUser({ firstName: 'Xavier', lastName: 'Zuhair', email: 'zed@firm.example' })
    expect((await find('zed@firm')).people.map((each) => each.id)).toEqual([id])
    expect((await find('xa')).people.map((each) => each.id)).toEqual([id])
    expect((await find('av')).people.map((each) => each.id)).not.toContain(id)
  })

  it('once as a guest for each address, whose requests have no account', async () => {
    await addRequest({ firstName: 'Rawan', lastName: 'Bakri', email: 'rawan@example.org', userId: null })
    const id = await addRequest({
      firstName: 'Rawan',
      lastName: 'Bakri',
      email: 'RAWAN@example.org',
      userId: null,
    })
    const found = (await find('روان بكري')).people.filter(({ kind }) => kind === 'guest')
    expect(found).toMatchObject([{ id, nameEn: 'Rawan Bakri', email: 'RAWAN@example.org', isAlike: true }])
    expect((await find('rawan bakri')).people).toMatchObject([{ kind: 'guest', isAlike: false }])
  })

  it('of the firm by name and position, not by what is told of their work', async () => {
    const values = {
      nameEn: 'Yusuf Karim',
      nameAr: 'يوسف كريم',
      position: 'Of counsel',
      bio: 'Shipwrecks and salvage.',
    }
    const id = idOf(await firm.app.db.insert(teamMembers).values(values).returning())
    for (const typed of ['yusuf', 'يوسف كريم', 'of counsel'])
      expect([typed, (await find(typed)).people.map(({ kind, id }) => [kind, id])]).toContainEqual([
        ['member', id],
      ])
    expect((await find('shipwrecks')).people).toEqual([])
  })

  it('for staff among those they can write to, and no colleague by a number that they are not told', async () => {
    const phone = '+966557770001'
    const name = { firstName: 'Salma', lastName: 'Qurban', phone }
    const active = await addUser(name)
    const ended = await addUser({ ...name, isActive: false })
    const colleague = await addUser({ ...name, role: 'staff' })
    const all = [active, ended, colleague].sort()
    const { staff } = firm.people
    for (const typed of ['salma qurban', '0557770001']) {
      const found = (await find(typed)).people
      expect([typed, found.map((each) => each.id).sort()]).toEqual([typed, all])
      expect(found.map((each) => each.phone)).toEqual([phone, phone, phone])
    }
    expect((await find('salma qurban', staff)).people).toMatchObject([
      { id: colleague, phone: '' },
      { id: active, phone },
    ])
    expect((await find('0557770001', staff)).people).toMatchObject([{ id: active, phone }])
    expect((await find('7770001', staff)).people).toMatchObject([{ id: active, phone }])
  })
})
