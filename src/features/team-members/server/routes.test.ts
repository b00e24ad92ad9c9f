import { beforeAll, expect, it } from 'vitest'
import { settings } from '#features/settings/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openApp } from '#tests/support/suite.ts'
import { noura as member } from '#tests/support/team-member.ts'
import { signUp } from '#tests/support/test-app.ts'
import type { TeamMember } from '../schema.ts'
import { teamMembers } from './table.ts'

const { licenseDate: _begin, licenseEnd: _end, ...noura } = member

describeOnBothEngines('a team member on the website', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [teamMembers])
  beforeAll(async () => {
    await app.db.insert(settings).values([
      { key: 'site_title', value: 'Mizan, Attorneys' },
      { key: 'site_title_ar', value: 'ميزان' },
    ])
  })
  const add = async (changes: Partial<typeof teamMembers.$inferInsert> = {}): Promise<number> => {
    return insertId(app.db, teamMembers, { ...noura, ...changes, areas: [...(changes.areas ?? noura.areas)] })
  }
  const get = (path = '') => app.get(`/api/team-members${path}`)
  const namesOf = async (query = '') => (await get(query)).json<TeamMember[]>().map(({ nameEn }) => nameEn)

  it('is listed in the firm’s order with its public fields, without office data, and without its long texts on request', async () => {
    await add({ nameEn: 'Second', displayOrder: 2 })
    const id = await add({ displayOrder: 1 })
    expect(await namesOf()).toEqual(['Noura Al-Qahtani', 'Second'])
    const [first] = (await get()).json()
    expect(first).toMatchObject({ ...noura, id, createdAt: expect.stringMatching(/Z$/) })
    expect(Object.keys(first)).not.toContain('userId')
    expect((await get(`/${id}`)).json()).toEqual(first)
    const [member] = (await get('?content=none')).json()
    expect(member).toMatchObject({ nameAr: noura.nameAr, specialization: noura.specialization })
    for (const field of ['bio', 'bioAr', 'education', 'educationAr'])
      expect(Object.keys(member)).not.toContain(field)
    expect((await get('?content=some')).statusCode).toBe(400)
  })

  it('is not found while it is hidden', async () => {
    const id = await add({ isVisible: false })
    expect(await namesOf()).toEqual([])
    expect(await namesOf('?q=Noura')).toEqual([])
    expect((await get(`/${id}`)).statusCode).toBe(404)
    expect((await get(`/${id}/vcard`)).statusCode).toBe(404)
    expect((await get('/999999')).statusCode).toBe(404)
  })

  it('is filtered by type and practice area; `all` and an empty value clear a filter, and an unknown value returns 400', async () => {
    await add({ nameEn: 'Partner' })
    await add({ nameEn: 'Consultant', memberType: 'consultant', areas: ['corporate'] })
    expect(await namesOf('?type=partner')).toEqual(['Partner'])
    expect(await namesOf('?type=associate')).toEqual([])
    expect(await namesOf('?area=corporate')).toEqual(['Consultant'])
    expect(await namesOf('?type=consultant&area=contract')).toEqual([])
    for (const query of ['?type=all', '?type=', '?area=all', '?area='])
      expect(await namesOf(query)).toHaveLength(2)
    for (const query of ['?type=partners', '?area=corporate_law'])
      expect((await get(query)).statusCode).toBe(400)
  })

  it('is found by name, position and field in any Arabic spelling, and paged', async () => {
    await add()
    await add({ nameEn: 'Sami', nameAr: 'سامي', positionAr: 'مستشار', specializationAr: 'العقود' })
    expect(await namesOf(`?q=${encodeURIComponent('نوره القحطانى')}`)).toEqual(['Noura Al-Qahtani'])
    expect(await namesOf(`?q=${encodeURIComponent('التَّحكيم')}`)).toEqual(['Noura Al-Qahtani'])
    expect(await namesOf(`?q=${encodeURIComponent('استشارة عقد')}`)).toEqual([])
    expect(await namesOf(`?q=${encodeURIComponent('عقد')}`)).toEqual(['Sami'])
    const page = await get('?pageSize=1&page=2')
    expect(page.json()).toHaveLength(1)
    expect(page.headers['x-total-count']).toBe('2')
    expect((await get('?pageSize=501')).statusCode).toBe(400)
  })

  it('uses its own name, else the name of its user, else its position', async () => {
    const user = await signUp(app, 'staff', `sami${crypto.randomUUID().slice(0, 8)}`)
    const nameless = { nameEn: '', nameAr: '' }
    const ids: number[] = []
    for (const changes of [{ nameEn: '' }, { ...nameless, userId: user.id }, nameless])
      ids.push(await add(changes))
    const names = await Promise.all(ids.map(async (id) => (await get(`/${id}`)).json<TeamMember>()))
    expect(names.map(({ nameEn, nameAr }) => [nameEn, nameAr])).toEqual([
      ['', 'نورة القحطاني'],
      [`${user.username} Test`, ''],
      ['Partner', 'شريكة'],
    ])
    expect(await namesOf(`?q=${user.username}`)).toEqual([`${user.username} Test`])
  })

  it('can be saved as a contact, in the requested language', async () => {
    const id = await add({ phone: '+966115550152' })
    const card = await get(`/${id}/vcard?lang=ar`)
    expect(card.headers).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="download.vcf"; filename*=UTF-8''${encodeURIComponent('نورة القحطاني.vcf')}`,
      'x-content-type-options': 'nosniff',
    })
    expect(card.body).toContain('\r\nFN:نورة القحطاني\r\n')
    expect(card.body).toContain('\r\nORG:ميزان\r\n')
    const headers = { 'accept-language': 'en' }
    const english = await app.inject({ url: `/api/team-members/${id}/vcard`, headers })
    expect(english.body).toContain('\r\nORG:Mizan\\, Attorneys\r\n')
    expect(english.body).toContain(`\r\nURL:http://localhost:3000/team/${id}\r\n`)
    expect((await get(`/${id}/vcard?lang=fr`)).statusCode).toBe(400)
  })
})
