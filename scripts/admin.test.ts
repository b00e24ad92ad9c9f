import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findLocalAdmin } from '#features/directory/server/repository.ts'
import { isPasswordOf } from '#features/users/server/password.ts'
import { findUserForLogin } from '#features/users/server/repository.ts'
import { runScript } from '#tests/support/command.ts'
import { enginesHere, newFirm, withFirmOf } from '#tests/support/firms.ts'

// One engine is enough: these commands do not depend on it.
describe.each(enginesHere().slice(-1))('npm run admin (%s)', (engine) => {
  it('replaces a lost password, removes a lost second factor, and creates another admin', async () => {
    const firm = await newFirm(engine)
    const count = (table: string) =>
      withFirmOf(firm, async ({ db }) => (await db.execute(sql.raw(`select * from ${table}`))).rows.length)
    await withFirmOf(firm, async ({ db }) => {
      await db.execute(
        sql`insert into sessions (user_id, token_hash, expires_at) values (1, 'x', now() + interval '1 day')`,
      )
      await db.execute(sql`insert into two_factors (user_id, secret, confirmed_at) values (1, 'x', now())`)
      await db.execute(
        sql`insert into passkeys (user_id, user_handle, relying_party, credential_id, public_key, counter, transports, is_synced, name) values (1, 'x', 'localhost', 'x', 'x', 0, '{}', false, 'x')`,
      )
    })

    const first = await runScript('admin', ['reset-password', 'ADMIN'], firm)
    expect([first.code, first.error]).toEqual([0, ''])
    expect(first.out).toMatch(
      /^username admin, new password \S{16} .*\na second factor is on.*\npasskeys open/,
    )
    const left = async () => [await count('sessions'), await count('two_factors'), await count('passkeys')]
    expect(await left()).toEqual([0, 1, 1])

    const second = await runScript('admin', ['reset-password', 'admin', '--second-factor'], firm)
    const [, password = ''] = /new password (\S+) /.exec(second.out) ?? []
    expect(second.out).toContain('the second factor is off')
    expect(second.out).not.toContain('passkeys')
    expect(await left()).toEqual([0, 0, 0])
    const found = await withFirmOf(firm, ({ db }) => findUserForLogin(db, 'admin'))
    expect(await isPasswordOf(found?.password, password)).toBe(true)

    const made = await runScript('admin', ['create', 'amal', 'amal@example.com'], firm)
    expect(made.out).toMatch(/^created the admin amal, password \S{16} /)
    for (const names of [
      ['create', 'Amal', 'other@example.com'],
      ['create', 'a', 'other@example.com'],
      ['create', 'other', 'nowhere'],
      ['reset-password', 'nobody'],
      ['local', 'nobody'],
    ])
      expect(await runScript('admin', names, firm)).toMatchObject({ code: 1, out: '' })
    const chosen = await runScript('admin', ['local', 'AMAL'], firm)
    expect(chosen).toMatchObject({ code: 0, out: 'the local admin is amal\n' })
    expect((await withFirmOf(firm, ({ db }) => findLocalAdmin(db)))?.username).toBe('amal')
    const { out } = await runScript('admin', ['list'], firm)
    expect(out.split('\n').map((line) => line.split('\t').filter((_part, at) => at !== 1))).toEqual([
      ['admin', 'admin', 'active', 'no second factor'],
      ['amal', 'admin', 'active', 'no second factor'],
      [''],
    ])
    expect(await count('audit_log')).toBe(5)
    expect((await runScript('verify', [], firm)).code).toBe(0)
  })
})
