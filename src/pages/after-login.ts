import { destinationAfterLogin } from '#access/destination.ts'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { homeOf, type Role } from '#access/roles.ts'
import type { Page } from './page.ts'

/** The login, and the way back from it. */
export const loginFor = (address: string) => href(`/auth?next=${encodeURIComponent(address)}`)

type Visitor = { role: Role; needsTwoFactor?: boolean } | undefined

/** Where the server sends a visitor who may not see a guarded page; undefined for one who may. */
export const redirectFrom = (
  { access, path }: Pick<Page, 'access' | 'path'>,
  address: string,
  visitor: Visitor,
): string | undefined => {
  if (access === 'open') return undefined
  if (access === 'guests')
    return visitor && destinationAfterLogin(visitor.role, new URL(address, 'http://own.invalid').search)
  if (!visitor) return loginFor(address)
  if (!may(visitor.role, access)) return homeOf(visitor.role)
  // Until the required second factor is set up, the server refuses everything else.
  const isAccount = path === href('/dashboard/account')
  return visitor.needsTwoFactor && !isAccount && visitor.role !== 'client'
    ? href('/dashboard/account#two-factor')
    : undefined
}
