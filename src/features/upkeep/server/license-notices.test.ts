import { beforeAll, beforeEach, expect, it } from 'vitest'
import { outbox } from '#features/outbox/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { createUser } from '#features/users/server/repository.ts'
import { users } from '#features/users/server/table.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { describeOnBothEngines, type TestDatabase } from '#tests/support/databases.ts'
import { userInput } from '#tests/support/inputs.ts'
import { sendLicenseNotices } from './jobs.ts'

const end = '2030-06-30'
const member = { position: 'Partner', bio: 'x' }

describeOnBothEngines('the notice of a license that ends', (openTestDatabase) => {
  let connection: TestDatabase
  beforeAll(async () => {
    connection = await openTestDatabase()
  })
  beforeEach(async () => {
    for (const table of [outbox, teamMembers, users]) await connection.db.delete(table)
    for (const [username, role, preferredLanguage] of [
      ['the.admin', 'admin', 'en'],
      ['second.admin', 'admin', 'ar'],
      ['the.staff', 'staff', 'en'],
    ] as const)
      await createUser(connection.db, { ...userInput(username), role, preferredLanguage })
    await connection.db.insert(teamMembers).values([
      { ...member, nameEn: 'Noura', nameAr: 'نورة', licenseNumber: '35/1', licenseEnd: end },
      { ...member, nameEn: 'Undated', licenseNumber: '35/2' },
    ])
  })
  const send = (daysBefore: number) =>
    sendLicenseNotices(connection.db, 'http://localhost:3000', addDays(end, -daysBefore))
  const news = async () => {
    const rows = await connection.db.select().from(outbox).orderBy(outbox.id)
    await connection.db.delete(outbox)
    return rows
  }

  it('is sent to every admin in their language, 60 and 14 days before the end, once each', async () => {
    await send(61)
    expect(await news()).toEqual([])
    await send(60)
    const mails = await news()
    expect(
      mails.map(({ recipient, subject }) => [recipient, subject.replaceAll(/[\u2066-\u2069]/g, '')]),
    ).toEqual([
      ['the.admin@example.com', 'The license of Noura expires on June 30, 2030'],
      ['second.admin@example.com', 'ينتهي ترخيص نورة بتاريخ 30 يونيو 2030'],
    ])
    expect(mails[0]?.text).toMatch(/http:\/\/localhost:3000\/dashboard\/team\?open=\d+/)
    for (const days of [60, 59, 15]) await send(days)
    expect(await news()).toEqual([])
    await send(14)
    expect(await news()).toHaveLength(2)
    for (const days of [14, 13, 0, -1]) await send(days)
    expect(await news()).toEqual([])
  })

  it('is sent once by two instances', async () => {
    await Promise.all([send(60), send(60)])
    expect(await news()).toHaveLength(2)
    await Promise.all([send(14), send(14)])
    expect(await news()).toHaveLength(2)
  })

  it('is sent after missed days, only for the later stage', async () => {
    await send(40)
    expect(await news()).toHaveLength(2)
    await connection.db.update(teamMembers).set({ announcedEnd: null, announcedDays: null })
    await send(3)
    expect(await news()).toHaveLength(2)
    await send(2)
    expect(await news()).toEqual([])
  })

  it('is sent again for a renewed license', async () => {
    await send(14)
    expect(await news()).toHaveLength(2)
    const renewed = addDays(end, 30)
    await connection.db.update(teamMembers).set({ licenseEnd: renewed })
    await send(14)
    expect((await news())[0]?.subject).toContain('July 30, 2030')
  })
})
