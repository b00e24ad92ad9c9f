import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#features/settings/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { userInput } from '#tests/support/inputs.ts'
import { registrationInput } from '#tests/support/registration.ts'
import { openApp } from '#tests/support/suite.ts'
import { signUp } from '#tests/support/test-app.ts'
import { users } from './table.ts'

describeOnBothEngines('a name that resembles another', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [users])
  beforeAll(async () => {
    await app.db.insert(settings).values([
      { key: 'contact_email', value: 'info@mizan.example' },
      { key: 'site_title_ar', value: 'ميزان' },
    ])
  })
  const register = async (values: object) => {
    const response = await app.post('/api/register', {
      ...{ ...registrationInput, username: 'hessa.m', email: 'hessa@example.com', ...values },
    })
    return [response.statusCode, response.json().errors?.[0]?.message] as const
  }
  const taken = [409, 'This username is already taken'] as const
  const reserved = [400, 'This username is reserved. Please choose another one.'] as const

  describe('a username', () => {
    it.each([
      ['Cyrillic letters', 'sаrа.nоor'],
      ['Greek letters', 'sαrα.nοοr'],
      ['full-width letters', 'ｓara.noor'],
      ['mathematical letters', '𝐬𝐚𝐫𝐚.noor'],
      ['capitals of another script', 'ЅАRA.ΝΟΟR'],
      ['small capitals', 'sᴀrᴀ.noor'],
    ])('is taken if another user has it in other letters: %s', async (_name, username) => {
      await signUp(app, 'client', 'sara.noor')
      expect(await register({ username })).toEqual(taken)
      expect(await app.db.$count(users)).toBe(1)
    })

    it.each('admin Administrator support аdmin ａdmin admın 𝐚dmin info@mizan.example ميزان'.split(' '))(
      'is reserved: %s',
      async (username) => {
        expect(await register({ username })).toEqual(reserved)
        expect(await app.db.$count(users)).toBe(0)
      },
    )

    it('is reserved if it is another user’s address, but not if it is one’s own', async () => {
      await signUp(app, 'client', 'omar')
      expect(await register({ username: 'omar@example.com' })).toEqual(reserved)
      expect((await register({ username: 'hessa@example.com' }))[0]).toBe(201)
    })

    it('stays with the accounts that have it, and is not given to another', async () => {
      await signUp(app, 'client', 'admin')
      const older = { ...userInput('аdmin'), email: 'older@example.com', sharesSkeleton: true }
      await app.db.insert(users).values(older)
      const second = app.db.insert(users).values({ ...userInput('ａdmin'), email: 'newer@example.com' })
      await expect(second).rejects.toThrow()
      expect(await app.db.$count(users, eq(users.skeleton, 'admin'))).toBe(2)
    })
  })

  describe('a display name', () => {
    const ofOffice =
      'Someone at the firm has this name. Please add another of your names, or contact the office.'

    it('is refused if an office user has it, however it is written', async () => {
      const boss = await signUp(app, 'admin', 'the.boss')
      await app.db.update(users).set({ firstName: 'Mizan', lastName: 'Admin' }).where(eq(users.id, boss.id))
      for (const name of [
        { firstName: 'Mizan', lastName: 'Admin' },
        { firstName: 'MIZAN', lastName: 'аdmin' },
        { firstName: 'Mi\u200bzan A', lastName: 'd\u2060min' },
      ])
        expect(await register(name)).toEqual([400, ofOffice])
      const client = await signUp(app, 'client', 'omar')
      const renamed = await app.put('/api/user', { firstName: 'Mizan', lastName: 'Admin' }, client)
      expect(renamed.json().errors[0].message).toBe(ofOffice)
      expect(await app.db.$count(users, eq(users.firstName, 'Mizan'))).toBe(1)
    })

    it('may be that of another client', async () => {
      expect((await register({}))[0]).toBe(201)
      expect((await register({ username: 'second', email: 'second@example.com' }))[0]).toBe(201)
    })

    it.each(['\u200b\u200b\u200b', '\u3164', '…', '123'])(
      'needs a visible letter (%j)',
      async (firstName) => {
        expect(await register({ firstName })).toEqual([400, 'Please enter a name with letters'])
      },
    )
  })

  it('is normalized by the database function in the same way', async () => {
    const { rows } = await app.db.execute<{ look: string }>(
      sql`select look_of(word) as look from unnest(array['Admin', 'аdmin', 'ａ d m ı n', 'Η', 'أحمد', 'احمد']) as word`,
    )
    expect(rows.map(({ look }) => look)).toEqual(['admin', 'admin', 'admin', 'h', 'احمد', 'احمد'])
  })
})
