import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { codeOf, errorsOf, statusesOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { signUp } from '#tests/support/test-app.ts'
import { findPayment } from './repository.ts'
import { previousIbans, settings } from './table.ts'

const [a, b, c] = [
  'SA0380000000608010167519',
  'SA3010000000000000000011',
  'SA5020000000000000000022',
] as const
const dayMs = 86_400_000

describeOnBothEngines('the account for payments', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [users, outbox, settings, previousIbans])
  const admin = app.person('admin', 'the.admin')
  const partner = app.person('admin', 'the.partner')
  beforeEach(async () => {
    await signUp(app, 'staff', 'the.staff')
    const left = await signUp(app, 'admin', 'who.left')
    await app.db.update(users).set({ isActive: false }).where(sql`${users.id} = ${left.id}`)
    await app.db.update(users).set({ preferredLanguage: 'ar' }).where(sql`${users.id} = ${partner.id}`)
    await app.db.delete(outbox)
  })
  const save = (payload: object, person = admin) => app.put('/api/admin/settings', payload, person)
  const change = (value: string, person = admin, updatedAt?: string) =>
    save([{ key: 'iban', value, updatedAt }], person)
  const changes = async (...values: string[]) => {
    for (const value of values) expect((await change(value)).statusCode).toBe(200)
  }
  const payment = (later = 0) => findPayment(app.db, new Date(Date.now() + later))
  const previousNumbers = async () =>
    (await app.db.select().from(previousIbans).orderBy(previousIbans.id)).map(({ iban }) => iban)
  const accounts = async () => [(await payment()).iban, (await payment()).formerIban]
  const lines = async () =>
    (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(
      ({ entity, details }) => entity === 'setting' && details.to !== undefined,
    )
  const mails = async () => {
    const rows = await app.db.select().from(outbox).orderBy(outbox.id)
    await app.db.delete(outbox)
    return rows
  }

  it('is set with the bank and the VAT number, and visitors do not see it', async () => {
    const saved = await save([
      { key: 'iban', value: 'sa03 8000 0000 6080 1016 7519' },
      { key: 'bank_name', value: 'مصرف الراجحي' },
      { key: 'vat_number', value: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' },
    ])
    expect(saved.statusCode).toBe(200)
    expect(await payment()).toEqual({
      vatNumber: '300000000000003',
      bankName: 'مصرف الراجحي',
      iban: a,
      formerIban: null,
    })
    expect((await app.get('/api/settings')).body).not.toMatch(/iban|vat_number|bank_name/)
  })

  it.each([
    ['iban', 'SA0380000000608010167518', 'Please enter a Saudi account number: SA and 22 more characters'],
    ['vat_number', '123', 'Please enter the 15 digits of the VAT number, which begins and ends with 3'],
  ])('is refused with a wrong %s', async (key, value, message) => {
    await changes(a)
    expect(errorsOf(await save([{ key, value }]))).toEqual([400, [{ field: key, message }]])
    expect([await accounts(), await previousNumbers()]).toEqual([[a, null], []])
  })

  it('is unchanged if it is saved in another spelling, or without a recent proof', async () => {
    await changes(a)
    await mails()
    const before = (await lines()).length
    await changes('SA03 8000 0000 6080 1016 7519')
    expect([await previousNumbers(), await mails(), (await lines()).length]).toEqual([[], [], before])
    await app.db.update(sessions).set({ confirmedAt: sql`${sessions.confirmedAt} - interval '11 minutes'` })
    expect(codeOf(await change(b))).toEqual([403, 'proof_required'])
    expect([await accounts(), await previousNumbers(), await mails()]).toEqual([[a, null], [], []])
  })

  it('keeps the previous number for 14 days, even when it is erased; it is never its own after changes back and forth', async () => {
    await changes(a, '')
    expect(await accounts()).toEqual(['', a])
    await changes(b)
    expect([await accounts(), await previousNumbers()]).toEqual([[b, a], [a]])
    await changes(a, b)
    expect(await accounts()).toEqual([b, a])
    expect((await payment(14 * dayMs - 60_000)).formerIban).toBe(a)
    expect((await payment(14 * dayMs + 60_000)).formerIban).toBeNull()
    await changes(a)
    expect(await accounts()).toEqual([a, b])
    await changes(b)
    expect(await accounts()).toEqual([b, a])
    await changes(c)
    expect(await accounts()).toEqual([c, b])
  })

  it('has the last four digits of both numbers in the audit log', async () => {
    const before = (await lines()).length
    await changes(a, b, '')
    expect(
      (await lines()).slice(before).map(({ action, userId, details }) => [action, userId, details]),
    ).toEqual([
      ['update', admin.id, { name: 'iban', from: '', to: '7519' }],
      ['update', admin.id, { name: 'iban', from: '7519', to: '0011' }],
      ['update', admin.id, { name: 'iban', from: '0011', to: '' }],
    ])
    expect(JSON.stringify(await app.db.select().from(auditLog))).not.toMatch(/SA\d{2}/)
  })

  it('causes a mail to each active admin in their language, without the number', async () => {
    await changes(a)
    await mails()
    await changes(b)
    const sent = await mails()
    expect(sent.map(({ recipient, recipientId, subjectId }) => [recipient, recipientId, subjectId])).toEqual([
      ['the.admin@example.com', admin.id, admin.id],
      ['the.partner@example.com', partner.id, admin.id],
    ])
    const [english, arabic] = sent.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, ''))
    expect(english).toMatch(/the\.admin Test changed the account \(IBAN\).*20\d\d/)
    expect(arabic).toMatch(/من حساب the\.admin Test بتاريخ .*20\d\d/)
    expect(arabic).toContain('يرجى التحقق من الرقم في الإعدادات فورًا')
    for (const text of [english, arabic]) expect(text).not.toMatch(/SA\d|0011|7519/)
    expect(english).toContain('http://localhost:3000/dashboard/settings')
  })

  it('is changed by the first of two admins who have read the same version', async () => {
    await changes(a)
    const rows = (await app.get('/api/admin/settings', admin)).json()
    await mails()
    const both = await Promise.all([
      change(b, admin, rows[0].updatedAt),
      change(c, partner, rows[0].updatedAt),
    ])
    expect(statusesOf(both)).toEqual([200, 409])
    const [present, previous] = await accounts()
    expect(present).toMatch(new RegExp(`^(${b}|${c})$`))
    expect([previous, await previousNumbers()]).toEqual([a, [a]])
    expect(await mails()).toHaveLength(2)
  })

  it('keeps both previous numbers of two concurrent changes without a version', async () => {
    await changes(a)
    await mails()
    await Promise.all([change(b, admin), change(c, partner)])
    const [present, previous] = await accounts()
    expect([present, previous].sort()).toEqual([b, c])
    expect(await previousNumbers()).toEqual([a, previous])
    expect(await mails()).toHaveLength(4)
  })
})
