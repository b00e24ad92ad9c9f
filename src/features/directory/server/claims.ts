import type { ProviderOptions } from '../provider-options.ts'
import type { Claims } from './provider.ts'

/** Google vouches for an address of another domain only with the organization in `hd`. */
const google = 'https://accounts.google.com'

const textIn = (claims: Claims, name: string): string | undefined => {
  const value = claims[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 254) : undefined
}

/** The address, if the directory has verified that it belongs to the person. */
export const verifiedAddressIn = (claims: Claims): string | undefined => {
  const address = textIn(claims, 'email')
  if (address === undefined || claims.email_verified !== true) return undefined
  const isVouched =
    claims.iss !== google || textIn(claims, 'hd') !== undefined || /@gmail\.com$/i.test(address)
  return isVouched ? address : undefined
}

/** The names that may equal the one that an admin has written. An unverified address is not among them. */
export const namesIn = (claims: Claims): string[] =>
  [textIn(claims, 'preferred_username'), verifiedAddressIn(claims)].filter((name) => name !== undefined)

/** The name of a person for readers of the audit log and the account page. */
export const shownNameIn = (claims: Claims): string | null =>
  textIn(claims, 'preferred_username') ?? textIn(claims, 'email') ?? textIn(claims, 'name') ?? null

/** The address of a new account: any one that the directory sends, since it opens nothing. */
export const addressIn = (claims: Claims): string | undefined =>
  textIn(claims, 'email') ?? textIn(claims, 'preferred_username')

/** The parts of a name that the directory sends. */
export const nameIn = (claims: Claims): { firstName?: string; lastName?: string; fullName?: string } => {
  const [firstName, lastName, fullName] = ['given_name', 'family_name', 'name'].map((part) =>
    textIn(claims, part),
  )
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(fullName && { fullName }),
  }
}

/** Whether the directory says that a second factor was used. */
export const isStrong = (claims: Claims, { strongAcr }: Pick<ProviderOptions, 'strongAcr'>): boolean =>
  (Array.isArray(claims.amr) && claims.amr.includes('mfa')) ||
  (typeof claims.acr === 'string' && strongAcr.includes(claims.acr))

/** The time of the login at the directory. */
export const authenticatedAtIn = ({ auth_time: seconds }: Claims): Date | undefined =>
  typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
