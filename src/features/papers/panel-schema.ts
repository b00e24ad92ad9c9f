import * as z from 'zod/mini'
import { documentRequest } from '#features/documents/schema.ts'
import { maxPapers } from './values.ts'

export const askInput = z.strictObject({
  /** The ids of the chosen papers. */
  papers: z
    .array(z.string('val.generic.format'), 'val.generic.required')
    .check(z.minLength(1, 'val.papers.none'), z.maxLength(maxPapers, 'val.generic.format')),
})

export const useInput = z.strictObject({ documentId: z.int32('val.generic.required') })

/** A document of the same person for the same paper of another request. */
const usableDocument = z.object({ documentId: z.int(), consultationId: z.int(), name: z.string() })
export type UsableDocument = z.infer<typeof usableDocument>

const requestOfPaper = z.object({
  ...z.pick(documentRequest, {
    id: true,
    state: true,
    dueDate: true,
    documentCheck: true,
    refusal: true,
    acceptedAt: true,
    updatedAt: true,
  }).shape,
  /** Null also for a document of another request that the reader may not open. */
  documentId: z.nullable(z.int()),
  documentName: z.nullable(z.string()),
  /** The other request that the document belongs to. */
  usedFrom: z.nullable(z.int()),
})
export type RequestOfPaper = z.infer<typeof requestOfPaper>

const paperRow = z.object({
  /** Null for a document that the office has described itself. */
  paper: z.nullable(z.string()),
  titleEn: z.string(),
  titleAr: z.string(),
  whyEn: z.string(),
  whyAr: z.string(),
  isRequired: z.boolean(),
  /** Whether the client's answers led to its request. */
  isFromAnswers: z.boolean(),
  /** The day on which it is due if it is requested today. */
  dueDate: z.nullable(z.string()),
  request: z.nullable(requestOfPaper),
  usable: z.array(usableDocument),
})
export type PaperRow = z.infer<typeof paperRow>

/** The papers of a request: those of the list of its service, then all others that were requested. */
export const paperPanel = z.object({
  /** Papers are requested from accounts. */
  hasAccount: z.boolean(),
  list: z.nullable(z.object({ nameEn: z.string(), nameAr: z.string(), isReviewed: z.boolean() })),
  rows: z.array(paperRow),
})
export type PaperPanel = z.infer<typeof paperPanel>
