import type { ProviderOptions } from './features/directory/provider-options.ts'

export const directoryVariables = [
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'OIDC_SCOPES',
  'OIDC_STAFF_GROUP',
  'OIDC_ADMIN_GROUP',
  'OIDC_GROUPS_CLAIM',
  'OIDC_STRONG_ACR',
  'OIDC_ONLY',
] as const
type DirectoryVariable = (typeof directoryVariables)[number]

/**
 * Reads the variables of the firm's directory, or returns a one-line error. The error quotes no value, since a secret
 * may be in the wrong variable. Undefined if there is no directory.
 */
export const readDirectory = (
  text: (name: DirectoryVariable) => string | undefined,
): ProviderOptions | string | undefined => {
  const issuer = text('OIDC_ISSUER')
  if (issuer === undefined) {
    const stray = directoryVariables.find((name) => text(name) !== undefined)
    return stray && `${stray} must be unset without OIDC_ISSUER`
  }
  const host = hostOfIssuer(issuer)
  if (host === undefined)
    return 'OIDC_ISSUER must be a URL that starts with https://, without a query (http:// only on this machine)'
  const clientId = text('OIDC_CLIENT_ID')
  const clientSecret = text('OIDC_CLIENT_SECRET')
  if (clientId === undefined) return 'OIDC_CLIENT_ID must be set with OIDC_ISSUER'
  if (clientSecret === undefined) return 'OIDC_CLIENT_SECRET must be set with OIDC_ISSUER'
  const scopes = wordsIn(text('OIDC_SCOPES') ?? 'openid profile email')
  if (!scopes.includes('openid') || !scopes.every((scope) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(scope)))
    return 'OIDC_SCOPES must list scopes separated by spaces, with openid among them'
  const name = text('OIDC_NAME') ?? host
  if (name.length > 60) return 'OIDC_NAME must have at most 60 characters'
  const isOnly = text('OIDC_ONLY') ?? 'false'
  if (isOnly !== 'true' && isOnly !== 'false') return 'OIDC_ONLY must be one of true, false'
  return {
    issuer,
    clientId,
    clientSecret,
    name,
    scopes: scopes.join(' '),
    staffGroup: text('OIDC_STAFF_GROUP'),
    adminGroup: text('OIDC_ADMIN_GROUP'),
    groupsClaim: text('OIDC_GROUPS_CLAIM') ?? 'groups',
    strongAcr: wordsIn(text('OIDC_STRONG_ACR') ?? ''),
    isOnly: isOnly === 'true',
  }
}

const wordsIn = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

const hostOfIssuer = (issuer: string): string | undefined => {
  if (!URL.canParse(issuer)) return undefined
  const { protocol, host, hostname, username, password, search, hash } = new URL(issuer)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ownMachine.includes(hostname))
  return isSafe && !username && !password && !search && !hash ? host : undefined
}
