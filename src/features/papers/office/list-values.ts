import type * as z from 'zod/mini'
import type { TextKey } from '#i18n/translate.tsx'
import type { PaperList, paperListInput } from '../schema.ts'

/** The form always contains all fields; the version is added when it is saved. */
export type PaperListValues = Omit<z.input<typeof paperListInput>, 'updatedAt'>
export type PaperValues = PaperListValues['papers'][number]

/** The fields of a paper besides its id, in the order of the form. */
const paperLabels = {
  titleEn: 'paperLists.paper.titleEn',
  titleAr: 'paperLists.paper.titleAr',
  whyEn: 'paperLists.paper.whyEn',
  whyAr: 'paperLists.paper.whyAr',
  days: 'paperLists.paper.days',
  isRequired: 'paperLists.paper.isRequired',
} as const satisfies Partial<Record<keyof PaperValues, TextKey>>
export type PaperField = keyof typeof paperLabels

export const listLabels = {
  area: 'paperLists.area',
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  papers: 'paperLists.papers',
  isReviewed: 'paperLists.isReviewed',
} as const satisfies Record<keyof PaperListValues, TextKey>

/** The labels with those of each paper, in the order of the form. */
export const labelsWith = (papers: number): Record<string, TextKey> => {
  const { area, nameEn, nameAr, isReviewed, papers: list } = listLabels
  const ofPapers = Array.from({ length: papers }, (_, at) =>
    Object.entries(paperLabels).map(([name, label]) => [`papers.${at}.${name}`, label] as const),
  )
  return { area, nameEn, nameAr, ...Object.fromEntries(ofPapers.flat()), papers: list, isReviewed }
}

export const emptyPaper: PaperValues = {
  id: '',
  titleEn: '',
  titleAr: '',
  whyEn: '',
  whyAr: '',
  isRequired: true,
  days: 3,
}

/** The only area without a shipped list. */
export const newList: PaperListValues = {
  area: 'other',
  nameEn: '',
  nameAr: '',
  papers: [emptyPaper],
  isReviewed: false,
}

export const valuesOf = ({ area, nameEn, nameAr, papers, isReviewed }: PaperList): PaperListValues => ({
  area,
  nameEn,
  nameAr,
  papers,
  isReviewed,
})

/** The papers as text, one field on each line, to compare two versions. */
export const textOfPapers = (
  papers: PaperListValues['papers'],
  words: Record<'required' | 'optional', string>,
): string =>
  papers
    .map(({ titleEn, titleAr, whyEn, whyAr, isRequired, days }, at) =>
      [`${at + 1}`, titleEn, titleAr, whyEn, whyAr, words[isRequired ? 'required' : 'optional'], `${days}`]
        .filter((line) => line)
        .join('\n'),
    )
    .join('\n\n')
