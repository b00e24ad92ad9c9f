import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { images } from '#features/images/server/table.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { signUp } from '#tests/support/test-app.ts'
import { deriveOutdated } from './derived-repository.ts'
import { publications, publicationTexts } from './table.ts'
import { derivedOf, derivedVersion } from './texts.ts'

it('requires a new derivedVersion when the derivation changes', () => {
  const markdown =
    '# One\n\n## Two *b* `c`\n\n> - [d](https://e.example) ~~f~~\n\n1. g\n\n| h | i |\n|---|--:|\n| j | ك |\n\n![l](/m.png)\n\n```\nn\n```\n\nنص ٨٣\n\n'
  const derived = derivedOf({ contentEn: markdown.repeat(3), contentAr: markdown })
  const print = createHash('sha256').update(JSON.stringify(derived)).digest('hex').slice(0, 16)
  // If this fails, raise `derivedVersion` and update the fingerprint. Rows are then derived again.
  expect({ derivedVersion, print }).toEqual({ derivedVersion: 3, print: 'f7e3800825278ad9' })
})

const written = {
  titleEn: 'Supply contracts',
  titleAr: 'عقود التوريد',
  summaryEn: 'A "summary".',
  contentEn: '## Contracts\n\nA **contract** binds. '.repeat(20),
  contentAr: '## العقد\n\nالعقد شريعة المتعاقدين. '.repeat(20),
}

describeOnBothEngines('the derived text of a publication', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [publications])
  const get = async (path: string) => (await app.get(`/api/publications${path}`)).json()
  const everything = async () => {
    const [{ id }] = await get('')
    return Promise.all(
      ['', '?content=none', '?q=contracts', '?q=العقود&content=none', '?sort=titleAr', `/${id}`].map(get),
    )
  }
  const countDerived = () => app.db.$count(publicationTexts, eq(publicationTexts.version, derivedVersion))

  it('gives the same answer before and after it is derived', async () => {
    await app.db
      .insert(publications)
      .values([
        { ...written, publishedLanguages: ['en'] },
        written,
        { ...written, titleEn: 'Labor', contentEn: 'Article 83 of the law, *contracts*.', contentAr: '' },
      ])
    expect(await countDerived()).toBe(0)
    const before = await everything()
    expect(await deriveOutdated(app.db)).toBe(3)
    expect(await everything()).toEqual(before)
    expect(before[2]).toHaveLength(3)
    expect(before[2]?.[0].hits.contentEn.marks).not.toEqual([])
    expect(JSON.stringify(before[2])).toContain('شريعة')
    expect(await deriveOutdated(app.db)).toBe(0)
  })

  it('contains no text of an unpublished language', async () => {
    await app.db.insert(publications).values({ ...written, publishedLanguages: ['en'] })
    await deriveOutdated(app.db)
    expect(JSON.stringify(await everything())).not.toMatch(/[\u0600-\u06ff]/)
  })

  it('is derived when the office saves a publication', async () => {
    const staff = await signUp(app, 'staff', 'noura')
    const { post, put } = app.callsOf(staff, '/api/admin/publications')
    const { id } = (await post('', { ...written, category: 'contract' })).json()
    expect(await countDerived()).toBe(1)
    await put(`/${id}`, { contentEn: 'Another text that is long enough.' })
    expect(await countDerived()).toBe(1)
    expect((await get(''))[0].previewEn).toBe('Another text that is long enough.')
    const { rows } = await app.db.execute<{ id: number }>(
      sql`select id from publication_revisions order by id`,
    )
    await post(`/${id}/revisions/${rows[0]?.id}/restore`)
    expect(await countDerived()).toBe(1)
    expect((await get(''))[0].previewEn).toMatch(/^Contracts A contract binds/)
  })

  it('contains the sizes of images, as do a preview and a guide', async () => {
    const staff = await signUp(app, 'staff', 'sizes')
    const storageKey = crypto.randomUUID()
    await app.db.insert(images).values({ storageKey, type: 'image/webp', width: 801, height: 450, size: 1 })
    const picture = `![A seal](/images/${storageKey}) ![Another](/images/${crypto.randomUUID()})`
    const write = async (url: string, payload: object) =>
      (await app.post(`/api/admin/${url}`, payload, staff)).json()
    const { id } = await write('publications', { ...written, contentAr: picture, category: 'contract' })
    const sizes = (html: string) =>
      html.match(/<img [^>]*>/g)?.map((tag) => /width="(\d+)" height="(\d+)"/.exec(tag)?.slice(1))
    const known = [['801', '450'], undefined]
    expect(sizes((await get(`/${id}`)).articleAr.html)).toEqual(known)
    const preview = await write('publications/preview', { contentEn: picture })
    expect(sizes(preview.articleEn.html)).toEqual(known)
    const service = await write('services', {
      ...{ nameEn: 'Seals', descriptionEn: 'About all seals.', icon: 'fa-scroll', guideEn: picture },
    })
    const shown = await app.get(`/api/services/${service.id}`)
    expect(sizes(shown.json().guideEn.html)).toEqual(known)
  })

  it('is derived again after a manual change in the database', async () => {
    await app.db.insert(publications).values([written, { ...written, titleEn: 'Second' }])
    await deriveOutdated(app.db)
    await app.db.update(publications).set({ contentEn: 'By hand.' }).where(eq(publications.titleEn, 'Second'))
    expect(await countDerived()).toBe(1)
    const previews = (await get('?sort=titleEn')).map(({ previewEn }: { previewEn: string }) => previewEn)
    expect(previews[0]).toBe('By hand.')
    expect(await deriveOutdated(app.db)).toBe(1)
    expect((await get('?sort=titleEn'))[0].previewEn).toBe('By hand.')
    // The derived text does not depend on the visibility.
    await app.db.update(publications).set({ isVisible: false })
    expect(await countDerived()).toBe(2)
  })
})
