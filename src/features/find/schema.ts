import * as z from 'zod/mini'
import { roles } from '#access/roles.ts'
import { auditEntities } from '#features/audit/values.ts'
import { consultationStatuses } from '#features/consultations/values.ts'
import { publicationStates } from '#features/publications/values.ts'
import { serviceAreas } from '#features/services/areas.ts'
import { textLine } from '#fields/text.ts'
import { findGroups, maxQueryLength, personKinds } from './values.ts'

export const findQuery = z.object({ q: textLine(maxQueryLength) })

/** Found by a name with a different spelling, possibly in the other script. */
const isAlike = z.boolean()

export const foundPerson = z.object({
  kind: z.enum(personKinds),
  /** The id of the account or member; for a guest, that of one of their requests. */
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  email: z.string(),
  /** Empty if the user may not see it. */
  phone: z.string(),
  /** Only for an account. */
  role: z.nullable(z.enum(roles)),
  isActive: z.boolean(),
  isAlike,
})
export type FoundPerson = z.infer<typeof foundPerson>

export const foundRequest = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The party of the request that matched; only for its readers. */
  party: z.string(),
  service: z.enum(serviceAreas),
  status: z.enum(consultationStatuses),
  isRestricted: z.boolean(),
  assignedToId: z.nullable(z.int()),
  assignedToName: z.nullable(z.string()),
  createdAt: z.string(),
  isAlike,
})
export type FoundRequest = z.infer<typeof foundRequest>

const letter = z.object({
  /** A message of the portal, or one from the contact form. */
  kind: z.enum(['message', 'contact']),
  id: z.int(),
  subject: z.string(),
  /** Null for a deleted user. */
  from: z.nullable(z.string()),
  /** The text around the match; empty if lists do not show it to this user. */
  excerpt: z.string(),
  isRestricted: z.boolean(),
  createdAt: z.string(),
})
export type FoundLetter = z.infer<typeof letter>

const document = z.object({
  /** A file, or a document request. */
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
  /** Its kind in the log. */
  kind: z.enum(auditEntities),
  id: z.int(),
  nameEn: z.string(),
  nameAr: z.string(),
  isVisible: z.boolean(),
  isAlike,
})

/** At most five of each kind, the best first. */
export const findAnswer = z.object({
  people: z.array(foundPerson),
  requests: z.array(foundRequest),
  letters: z.array(letter),
  documents: z.array(document),
  publications: z.array(publication),
  records: z.array(record),
  /** The groups with further hits. */
  more: z.array(z.enum(findGroups)),
})
export type FindAnswer = z.infer<typeof findAnswer>
