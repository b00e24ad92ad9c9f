import { href } from './href.ts'
import { homeOf, type Role } from './roles.ts'

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

const anyHost = 'http://own.invalid'

/** Resolved like in a browser: `/./` and a tab between two slashes would lead to another host. */
const ownPath = (next: string | null): string | undefined => {
  if (!next?.startsWith('/') || !URL.canParse(next, anyHost)) return undefined
  const { origin, pathname, search, hash } = new URL(next, anyHost)
  return origin === anyHost && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
