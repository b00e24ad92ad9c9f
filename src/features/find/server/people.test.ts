import { expect, it } from 'vitest'
import { teamMembers } from '#features/team-members/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openSearchedFirm } from '#tests/support/searched-firm.ts'

describeOnBothEngines('the search for people', (openTestDatabase) => {
  const { app, people, find, addUser, addRequest } = openSearchedFirm(openTestDatabase)

  it.each([
    ['محمد العتيبي', 'Mohammed Al-Otaibi'],
    ['Mohamad Alotaibi', 'محمد العتيبي'],
    ['عبد الرحمن القحطاني', 'Abdulrahman Alqahtani'],
    ['العتيبي', 'Faisal Al-Otaibi'],
  ])('matches %s with the name %s', async (requested, written) => {
    const [firstName = '', ...rest] = written.split(' ')
    const id = await addUser({ firstName, lastName: rest.join(' ') })
    const found = (await find(requested)).people
    expect(found.map(({ kind, id, isAlike }) => ({ kind, id, isAlike }))).toContainEqual({
      kind: 'user',
      id,
      isAlike: true,
    })
    expect((await find(written)).people[0]).toMatchObject({ id, isAlike: false })
  })

  it('matches an email address, the first two letters of a name, and a phone number in any form or its first digits', async () => {
    const id = await addUser({ firstName: 'Xavier', lastName: 'Zuhair', email: 'zed@firm.example' })
    expect((await find('zed@firm')).people.map((each) => each.id)).toEqual([id])
    expect((await find('xa')).people.map((each) => each.id)).toEqual([id])
    expect((await find('av')).people.map((each) => each.id)).not.toContain(id)
    const caller = await addUser({ phone: '+966551239876' })
    const copied = ['+966551239876', '00966 55 123 9876', '٠٥٥١٢٣٩٨٧٦']
    for (const typed of ['0551239876', '551239876', ...copied, '1239876'])
      expect([typed, (await find(typed)).people.map((each) => each.id)]).toEqual([typed, [caller]])
    const other = await addUser({ phone: '+966598887766' })
    await addUser({ phone: '+971505900000' })
    for (const typed of ['059', '٠٥٩', '0598', '05 98'])
      expect([typed, (await find(typed)).people.map((each) => each.id)]).toEqual([typed, [other]])
  })

  it('shows a guest without an account once for each address', async () => {
    const rawan = { firstName: 'Rawan', lastName: 'Bakri', userId: null }
    await addRequest({ ...rawan, email: 'rawan@example.org' })
    const id = await addRequest({ ...rawan, email: 'RAWAN@example.org' })
    const found = (await find('روان بكري')).people.filter(({ kind }) => kind === 'guest')
    expect(found).toMatchObject([{ id, nameEn: 'Rawan Bakri', email: 'RAWAN@example.org', isAlike: true }])
    expect((await find('rawan bakri')).people).toMatchObject([{ kind: 'guest', isAlike: false }])
  })

  it('matches team members by name and position, but not by their biography', async () => {
    const name = { nameEn: 'Yusuf Karim', nameAr: 'يوسف كريم' }
    const values = { ...name, position: 'Of counsel', bio: 'Shipwrecks and salvage.' }
    const id = await insertId(app.db, teamMembers, values)
    for (const typed of ['yusuf', 'يوسف كريم', 'of counsel'])
      expect([typed, (await find(typed)).people.map(({ kind, id }) => [kind, id])]).toContainEqual([
        ['member', id],
      ])
    expect((await find('shipwrecks')).people).toEqual([])
  })

  it('shows staff only people they may write to, and no colleague by a hidden phone number', async () => {
    const phone = '+966557770001'
    const name = { firstName: 'Salma', lastName: 'Qurban', phone }
    const active = await addUser(name)
    const ended = await addUser({ ...name, isActive: false })
    const colleague = await addUser({ ...name, role: 'staff' })
    const all = [active, ended, colleague].sort()
    const { staff } = people
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
