import { expect, it } from 'vitest'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { addDays, todayInRiyadh } from '#firm-time/riyadh.ts'
import { consultationInput } from '#tests/support/consultation-calls.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import { signUp } from '#tests/support/test-app.ts'
import { outbox } from './table.ts'

const today = () => todayInRiyadh(new Date())

describeOnBothEngines('the signature below a mail', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [teamMembers, outbox])
  const license = (changes: Partial<typeof teamMembers.$inferInsert> = {}) =>
    app.db.insert(teamMembers).values({
      userId: people.staff.id,
      nameEn: 'Noura Al-Qahtani',
      nameAr: 'نورة القحطاني',
      position: 'Partner',
      bio: 'Disputes.',
      licenseNumber: '35/9003',
      licenseDate: '2014-03-09',
      ...changes,
    })
  const post = (url: string, payload: object, person = people.staff) => app.post(url, payload, person)
  const lastMail = async () => (await app.db.select().from(outbox).orderBy(outbox.id)).at(-1)
  const reply = async (language: 'en' | 'ar') => {
    const message = { name: 'Sara', email: 'sara@example.com', subject: 'Hours', message: 'When?' }
    const id = await insertId(app.db, contactMessages, { ...message, language })
    const sent = await post(`/api/admin/contact-messages/${id}/reply`, { message: 'At nine.' })
    expect(sent.statusCode).toBe(201)
    return lastMail()
  }

  it.each([
    ['en', 'Noura Al-Qahtani\nLicense to practice law No. 35/9003, dated March 9, 2014'],
    ['ar', 'نورة القحطاني\nترخيص مزاولة مهنة المحاماة رقم 35/9003 بتاريخ 9 مارس 2014'],
  ] as const)('has name, number and date of the lawyer who replies (%s)', async (language, expected) => {
    await license()
    const mail = await reply(language)
    expect(mail?.text?.replaceAll(/[\u2066-\u2069\u200f]/g, '')).toContain(expected)
    expect(mail?.html).toContain('<strong><bdi>')
    expect(mail?.html).toContain('35/9003')
  })

  it('lacks a date that is not recorded, and is left out after the last day of a license, or without one', async () => {
    await license({ licenseDate: null, licenseEnd: today() })
    expect((await reply('en'))?.text).toMatch(/Noura Al-Qahtani\nLicense to practice law No\. 35\/9003\n\n/)
    await app.db.update(teamMembers).set({ licenseEnd: addDays(today(), -1) })
    expect((await reply('en'))?.text).not.toMatch(/35\/9003|Noura/)
    await app.db.update(teamMembers).set({ licenseEnd: null, licenseNumber: '' })
    expect((await reply('en'))?.text).not.toContain('Noura')
  })

  it('ends replies to guests and mail about the status of a request', async () => {
    await license()
    const { id } = (await app.post('/api/consultations', consultationInput)).json()
    expect((await post(`/api/admin/consultations/${id}/reply`, { message: 'Yes.' })).statusCode).toBe(201)
    expect((await lastMail())?.text).toContain('35/9003')
    await app.put(`/api/admin/consultations/${id}`, { status: 'rejected' }, people.staff)
    expect((await lastMail())?.text).toMatch(/35\/9003/)
    expect(await app.db.$count(outbox)).toBeGreaterThan(2)
  })

  it('has each lawyer once below a combined mail', async () => {
    const other = await signUp(app, 'staff', 'second.lawyer')
    await license()
    await license({ userId: other.id, nameEn: 'Sami', licenseNumber: '36/9004' })
    const letter = { subject: 'Hello', content: 'Please call.' }
    for (const person of [people.staff, people.staff, other])
      await post('/api/messages', { ...letter, toUserId: people.client.id }, person)
    const mails = (await app.db.select().from(outbox).orderBy(outbox.id)).map(({ text }) => text ?? '')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.match(/35\/9003|36\/9004/g)).toEqual(['35/9003', '36/9004'])
  })
})
