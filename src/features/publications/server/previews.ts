import { setImmediate } from 'node:timers/promises'
import { excerpt } from '#i18n/format.ts'
import { plainTextOf } from '#markdown/markdown.ts'
import type { ListedPublication } from '../schema.ts'

/** As the database has it, in the languages that are published; a content may be its beginning alone. */
export type PublicationRow = Omit<
  ListedPublication,
  'previewEn' | 'previewAr' | 'hits' | 'contentEn' | 'contentAr'
> &
  Record<'contentEn' | 'contentAr', string>

export type Texts = Record<'titleEn' | 'titleAr' | 'contentEn' | 'contentAr', string>

/** What a reader sees of it, without Markdown's marks. */
export const textsOf = ({ titleEn, titleAr, contentEn, contentAr }: PublicationRow): Texts => ({
  titleEn,
  titleAr,
  contentEn: plainTextOf(contentEn),
  contentAr: plainTextOf(contentAr),
})

const previewLength = 120

export const listed = (
  row: PublicationRow,
  withContents = false,
  texts = textsOf(row),
): ListedPublication => {
  const { contentEn, contentAr, ...rest } = row
  return {
    ...rest,
    previewEn: excerpt(texts.contentEn, previewLength),
    previewAr: excerpt(texts.contentAr, previewLength),
    ...(withContents && { contentEn, contentAr }),
  }
}

const rowsInTurn = 10

/** Reads through texts a few at a time: a page of 500 must not keep other requests waiting. */
export const inTurns = async <Row, Answer>(rows: Row[], work: (row: Row) => Answer): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const row of rows) {
    answers.push(work(row))
    if (answers.length % rowsInTurn === 0) await setImmediate()
  }
  return answers
}
