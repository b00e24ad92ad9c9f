import { describe, expect, it } from 'vitest'
import { british } from '#tests/support/british.ts'
import { sampleClients } from './clients.ts'
import { sampleConsultations } from './consultations.ts'
import { sampleMessages } from './messages.ts'
import { samplePublications } from './publications/publications.ts'
import { sampleServices } from './services.ts'
import { sampleSettings } from './settings.ts'
import { sampleTeamMembers } from './team-members.ts'

/** The blocks of a Markdown text in order: `##`, `-` or `1.` with the number of items, `>`, `|` with that of rows, `¶`. */
const shapeOf = (markdown: string): string[] =>
  markdown.split(/\n{2,}/).map((block) => {
    const mark = /^(?:#+|-|\d(?=\.)|>|\|)/.exec(block)?.[0] ?? '¶'
    return `${/\d/.test(mark) ? '1.' : mark} ${mark === '¶' ? '' : block.split('\n').length}`.trim()
  })

describe('the two languages of a publication', () => {
  const inBoth = samplePublications.filter(({ publishedLanguages }) => publishedLanguages.includes('ar'))

  it.each(inBoth.map((publication) => [publication.titleEn, publication] as const))(
    'have the same structure: %s',
    (_title, { contentEn, contentAr }) => {
      expect(shapeOf(contentEn)).toContain('## 1')
      expect(shapeOf(contentAr)).toEqual(shapeOf(contentEn))
    },
  )
})

describe('the two languages of a guide', () => {
  const active = sampleServices.filter(({ status }) => status === 'active')
  const countOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’,]*/gu)?.length ?? 0
  /** Digits are written in both languages for articles, hours and sums. */
  const numbersIn = (text: string) => text.match(/\d[\d,]*(?!\.)/g)?.sort()

  it.each(active.map((service) => [service.nameEn, service] as const))(
    'have the same structure, numbers and questions: %s',
    (_name, { guideEn, guideAr }) => {
      expect(shapeOf(guideEn).filter((block) => block.startsWith('##'))).toHaveLength(8)
      expect(shapeOf(guideAr)).toEqual(shapeOf(guideEn))
      expect(numbersIn(guideAr)).toEqual(numbersIn(guideEn))
      expect([guideEn.match(/\?$/gm), guideAr.match(/؟$/gm)].map((requested) => requested?.length)).toEqual([
        2, 2,
      ])
      expect(countOf(guideEn)).toBeGreaterThanOrEqual(150)
      expect(countOf(guideEn)).toBeLessThanOrEqual(260)
    },
  )
})

describe('the English of the sample', () => {
  const rows = [
    ...samplePublications,
    ...sampleServices,
    ...sampleTeamMembers,
    ...sampleClients,
    ...sampleSettings,
    ...sampleConsultations,
    ...sampleMessages,
  ]
  it('is American', () => {
    const texts = rows.flatMap((row) => JSON.stringify(row).split(/(?<=[.?!])\s|\\n/))
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => british.test(text))).toEqual([])
  })

  it('includes the days in the promise, as the Arabic does', () => {
    const promises = sampleSettings.map(({ value }) => value).filter((value) => value.includes('24 '))
    expect(promises).toEqual([
      expect.stringContaining('within 24 hours, Sunday to Thursday.'),
      expect.stringContaining('خلال 24 ساعة من الأحد إلى الخميس.'),
    ])
  })
})
