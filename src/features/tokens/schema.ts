import * as z from 'zod/mini'
import { type Scope, scopes } from '#access/scopes.ts'
import { requiredText } from '#fields/text.ts'

/** Far more than the programs of one person; it limits the storage of one account. */
export const maxTokens = 20

export const defaultDays = 90
const maxDays = 365

/** The choices of the form; the API takes any number of days up to a year. */
export const offeredDays = [7, 30, defaultDays, 180, maxDays] as const

const maxNetworks = 20

/** An IP address or a network in CIDR notation. */
const network = z.union(
  [z.ipv4('val.network'), z.ipv6('val.network'), z.cidrv4('val.network'), z.cidrv6('val.network')],
  'val.network',
)

const isDistinct = (given: readonly string[]): boolean => new Set(given).size === given.length

export const tokenInput = z.strictObject({
  name: requiredText('val.token.name', 60),
  scopes: z
    .array(z.enum(scopes as [Scope, ...Scope[]], 'val.token.scopes'), 'val.token.scopes')
    .check(z.minLength(1, 'val.token.scopes'), z.refine(isDistinct, 'val.token.scopes')),
  /** Days until the end; 90 if it is omitted. */
  days: z.optional(
    z.int('val.token.days').check(z.minimum(1, 'val.token.days'), z.maximum(maxDays, 'val.token.days')),
  ),
  /** Calls from elsewhere are refused; an empty list admits every address. */
  networks: z.optional(z.array(network).check(z.maxLength(maxNetworks, 'val.token.networks'))),
})
export type TokenInput = z.infer<typeof tokenInput>

const token = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.string()),
  networks: z.array(z.string()),
  createdAt: z.string(),
  endsAt: z.string(),
  /** The day in Riyadh and the network of the last call; null before the first one. */
  lastUsedOn: z.nullable(z.string()),
  lastUsedNetwork: z.nullable(z.string()),
})

/** A token of the current user. */
export const ownToken = token
export type OwnToken = z.infer<typeof ownToken>

/** The only response with the token itself. */
export const createdToken = z.extend(token, { token: z.string() })
export type CreatedToken = z.infer<typeof createdToken>

/** A token of anyone in the office, for admins. */
export const officeToken = z.extend(token, {
  owner: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), username: z.string() }),
})
export type OfficeToken = z.infer<typeof officeToken>

/** Networks as typed into one field. */
export const networksIn = (text: string): string[] => text.split(/[\s,،]+/).filter(Boolean)

/** The form of a new token. */
export const tokenForm = z.object({
  name: tokenInput.shape.name,
  days: z.string(),
  scopes: tokenInput.shape.scopes,
  networks: z.string().check(
    z.refine((text) => networksIn(text).every((each) => network.safeParse(each).success), 'val.network'),
    z.refine((text) => networksIn(text).length <= maxNetworks, 'val.token.networks'),
  ),
})
