import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '#db/connection.ts'
import { storyParts } from '#features/firm-story/server/table.ts'
import { sampleRows } from '#features/sample-firm/server/table.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { describeOnBothEngines, openTestFiles } from '#tests/support/databases.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { adoptSampleFirm } from './adopt.ts'
import { loadSampleOffice } from './load-matters.ts'

describeOnBothEngines('a sample firm whose rows are not marked yet', (openTestDatabase) => {
  let db: Database
  const marks = async () =>
    (await db.select().from(sampleRows)).map(({ tableName, rowId }) => `${tableName} ${rowId}`).sort()
  const storyOf = async () =>
    (await db.select().from(storyParts).orderBy(storyParts.displayOrder)).map(({ textEn }) => textEn)
  beforeEach(async () => {
    db = (await openTestDatabase({ isOwn: true })).db
    await loadSampleOffice(db, { dataDir: makeTemporaryFolder('sample'), files: await openTestFiles() })
  })
  /** Restores the state before rows were marked and before the story was content. */
  const forget = async () => {
    await db.delete(sampleRows)
    await db.delete(storyParts)
  }

  it('is recognized by its texts, and keeps the content that visitors have read', async () => {
    const before = { marks: await marks(), story: await storyOf() }
    expect(before.story).toHaveLength(18)
    await forget()
    await adoptSampleFirm(db)
    expect(await storyOf()).toEqual(before.story)
    const unlike = (names: string[]) => names.filter((name) => !/^(settings|story_parts) /.test(name))
    expect(unlike(await marks())).toEqual(unlike(before.marks))
    await adoptSampleFirm(db)
    expect(await storyOf()).toHaveLength(18)
  })

  it('is not marked where the office has changed it', async () => {
    await forget()
    await db.update(services).set({ descriptionEn: 'Our own words for it.' }).where(eq(services.id, 1))
    await db.update(settings).set({ value: 'Al Noor Attorneys' }).where(eq(settings.key, 'site_title'))
    await adoptSampleFirm(db)
    expect(await marks()).not.toContain('services 1')
    expect(await marks()).toContain('services 2')
    expect(await storyOf()).toEqual([])
  })

  it('does not get a deleted story back', async () => {
    await db.delete(storyParts)
    await adoptSampleFirm(db)
    expect(await storyOf()).toEqual([])
  })

  it('is not recognized in a real firm', async () => {
    const own = (await openTestDatabase({ isOwn: true })).db
    await own.insert(settings).values({ key: 'site_title', value: 'Al Noor Attorneys' })
    await adoptSampleFirm(own)
    expect(await own.$count(sampleRows)).toBe(0)
    expect(await own.$count(storyParts)).toBe(0)
  })
})
