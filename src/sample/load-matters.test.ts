import { readdirSync, readFileSync, statSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#db/connection.ts'
import { agreements } from '#features/agreements/server/table.ts'
import { claimReminders } from '#features/appointments/server/reminder-repository.ts'
import { appointments } from '#features/appointments/server/table.ts'
import { proveWholeLog } from '#features/audit/server/proof.ts'
import { listRecentActivity } from '#features/audit/server/repository.ts'
import { findHits } from '#features/conflicts/server/hits-repository.ts'
import { keyNames } from '#features/conflicts/server/names-repository.ts'
import { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { claimDates, claimPowers } from '#features/matters/server/reminder-repository.ts'
import { matterDates, matterProgress, powers } from '#features/matters/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { FileStore } from '#files/file-store.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { sampleAgreements } from './agreements.ts'
import { sampleAppointments } from './appointments.ts'
import { sampleDocumentRequests, sampleDocuments } from './documents.ts'
import { loadSampleOffice } from './load-matters.ts'
import { sampleParties } from './parties.ts'
import { samplePersonNotes } from './person-notes.ts'
import { sampleProgress } from './progress.ts'
import { sampleTeamMembers } from './team-members.ts'

describeOnBothEngines('the activity of the sample firm', (openTestDatabase) => {
  const dataDir = makeTemporaryFolder('sample')
  let db: Database
  let files: FileStore
  beforeAll(async () => {
    db = (await openTestDatabase({ isOwn: true })).db
    files = await FileStore.open(`${dataDir}/files`)
    await db.transaction((tx) => loadSampleOffice(tx, { dataDir, files }))
  })

  it('is listed in the office and the portal, with a valid audit log', async () => {
    const stored = await db.select().from(documents)
    expect(stored).toHaveLength(sampleDocuments.length)
    for (const { storageKey, size } of stored) expect(await files.sizeOf(storageKey)).toBe(size)
    const today = new Date().toISOString().slice(0, 10)
    const open = (await db.select().from(documentRequests)).filter(({ state }) => state === 'open')
    expect(open.filter(({ dueDate }) => dueDate < today)).toHaveLength(1)
    expect(open.length).toBeGreaterThan(1)
    const attached = (await db.select().from(messages)).flatMap(({ attachments }) => attachments)
    expect(attached.length).toBe(sampleDocuments.filter(({ messageKey }) => messageKey !== null).length)

    const activity = await listRecentActivity(db, sql`true`, 8)
    expect(activity).toHaveLength(8)
    expect(activity.filter(({ userName }) => userName === '').length).toBeLessThan(4)
    expect(Math.max(...activity.map(({ createdAt }) => Date.parse(createdAt)))).toBeLessThan(Date.now())
    expect((await proveWholeLog(db, dataDir)).fault).toBeUndefined()
    expect(await db.$count(consultations)).toBeGreaterThan(10)
    expect(await db.$count(appointments)).toBe(sampleAppointments.length)
    expect(await db.$count(personNotes)).toBe(samplePersonNotes.length)
    expect(await db.$count(consultationParties)).toBe(sampleParties.length)
    expect(await db.$count(matterProgress)).toBe(sampleProgress.length)
    expect(await db.$count(agreements)).toBe(sampleAgreements.length)
    expect(await db.$count(matterDates)).toBe(sampleProgress.flatMap(({ dates }) => dates).length)
    const numbers = await PartyNumbers.open(dataDir)
    for (const { sealedNumber } of await db.select().from(powers))
      expect(numbers.readPower(sealedNumber)).toMatch(/^\d{9}$/)
  })

  it('sends no reminders, and has no person on both sides', async () => {
    const settled = await db.select().from(appointments).where(eq(appointments.state, 'confirmed'))
    for (const { startsAt } of settled)
      for (const [kind, hours] of [
        ['day', 3],
        ['hour', 0.5],
      ] as const) {
        const before = new Date(Date.parse(startsAt ?? '') - hours * 60 * 60_000)
        expect(await db.transaction((tx) => claimReminders(tx, kind, before))).toEqual([])
      }
    for (const { day } of await db.select().from(matterDates))
      for (const days of [-14, -3, -1, 0, 2])
        for (const reader of ['client', 'office'] as const)
          expect(await db.transaction((tx) => claimDates(tx, reader, addDays(day, days)))).toEqual([])
    for (const { until } of await db.select().from(powers))
      expect(await db.transaction((tx) => claimPowers(tx, addDays(until ?? '', -5)))).toEqual([])
    await keyNames(db)
    for (const { id, subject } of await db.select().from(consultations))
      expect([subject, await findHits(db, id)]).toEqual([subject, []])
  })
})

it('has small PDFs with a title as documents, each used once', () => {
  const folder = new URL('./files/', import.meta.url)
  const printed = readdirSync(folder)
  expect(printed.toSorted()).toEqual(sampleDocuments.map(({ file }) => file).toSorted())
  for (const file of printed) {
    const bytes = readFileSync(new URL(file, folder))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.includes('/Title'), file).toBe(true)
    expect(bytes.length, file).toBeLessThan(60_000)
  }
  for (const { receivedFile } of sampleDocumentRequests) expect([null, ...printed]).toContain(receivedFile)
})

it('has portraits made only of paths, one for each team member', () => {
  const drawn = sampleTeamMembers.map(({ imageUrl }) => new URL(`../../public${imageUrl}`, import.meta.url))
  expect(new Set(drawn.map(String)).size).toBe(sampleTeamMembers.length)
  for (const file of drawn) {
    expect(statSync(file).size).toBeLessThan(15_000)
    expect(readFileSync(file, 'utf8')).not.toMatch(/<text|<image|<script|<style|href/)
  }
})
