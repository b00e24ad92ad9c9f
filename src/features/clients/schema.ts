import * as z from 'zod/mini'

export const clientTypes = ['corporate', 'individual', 'government', 'international'] as const
export type ClientType = (typeof clientTypes)[number]

/**
 * A company the firm shows as its client. The office speaks of `name`, `logo`, `website` and `description`, the
 * public list of `nameEn`, `logoUrl` and `websiteUrl`: both are there and agree (decision 3).
 */
export const client = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  description: z.string(),
  descriptionEn: z.string(),
  descriptionAr: z.string(),
  logo: z.string(),
  logoUrl: z.string(),
  website: z.string(),
  websiteUrl: z.string(),
  clientType: z.enum(clientTypes),
  isVisible: z.boolean(),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Client = z.infer<typeof client>

/** A client in a list; the descriptions stay away from `?content=none`. */
export const listedClient = z.extend(client, {
  description: z.optional(z.string()),
  descriptionEn: z.optional(z.string()),
  descriptionAr: z.optional(z.string()),
})
export type ListedClient = z.infer<typeof listedClient>

/** What the list can be narrowed by; `all` or nothing clears (decision 2). */
export const clientFilter = z.object({
  type: z.optional(z.enum(['', 'all', ...clientTypes], 'val.generic.format')),
  content: z.optional(z.enum(['', 'none'], 'val.generic.format')),
})
export type ClientFilter = z.infer<typeof clientFilter>
