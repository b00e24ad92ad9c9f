import { expect, it } from 'vitest'
import { listRecentActivity } from '#features/audit/server/repository.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { mayReadLine } from '#features/overview/server/readers.ts'
import { deleteUser, updateUser } from '#features/users/server/repository.ts'
import { errorsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { noura } from '#tests/support/team-member.ts'
import { callAs, signUp } from '#tests/support/test-app.ts'
import type { OfficeTeamMember } from '../schema.ts'
import { teamMembers } from './table.ts'

describeOnBothEngines('a team member in the office', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [teamMembers])
  const staff = app.person('staff', 'sami')
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, headers = {}) =>
    callAs(app, staff, { method, url: `/api/admin/team-members${path}`, payload, headers })
  const add = async (changes: object = {}): Promise<OfficeTeamMember> =>
    (await call('POST', '', { ...noura, ...changes })).json()
  const namesOf = async (query = '') =>
    (await call('GET', query)).json<OfficeTeamMember[]>().map(({ nameEn }) => nameEn)
  const someone = (role: 'staff' | 'client') => signUp(app, role, `p${crypto.randomUUID().slice(0, 8)}`)

  it('is stored with all fields, needs only a position and a bio, and starts visible at the end of the list', async () => {
    const response = await call('POST', '', { ...noura, userId: staff.id })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      ...{ ...noura, phone: '+966115550152', userId: staff.id, userName: 'sami Test' },
      ...{ isVisible: true, displayOrder: 0 },
    })
    const minimal = { position: 'Associate', bio: '1234567890' }
    expect((await call('POST', '', minimal)).json()).toMatchObject({
      ...{ nameEn: '', memberType: 'associate', languages: [], userId: null, userName: '' },
      ...{ isVisible: true, displayOrder: 1 },
    })
    const none = { email: '', phone: '', linkedin: '', twitter: '', imageUrl: '', userId: null }
    expect(await add(none)).toMatchObject(none)
  })

  it('is checked with the error messages of the specification, all together and in both languages', async () => {
    const wrong = {
      ...{ position: ' ', bio: '123456789', email: 'noura', linkedin: 'linkedin', phone: '12' },
      ...{ twitter: 'javascript:alert(1)', imageUrl: 'noura.jpg', displayOrder: -1 },
    }
    const english = await call('POST', '', wrong)
    expect(english.statusCode).toBe(400)
    const messages = english
      .json()
      .errors.map(({ field, message }: Record<string, string>) => [field, message])
    expect(Object.fromEntries(messages)).toEqual({
      position: 'Position is required',
      bio: 'Bio must be at least 10 characters',
      email: 'Please enter a valid email',
      linkedin: 'Please enter a valid URL',
      twitter: 'Please enter a valid URL',
      imageUrl: 'Please enter a valid URL',
      phone: 'Please enter a valid phone number',
      displayOrder: 'Value must be at least 0',
    })
    const arabic = await call('POST', '', { position: '' }, { 'accept-language': 'ar' })
    expect(arabic.json().errors).toEqual([
      { field: 'position', message: 'المسمى الوظيفي مطلوب' },
      { field: 'bio', message: 'يجب ألا تقل النبذة التعريفية عن 10 أحرف' },
    ])
    const refused = [{ displayOrder: 1.5 }, { areas: ['contract', 'contract'] }, { languages: ['Arabic'] }]
    for (const changes of refused)
      expect((await call('POST', '', { ...noura, ...changes })).statusCode).toBe(400)
    expect(await app.db.$count(teamMembers)).toBe(0)
  })

  it('has a license that ends after its date, as typed in either calendar, and is shown to visitors without those dates', async () => {
    const { licenseDate } = noura
    const refusal = [{ field: 'licenseEnd', message: 'The expiry date must be after the license date' }]
    for (const end of [licenseDate, '2014-03-08']) {
      expect(errorsOf(await call('POST', '', { ...noura, licenseEnd: end }))).toEqual([400, refusal])
    }
    expect((await call('POST', '', { ...noura, licenseEnd: 'soon' })).json().errors).toMatchObject([
      { field: 'licenseEnd', message: 'Please enter a valid date' },
    ])
    expect(await app.db.$count(teamMembers)).toBe(0)
    const minimal = (await call('POST', '', { position: 'Associate', bio: '1234567890' })).json()
    expect(minimal).toMatchObject({ licenseDate: null, licenseEnd: null })
    const { id } = await add({ licenseDate: '8/5/1435', licenseEnd: '9/3/2019' })
    expect((await call('PUT', `/${id}`, { licenseEnd: '2014-03-09' })).json().errors).toEqual(refusal)
    expect((await call('PUT', `/${id}`, { licenseDate: '2020-01-01' })).json().errors).toEqual(refusal)
    expect((await call('GET', `/${id}`)).json()).toMatchObject({ licenseDate, licenseEnd: '2019-03-09' })
    const cleared = (await call('PUT', `/${id}`, { licenseDate: '', licenseEnd: null })).json()
    expect(cleared).toMatchObject({ licenseDate: null, licenseEnd: null })
    const { id: other } = await add()
    const shown = (await app.get(`/api/team-members/${other}`)).json()
    expect(shown).toMatchObject({ licenseNumber: '35/9003' })
    expect(Object.keys(shown).filter((name) => /licen[cs]e|announced/.test(name))).toEqual(['licenseNumber'])
  })

  it('is linked only to office users, but an existing link can be saved again', async () => {
    const [person, client] = [await someone('staff'), await someone('client')]
    for (const userId of [client.id, 999_999]) {
      const refused = await call('POST', '', { ...noura, userId })
      expect(refused.json().errors).toEqual([
        { field: 'userId', message: 'Please choose a manager or an employee' },
      ])
    }
    const { id } = await add({ userId: person.id })
    await updateUser(app.db, person.id, { role: 'client' })
    expect((await call('PUT', `/${id}`, { ...noura, userId: person.id })).statusCode).toBe(200)
    expect((await call('PUT', `/${id}`, { userId: client.id })).statusCode).toBe(400)
    await deleteUser(app.db, person.id)
    const unlinked = { userId: null, userName: '', nameEn: noura.nameEn }
    expect((await call('GET', `/${id}`)).json()).toMatchObject(unlinked)
  })

  it('changes only the field that was sent, and visitors see the change immediately', async () => {
    const created = await add({ displayOrder: 7, userId: staff.id })
    const hidden = (await call('PUT', `/${created.id}`, { isVisible: false })).json()
    expect(hidden).toEqual({ ...created, isVisible: false, updatedAt: hidden.updatedAt })
    expect(hidden.updatedAt > created.updatedAt).toBe(true)
    expect((await app.get(`/api/team-members/${created.id}`)).statusCode).toBe(404)
    expect((await call('GET', `/${created.id}`)).statusCode).toBe(200)
    expect((await call('PUT', `/${created.id}`, {})).statusCode).toBe(400)
    expect((await call('PUT', `/${created.id}`, { userName: 'x' })).statusCode).toBe(400)
  })

  it('is paginated, sorted, filtered, and found in Arabic or by the name of its user', async () => {
    await add({ nameEn: 'B', memberType: 'consultant' })
    await add({ nameEn: 'A', isVisible: false })
    await add({ nameEn: 'C' })
    const page = await call('GET', '?sort=-nameEn&pageSize=2')
    expect(page.json().map(({ nameEn }: OfficeTeamMember) => nameEn)).toEqual(['C', 'B'])
    expect(page.headers['x-total-count']).toBe('3')
    expect(await namesOf()).toEqual(['B', 'A', 'C'])
    expect(await namesOf('?type=consultant')).toEqual(['B'])
    expect(await namesOf('?isVisible=false')).toEqual(['A'])
    const found = await call('GET', `?q=${encodeURIComponent('نوره التَّحكيم')}&pageSize=1`)
    expect(found.headers['x-total-count']).toBe('3')
    for (const query of ['?sort=bio', '?type=partners', '?isVisible=yes', '?pageSize=501'])
      expect((await call('GET', query)).statusCode).toBe(400)
    const person = await someone('staff')
    await add({ nameEn: '', nameAr: '', userId: person.id })
    const named = (await call('GET', `?q=${person.username}`)).json()
    expect(named.map(({ userName }: OfficeTeamMember) => userName)).toEqual([`${person.username} Test`])
  })

  it('is counted by type; the counts follow the search and the visibility', async () => {
    await add({ nameEn: 'Sami', memberType: 'consultant' })
    await add({ isVisible: false })
    const counts = { all: 2, partner: 1, associate: 0, consultant: 1, visible: 1 }
    expect((await call('GET', '/counts')).json()).toEqual(counts)
    expect((await call('GET', '/counts?q=sami')).json()).toMatchObject({ all: 1, partner: 0 })
    expect((await call('GET', '/counts?isVisible=false')).json()).toMatchObject({ all: 1, visible: 0 })
  })

  it('is exported with the current filter and its texts in both languages, and the export is audited', async () => {
    await add({ nameEn: '+Sami', memberType: 'consultant' })
    const { id } = await add({ isVisible: false })
    const { body } = await call('GET', '.csv?isVisible=false')
    expect(body.split('\r\n')).toEqual([
      '\ufeffNo.,Name (English),Name (Arabic),Position (English),Position (Arabic),Specialization (English),Specialization (Arabic),Type,License number,Date of the license,End of the license,Email,Phone,Status,Display order',
      `${id},Noura Al-Qahtani,نورة القحطاني,Partner,شريكة,Litigation and arbitration,التقاضي والتحكيم,Partner,35/9003,2014-03-09,2099-03-08,noura@mizan.example,"'+966115550152",Hidden,1`,
      '',
    ])
    expect((await call('GET', '.csv?type=consultant')).body).toContain(`"'+Sami"`)
    const written = await app.db.select().from(auditLog).orderBy(auditLog.id)
    expect(written.at(-1)).toMatchObject({ action: 'export', entity: 'teamMember' })
  })

  it('is recorded in the audit log for each change with author and name, but not for a refused one, and is not found after its deletion', async () => {
    const { id } = await add({ nameEn: '' })
    await call('PUT', `/${id}`, { bio: '' })
    await call('PUT', `/${id}`, { nameEn: 'Noura' })
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await call('PUT', `/${id}`, { position: 'X' })).statusCode).toBe(404)
    const entries = (await listRecentActivity(app.db, mayReadLine({ id: 0, role: 'admin' }), 80)).filter(
      ({ entity, entityId }) => entity === 'teamMember' && entityId === id,
    )
    expect(
      entries.reverse().map(({ action, details, userName }) => [action, details.name, userName]),
    ).toEqual([
      ['create', noura.nameAr, 'sami Test'],
      ['update', 'Noura', 'sami Test'],
      ['delete', 'Noura', 'sami Test'],
    ])
  })
})
