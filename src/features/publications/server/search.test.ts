import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutAround, type MarkedText, markFragment } from '#i18n/marked-text.ts'
import { describeSql } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import type { ListedPublication } from '../schema.ts'
import { deriveOutdated } from './derived-repository.ts'
import { publications } from './table.ts'

type NewPublication = Partial<typeof publications.$inferInsert>

/** A query, and a text that it must find. */
const pairs: [how: string, typed: string, written: string][] = [
  ['without hamza', 'ايجار', 'عقد الإيجار الموحد'],
  ['with hamza where there is none', 'إستشارة', 'طلب استشارة قانونية'],
  ['with tashkeel', 'التَّحْكِيم', 'شروط التحكيم'],
  ['without tashkeel', 'التحكيم', 'شروط التَّحْكِيمِ'],
  ['with tatweel', 'نظـــام', 'نظام العمل'],
  ['with Arabic digits', 'المادة ٨٣', 'المادة 83 من النظام'],
  ['with Latin digits', '1445', 'صدر عام ١٤٤٥'],
  ['with a plain ha', 'المحكمه التجاريه', 'أمام المحكمة التجارية'],
  ['with a dotless ya', 'المحامى', 'أتعاب المحامي'],
  ['without the article', 'شركة', 'مجلس إدارة الشركة'],
  ['with the article', 'الشركة', 'تأسيس شركة'],
  ['with article and preposition', 'للشركة', 'تأسيس الشركة'],
  ['where a waw is a root letter', 'وكالة', 'فسخ الوكالة'],
  ['with a conjunction', 'وعقد', 'صياغة العقد'],
  ['after a preposition', 'عقد', 'يلتزم بعقد مكتوب'],
  ['as a plural', 'شركات', 'تأسيس الشركة'],
  ['as a broken plural', 'عقود', 'صياغة العقد'],
  ['as the singular of a broken plural', 'محكمة', 'أمام المحاكم'],
  ['as a plural of judgments', 'أحكام', 'صدر الحكم'],
  ['as a plural of laws', 'نظام', 'الأنظمة الجديدة'],
  ['as a plural of claims', 'دعوى', 'الدعاوى التجارية'],
  ['as a plural of cases', 'قضايا', 'القضية العمالية'],
  ['with tanwin', 'عقدًا', 'العقد'],
  ['in the other spelling', 'مسئولية', 'المسؤولية التقصيرية'],
  ['as one word', 'عبدالله', 'قضية عبد الله'],
  ['as two words', 'عبد الله', 'قضية عبدالله'],
  ['in any order', 'المنافسة شرط', 'شرط عدم المنافسة'],
  ['with a stop word', 'العقد في النظام', 'العقد والنظام'],
  ['in the plural', 'arbitration clauses', 'An arbitration clause'],
  ['in another form', 'negotiating', 'They negotiated'],
  ['in capitals', 'PDPL', 'The pdpl applies'],
  ['with an article', 'the award', 'End-of-service award'],
  ['with an accent', 'café', 'Café owners'],
  ['in British spelling', 'labour licence', 'A labor license'],
  ['in American spelling', 'judgment', 'The judgement of the court'],
  ['in British spelling of another form', 'organisations', 'An organization'],
  ['in American spelling of another form', 'canceled installments', 'Cancelled instalments'],
  ['in both languages', 'عقد arbitration', 'Arbitration\n\nالعقد'],
]

const strangers: [typed: string, written: string][] = [
  ['قناة', 'القانون'],
  ['عقيدة', 'العقد'],
  ['زيارة', 'الوزارة'],
  ['شراكة', 'الشركة'],
  ['حكومة', 'الحكم'],
  ['ربيع', 'البيع'],
  ['دية', 'الدين'],
  ['four', 'For a fee'],
  ['filing', 'Filling vacancies'],
  ['consultation', 'Read [this](/#consultation) first.'],
  ['amp', 'Salt &amp; pepper'],
]

