import { isIP } from 'node:net'

/**
 * The website as the WebAuthn relying party: passkeys belong to its host, and responses contain the origin.
 */
export type RelyingParty = { host: string; origin: string }

/** Undefined where passkeys do not work: at an IP address, or without HTTPS except on localhost. */
export const relyingPartyOf = (publicUrl: string): RelyingParty | undefined => {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  return isSecure && !isAddress ? { host: hostname, origin } : undefined
}
