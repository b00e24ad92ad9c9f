/** The login at the mail server with an access token instead of a password. */
export type MailLogin = {
  /** The mailbox that sends. */
  user: string
  /** Whether the connection must be encrypted before the login. */
  requiresTls: boolean
  tokenUrl: string
  /** The fields of the token request. They include the secret. */
  request: Record<string, string>
}

type Provider = {
  /** Variables that the provider needs beside client and secret. */
  needs: readonly Name[]
  login: (values: Record<Name, string>) => Omit<MailLogin, 'user' | 'requiresTls'>
}
type Name = 'TENANT' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'REFRESH_TOKEN' | 'TOKEN_URL' | 'SCOPE'

const prefix = 'SMTP_OAUTH_'
const names = ['TENANT', 'CLIENT_ID', 'CLIENT_SECRET', 'REFRESH_TOKEN', 'TOKEN_URL', 'SCOPE'] as const
export const mailLoginVariables = ['SMTP_OAUTH', ...names.map((name) => `${prefix}${name}` as const)] as const

const client = ({ CLIENT_ID, CLIENT_SECRET }: Record<Name, string>) => ({
  client_id: CLIENT_ID,
  client_secret: CLIENT_SECRET,
})
const clientCredentials = (values: Record<Name, string>, scope: string) => ({
  grant_type: 'client_credentials',
  ...client(values),
  scope,
})
const refreshToken = (values: Record<Name, string>) => ({
  grant_type: 'refresh_token',
  ...client(values),
  refresh_token: values.REFRESH_TOKEN,
})

const providers: Record<string, Provider> = {
  microsoft: {
    needs: ['TENANT'],
    login: (values) => ({
      tokenUrl: `https://login.microsoftonline.com/${values.TENANT}/oauth2/v2.0/token`,
      request: clientCredentials(values, 'https://outlook.office365.com/.default'),
    }),
  },
  google: {
    needs: ['REFRESH_TOKEN'],
    login: (values) => ({ tokenUrl: 'https://oauth2.googleapis.com/token', request: refreshToken(values) }),
  },
  custom: {
    needs: ['TOKEN_URL', 'SCOPE'],
    login: (values) => ({
      tokenUrl: values.TOKEN_URL,
      request: values.REFRESH_TOKEN
        ? { ...refreshToken(values), scope: values.SCOPE }
        : clientCredentials(values, values.SCOPE),
    }),
  },
}

/**
 * Reads SMTP_OAUTH and its variables, or returns a one-line error. The error quotes no values, since one may be a
 * secret.
 */
export const readMailLogin = (
  variable: (name: (typeof mailLoginVariables)[number]) => string | undefined,
  smtpUrl: string | undefined,
): MailLogin | string | undefined => {
  const set = names.filter((name) => variable(`${prefix}${name}`) !== undefined)
  const chosen = variable('SMTP_OAUTH')
  if (chosen === undefined) return set[0] && `${prefix}${set[0]} must be unset without SMTP_OAUTH`
  const provider = Object.hasOwn(providers, chosen) ? providers[chosen] : undefined
  if (!provider) return `SMTP_OAUTH must be one of ${Object.keys(providers).join(', ')}`
  const missing = (['CLIENT_ID', 'CLIENT_SECRET', ...provider.needs] as const).find(
    (name) => !set.includes(name),
  )
  if (missing) return `${prefix}${missing} must be set with SMTP_OAUTH=${chosen}`
  const values = Object.fromEntries(
    names.map((name) => [name, variable(`${prefix}${name}`) ?? '']),
  ) as Record<Name, string>
  if (!/^[\w.-]*$/.test(values.TENANT)) return `${prefix}TENANT must be the id or the domain of a directory`
  if (values.TOKEN_URL && !isPrivate(values.TOKEN_URL))
    return `${prefix}TOKEN_URL must be a URL that starts with https://`
  const { hostname, username, password } = new URL(smtpUrl ?? 'smtp://none')
  if (!username || password)
    return 'SMTP_URL must be of the form smtp://office%40example.com@host:587 with SMTP_OAUTH, with a mailbox and without a password'
  const user = decodeURIComponent(username)
  return { user, requiresTls: !isLoopback(hostname), ...provider.login(values) }
}

/** Whether a secret may travel to the address: encrypted, or on this machine only. */
const isPrivate = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

const isLoopback = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
