import * as z from 'zod/mini'
import { readDay, refusalOf } from '#fields/day.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { contentLanguages } from '#languages/language.ts'
import {
  type AdminPublication,
  type PublicationInput,
  type PublicationTexts,
  publicationInput,
  textNames,
} from '../admin-schema.ts'
import { publicationStates, stateOf } from '../values.ts'

const { titleEn, contentEn, category } = publicationInput.shape

const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
const isDate = (date: string): boolean => {
  const day = readDay(date)
  return day !== undefined && day >= '1900' && day < '3000'
}

const dateProblem = ({ input }: { input?: unknown }): string => refusalOf(String(input))

export const editorSchema = z
  .object({
    titleEn,
    contentEn,
    category,
    // Required here: the form contains every field, and an empty text is a value.
    titleAr: required(publicationInput.shape.titleAr),
    summaryEn: required(publicationInput.shape.summaryEn),
    summaryAr: required(publicationInput.shape.summaryAr),
    contentAr: required(publicationInput.shape.contentAr),
    coverImage: required(publicationInput.shape.coverImage),
    publishedLanguages: z
      .array(z.enum(contentLanguages))
      .check(z.minLength(1, 'val.publishedLanguages.none')),
    state: z.enum(publicationStates),
    /** Riyadh time: `2025-03-11` and `09:00`. */
    date: z.string().check(z.refine(isDate, { error: dateProblem })),
    time: z.string().check(z.refine(isTime, 'val.generic.format')),
    /** The date for the unpublished language; empty for never. */
    laterDate: z.string().check(z.refine((date) => date === '' || isDate(date), { error: dateProblem })),
    laterTime: z.string().check(z.refine(isTime, 'val.generic.format')),
  })
  .check(
    z.refine(
      ({ publishedLanguages, titleAr, contentAr }) =>
        publishedLanguages.includes('en') || Boolean(titleAr && contentAr),
      { error: 'val.publishedLanguages.noArabic', path: ['publishedLanguages'] },
    ),
    z.refine(({ state, date, time }) => state !== 'scheduled' || isFuture(date, time), {
      error: 'val.publishDate.past',
      path: ['date'],
    }),
    z.refine((values) => !followsLater(values) || isFuture(values.laterDate, values.laterTime), {
      error: 'val.publishDate.past',
      path: ['laterDate'],
    }),
  )

/** The values of the editor: the fields of a publication, with state and date as the form represents them. */
export type EditorValues = z.infer<typeof editorSchema>

/** Whether one language is published and the other is scheduled for its own date. */
function followsLater({
  publishedLanguages,
  laterDate,
}: Pick<EditorValues, 'publishedLanguages' | 'laterDate'>): boolean {
  return publishedLanguages.length === 1 && laterDate !== ''
}

function required<Output>(part: z.ZodMiniOptional<z.ZodMiniType<Output, string>>) {
  return part.def.innerType
}

/** Riyadh has no daylight saving time. */
const offset = '+03:00'
const offsetInMs = 3 * 3_600_000

export const instantOf = ({ date, time }: Pick<EditorValues, 'date' | 'time'>): Date =>
  new Date(`${readDay(date) ?? date}T${time}:00${offset}`)

export const isFuture = (date: string, time: string): boolean =>
  isDate(date) && isTime(time) && instantOf({ date, time }).getTime() > Date.now()

/** Splits an instant into the two fields. */
export const dateAndTimeOf = (instant: Date): Pick<EditorValues, 'date' | 'time'> => {
  const local = new Date(instant.getTime() + offsetInMs).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

const textsOf = (publication: Partial<PublicationTexts>) =>
  Object.fromEntries(textNames.map((name) => [name, publication[name] ?? ''])) as PublicationTexts

/** The default is an immediate publication in the category of corporate law (specification, section 9). */
export const newEditorValues = (now: Date): EditorValues => ({
  ...textsOf({}),
  category: 'corporate_law',
  coverImage: '',
  publishedLanguages: [...contentLanguages],
  state: 'published',
  ...dateAndTimeOf(now),
  ...laterOf(null),
})

export const valuesOf = (publication: AdminPublication): EditorValues => ({
  ...textsOf(publication),
  category: publication.category,
  coverImage: publication.coverImage,
  // Uses the order of the checkboxes, so that equal choices are equal values.
  publishedLanguages: contentLanguages.filter((code) => publication.publishedLanguages.includes(code)),
  state: stateOf(publication, new Date()),
  ...dateAndTimeOf(new Date(publication.publishDate)),
  ...laterOf(publication.otherLanguageDate),
})

const laterOf = (instant: string | null): Pick<EditorValues, 'laterDate' | 'laterTime'> => {
  const { date, time } = instant ? dateAndTimeOf(new Date(instant)) : { date: '', time: '09:00' }
  return { laterDate: date, laterTime: time }
}

/**
 * The input to send. An unchanged date keeps its seconds; «published» with a future date uses the current
 * time.
 */
export const inputOf = (
  { state, date, time, laterDate, laterTime, ...fields }: EditorValues,
  begun: Pick<EditorValues, 'date' | 'time'>,
): PublicationInput => {
  const isTouched = date !== begun.date || time !== begun.time
  const instant = state === 'published' && isFuture(date, time) ? new Date() : instantOf({ date, time })
  return {
    ...fields,
    isVisible: state !== 'draft',
    otherLanguageDate: followsLater({ ...fields, laterDate })
      ? instantOf({ date: laterDate, time: laterTime }).toISOString()
      : null,
    ...(isTouched && { publishDate: instant.toISOString() }),
  }
}

/** Field labels, in the order of the page. */
export const fieldLabels = {
  titleEn: 'editor.titleEn',
  summaryEn: 'editor.summaryEn',
  contentEn: 'editor.contentEn',
  titleAr: 'editor.titleAr',
  summaryAr: 'editor.summaryAr',
  contentAr: 'editor.contentAr',
  state: 'editor.status',
  date: 'table.publishDate',
  time: 'editor.time',
  publishedLanguages: 'editor.languages',
  laterDate: 'editor.later',
  laterTime: 'editor.later.time',
  category: 'publications.office.category',
  coverImage: 'editor.cover',
} as const satisfies Record<keyof EditorValues, TextKey>
