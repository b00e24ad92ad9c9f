import { asc } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { exampleFile } from '#features/imports/examples.ts'
import { settings } from '#features/settings/server/table.ts'
import { translateIn } from '#i18n/texts.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { importOf } from '#tests/support/import-file.ts'
import { openPeople } from '#tests/support/suite.ts'
import { clientExample } from '../values.ts'
import { clients } from './table.ts'

const file = [
  'Name (English),Name (Arabic),Type,Website,Logo,Consent given by,Date of the consent',
  'Qimam,قمم,Corporate,qimam.example,https://qimam.example/logo.png,Chief executive,9/3/2025',
  'Masar,مسار,الجهات الحكومية,,,,',
].join('\r\n')

const logo = 'https://qimam.example/logo.png'

describeOnBothEngines('the import of clients', (openTestDatabase) => {
  const { app: api, people } = openPeople(openTestDatabase, [clients, settings])
  let clientFile: ReturnType<typeof importOf>
  beforeAll(async () => {
    clientFile = importOf(api, '/api/admin/clients/import')
  })
  const rows = () => api.db.select().from(clients).orderBy(asc(clients.displayOrder))

  it('shows a preview, and writes nothing', async () => {
    const preview = await clientFile.preview(people.staff, file, { headers: { 'accept-language': 'ar' } })
    expect(preview).toMatchObject({
      encoding: 'utf-8',
      separator: 'comma',
      heads: file.split('\r\n')[0]?.split(','),
      counts: { fresh: 2, known: 0, wrong: 0 },
      errors: [],
      asks: [],
      sample: [
        {
          line: 2,
          state: 'fresh',
          cells: ['Qimam', 'قمم', 'الشركات', 'qimam.example', logo, 'Chief executive', '2025-03-09'],
        },
        { line: 3, state: 'fresh', cells: ['Masar', 'مسار', 'الجهات الحكومية', '', '', '', ''] },
      ],
    })
    const expected = { name: 'clientType', label: 'الفئة', isRequired: false, column: 2 }
    expect(preview.fields.find(({ name }) => name === 'clientType')).toEqual(expected)
    expect(await rows()).toEqual([])
  })

  it('adds clients once and in order, records this in the audit log, and hides those without a logo, or a consent that is required', async () => {
    await api.db.delete(auditLog)
    expect((await clientFile.run(people.staff, file)).json()).toEqual({ created: 2 })
    expect(await rows()).toMatchObject([
      {
        nameEn: 'Qimam',
        clientType: 'corporate',
        isVisible: true,
        displayOrder: 0,
        websiteUrl: 'qimam.example',
        consentBy: 'Chief executive',
        consentOn: '2025-03-09',
      },
      {
        nameEn: 'Masar',
        nameAr: 'مسار',
        clientType: 'government',
        isVisible: false,
        displayOrder: 1,
        logoUrl: '',
      },
    ])
    await clientFile.run(people.staff, 'name,logo,visible\nNasq,https://nasq.example/logo.png,yes')
    expect(await rows()).toMatchObject([{}, {}, { nameEn: 'Nasq', isVisible: true, consentOn: null }])
    await api.db.insert(settings).values({ key: 'client_consent', value: 'true' })
    await clientFile.run(people.staff, 'name,logo,visible\nRawabi,https://rawabi.example/logo.png,yes')
    expect((await rows()).at(-1)).toMatchObject({ nameEn: 'Rawabi', isVisible: false })
    const again = await clientFile.preview(people.staff, `${file}\r\n qimam ,,,,`)
    expect(again.counts).toEqual({ fresh: 0, known: 3, wrong: 0 })
    expect((await clientFile.run(people.staff, file)).json()).toEqual({ created: 0 })
    expect(await rows()).toHaveLength(4)
    const logged = await api.db.select().from(auditLog)
    expect(logged).toMatchObject([
      { action: 'import', entity: 'client', details: { count: '2' } },
      { details: { count: '1' } },
      { details: { count: '1' } },
    ])
  })

  it('refuses the file because of a wrong line, or leaves the line out, as the office chooses', async () => {
    const wrong = `${file}\nBad,,bank,two words,ftp://x,,\n,بلا اسم,,,,,`
    const preview = await clientFile.preview(people.staff, wrong)
    expect(preview.counts).toEqual({ fresh: 2, known: 0, wrong: 2 })
    expect(preview.errors).toEqual([
      {
        line: 4,
        head: 'Type',
        value: 'bank',
        message: 'Please choose one of these: Corporate, Individual, Government, International.',
      },
      { line: 4, head: 'Logo', value: 'ftp://x', message: 'Please enter a valid URL' },
      { line: 4, head: 'Website', value: 'two words', message: 'Please enter a valid URL' },
      { line: 5, head: 'Name (English)', value: '', message: 'Client name is required' },
    ])
    expect(preview.report).toContain('\ufeffLine,Column,Value,Error\r\n4,Type,bank,')
    const refused = await clientFile.run(people.staff, wrong)
    const expected = [400, '2 lines have errors. Please correct the file, or leave those lines out.']
    expect([refused.statusCode, refused.json().detail]).toEqual(expected)
    expect(await rows()).toEqual([])
    const arabic = await clientFile.run(people.staff, wrong, { headers: { 'accept-language': 'ar' } })
    expect(arabic.json().detail).toContain('في سطرين أخطاء')
    expect((await clientFile.run(people.staff, wrong, { options: { leaveOut: true } })).json()).toEqual({
      created: 2,
    })
    expect(await rows()).toHaveLength(2)
  })

  it('reads unknown columns once the office has assigned them', async () => {
    const strange = 'firma;sitz\nQimam;Riyadh'
    const expected = { fresh: 0, known: 0, wrong: 1 }
    expect((await clientFile.preview(people.staff, strange)).counts).toEqual(expected)
    const columns = { nameEn: 0, descriptionEn: 1 }
    const preview = await clientFile.preview(people.staff, strange, { options: { columns } })
    expect([preview.counts.fresh, preview.sample[0]?.cells]).toEqual([1, ['Qimam', 'Riyadh']])
    await clientFile.run(people.staff, strange, { options: { columns } })
    expect(await rows()).toMatchObject([{ nameEn: 'Qimam', descriptionEn: 'Riyadh' }])
  })

  it('restores clients from an export, with formulas as text', async () => {
    const logoUrl = '/images/0d1f1d0c-8f0b-4a52-9a57-0d3c0f1d2e3f'
    await api.db.insert(clients).values([
      {
        nameEn: '=HYPERLINK("x")',
        nameAr: 'قمم',
        clientType: 'government',
        logoUrl,
        displayOrder: 7,
        descriptionAr: 'سطر\nآخر',
        consentBy: 'Qimam',
        consentOn: '2025-03-09',
        consentNote: 'By letter',
      },
      { nameEn: 'Hidden', logoUrl, isVisible: false, displayOrder: 9, websiteUrl: 'hidden.example' },
    ])
    const { body } = await api.get('/api/admin/clients.csv', people.staff)
    const before = (await rows()).map(({ id, createdAt, updatedAt, searchText, ...row }) => row)
    await api.db.delete(clients)
    expect((await clientFile.run(people.staff, body)).json()).toEqual({ created: 2 })
    expect((await rows()).map(({ id, createdAt, updatedAt, searchText, ...row }) => row)).toEqual(before)
  })

  it('adds clients once for a repeated click, even for simultaneous ones, and ten thousand in one file', async () => {
    const headers = { 'idempotency-key': 'a-key-of-sixteen-signs-or-more' }
    const answers = await Promise.all([1, 2, 3].map(() => clientFile.run(people.staff, file, { headers })))
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ created: 2 }))
    const long = `name\n${Array.from({ length: 600 }, (_, index) => `Long ${index}`).join('\n')}`
    await Promise.all([1, 2, 3, 4].map(() => clientFile.run(people.admin, long)))
    expect(await rows()).toHaveLength(602)
    const many = `name\n${Array.from({ length: 10_000 }, (_, index) => `Client ${index}`).join('\n')}`
    expect((await clientFile.run(people.staff, many)).json()).toEqual({ created: 10_000 })
    expect(await api.db.$count(clients)).toBe(10_602)
  })

  it('is only for a file of its kind', async () => {
    const workbook = await clientFile.run(people.staff, Buffer.from('PK\u0003\u0004xl'))
    expect([workbook.statusCode, workbook.json().detail]).toEqual([415, expect.stringContaining('Excel')])
    expect((await clientFile.run(people.staff, file, { options: { other: 1 } })).statusCode).toBe(400)
    expect((await clientFile.run(people.staff, Buffer.alloc(5 * 1024 * 1024 + 1, 97))).statusCode).toBe(413)
    expect(await rows()).toEqual([])
  })

  it.each(['en', 'ar'] as const)('recognizes every column of the sample file in %s', async (language) => {
    const preview = await clientFile.preview(
      people.staff,
      exampleFile(clientExample, translateIn[language], language),
    )
    const expected = [{ fresh: 1, known: 0, wrong: 0 }, [], 0]
    expect([preview.counts, preview.unused, preview.noteCount]).toEqual(expected)
  })

  it('lists everything that it leaves out', async () => {
    const google =
      'Contacts,,,\nName,Organization 1 - Name,Birthday,Website 1 - Value\nQimam,,1/1,qimam.example,more\n,Masar,,'
    const preview = await clientFile.preview(people.staff, google)
    expect(preview.counts).toEqual({ fresh: 2, known: 0, wrong: 0 })
    const expected = [
      { column: 2, head: 'Birthday', cells: 1 },
      { column: 4, head: '', cells: 1 },
    ]
    expect(preview.unused).toEqual(expected)
    expect(preview.notes).toMatchObject([{ line: 1, value: 'Contacts' }])
    expect(preview.report).toContain('Birthday')
  })
})