describeSql('a search of publications', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [publications])
  const write = async (publication: NewPublication) => {
    await app.db
      .insert(publications)
      .values({ titleEn: 'Untitled', contentEn: 'Nothing here.', ...publication })
  }
  const searchOnce = async (q: string, more: string): Promise<ListedPublication[]> =>
    (await app.get(`/api/publications?q=${encodeURIComponent(q)}${more}`)).json()
  /** Checks that the result is the same before and after the texts are derived. */
  const search = async (q: string, more = ''): Promise<ListedPublication[]> => {
    const found = await searchOnce(q, more)
    await deriveOutdated(app.db)
    expect(await searchOnce(q, more)).toEqual(found)
    return found
  }

  it.each(pairs)(
    'matches %s: «%s» finds «%s», in a title and in a text, and marks it',
    async (_how, typed, written) => {
      await write({ titleAr: written })
      await write({ contentAr: `مقدمة ثم ${written} وخاتمة` })
      await write({ titleEn: 'Another', contentEn: 'Other words.' })
      const found = await search(typed)
      expect(found).toHaveLength(2)
      expect(found[0]?.titleAr).toBe(written)
      expect(found[0]?.hits?.titleAr.marks).not.toEqual([])
      expect(found[1]?.hits?.contentAr.marks).not.toEqual([])
    },
  )

  it.each(strangers)('does not match «%s» with «%s»', async (typed, written) => {
    await write({ contentEn: written })
    expect(await search(typed)).toEqual([])
  })

  it('requires every word, and finds nothing for stop words only', async () => {
    await write({ titleAr: 'عقد العمل' })
    expect(await search('عقد الإيجار')).toEqual([])
    for (const empty of ['في', 'the', '!!!', '%', '__']) expect(await search(empty), empty).toEqual([])
    expect(await search('  ')).toHaveLength(1)
  })

  it('finds a fragment of a title, even across a space, and marks it', async () => {
    await write({ titleAr: 'شروط التحكيم التجاري', titleEn: 'Off-plan sales' })
    for (const q of ['تحكي', 'لتحكيمالتجا', 'plan sal', 'ff-pla']) {
      const [found] = await search(q)
      const { titleAr, titleEn } = found?.hits ?? {}
      expect([...marked(titleAr), ...marked(titleEn)], q).toHaveLength(1)
    }
    expect(await search('%an sal')).toEqual([])
  })

  it('ranks a match in a title before a summary before a text, then the newest first', async () => {
    const at = (day: number) => ({ publishDate: `2024-01-0${day}T00:00:00.000Z` })
    await write({ titleEn: 'old text', contentEn: 'About arbitration.', ...at(1) })
    await write({ titleEn: 'Arbitration', ...at(2) })
    await write({ titleEn: 'summary', summaryEn: 'About arbitration.', ...at(3) })
    await write({ titleEn: 'new text', contentEn: 'About arbitration.', ...at(4) })
    const titles = async (more = '') => (await search('arbitration', more)).map(({ titleEn }) => titleEn)
    expect(await titles()).toEqual(['Arbitration', 'summary', 'new text', 'old text'])
    expect(await titles('&pageSize=2&page=2')).toEqual(['new text', 'old text'])
    expect(await titles('&sort=publishDate')).toEqual(['old text', 'Arbitration', 'summary', 'new text'])
    expect(await titles('&year=2023')).toEqual([])
  })

  it('returns each match exactly once across all pages', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({
      titleEn: index % 3 ? `Lease ${index}` : 'Untitled',
      contentEn: `A lease. ${'lease '.repeat(index % 7)}`,
    }))
    await app.db.insert(publications).values(many)
    const seen: number[] = []
    for (let page = 1; page <= 5; page += 1)
      for (const { id } of await search('lease', `&pageSize=30&page=${page}&content=none`)) seen.push(id)
    expect(new Set(seen).size).toBe(130)
    expect(seen).toHaveLength(130)
    const beyond = await app.get('/api/publications?q=lease&pageSize=30&page=9')
    expect(beyond.json()).toEqual([])
    expect(beyond.headers['x-total-count']).toBe('130')
  })

  it('shows the part of a long text where the words are close together', async () => {
    const filler = 'كلام عام عن أمور كثيرة لا صلة لها. '.repeat(40)
    await write({
      contentAr: `العقد أولًا. ${filler} ثم [شرط](https://a.example/عقد) **التحكيم** في العقد. ${filler}`,
    })
    const [found] = await search('شرط التحكيم عقد')
    const content = found?.hits?.contentAr
    expect(marked(content)).toEqual(['شرط', 'التحكيم', 'العقد'])
    expect(content?.text).toMatch(/^….*…$/)
    expect(content?.text.length).toBeLessThan(230)
    expect(found?.hits?.contentEn.marks).toEqual([])
  })

  it('marks only words, in order and without overlap, for any text and query', async () => {
    const word = fc.constantFrom(
      'العقد',
      'عقود',
      'عَقْدًا',
      'والعقد',
      'عبد الله',
      'contract',
      'Contracts,',
      '«شرط»',
      '١٢',
      '👩‍⚖️',
      'نص',
    )
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(text, text, word, async (title, content, q) => {
        await app.db.delete(publications)
        await write({ titleAr: title, contentAr: content })
        for (const { hits } of await search(q)) {
          expect(hits?.titleAr.text).toBe(title)
          for (const part of Object.values(hits ?? {})) expectApart(part)
          const isRequested = /عقد|عقود|عَقْد|عبد|ontract|شرط|١٢|12|نص|👩/
          for (const words of Object.values(hits ?? {}).flatMap(marked)) expect(words).toMatch(isRequested)
        }
      }),
      { numRuns: 25 },
    )
  })
})

const marked = (text: MarkedText | undefined): string[] =>
  text?.marks.map(([from, to]) => text.text.slice(from, to)) ?? []

const expectApart = ({ text, marks }: MarkedText) => {
  let last = 0
  for (const [from, to] of marks) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to).toBeGreaterThan(from)
    last = to
  }
  expect(last).toBeLessThanOrEqual(text.length)
}

describe('the list of marks', () => {
  it('stays on the same words when the text is cut around them', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab]{1,30}$/), { minLength: 1, maxLength: 80 }), (words) => {
        const text = words.join(' ')
        const marks = [...text.matchAll(/\ba+\b/g)].map(({ 0: word, index }): [number, number] => [
          index,
          index + word.length,
        ])
        const cut = cutAround(text, marks, ([from, to]) => text.slice(from, to))
        expectApart(cut)
        for (const word of marked(cut)) expect(word).toMatch(/^a+$/)
        if (marks.length > 0) expect(cut.marks).not.toEqual([])
      }),
    )
  })

  it('includes diacritics, and is empty without a match', () => {
    const title = 'قضيّة عَبْدُ اللهِ'
    expect(markFragment(title, 'عبدالله').map(([from, to]) => title.slice(from, to))).toEqual(['عَبْدُ اللهِ'])
    expect(markFragment(title, 'زيد')).toEqual([])
    expect(markFragment(title, ' ')).toEqual([])
  })
})
