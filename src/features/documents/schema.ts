import * as z from 'zod/mini'
import { malwareCheck } from '#features/malware/schema.ts'
import { notEmpty, seenVersion } from '#fields/changes.ts'
import { plannedDay } from '#fields/day.ts'
import { foldedNumber, requiredText } from '#fields/text.ts'

export const documentRequestStates = ['open', 'received', 'withdrawn'] as const

const wholeNumber = z.pipe(
  z.string('val.generic.required').check(foldedNumber, z.regex(/^[1-9]\d{0,8}$/, 'val.generic.number')),
  z.transform(Number),
)

/** The form fields before the file, as text. */
export const clientUploadFields = z.strictObject({
  consultationId: z.optional(wholeNumber),
  documentRequestId: z.optional(wholeNumber),
})
export const officeUploadFields = z.strictObject({
  userId: wholeNumber,
  consultationId: z.optional(wholeNumber),
  /** The office confirms that this is the right person, although the address is not verified. */
  confirmsUnverified: z.optional(z.literal('true', 'val.generic.format')),
})

const documentView = z.object({ userName: z.nullable(z.string()), createdAt: z.string() })

const sharedFields = {
  id: z.int(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  consultationId: z.nullable(z.int()),
  /** Null for a deleted user. */
  uploadedBy: z.nullable(z.string()),
  isFromFirm: z.boolean(),
  openedAt: z.nullable(z.string()),
  malwareCheck,
  createdAt: z.string(),
}

/** The client's view of a document; `views` are those by staff. */
export const ownDocument = z.object({
  ...sharedFields,
  views: z.array(documentView),
  isDeletable: z.boolean(),
})
export type OwnDocument = z.infer<typeof ownDocument>

/** The office's view of a document; `views` are the client's. */
export const document = z.object({
  ...sharedFields,
  userId: z.int(),
  clientName: z.string(),
  views: z.array(documentView),
})
export type Document = z.infer<typeof document>

export const documentFilter = z.object({
  userId: z.optional(wholeNumber),
  consultationId: z.optional(wholeNumber),
})

export const documentRequestInput = z.strictObject({
  userId: z.int32('val.generic.required'),
  consultationId: z.optional(z.nullable(z.int32('val.generic.number'))),
  title: requiredText('val.generic.required', 200),
  dueDate: plannedDay,
})
export type DocumentRequestInput = z.infer<typeof documentRequestInput>

/** A paper of a list or of the client's answers, copied so that a later change of either changes no request. */
const requestedPaper = z.object({
  /** Stable within its list. */
  id: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  whyEn: z.string(),
  whyAr: z.string(),
  isRequired: z.boolean(),
  /** Whether the client's answers to the questions led to it. */
  isFromAnswers: z.optional(z.boolean()),
})
export type RequestedPaper = z.infer<typeof requestedPaper>

/** The sentence with which the office refuses a document, for the client to read. */
export const refusalInput = z.strictObject({
  refusal: requiredText('val.generic.required', 500),
  updatedAt: seenVersion,
})
export const acceptanceInput = z.strictObject({ updatedAt: seenVersion })

export const documentRequestChanges = z
  .partial(
    z.strictObject({
      title: documentRequestInput.shape.title,
      dueDate: documentRequestInput.shape.dueDate,
      state: z.enum(['open', 'withdrawn'], 'val.generic.format'),
    }),
  )
  .check(notEmpty())
export type DocumentRequestChanges = z.infer<typeof documentRequestChanges>

export const documentRequest = z.object({
  id: z.int(),
  userId: z.int(),
  clientName: z.string(),
  consultationId: z.nullable(z.int()),
  title: z.string(),
  dueDate: z.string(),
  state: z.enum(documentRequestStates),
  documentId: z.nullable(z.int()),
  /** The malware check of the document that was sent. */
  documentCheck: malwareCheck,
  /** Null for a document that the office has described itself. */
  paper: z.nullable(requestedPaper),
  /** Why the office refused the last document. If the request is open, another one is awaited. */
  refusal: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type DocumentRequest = z.infer<typeof documentRequest>
