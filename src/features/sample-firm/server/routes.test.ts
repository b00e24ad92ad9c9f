import { eq, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { sessions } from '#features/auth/server/table.ts'
import { clients } from '#features/clients/server/table.ts'
import { conflictChecks, consultationParties } from '#features/conflicts/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { matterDates, matterProgress, powers } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { users } from '#features/users/server/table.ts'
import type { FileStore } from '#files/file-store.ts'
import { loadSampleOffice } from '#sample/load-matters.ts'
import { codeOf } from '#tests/support/answers.ts'
import { describeOnBothEngines, openTestFiles } from '#tests/support/databases.ts'
import { documentInput } from '#tests/support/inputs.ts'
import { updateRow } from '#tests/support/rows.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildTestApp, callAs, logIn, type Person, sendAs, signUp } from '#tests/support/test-app.ts'
import type { SampleFirm } from '../schema.ts'
import { sampleKinds } from '../values.ts'
import { sampleRows, sampleTables } from './table.ts'

const matterTables = [
  appointments,
  consultationParties,
  conflictChecks,
  personNotes,
  matterProgress,
  matterDates,
  powers,
]

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

  it('is counted row by row, and removed with its files in one step', async () => {
    const found = await describe()
    expect(found).toMatchObject({ edited: [], ownDocuments: 0 })
    for (const kind of sampleKinds) {
      const others = kind === 'users' ? 1 : 0
      expect([kind, found.removed[kind]]).toEqual([kind, (await rowsIn(kind)) - others])
      expect(found.removed[kind]).toBeGreaterThan(0)
    }
    for (const table of matterTables) expect(await app.db.$count(table)).toBeGreaterThan(0)
    const isLeft = async () =>
      (await callAs(app, admin, { url: '/api/admin/sample-firm/notice' })).json().isLeft
    const remaining = await app.db.select({ key: documents.storageKey }).from(documents)
    // Without the word, without a recent proof, or with documents of the office, nothing is removed.
    for (const payload of [{}, { confirmation: 'delete' }, { confirmation: '' }])
      expect((await remove(payload)).json().errors).toEqual([
        { field: 'confirmation', message: 'Please type DELETE to confirm' },
      ])
    const confirmed = (age: string) =>
      app.db.update(sessions).set({ confirmedAt: sql`now() - ${age}::interval` })
    await confirmed('1 hour')
    expect((await remove()).json().code).toBe('proof_required')
    await confirmed('0')
    const document = { ...documentInput(), userId: await sampleUser('client'), uploadedById: admin.id }
    await app.db.insert(documents).values(document)
    expect((await describe()).ownDocuments).toBe(1)
    expect(codeOf(await remove())).toEqual([409, 'sample_in_use'])
    await app.db.delete(documents).where(eq(documents.storageKey, document.storageKey))
    expect([await describe(), await isLeft()]).toEqual([found, true])

    const logged = () => app.db.select().from(auditLog).orderBy(auditLog.id)
    const before = await logged()
    const answer = await remove()
    expect([answer.statusCode, answer.json().total]).toEqual([200, 0])
    for (const kind of sampleKinds)
      expect([kind, await rowsIn(kind)]).toEqual([kind, kind === 'users' ? 1 : 0])
    for (const { key } of remaining) expect(await files.sizeOf(key)).toBeNull()
    for (const table of [...matterTables, sampleRows]) expect(await app.db.$count(table)).toBe(0)
    expect([(await remove()).json().total, await isLeft()]).toEqual([0, false])
    const after = await logged()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.slice(before.length)).toMatchObject([
      { action: 'delete', entity: 'sampleFirm', userId: admin.id, details: { rows: String(found.total) } },
    ])
  })

  it('leaves what the office has edited or written and mail to real people, detached from it', async () => {
    const [client, staff] = [await sampleUser('client'), await sampleUser('staff')]
    await updateRow(app.db, services, 1, { descriptionEn: 'Our words.' })
    await updateRow(app.db, services, 2, { displayOrder: 40, status: 'inactive' })
    await app.db.insert(clients).values({ nameEn: 'Noor', logoUrl: '/images/noor' })
    await app.db.update(settings).set({ value: 'Al Noor' }).where(eq(settings.key, 'site_title'))
    const [theirs] = await app.db.select().from(messages).where(isNull(messages.parentMessageId))
    const own = { subject: 'Welcome', content: 'Our own words.', fromUserId: admin.id, toUserId: client }
    await app.db.insert(messages).values([own, { ...own, parentMessageId: theirs?.id ?? 0 }])
    const guest = { ...consultation, email: 'sara@firm.test', service: 'corporate' as const }
    await app.db.insert(consultations).values({ ...guest, assignedToId: staff })
    await app.db
      .insert(publications)
      .values({ titleEn: 'Ours', contentEn: 'Twenty characters and more.', category: 'other', userId: staff })
    const [{ email = '' } = {}] = await app.db.select().from(users).where(eq(users.id, client))
    const mail = { subject: 'S', text: 'T', html: 'H' }
    await app.db.insert(outbox).values([email, 'real@firm.test'].map((recipient) => ({ ...mail, recipient })))
    const [service] = await app.db.select().from(services).where(eq(services.id, 1))
    const { edited, detached } = await describe()
    expect(edited).toEqual([{ kind: 'services', name: service?.nameEn }])
    expect(detached).toEqual({ messages: 2, consultations: 1, publications: 1 })

    await remove()
    expect((await app.db.select().from(services)).map(({ id }) => id)).toEqual([1])
    expect((await app.db.select().from(clients)).map(({ nameEn }) => nameEn)).toEqual(['Noor'])
    // The firm has a name, so its website stays open.
    expect(await app.db.select({ key: settings.key, value: settings.value }).from(settings)).toEqual([
      { key: 'site_title', value: 'Al Noor' },
    ])
    const left = { content: 'Our own words.', toUserId: null, parentMessageId: null }
    expect(await app.db.select().from(messages)).toMatchObject([left, left])
    expect(await app.db.select().from(consultations)).toMatchObject([
      { email: 'sara@firm.test', assignedToId: null },
    ])
    expect(await app.db.select().from(publications)).toMatchObject([{ titleEn: 'Ours', userId: null }])
    expect((await app.db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual(['real@firm.test'])
    expect(await describe()).toMatchObject({ total: 0, edited: [] })
  })

  it('leaves the admin who removes it, even a sample user who became an admin', async () => {
    const id = await sampleUser('staff')
    const password = sql`(select password from users where id = ${admin.id})`
    await updateRow(app.db, users, id, { role: 'admin', password })
    const [promoted] = await app.db.select().from(users).where(eq(users.id, id))
    const promotedAdmin = { ...admin, cookie: await logIn(app, promoted?.username ?? '') }
    const removal = { confirmation: 'DELETE' }
    const removed = await sendAs(app, promotedAdmin, 'POST', '/api/admin/sample-firm/remove', removal)
    expect(removed.statusCode).toBe(200)
    expect((await app.db.select().from(users)).map((user) => user.id).sort()).toEqual([id, admin.id].sort())
  })
})
