import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { consultationStatuses } from '#features/consultations/values.ts'
import { publicationStates } from '#features/publications/values.ts'
import { textLine } from '#fields/text.ts'
import { longestQuery, personKinds } from './values.ts'

export const findQuery = z.object({ q: textLine(longestQuery) })

/** Found by a name that is written differently, perhaps in the other script. */
const isAlike = z.boolean()

const person = z.object({
  kind: z.enum(personKinds),
  /** Of the account or of the member; of a guest, that of a request of theirs. */
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  email: z.string(),
  /** Empty where the reader is not told it. */
  phone: z.string(),
  /** Of an account. */
  role: z.nullable(z.enum(roles)),
  isActive: z.boolean(),
  isAlike,
})
export type FoundPerson = z.infer<typeof person>

const request = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  email: z.string(),
  phone: z.string(),
  /** A party of the request by whose name it was found; only for its readers. */
  party: z.string(),
  status: z.enum(consultationStatuses),
  isRestricted: z.boolean(),
  createdAt: z.string(),
  isAlike,
})
export type FoundRequest = z.infer<typeof request>

const letter = z.object({
  /** A message of the portal, or one from the form of the website. */
  kind: z.enum(['message', 'contact']),
  id: z.int(),
  subject: z.string(),
  /** Null for a former user. */
  from: z.nullable(z.string()),
  /** Around what was found; empty where the reader is not shown the text in a list. */
  excerpt: z.string(),
  isRestricted: z.boolean(),
  createdAt: z.string(),
})
export type FoundLetter = z.infer<typeof letter>

const document = z.object({
  /** A file, or one that a client was asked for. */
  kind: z.enum(['document', 'request']),
  id: z.int(),
  name: z.string(),
  userId: z.int(),
  clientName: z.string(),
  isRestricted: z.boolean(),
  createdAt: z.string(),
})

const publication = z.object({
  id: z.int(),
  titleEn: z.string(),
  titleAr: z.string(),
  state: z.enum(publicationStates),
})

const record = z.object({
  kind: z.enum(['service', 'client']),
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  isVisible: z.boolean(),
  isAlike,
})

/** At most five of each, the best first. */
export const findAnswer = z.object({
  people: z.array(person),
  requests: z.array(request),
  letters: z.array(letter),
  documents: z.array(document),
  publications: z.array(publication),
  records: z.array(record),
})
export type FindAnswer = z.infer<typeof findAnswer>
