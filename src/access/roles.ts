import type { Language } from '#languages/language.ts'
import type { Address, PagePath } from './href.ts'
export const roles = ['admin', 'staff', 'client'] as const
export type Role = (typeof roles)[number]

/** Everyone who may reach a guard; a guest has no session. */
export type Visitor = Role | 'guest'

/** What guards and screens know about the person who is logged in. */
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
  /** When the office first vouched for the person; null if it never has. */
  seenInPersonAt: string | null
}

/** The person whose read access is being asked about. */
export type Reader = Pick<SignedInUser, 'id' | 'role'>

/** Whether the firm knows who is behind an account: the address is confirmed, or the office has seen them. */
export const isKnownPerson = ({
  isVerified,
  seenInPersonAt,
}: Pick<SignedInUser, 'isVerified' | 'seenInPersonAt'>): boolean => isVerified || seenInPersonAt !== null

/** Where each role starts after login, and where the guard sends people who open a page of another role. */
export const homeOf = (role: Role): Address => (role === 'client' ? '/client' : '/dashboard')

/** The page on which each role manages its own account. */
export const accountPageOf = (role: Role): Extract<PagePath, '/client/profile' | '/dashboard/account'> =>
  role === 'client' ? '/client/profile' : '/dashboard/account'
