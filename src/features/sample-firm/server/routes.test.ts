import { eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { clients } from '#features/clients/server/table.ts'
import { conflictChecks, consultationParties } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { pathDates, paths, powers } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { FileStore } from '#files/file-store.ts'
import { loadSampleOffice } from '#sample/load-matters.ts'
import { describeOnBothEngines, openTestFiles } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildTestApp, callAs, type Person, signUp, testPassword } from '#tests/support/test-app.ts'
import type { SampleFirm } from '../schema.ts'
import { sampleKinds } from '../values.ts'
import { sampleRows, sampleTables } from './table.ts'

describeOnBothEngines('the sample firm', (openTestDatabase) => {
  let app: FastifyInstance
  let files: FileStore
  let admin: Person
  beforeEach(async () => {
    const database = await openTestDatabase({ isOwn: true })
    files = await openTestFiles()
    await loadSampleOffice(database.db, { dataDir: makeTemporaryFolder('sample'), files })
    app = await buildTestApp(database, 1000, { files })
    admin = await signUp(app, 'admin', 'salman')
  })
  const describe = async (): Promise<SampleFirm> =>
    (await callAs(app, admin, { url: '/api/admin/sample-firm' })).json()
  const remove = (payload: object = { confirmation: 'DELETE' }) =>
    callAs(app, admin, { method: 'POST', url: '/api/admin/sample-firm/remove', payload })
  const rowsIn = (kind: (typeof sampleKinds)[number]) => app.db.$count(sampleTables[kind].table)
  const sampleUser = async (role: 'client' | 'staff') => {
    const rows = await app.db.select().from(users).where(eq(users.role, role)).orderBy(users.id)
    return rows[0]?.id ?? 0
  }

  it('causes a notice while any of it is left, whatever address the firm has', async () => {
    const isLeft = async () =>
      (await callAs(app, admin, { url: '/api/admin/sample-firm/notice' })).json().isLeft
    const write = (value: string) =>
      callAs(app, admin, { method: 'PUT', url: '/api/admin/settings', payload: { contact_email: value } })
    await write('office@firm.com')
    expect(await isLeft()).toBe(true)
    await remove()
    await write('office@firm.example')
    expect(await isLeft()).toBe(false)
  })

  it('is counted row by row, and removed with its files in one step', async () => {
    const found = await describe()
    expect(found).toMatchObject({ edited: [], ownDocuments: 0 })
    for (const kind of sampleKinds) {
      const others = kind === 'users' ? 1 : 0
      expect([kind, found.removed[kind]]).toEqual([kind, (await rowsIn(kind)) - others])
      expect(found.removed[kind]).toBeGreaterThan(0)
    }
    const logged = () => app.db.select().from(auditLog).orderBy(auditLog.id)
    const before = await logged()
    const kept = await app.db.select({ key: documents.storageKey }).from(documents)
    for (const table of [
      appointments,
      consultationParties,
      conflictChecks,
      personNotes,
      paths,
      pathDates,
      powers,
    ])
      expect(await app.db.$count(table)).toBeGreaterThan(0)
    const answer = await remove()
    expect([answer.statusCode, answer.json().total]).toEqual([200, 0])
    for (const kind of sampleKinds)
      expect([kind, await rowsIn(kind)]).toEqual([kind, kind === 'users' ? 1 : 0])
    for (const { key } of kept) expect(await files.sizeOf(key)).toBeNull()
    for (const table of [
      appointments,
      consultationParties,
      conflictChecks,
      personNotes,
      paths,
      pathDates,
      powers,
    ])
      expect(await app.db.$count(table)).toBe(0)
    expect(await app.db.$count(sampleRows)).toBe(0)
    expect((await remove()).json().total).toBe(0)
    const after = await logged()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toMatchObject([
      { action: 'delete', entity: 'sampleFirm', userId: admin.id, details: { rows: String(found.total) } },
    ])
  })

  it('is removed only with the confirmation word and a recent proof', async () => {
    for (const payload of [{}, { confirmation: 'delete' }, { confirmation: '' }])
      expect((await remove(payload)).json().errors).toEqual([
        { field: 'confirmation', message: 'Please type DELETE to confirm' },
      ])
    await app.db.update(sessions).set({ confirmedAt: sql`${sessions.confirmedAt} - interval '1 hour'` })
    expect((await remove()).json().code).toBe('proof_required')
    expect(await rowsIn('services')).toBeGreaterThan(0)
  })

  it('leaves what the office has edited, and lists this beforehand', async () => {
    await app.db.update(services).set({ descriptionEn: 'Our words.' }).where(eq(services.id, 1))
    await app.db.update(services).set({ displayOrder: 40, status: 'inactive' }).where(eq(services.id, 2))
    await app.db.insert(clients).values({ nameEn: 'Noor', logoUrl: '/images/noor' })
    await app.db.update(settings).set({ value: 'Al Noor' }).where(eq(settings.key, 'site_title'))
    const [service] = await app.db.select().from(services).where(eq(services.id, 1))
    expect((await describe()).edited).toEqual([{ kind: 'services', name: service?.nameEn }])
    await remove()
    expect((await app.db.select().from(services)).map(({ id }) => id)).toEqual([1])
    expect((await app.db.select().from(clients)).map(({ nameEn }) => nameEn)).toEqual(['Noor'])
    // The firm has a name, so its website stays open.
    expect(await app.db.select({ key: settings.key, value: settings.value }).from(settings)).toEqual([
      { key: 'site_title', value: 'Al Noor' },
    ])
    expect(await describe()).toMatchObject({ total: 0, edited: [] })
  })

  it('is detached from the records of the office', async () => {
    const [client, staff] = [await sampleUser('client'), await sampleUser('staff')]
    const [theirs] = await app.db.select().from(messages).where(isNull(messages.parentMessageId))
    const own = { subject: 'Welcome', content: 'Our own words.', fromUserId: admin.id }
    await app.db.insert(messages).values([
      { ...own, toUserId: client },
      { ...own, toUserId: client, parentMessageId: theirs?.id ?? 0 },
    ])
    const guest = { firstName: 'Sara', lastName: 'A', email: 'sara@firm.test', phone: '+966501234567' }
    await app.db
      .insert(consultations)
      .values({ ...guest, service: 'corporate', message: 'A question.', assignedToId: staff })
    await app.db
      .insert(publications)
      .values({ titleEn: 'Ours', contentEn: 'Twenty characters and more.', category: 'other', userId: staff })
    expect((await describe()).detached).toEqual({ messages: 2, consultations: 1, publications: 1 })
    await remove()
    const left = await app.db.select().from(messages)
    expect(
      left.map(({ content, toUserId, parentMessageId }) => [content, toUserId, parentMessageId]),
    ).toEqual([
      ['Our own words.', null, null],
      ['Our own words.', null, null],
    ])
    expect(await app.db.select().from(consultations)).toMatchObject([
      { email: 'sara@firm.test', assignedToId: null },
    ])
    expect(await app.db.select().from(publications)).toMatchObject([{ titleEn: 'Ours', userId: null }])
  })

  it('is not removed while its clients have documents of the office', async () => {
    const { key, size, sha256 } = { key: crypto.randomUUID(), size: 3, sha256: 'x' }
    const userId = await sampleUser('client')
    await app.db.insert(documents).values({
      userId,
      uploadedById: admin.id,
      name: 'a.pdf',
      type: 'application/pdf',
      size,
      sha256,
      storageKey: key,
    })
    const before = await describe()
    expect(before.ownDocuments).toBe(1)
    const refused = await remove()
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'sample_in_use'])
    expect(await describe()).toEqual(before)
    await app.db.delete(documents).where(eq(documents.storageKey, key))
    expect((await remove()).statusCode).toBe(200)
  })

  it('leaves no mail to invented people, and all mail to others', async () => {
    const [{ email = '' } = {}] = await app.db
      .select()
      .from(users)
      .where(eq(users.id, await sampleUser('client')))
    const mail = { subject: 'S', text: 'T', html: 'H' }
    await app.db.insert(outbox).values([
      { ...mail, recipient: email },
      { ...mail, recipient: 'real@firm.test' },
    ])
    await remove()
    expect((await app.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(['real@firm.test'])
  })

  it('leaves the admin who removes it, even a sample user who became an admin', async () => {
    const id = await sampleUser('staff')
    const password = sql`(select password from users where id = ${admin.id})`
    const [promoted] = await app.db
      .update(users)
      .set({ role: 'admin', password })
      .where(eq(users.id, id))
      .returning({ username: users.username })
    const login = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: promoted?.username, password: testPassword },
    })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const removal = await app.inject({
      method: 'POST',
      url: '/api/admin/sample-firm/remove',
      headers: { cookie },
      payload: { confirmation: 'DELETE' },
    })
    expect(removal.statusCode).toBe(200)
    expect((await app.db.select().from(users)).map((user) => user.id).sort()).toEqual([id, admin.id].sort())
  })
})
