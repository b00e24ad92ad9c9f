import * as z from 'zod/mini'
import { consultationNote } from '#features/consultations/note-schema.ts'
import { historyEntry } from '#features/consultations/schema.ts'
import { conversation } from '#features/conversations/schema.ts'
import { documentRequest, documentRequestStates } from '#features/documents/schema.ts'
import { malwareCheck } from '#features/malware/schema.ts'
import { message } from '#features/messages/schema.ts'
import { foldedNumber } from '#fields/text.ts'

/** The history that is part of the thread; the rest is in the history of the request. */
export const threadFields = [
  'status',
  'withdrawn',
  'claimed',
  'replied',
  'spokenWith',
  'appointmentProposed',
  'appointmentConfirmed',
  'appointmentMoved',
  'appointmentChanged',
  'appointmentCanceled',
] as const

const entry = { id: z.int(), at: z.string() }

/** A document without a message. */
const threadDocument = z.object({
  kind: z.literal('document'),
  ...entry,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  isFromClient: z.boolean(),
  /** Null for a deleted user. */
  uploadedByName: z.nullable(z.string()),
  malwareCheck,
})
const threadDocumentRequest = z.object({
  kind: z.literal('documentRequest'),
  ...entry,
  title: z.string(),
  dueDate: z.string(),
  state: z.enum(documentRequestStates),
  paper: documentRequest.shape.paper,
  /** Null for a deleted user, and if the client's answers led to it. */
  requestedByName: z.nullable(z.string()),
})

/** Sent answers to the questions of the request. */
const threadAnswers = z.object({
  kind: z.literal('answers'),
  ...entry,
  /** The number of the version of the questions. */
  version: z.int(),
  isByOffice: z.boolean(),
  recordedByName: z.nullable(z.string()),
})

const threadEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), ...entry, change: historyEntry }),
  z.object({ kind: z.literal('message'), ...entry, message }),
  threadDocument,
  threadDocumentRequest,
  z.object({ kind: z.literal('note'), ...entry, note: consultationNote }),
  z.object({ kind: z.literal('conversation'), ...entry, conversation }),
  threadAnswers,
])
export type ThreadEntry = z.infer<typeof threadEntry>
export type ThreadKind = ThreadEntry['kind']
export type EntryOf<Kind extends ThreadKind> = Extract<ThreadEntry, { kind: Kind }>

export const thread = z.object({
  /** The newest entries, oldest first. */
  entries: z.array(threadEntry),
  hasMore: z.boolean(),
  /** The oldest entries that were asked for and are not among the newest, oldest first. */
  earliest: z.array(threadEntry),
  /** The entries between the two: their number and the times of the first and the last one. */
  between: z.nullable(z.object({ count: z.int(), from: z.string(), until: z.string() })),
})
export type Thread = z.infer<typeof thread>

const entryCount = z.optional(
  z.pipe(
    z.string().check(foldedNumber, z.regex(/^[1-9]\d{0,3}$/, 'val.generic.number')),
    z.transform((text) => Number(text)),
  ),
)

/**
 * The newest `count` and the oldest `first` entries. A request for more returns the others again, so that none is
 * missing or repeated.
 */
export const threadFilter = z.object({ count: entryCount, first: entryCount })
