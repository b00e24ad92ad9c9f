import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { mailsTo } from '#tests/support/account-mails.ts'
import { emptyAuditLog } from '#tests/support/audit-log.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { splitName } from '../admin-schema.ts'
import { contactMessages } from './table.ts'

const submission = {
  name: 'سارة بنت محمد الحربي',
  email: 'sara@example.com',
  phone: '+966550123344',
  subject: 'موعد',
  message: 'هل يمكنني الحضور يوم الأحد؟\n<b>شكرًا</b>',
  language: 'ar' as const,
}

describeOnBothEngines('a contact message in the office', (openTestDatabase) => {
  const api = openApp(openTestDatabase, [contactMessages, consultations, outbox])
  const staff = api.person('staff', 'the.staff')
  beforeEach(async () => {
    await emptyAuditLog(api.db)
  })

  const received = async (changes: Partial<typeof contactMessages.$inferInsert> = {}) => {
    const [row] = await api.db
      .insert(contactMessages)
      .values({ ...submission, ...changes })
      .returning()
    if (!row) throw new Error('no message')
    return row
  }
  const path = (id: number, rest = '') => `/api/admin/contact-messages/${id}${rest}`
  const stored = async (id: number) =>
    (await api.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0]
  const audited = async () =>
    (await api.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, entity }) => [action, entity])

  it('is filtered by unread, found in Arabic and sorted, with an exact total', async () => {
    const first = await received()
    const second = await received({ name: 'Adam Kay', subject: 'Fees', isRead: true })
    const list = async (query: string) => {
      const response = await api.get(`/api/admin/contact-messages?${query}`, staff)
      expect(response.statusCode).toBe(200)
      return {
        ids: response.json().map(({ id }: { id: number }) => id),
        total: Number(response.headers['x-total-count']),
      }
    }
    expect(await list('unread=true')).toEqual({ ids: [first.id], total: 1 })
    expect(await list('unread=false')).toEqual({ ids: [second.id], total: 1 })
    expect(await list(`q=${encodeURIComponent('ساره')}`)).toEqual({ ids: [first.id], total: 1 })
    expect(await list('sort=name&pageSize=1')).toEqual({ ids: [second.id], total: 2 })
    expect((await api.get('/api/admin/contact-messages?unread=soon', staff)).statusCode).toBe(400)
  })

  it('is marked as read, refuses a stale change, and is deleted once', async () => {
    const { id, updatedAt } = await received()
    const put = (payload: object) => api.put(path(id), payload, staff)
    expect((await put({ isRead: true, updatedAt })).json()).toMatchObject({ id, isRead: true })
    expect((await put({ isRead: false, updatedAt })).statusCode).toBe(409)
    expect((await put({})).statusCode).toBe(400)
    expect((await put({ subject: 'Mine' })).statusCode).toBe(400)
    expect(await stored(id)).toMatchObject({ isRead: true, subject: submission.subject })
    expect(await audited()).toEqual([['update', 'contactMessage']])
    const remove = async () => (await api.remove(path(id), staff)).statusCode
    expect([await remove(), await remove()]).toEqual([204, 404])
    expect(await stored(id)).toBeUndefined()
  })

  it('is answered by mail in the language of the sender, with its text quoted and escaped', async () => {
    const { id } = await received()
    const reply = (payload: object) => api.post(path(id, '/reply'), payload, staff)
    expect((await reply({ message: '  ' })).json().errors[0].field).toBe('message')
    expect(await api.db.$count(outbox)).toBe(0)
    const answered = await reply({ message: 'أهلًا بك.\n\nالأحد عند العاشرة.<script>1</script>' })
    expect([answered.statusCode, answered.json().isRead]).toEqual([201, true])
    const [mail] = await api.db.select().from(outbox)
    expect(mail).toMatchObject({ recipient: submission.email, state: 'waiting' })
    expect(mail?.subject).toContain('رد: ')
    expect(mail?.subject).toContain(submission.subject)
    expect(mail?.text).toContain('> هل يمكنني الحضور يوم الأحد؟\n> <b>شكرًا</b>')
    expect(mail?.html).toContain('الأحد عند العاشرة.&lt;script&gt;')
    expect(mail?.html).not.toMatch(/<script|<b>/)
    expect(await audited()).toEqual([['reply', 'contactMessage']])
  })

  it('becomes a consultation with its content, and is marked as read', async () => {
    const { id } = await received({ phone: null })
    const convert = (payload: object) => api.post(path(id, '/consultation'), payload, staff)
    const names = splitName(submission.name)
    expect(names).toEqual({ firstName: 'سارة', lastName: 'بنت محمد الحربي' })
    const refused = await convert({ ...names, service: 'contract' })
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'phone'])
    expect([await api.db.$count(consultations), (await stored(id))?.isRead]).toEqual([0, false])
    const created = await convert({ ...names, phone: '0550123344', service: 'contract' })
    expect(created.json()).toMatchObject({
      ...names,
      email: submission.email,
      phone: '+966550123344',
      service: 'contract',
      subject: submission.subject,
      message: submission.message,
      language: 'ar',
      status: 'pending',
    })
    expect(await stored(id)).toMatchObject({ isRead: true, consultationId: created.json().id })
    const [mail] = await mailsTo(api, submission.email)
    const [, token] = /\/requests\?token=(\S+)/.exec(mail?.text ?? '') ?? []
    const expected = { id: created.json().id, subject: submission.subject }
    expect((await api.get(`/api/requests?token=${token}`)).json().consultation).toMatchObject(expected)
    // After a second click, or a click of a colleague, the consultation exists already.
    const again = await convert({ ...names, phone: '0550123344', service: 'contract' })
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      `This message is already request #${created.json().id}.`,
    ])
    expect(await api.db.$count(consultations)).toBe(1)
    const rows = await api.db.select().from(auditLog).orderBy(auditLog.id)
    expect(rows.map(({ action, entity, details }) => [action, entity, details])).toEqual([
      ['convert', 'contactMessage', { consultation: `#${created.json().id}` }],
      ['create', 'consultation', { contactMessage: `#${id}` }],
    ])
  })

  it('becomes a flagged request if the sender is the other side of another one', async () => {
    const [earlier, other] = [await received(), await received()]
    const convert = async (id: number, names: object) => {
      const request = { ...names, phone: '0550123344', service: 'contract' }
      return (await api.post(path(id, '/consultation'), request, staff)).json()
    }
    const first = await convert(earlier.id, { firstName: 'Hanan', lastName: 'Al-Dosari' })
    expect(first.conflictFlaggedAt).toBeNull()
    const parties = [{ role: 'opposing', nameArabic: 'مسفر اليامي', nameLatin: '', number: null }]
    const url = `/api/admin/consultations/${first.id}/parties`
    expect((await api.put(url, { parties }, staff)).statusCode).toBe(200)
    const second = await convert(other.id, { firstName: 'Misfer', lastName: 'Al-Yami' })
    expect(second.conflictFlaggedAt).not.toBeNull()
  })

  it('becomes one consultation when two users convert it simultaneously', async () => {
    const { id } = await received()
    const payload = { ...splitName(submission.name), phone: '0550123344', service: 'contract' }
    const answers = await Promise.all([1, 2].map(() => api.post(path(id, '/consultation'), payload, staff)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(await api.db.$count(consultations)).toBe(1)
  })
})
