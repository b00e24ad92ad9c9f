import type { Language } from '#languages/language.ts'
import type { Address, PagePath } from './href.ts'
export const roles = ['admin', 'staff', 'client'] as const
export type Role = (typeof roles)[number]

/** Everyone who may reach a guard; a guest has no session. */
export type Visitor = Role | 'guest'

/** The properties of the logged-in user for guards and screens. */
export type SignedInUser = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  role: Role
  preferredLanguage: Language
  contactPreference: 'email' | 'phone' | 'whatsapp'
  /** Whether the person has confirmed their email address. */
  isVerified: boolean
  /** When the office first confirmed the person's identity; null if it never did. */
  seenInPersonAt: string | null
}

/** The person whose read access is checked. */
export type Reader = Pick<SignedInUser, 'id' | 'role'>

/** Whether the firm has verified an account's owner: the address is confirmed, or the office has met them. */
export const isKnownPerson = ({
  isVerified,
  seenInPersonAt,
}: Pick<SignedInUser, 'isVerified' | 'seenInPersonAt'>): boolean => isVerified || seenInPersonAt !== null

/** The start page of each role after login; the guard also redirects here from pages of another role. */
export const homeOf = (role: Role): Address => (role === 'client' ? '/client' : '/dashboard')

/** The page on which each role manages its own account. */
export const accountPageOf = (role: Role): Extract<PagePath, '/client/profile' | '/dashboard/account'> =>
  role === 'client' ? '/client/profile' : '/dashboard/account'
