import type { Language } from '#languages/language.ts'
import type { Address, PagePath } from './href.ts'
export const roles = ['admin', 'staff', 'client'] as const
export type Role = (typeof roles)[number]

/** Everyone who may stand before a door; a guest has no session. */
export type Visitor = Role | 'guest'

/** What a guard and a screen know of the person who is logged in. */
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
  /** Whether the mailbox of the address has said so itself. */
  isVerified: boolean
  /** Since when the office has had its own word for the person. */
  seenInPersonAt: string | null
}

/** Who asks to read something. */
export type Reader = Pick<SignedInUser, 'id' | 'role'>

/** Whether the firm knows who is behind an account, by the address or by having seen them. */
export const isKnownPerson = ({
  isVerified,
  seenInPersonAt,
}: Pick<SignedInUser, 'isVerified' | 'seenInPersonAt'>): boolean => isVerified || seenInPersonAt !== null

/** Where each role starts after login, and where the guard sends who stands before the wrong door. */
export const homeOf = (role: Role): Address => (role === 'client' ? '/client' : '/dashboard')

/** Where each role keeps its own account. */
export const accountPageOf = (role: Role): Extract<PagePath, '/client/profile' | '/dashboard/account'> =>
  role === 'client' ? '/client/profile' : '/dashboard/account'
