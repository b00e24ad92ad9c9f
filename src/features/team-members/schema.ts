import * as z from 'zod/mini'
import { serviceAreas } from '#features/services/schema.ts'

export const memberTypes = ['partner', 'associate', 'consultant'] as const
export type MemberType = (typeof memberTypes)[number]

/** A person of the team as visitors read them; `position`, `bio` and the like are the English texts. */
export const teamMember = z.object({
  id: z.int(),
  /** The name shown: the member's own, else the linked user's, else the position. */
  nameEn: z.string(),
  nameAr: z.string(),
  position: z.string(),
  positionAr: z.string(),
  bio: z.string(),
  bioAr: z.string(),
  specialization: z.string(),
  specializationAr: z.string(),
  /** One degree or certificate on each line. */
  education: z.string(),
  educationAr: z.string(),
  /** Codes such as `ar`, in the order the member speaks them. */
  languages: z.array(z.string()),
  areas: z.array(z.enum(serviceAreas)),
  memberType: z.enum(memberTypes),
  licenseNumber: z.string(),
  imageUrl: z.string(),
  email: z.string(),
  phone: z.string(),
  linkedin: z.string(),
  twitter: z.string(),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TeamMember = z.infer<typeof teamMember>

/** A person in a list; the long texts stay away from `?content=none`. */
export const listedTeamMember = z.extend(teamMember, {
  bio: z.optional(z.string()),
  bioAr: z.optional(z.string()),
  education: z.optional(z.string()),
  educationAr: z.optional(z.string()),
})
export type ListedTeamMember = z.infer<typeof listedTeamMember>

/** What a list of people can be narrowed by; `all` or nothing clears (decision 2). */
export const teamMemberFilter = z.object({
  type: z.optional(z.enum(['', 'all', ...memberTypes], 'val.generic.format')),
  area: z.optional(z.enum(['', 'all', ...serviceAreas], 'val.generic.format')),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})
export type TeamMemberFilter = z.infer<typeof teamMemberFilter>
