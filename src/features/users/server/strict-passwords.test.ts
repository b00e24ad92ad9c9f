import { beforeEach, describe, expect, it } from 'vitest'
import { attempts, tokens } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { lastTokenTo } from '#tests/support/account-mails.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { userInput } from '#tests/support/inputs.ts'
import { openApp } from '#tests/support/suite.ts'
import { logIn, type Person, signUp, testPassword } from '#tests/support/test-app.ts'
import { weaknessOf } from './password.ts'
import { users } from './table.ts'

const owner = { username: 'omar.b', email: 'o.bawazeer@example.com', firstName: 'عُمَر', lastName: 'Bawazeer' }
const firm = { site_title: 'Mizan Law Firm', site_title_ar: 'ميزان للمحاماة والاستشارات القانونية' }

describe('a stricter password', () => {
  const refused = (password: string) => weaknessOf(password, owner, firm)

  it.each(['elevenchars', 'a b c', '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑'])(
    'has twelve characters, unlike %s',
    async (password) => {
      expect(await refused(password)).toBe('val.password.office.short')
    },
  )

  it.each([
    ...'password1234 Password!!2026 P@ssw0rd2026 123456789012 2026sunflower!!'.split(' '),
    ...'qwertyuiop12 aaaaaaaaaaaa 123456123456 dragondragon1'.split(' '),
  ])('is not a common one in disguise: %s', async (password) => {
    expect(await refused(password)).toBe('val.password.office.common')
  })

  it.each([
    'omar.b on the roof',
    'the Omar B. river',
    'four BAWÁZEER rivers',
    'o-bawazeer 7 rivers',
    'أنهار عمر الأربعة',
  ])('does not contain a name of its owner: %s', async (password) => {
    expect(await refused(password)).toBe('val.password.office.ownName')
  })

  it.each(['mizan in the morning', 'M-I-Z-A-N-1234567', 'أنهار ميزان الأربعة'])(
    'does not contain a name of the firm: %s',
    async (password) => {
      expect(await refused(password)).toBe('val.password.office.firmName')
    },
  )

  it.each([
    'four quiet rivers',
    'أربعة أنهار هادئة',
    'the law is an office',
    'Riyadh-7099-Olaya',
    'معمر الأنهار الهادئة',
    'dragon 8471 9921 7734',
  ])('may be a sentence: %s', async (password) => {
    expect(await refused(password)).toBeUndefined()
  })

  it('may contain names of one or two letters, which occur everywhere', async () => {
    const short = { username: 'wu', email: 'w@example.com', firstName: 'Wu', lastName: 'X' }
    expect(
      await weaknessOf('what would you do', short, { site_title: '', site_title_ar: '' }),
    ).toBeUndefined()
  })
})

describeOnBothEngines('the requirement of stricter passwords', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [users, attempts, tokens, outbox])
  const admin = app.person('admin', 'the.boss')
  beforeEach(async () => {
    await ask('false')
  })

  const ask = async (value: string) => {
    await app.db.delete(settings)
    const payload = [{ key: 'strict_passwords', value }]
    const saved = await app.put('/api/admin/settings', payload, admin)
    expect(saved.statusCode).toBe(200)
  }
  const add = (role: string, password: string) =>
    app.post('/api/admin/users', { ...userInput(`new.${role}`), role, password }, admin)
  const change = (person: Person, newPassword: string, currentPassword = testPassword) =>
    app.post('/api/user/password', { currentPassword, newPassword }, person)
  const linkOf = async (username: string) => {
    const email = `${username}@example.com`
    await app.post('/api/password/forgot', { email })
    return lastTokenTo(app, email)
  }
  const reset = (token: string, newPassword: string) =>
    app.post('/api/password/reset', { token, newPassword })
  const weak = 'password1234'
  const good = 'four quiet rivers'

  it('is off until the firm enables it', async () => {
    expect((await add('staff', 'secret')).statusCode).toBe(201)
    expect((await change(admin, weak)).statusCode).toBe(204)
  })

  it('refuses a weak password for a new colleague, on a change and in a reset by link', async () => {
    const staff = await signUp(app, 'staff', 'the.staff')
    await ask('true')
    const errorOf = (field: string) => [{ field, message: expect.stringContaining('easy to guess') }]
    expect((await add('staff', weak)).json().errors).toEqual(errorOf('password'))
    expect((await change(staff, weak)).json().errors).toEqual(errorOf('newPassword'))
    const token = await linkOf('the.staff')
    expect((await reset(token, weak)).json().errors).toEqual(errorOf('newPassword'))
    // Nothing has changed, and the link still works.
    expect(await logIn(app, 'the.staff')).toBeTruthy()
    expect((await reset(token, good)).statusCode).toBe(204)
    expect((await add('staff', good)).statusCode).toBe(201)
    expect((await change(admin, 'seven loud rivers')).statusCode).toBe(204)
  })

  it('lets users with a weak password log in, and does not apply to clients', async () => {
    const sara = await signUp(app, 'client', 'sara', { isVerified: true })
    await ask('true')
    expect(await logIn(app, 'the.boss')).toBeTruthy()
    expect((await change(sara, 'secret')).statusCode).toBe(204)
    expect((await add('client', 'secret')).statusCode).toBe(201)
    expect((await reset(await linkOf('sara'), 'secreto')).statusCode).toBe(204)
  })

  it('is shown only to the users it applies to', async () => {
    const sara = await signUp(app, 'client', 'sara', { isVerified: true })
    const isShownTo = async (person: Person) => (await app.get('/api/user', person)).json().hasStrictPassword
    const linkSays = async (username: string) =>
      (await app.get(`/api/password/reset?token=${await linkOf(username)}`)).json()
    expect(await isShownTo(admin)).toBeUndefined()
    await ask('true')
    expect([await isShownTo(admin), await isShownTo(sara)]).toEqual([true, undefined])
    expect(await linkSays('the.boss')).toEqual({ state: 'open', isStrict: true })
    expect(await linkSays('sara')).toEqual({ state: 'open', isStrict: false })
    expect((await app.get('/api/settings')).body).not.toContain('strict_passwords')
  })
})
