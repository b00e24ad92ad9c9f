import { expect, it } from 'vitest'
import { teamMembers } from '#features/team-members/server/table.ts'
import { fieldOf, idsOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'
import type { ListedPublication } from '../schema.ts'
import { publications } from './table.ts'

type NewPublication = Partial<typeof publications.$inferInsert>

const hour = 60 * 60_000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

describeOnBothEngines('a publication on the website', (openTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, [publications, teamMembers])

  const write = async (publication: NewPublication = {}): Promise<number> => {
    return insertId(app.db, publications, {
      titleEn: 'A title',
      contentEn: 'A text of some length.',
      ...publication,
    })
  }
  const ask = (path: string, person?: Person) => app.get(`/api/publications${path}`, person)
  const titles = async (path = ''): Promise<string[]> =>
    (await ask(path)).json<ListedPublication[]>().map(({ titleEn }) => titleEn)

  it('is listed newest first, by page and with a total', async () => {
    for (const [titleEn, hours] of [
      ['old', 3],
      ['new', 1],
      ['middle', 2],
    ] as const)
      await write({ titleEn, publishDate: hoursAgo(hours) })
    expect(await titles()).toEqual(['new', 'middle', 'old'])
    const { headers } = await ask('?pageSize=2')
    expect(headers['x-total-count']).toBe('3')
    expect(headers.link).toContain('page=2>; rel="next"')
    expect(await titles('?pageSize=2&page=2')).toEqual(['old'])
    expect(await titles('?sort=publishDate')).toEqual(['old', 'middle', 'new'])
    expect((await ask('?sort=content')).statusCode).toBe(400)
  })

  it('is filtered by category; all and empty remove the filter, and an unknown category is refused', async () => {
    await write({ titleEn: 'work', category: 'employment' })
    await write({ titleEn: 'court', category: 'litigation' })
    expect(await titles('?category=employment')).toEqual(['work'])
    expect(await titles('?category=all')).toHaveLength(2)
    expect(await titles('?category=&year=&author=&q=')).toHaveLength(2)
    expect(fieldOf(await ask('?category=divorce'))).toEqual([400, 'category'])
  })

  it('belongs to the year of its date in Riyadh', async () => {
    await write({ titleEn: 'new year’s eve in London', publishDate: '2023-12-31T21:30:00.000Z' })
    await write({ titleEn: 'an hour before', publishDate: '2023-12-31T20:30:00.000Z' })
    await write({ titleEn: 'next', publishDate: '2024-06-01T09:00:00.000Z', isVisible: false })
    expect(await titles('?year=2024')).toEqual(['new year’s eve in London'])
    expect(await titles('?year=2023')).toEqual(['an hour before'])
    expect((await ask('/years')).json()).toEqual([
      { year: 2024, count: 1 },
      { year: 2023, count: 1 },
    ])
    expect((await ask('?year=last')).statusCode).toBe(400)
  })

  it('is found by its author, if that team member is visible', async () => {
    const member = { userId: people.staff.id, position: 'Partner', bio: 'Writes.', nameAr: 'نورة' }
    const [shown, hidden] = await app.db
      .insert(teamMembers)
      .values([member, { ...member, isVisible: false }])
      .returning({ id: teamMembers.id })
    const id = await write({ titleEn: 'by staff', userId: people.staff.id })
    await write({ titleEn: 'by another', userId: people.admin.id })
    expect(await titles(`?author=${shown?.id}`)).toEqual(['by staff'])
    expect(await titles(`?author=${hidden?.id}`)).toEqual([])
    expect((await ask(`/${id}`)).json().author).toEqual({
      teamMemberId: shown?.id,
      nameEn: 'the.staff Test',
      nameAr: 'نورة',
      positionEn: 'Partner',
      positionAr: '',
      imageUrl: '',
    })
  })

  it('is listed without its content on request, with a preview of 120 characters', async () => {
    const contentEn = `## Heading\n\nRead [the law](https://law.example) **now**. ${'word '.repeat(40)}`
    await write({ contentEn, contentAr: 'قصير' })
    const [bare] = (await ask('?content=none')).json<ListedPublication[]>()
    expect(bare).not.toHaveProperty('contentEn')
    expect(bare?.previewEn).toMatch(/^Heading Read the law now\. word .*…$/)
    expect([...(bare?.previewEn ?? '')].length).toBeLessThanOrEqual(121)
    expect(bare?.previewAr).toBe('قصير')
    expect((await ask('')).json()[0].contentEn).toBe(contentEn)
    expect((await ask('?content=all')).statusCode).toBe(400)
  })

  const secrets: [string, NewPublication][] = [
    ['a draft', { isVisible: false }],
    ['a scheduled one', { publishDate: hoursAgo(-1) }],
    ['one in no language', { publishedLanguages: [] }],
  ]
  it.each(secrets)(
    'is hidden from all lists and neighbors as %s, and visible only to the office',
    async (_kind, state) => {
      const before = await write({ titleEn: 'before', publishDate: hoursAgo(9) })
      const secret = {
        titleEn: 'secret Zanzibar',
        titleAr: 'سر زنجبار',
        contentAr: 'نص.',
        userId: people.staff.id,
      }
      const id = await write({ ...secret, publishDate: hoursAgo(5), ...state })
      const next = await write({ titleEn: 'after', publishDate: hoursAgo(1) })
      const paths = ['', '?q=zanzibar', '?q=anzib', '?q=زنجبار', '?sort=titleEn', '?category=corporate_law']
      for (const path of paths) expect((await ask(path)).body, path).not.toContain('anzibar')
      const years: { count: number }[] = (await ask('/years')).json()
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(2)
      const detail = (await ask(`/${before}`)).json()
      expect(detail.next.id).toBe(next)
      expect(JSON.stringify(detail)).not.toContain('anzibar')
      expect((await ask(`/${next}`)).json().previous.id).toBe(before)
      for (const person of [undefined, people.client])
        expect((await ask(`/${id}`, person)).statusCode).toBe(404)
      for (const person of [people.staff, people.admin])
        expect((await ask(`/${id}`, person)).json().titleAr).toBe('سر زنجبار')
    },
  )

  it('reveals no text of an unpublished language', async () => {
    const id = await write({
      titleEn: 'Leases',
      titleAr: 'الإيجار',
      summaryAr: 'ملخص',
      contentAr: 'نص عن التأجير.',
      publishedLanguages: ['en'],
    })
    for (const path of ['', `/${id}`, '?q=leases']) {
      const { body } = await ask(path)
      expect(body).toContain('Leases')
      expect(body).not.toMatch(/إيجار|ملخص|تأجير/)
    }
    for (const q of ['الإيجار', 'يجا', 'التأجير', 'ملخص']) expect(await titles(`?q=${q}`)).toEqual([])
    expect((await ask(`/${id}`)).json()).toMatchObject({ articleAr: null, articleEn: { readingMinutes: 1 } })
  })

  it('has a previous and a next one, and three related ones, those of its category first', async () => {
    const ids: number[] = []
    for (let age = 6; age > 0; age -= 1)
      ids.push(
        await write({
          category: age === 5 || age === 2 ? 'employment' : 'other',
          publishDate: hoursAgo(age),
        }),
      )
    const [first, second, third, fourth, fifth, sixth] = ids
    const { previous, next, related } = (await ask(`/${second}`)).json()
    expect([previous.id, next.id]).toEqual([first, third])
    expect(related.map(({ id }: { id: number }) => id)).toEqual([fifth, sixth, fourth])
    expect((await ask(`/${sixth}`)).json().next).toBeNull()
    expect((await ask(`/${first}`)).json().previous).toBeNull()
  })

  it('has a stable place among those of the same moment', async () => {
    const publishDate = hoursAgo(1)
    const ids = [await write({ publishDate }), await write({ publishDate }), await write({ publishDate })]
    expect(idsOf(await ask(''))).toEqual(ids.toReversed())
    expect((await ask(`/${ids[1]}`)).json()).toMatchObject({ previous: { id: ids[0] }, next: { id: ids[2] } })
  })

  it('is returned as HTML with a table of contents, or as 404 for an unknown id', async () => {
    const id = await write({
      contentEn: '## One\n\nText.\n\n### Two\n\n| a |\n|---|\n| b |',
      contentAr: '| أ |\n|---|\n| ب |',
    })
    const { articleEn, articleAr } = (await ask(`/${id}`)).json()
    expect(articleEn.contents).toEqual([
      { id: 'section-one', text: 'One', level: 2 },
      { id: 'section-two', text: 'Two', level: 3 },
    ])
    expect(articleEn.html).toContain('aria-label="Table 1"')
    expect(articleAr.html).toContain('aria-label="جدول 1"')
    expect((await ask('/999999')).statusCode).toBe(404)
    expect((await ask('/x')).statusCode).toBe(404)
  })
})
