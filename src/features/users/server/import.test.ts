import { and, eq, like, not } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { exampleFile } from '#features/imports/examples.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { translateIn } from '#i18n/texts.ts'
import { codeOf, fieldOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { importOf } from '#tests/support/import-file.ts'
import { openPeople } from '#tests/support/suite.ts'
import { userExample } from '../import-example.ts'
import { users } from './table.ts'

const heads = 'First name,Last name,Email,Phone,Role,Preferred language'

describeOnBothEngines('the import of users', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase)
  let userFile: ReturnType<typeof importOf>
  beforeAll(async () => {
    userFile = importOf(app, '/api/admin/users/import')
  })
  const imported = like(users.email, '%@import.example')
  beforeEach(async () => {
    await app.db.delete(users).where(imported)
    await app.db.delete(outbox)
  })
  const rows = () => app.db.select().from(users).where(imported).orderBy(users.id)

  it('reads the files of address books, whatever their cells contain', async () => {
    const file = [
      'الاسم,E-mail 1 - Value,Phone 1 - Value,Phone 2 - Value,Notes',
      'عبد الله الحربي,\u202ba@import.example\u200f ::: b@import.example,"=""0550123344""",,VIP',
      'Sara Al-Harbi,sara@import.example,n/a,112345678 تحويلة 104,',
      'Noura Salem,noura@import.example,5.5E+08,,',
    ].join('\n')
    const preview = await userFile.preview(people.admin, file)
    expect(preview.counts).toEqual({ fresh: 2, known: 0, wrong: 1 })
    expect(preview.unused).toEqual([{ column: 4, head: 'Notes', cells: 1 }])
    expect(preview.notes).toMatchObject([
      { line: 2, value: 'b@import.example' },
      { line: 3, value: '104' },
    ])
    expect(preview.errors).toMatchObject([
      { line: 4, value: '5.5E+08', message: expect.stringContaining('shortened') },
    ])
    await userFile.run(people.admin, file, { options: { leaveOut: true } })
    expect(await rows()).toMatchObject([
      { firstName: 'عبد الله', lastName: 'الحربي', email: 'a@import.example', phone: '+966550123344' },
      { firstName: 'Sara', lastName: 'Al-Harbi', phone: '+966112345678' },
    ])
  })

  it.each(['en', 'ar'] as const)('recognizes every column of the sample file in %s', async (language) => {
    const example = exampleFile(userExample, translateIn[language], language)
    const preview = await userFile.preview(people.admin, example)
    const expected = [{ fresh: 1, known: 0, wrong: 0 }, [], 0]
    expect([preview.counts, preview.unused, preview.noteCount]).toEqual(expected)
  })

  it('creates accounts with unique usernames, without passwords and without mail', async () => {
    const file = [
      heads,
      'سارة,القحطاني,Sara@import.example,٠٥٥ ٠١٢ ٣٣٤٤,عميل,العربية',
      'Omar,Nasser,omar@import.example,,Employee,English',
      'Huda,Salem,info@import.example,,,',
    ].join('\n')
    await app.db.delete(auditLog)
    const preview = await userFile.preview(people.admin, file)
    expect(preview.counts).toEqual({ fresh: 3, known: 0, wrong: 0 })
    const found = preview.sample[0]?.cells
    expect(found).toEqual(['سارة', 'القحطاني', 'sara@import.example', '+966550123344', 'Client', 'Arabic'])
    expect((await userFile.run(people.admin, file)).json()).toEqual({ created: 3 })
    const added = await rows()
    expect(added).toMatchObject([
      {
        firstName: 'سارة',
        username: 'sara',
        phone: '+966550123344',
        role: 'client',
        preferredLanguage: 'ar',
      },
      { username: 'omar', role: 'staff', preferredLanguage: 'en', isActive: true, isVerified: false },
      // `info` is a reserved username.
      { username: 'info.import', role: 'client', preferredLanguage: 'ar' },
    ])
    expect(added.every(({ password }) => password.startsWith('$argon2id$'))).toBe(true)
    expect(await app.db.$count(outbox)).toBe(0)
    expect(await app.db.select().from(auditLog)).toMatchObject([
      { action: 'import', entity: 'user', details: { count: '3' } },
    ])
    expect((await userFile.run(people.admin, file)).json()).toEqual({ created: 0 })
  })

  it('mails links to set a password, if the office wants it', async () => {
    const file = `${heads}\nSara,Q,sara@import.example,,,\nOmar,N,omar@import.example,,,English`
    await userFile.run(people.admin, file, { options: { mail: true } })
    const mails = await app.db.select().from(outbox).orderBy(outbox.id)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['sara@import.example', 'omar@import.example'])
    const many = `${heads}\n${Array.from({ length: 501 }, (_, at) => `A,B,p${at}@import.example,,,`).join('\n')}`
    const refused = await userFile.run(people.admin, many, { options: { mail: true } })
    expect(fieldOf(refused)).toEqual([400, 'mail'])
    expect(await rows()).toHaveLength(2)
  })

  it('creates no admins, and reports wrong lines in the language of the reader', async () => {
    const file = `${heads}\nSara,Q,sara@import.example,12,admin,\n,Q,nobody,,,`
    const preview = await userFile.preview(people.admin, file, { headers: { 'accept-language': 'ar' } })
    expect(preview.counts).toEqual({ fresh: 0, known: 0, wrong: 2 })
    expect(preview.errors.map(({ line, head, message }) => [line, head, message])).toEqual([
      [2, 'Role', expect.stringContaining('عميل')],
      [2, 'Phone', 'يرجى إدخال رقم هاتف صحيح'],
      [3, 'First name', 'الاسم الأول مطلوب'],
      [3, 'Email', 'عنوان البريد الإلكتروني غير صحيح'],
    ])
    expect((await userFile.run(people.admin, file, { options: { leaveOut: true } })).json()).toEqual({
      created: 0,
    })
    expect(await rows()).toEqual([])
  })

  it('refuses a username that resembles another, and generates unique ones', async () => {
    const taken = `First name,Last name,Email,Username\nA,B,a@import.example,${people.staff.username}\nC,D,c@import.example,reem\nE,F,e@import.example,r\u0435\u0435m`
    const preview = await userFile.preview(people.admin, taken)
    expect(preview.errors.map(({ line, message }) => [line, message])).toEqual([
      [2, 'This username is already taken'],
      [4, 'This username is already taken'],
    ])
    const many = `${heads}\n${['a', 'b', 'c', 'd'].map((house) => `S,Q,sara@${house}.import.example,,,`).join('\n')}`
    await app.db
      .delete(users)
      .where(and(like(users.email, '%import.example'), not(eq(users.id, people.admin.id))))
    expect((await userFile.run(people.admin, many)).json()).toEqual({ created: 4 })
    const named = await app.db.select().from(users).where(like(users.email, 'sara@%.import.example'))
    expect(new Set(named.map(({ username }) => username)).size).toBe(4)
    await app.db.delete(users).where(like(users.email, '%import.example'))
  })

  it('restores users from an export, without the admins', async () => {
    const file = `${heads}\nSara,Q,sara@import.example,0550123344,Client,English\nOmar,N,omar@import.example,,Employee,العربية`
    await userFile.run(people.admin, file)
    const { body } = await app.get('/api/admin/users.csv?q=import.example', people.admin)
    const asBefore = async () =>
      (await rows())
        .map(({ id, createdAt, updatedAt, password, ...row }) => row)
        .sort((one, other) => one.email.localeCompare(other.email))
    const before = await asBefore()
    await app.db.delete(users).where(imported)
    expect((await userFile.run(people.admin, body)).json()).toEqual({ created: 2 })
    expect(await asBefore()).toEqual(before)
  })

  it('requires a recent proof', async () => {
    const file = `${heads}\nSara,Q,sara@import.example,,,`
    await app.db.update(sessions).set({ confirmedAt: '2026-01-01T00:00:00.000Z' })
    expect(codeOf(await userFile.run(people.admin, file))).toEqual([403, 'proof_required'])
    expect(await rows()).toEqual([])
  })
})
