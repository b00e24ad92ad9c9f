import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { attempts } from '#features/auth/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { contactMessages } from './table.ts'

const message = {
  name: 'سارة الحربي',
  email: 'Sara@Example.com',
  phone: '٠٥٥ ٠١٢ ٣٣٤٤',
  subject: 'موعد',
  message: 'هل يمكنني الحضور يوم الأحد؟',
}

describeOnBothEngines('a contact message', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [contactMessages, attempts])
  const post = (payload: object, language = 'ar', on: TestApp = api) =>
    on.inject({ method: 'POST', url: '/api/contact', payload, headers: { 'accept-language': language } })
  const errorsOf = async (payload: object, language = 'en') =>
    Object.fromEntries(
      (await post(payload, language))
        .json()
        .errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    )

  it('is stored unchanged, with the consent, a receipt and an audit line without its content', async () => {
    const response = await post(message)
    expect([response.statusCode, Object.keys(response.json()).sort()]).toEqual([201, ['createdAt', 'id']])
    expect(await api.db.select().from(contactMessages)).toMatchObject([
      {
        id: response.json().id,
        name: 'سارة الحربي',
        email: 'sara@example.com',
        phone: '+966550123344',
        subject: 'موعد',
        language: 'ar',
        isRead: false,
      },
    ])
    const [consent] = await api.db.select().from(consents).where(eq(consents.email, 'sara@example.com'))
    expect(consent).toMatchObject({ purpose: 'terms', language: 'ar', isGiven: true })
    const lines = await api.db.select().from(auditLog).where(eq(auditLog.entity, 'contactMessage'))
    const expected = { action: 'create', entityId: response.json().id, userId: null, details: {} }
    expect(lines.at(-1)).toMatchObject(expected)
  })

  it('needs no phone number: it may be missing, empty or null', async () => {
    const { phone, ...without } = message
    for (const payload of [without, { ...without, phone: '' }, { ...without, phone: null }])
      expect((await post(payload)).statusCode).toBe(201)
    expect((await api.db.select().from(contactMessages)).map((row) => row.phone)).toEqual([null, null, null])
  })

  it('reports an error at each field', async () => {
    expect(
      await errorsOf({ ...message, name: ' ', email: 'sara', phone: '12', subject: '', message: '' }),
    ).toEqual({
      name: 'This field is required',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      subject: 'This field is required',
      message: 'This field is required',
    })
    expect(await errorsOf({ ...message, message: 'x'.repeat(5001) }, 'ar')).toEqual({
      message: 'يجب ألا يزيد هذا الحقل على 5,000 حرف',
    })
    expect(await api.db.$count(contactMessages)).toBe(0)
  })

  it('accepts agreeToTerms, and refuses unknown fields', async () => {
    expect((await post({ ...message, agreeToTerms: true })).statusCode).toBe(201)
    expect(Object.keys(await errorsOf({ ...message, isRead: true, id: 7 })).sort()).toEqual(['id', 'isRead'])
  })

  it('is stored with a mark if the hidden field is filled in, perhaps by a browser', async () => {
    const { id } = (await post({ ...message, homepage: 'Riyadh' })).json()
    const stored = await api.db.select().from(contactMessages)
    expect(stored).toMatchObject([{ id, message: message.message, isDoubtful: true }])
  })

  it('is refused after thirty a minute with the time to wait, in both languages', async () => {
    const strict = await api.another({}, 1)
    for (let sent = 0; sent < 30; sent += 1) expect((await post(message, 'en', strict)).statusCode).toBe(201)
    const english = await post(message, 'en', strict)
    expect(english.statusCode).toBe(429)
    const seconds = Number(english.headers['retry-after'])
    expect(english.json().detail).toBe(
      `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    )
    expect((await post(message, 'ar', strict)).json().detail).toMatch(
      /^محاولات كثيرة\. يرجى المحاولة بعد .*(ثانية|ثوانٍ|ثانيتين)\.$/,
    )
    expect(await strict.db.$count(contactMessages)).toBe(30)
  })
})
