import { setImmediate } from 'node:timers/promises'
import { excerpt } from '#i18n/format.ts'
import { plainTextOf } from '#markdown/markdown.ts'
import type { ListedPublication } from '../schema.ts'

/** A row in the languages it is published in; its contents may be only their beginnings. */
export type PublicationRow = Omit<
  ListedPublication,
  'previewEn' | 'previewAr' | 'hits' | 'contentEn' | 'contentAr'
> &
  Record<'contentEn' | 'contentAr', string>

export type Texts = Record<'titleEn' | 'titleAr' | 'contentEn' | 'contentAr', string>

/** The plain text a reader sees, without Markdown. */
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

/** Processes texts a few at a time, so that a page of 500 does not block other requests. */
export const inTurns = async <Row, Answer>(rows: Row[], work: (row: Row) => Answer): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const row of rows) {
    answers.push(work(row))
    if (answers.length % rowsInTurn === 0) await setImmediate()
  }
  return answers
}
