import * as z from 'zod/mini'
import { noticeWays } from '#features/consents/schema.ts'
import { recordedOrigins } from '#features/consultations/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { readDay } from '#fields/day.ts'
import { emailAddress } from '#fields/email.ts'
import { emptyOr } from '#fields/empty-or.ts'
import { foldNumber } from '#fields/fold.ts'
import { phoneProblem } from '#fields/phone.ts'
import { personName, textLine, textLines } from '#fields/text.ts'
import { instantInRiyadh, todayInRiyadh } from '#firm-time/riyadh.ts'
import type { TextKey } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { type RecordInput, urgentDay } from '../schema.ts'

/** Options need a value (P4.16): no answer, nobody, not yet. */
export const none = 'none'

const phone = z.string().check(
  z.refine((typed) => typed.trim() === '' || phoneProblem(typed) === undefined, {
    error: ({ input }) => phoneProblem(String(input)),
  }),
)

const time = z
  .string()
  .check(z.refine((typed) => typed === '' || /^\d\d:\d\d$/.test(foldNumber(typed)), 'val.generic.format'))

/** The fields of the dialog. */
export const recordForm = z
  .object({
    /** The id of the caller's account, if it was chosen. */
    userId: z.string(),
    phone,
    firstName: personName('val.generic.required'),
    lastName: textLine(100),
    email: emptyOr(emailAddress(), 'val.generic.email'),
    origin: z.enum(recordedOrigins, 'val.generic.required'),
    service: z.enum(serviceAreas, 'val.generic.required'),
    message: textLines(5000),
    otherSide: textLine(200),
    urgentDay: emptyOr(urgentDay),
    urgentReason: textLine(200),
    language: z.enum(languages),
    assignedToId: z.string(),
    heardThrough: z.string(),
    receivedDay: z.string(),
    receivedTime: time,
    noticeWay: z.enum([none, ...noticeWays]),
    isSpokenWith: z.boolean(),
  })
  .check(
    z.refine(({ phone, email }) => phone.trim() !== '' || email !== '', {
      error: 'val.record.contact',
      path: ['phone'],
    }),
    z.refine(({ receivedDay, receivedTime }) => receivedDay === '' || receivedTime !== '', {
      error: 'val.generic.required',
      path: ['receivedTime'],
    }),
  )
export type RecordValues = z.input<typeof recordForm>
export type RecordOutput = z.output<typeof recordForm>

export const emptyValues = {
  userId: '',
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  origin: 'phone',
  message: '',
  otherSide: '',
  urgentDay: '',
  urgentReason: '',
  assignedToId: none,
  heardThrough: none,
  receivedDay: '',
  receivedTime: '',
  noticeWay: none,
  isSpokenWith: false,
} as const

/** Field labels, in the order of the dialog. */
export const labels = {
  phone: 'form.phone',
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  origin: 'desk.origin',
  service: 'form.service',
  message: 'desk.words',
  email: 'form.email',
  otherSide: 'desk.otherSide',
  urgentDay: 'desk.urgentDay',
  urgentReason: 'desk.urgentReason',
  assignedToId: 'desk.assignee',
  language: 'desk.language',
  heardThrough: 'desk.heard',
  noticeWay: 'desk.notice',
  receivedDay: 'desk.receivedAt.day',
  receivedTime: 'desk.receivedAt',
  isSpokenWith: 'desk.spokenWith',
} as const satisfies Partial<Record<keyof RecordValues, TextKey>>

const isArabic = (name: string): boolean => /\p{Script=Arabic}/u.test(name)

const partyOf = (name: string) => ({
  role: 'opposing' as const,
  nameArabic: isArabic(name) ? name : '',
  nameLatin: isArabic(name) ? '' : name,
  number: null,
})

/** A time without a day is one of today. */
const receivedAtOf = ({ receivedDay, receivedTime }: RecordOutput) => {
  if (receivedTime === '') return null
  const day = receivedDay === '' ? todayInRiyadh(new Date()) : readDay(receivedDay)
  return day ? instantInRiyadh(day, foldNumber(receivedTime)).toISOString() : receivedDay
}

/** The request body. */
export const inputOf = (values: RecordOutput): RecordInput => {
  const { otherSide, userId, heardThrough, noticeWay, assignedToId, urgentDay } = values
  const { phone, firstName, lastName, email, origin, service, message, urgentReason, language } = values
  return {
    phone,
    firstName,
    lastName,
    email,
    origin,
    service,
    message,
    urgentReason,
    language,
    userId: userId === '' ? null : Number(userId),
    parties: otherSide === '' ? [] : [partyOf(otherSide)],
    urgentDay: urgentDay === '' ? null : urgentDay,
    assignedToId: assignedToId === none ? null : Number(assignedToId),
    heardThrough: heardThrough === none ? null : heardThrough,
    noticeWay: noticeWay === none ? null : noticeWay,
    receivedAt: receivedAtOf(values),
    isSpokenWith: values.isSpokenWith,
  }
}
