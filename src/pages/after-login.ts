import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import { homeOf, type Role } from '#access/roles.ts'
import type { Page } from './page.ts'

/**
 * The path that required the login, if it belongs to this site and to the person's role; otherwise their home
 * (P4.2).
 */
export const destinationAfterLogin = (role: Role, search: string): string => {
  const next = ownPath(new URLSearchParams(search).get('next'))
  if (next === undefined) return homeOf(role)
  const isOther = role === 'client' ? next.startsWith(href('/dashboard')) : next.startsWith(href('/client'))
  return isOther || next.startsWith(href('/auth')) ? homeOf(role) : next
}

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
    return visitor && destinationAfterLogin(visitor.role, new URL(address, anyHost).search)
  if (!visitor) return loginFor(address)
  if (!may(visitor.role, access)) return homeOf(visitor.role)
  // Until the required second factor is set up, the server refuses everything else.
  const isAccount = path === href('/dashboard/account')
  return visitor.needsTwoFactor && !isAccount && visitor.role !== 'client'
    ? href('/dashboard/account#two-factor')
    : undefined
}

const anyHost = 'http://own.invalid'

/** Resolved like in a browser: `/./` and a tab between two slashes would lead to another host. */
const ownPath = (next: string | null): string | undefined => {
  if (!next?.startsWith('/') || !URL.canParse(next, anyHost)) return undefined
  const { origin, pathname, search, hash } = new URL(next, anyHost)
  return origin === anyHost && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
