import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, describe, expect, it } from 'vitest'
import { agreementSamples } from '#tests/support/agreement-samples.ts'
import { agreementPaper } from './agreement-paper.ts'
import { drawingProcess, drawPaper } from './pdf/draw.ts'

/** The words of each page. Their order within an Arabic line depends on the reader. */
const pagesOf = async (name: string): Promise<string[]> => {
  const sample = agreementSamples.find((each) => each.name === name)
  if (!sample) throw new Error(`no sample ${name}`)
  const paper = agreementPaper(sample.content, { use: sample.use ?? 'sent', logo: '' })
  const pdf = await drawPaper(paper, new Date('2026-12-27T09:00:00Z'))
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_none, at) => {
    const { items } = await (await document.getPage(at + 1)).getTextContent()
    return items
      .map((each) => ('str' in each ? each.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
  })
  return Promise.all(pages)
}

/** A letter with a mark is a part of its own, so such a word does not count. */
const lacks = (page: string, words: string): string[] =>
  words.split(/[\s،.]+/).filter((word) => !/\p{M}/u.test(word) && !page.includes(word))

describe('the paper of an agreement', () => {
  afterAll(() => drawingProcess.stop())

  it.each(agreementSamples)(
    'has its pages, numbered, and the parties on the first: $name',
    async (sample) => {
      const { name, content, pages } = sample
      const drawn = await pagesOf(name)
      const { firmAr, firmEn, firmLicence: firmLicense, partyPaper } = content
      const parties = [firmAr, firmEn, firmLicense, partyPaper?.number].join(' ')
      expect([drawn.length, lacks(drawn[0] ?? '', parties)]).toEqual([pages, []])
      const numbered = drawn.filter((page, at) => lacks(page, `1042-1 ${at + 1} ${pages}`).length === 0)
      expect(numbered).toHaveLength(pages)
    },
  )

  it('has the signatures below words of the contract', async () => {
    for (const { name, content } of agreementSamples.filter((each) => each.content.textEn === '')) {
      const last = (await pagesOf(name)).at(-1) ?? ''
      expect([name, lacks(last, content.textAr.trim().split('\n').at(-1) ?? '')]).toEqual([name, []])
    }
  })

  it('shows a rate, an estimate and a cap for hourly work, and no total', async () => {
    const all = (await pagesOf('hourly')).join(' ')
    expect(lacks(all, 'Hourly fee 1,250.00 25,000.00 40,000.00')).toEqual([])
    expect(all.includes('Total')).toBe(false)
  })

  it('has no row of a tax of zero', async () => {
    expect((await pagesOf('vat-0')).join(' ').includes('Value added tax (')).toBe(false)
  })

  it('has blocks for two signatures, and initials on each page, where it is signed on paper', async () => {
    const onPaper = await pagesOf('on-paper')
    const initialed = onPaper.filter(
      (page) => page.includes('Initials') || lacks(page, 'الأحرف').length === 0,
    )
    expect(initialed).toHaveLength(onPaper.length)
    const shows = (words: string, pages: string[]) => pages.join(' ').includes(words)
    expect(shows('This agreement is made in two originals', onPaper)).toBe(true)
    expect(shows('Valid until', onPaper)).toBe(false)
    expect(shows('Initials', await pagesOf('company'))).toBe(false)
  })
})
