import { isIP } from 'node:net'

/** The website as browsers and devices know it: passkeys belong to a host, and answers name the origin. */
export type RelyingParty = { host: string; origin: string }

/** Undefined where browsers know no passkeys: at an IP address, and without https but on this very machine. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | undefined => {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  return isSecure && !isAddress ? { host: hostname, origin } : undefined
}
