import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { readBucketUrl } from './env-bucket.ts'
import { directoryVariables, readDirectory } from './env-directory.ts'
import { type MailLogin, mailLoginVariables, readMailLogin } from './env-mail-login.ts'
import type { ProviderOptions } from './features/directory/provider-options.ts'
import type { BucketAddress } from './files/bucket-address.ts'

export type Environment = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Number of server processes; more than one only with a database server. */
  workers: number
  /** Absolute, without a trailing slash; undefined until the port is known when `PUBLIC_URL` is unset. */
  publicUrl: string | undefined
  admin: { username: string; email: string; password: string | undefined }
  seed: 'sample' | 'none'
  /** The firm's directory; undefined means logins with passwords and passkeys only. */
  directory: ProviderOptions | undefined
  smtpUrl: string | undefined
  /** The login at the mail server with an access token. */
  mailLogin: MailLogin | undefined
  mailFrom: string | undefined
  /** The address of clamd: `tcp://host:port` or `unix:///path`. */
  clamdUrl: string | undefined
  /** Networks besides the public internet to which events may be sent. */
  webhookNetworks: string[]
  /** The bucket for uploads; undefined means the folder `dataDir`. */
  bucket: BucketAddress | undefined
  backups: {
    /** Whether the server makes a backup each night. */
    isNightly: boolean
    folder: string
    /** A file with the secret that encrypts backups. */
    keyFile: string | undefined
  }
  trustProxy: string[]
  rateLimitScale: number
  timeLimitScale: number
  logLevel: LogLevel
  /** Min milliseconds of a statement that is logged as slow. */
  slowQueryMs: number
  /** The address of the metrics; undefined disables them. */
  metrics: { port: number; host: string } | undefined
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof logLevels)[number]

/** An invalid value; the message contains the variable and fits on one line. */
export class EnvironmentError extends Error {}

type Variables = Record<string, string | undefined>

export const variableNames = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'WORKERS',
  'PUBLIC_URL',
  'ADMIN_USERNAME',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SEED',
  'SMTP_URL',
  ...mailLoginVariables,
  'MAIL_FROM',
  'CLAMD_URL',
  'WEBHOOK_NETWORKS',
  'FILES_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'TRUST_PROXY',
  'RATE_LIMIT_SCALE',
  'TIME_LIMIT_SCALE',
  'LOG_LEVEL',
  'SLOW_QUERY_MS',
  'METRICS_PORT',
  'METRICS_HOST',
  'BACKUPS',
  'BACKUP_DIR',
  'BACKUP_KEY_FILE',
  ...directoryVariables,
] as const
type VariableName = (typeof variableNames)[number]

const plain = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** Short names are one letter away from many unrelated ones. */
const maxMistakes = (name: string) => (name.length < 8 ? 0 : 2)

/**
 * Variables whose names resemble one of ours and are therefore ignored, each with the name that was meant.
 */
export const misspeltVariables = (variables: Variables = process.env): { name: string; meant: string }[] =>
  Object.keys(variables)
    .filter((name) => !variableNames.some((known) => known === name))
    .flatMap((name) => {
      const meant = variableNames.find((known) => distance(plain(name), plain(known)) <= maxMistakes(known))
      return meant && variables[meant] === undefined ? [{ name, meant }] : []
    })

/** Reads the variables of docs/configuration.md. Throws `EnvironmentError` at the first invalid value. */
export const readEnvironment = (variables: Variables = process.env): Environment => {
  const text = (name: VariableName) => variables[name]?.trim() || undefined
  const url = (name: VariableName, protocols: string[]) => checkedUrl(name, text(name), protocols)
  const dataDir = resolve(text('DATA_DIR') ?? './data')
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  return {
    port: wholeNumber('PORT', text('PORT') ?? '3000', 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    workers: workersIn(text('WORKERS') ?? '1', text('DATABASE_URL') !== undefined),
    publicUrl: originIn('PUBLIC_URL', url('PUBLIC_URL', ['http:', 'https:'])),
    admin: {
      username: usernameIn('ADMIN_USERNAME', text('ADMIN_USERNAME') ?? 'admin'),
      email: emailIn('ADMIN_EMAIL', text('ADMIN_EMAIL') ?? 'admin@example.com').toLowerCase(),
      password: passwordIn('ADMIN_PASSWORD', variables.ADMIN_PASSWORD || undefined),
    },
    seed: oneOf('SEED', text('SEED') ?? 'sample', ['sample', 'none'] as const),
    directory: accepted(readDirectory(text)),
    smtpUrl,
    mailLogin: accepted(readMailLogin(text, smtpUrl)),
    mailFrom: senderIn('MAIL_FROM', text('MAIL_FROM')),
    clamdUrl: clamdIn('CLAMD_URL', text('CLAMD_URL')),
    webhookNetworks: addresses('WEBHOOK_NETWORKS', text('WEBHOOK_NETWORKS')),
    bucket: bucketIn(text('FILES_URL'), text('AWS_ACCESS_KEY_ID'), text('AWS_SECRET_ACCESS_KEY')),
    backups: {
      isNightly: oneOf('BACKUPS', text('BACKUPS') ?? 'nightly', ['nightly', 'off'] as const) === 'nightly',
      folder: resolve(text('BACKUP_DIR') ?? join(dataDir, 'backups')),
      keyFile: pathIn(text('BACKUP_KEY_FILE')),
    },
    trustProxy: addresses('TRUST_PROXY', text('TRUST_PROXY')),
    rateLimitScale: positiveNumber('RATE_LIMIT_SCALE', text('RATE_LIMIT_SCALE') ?? '1'),
    timeLimitScale: positiveNumber('TIME_LIMIT_SCALE', text('TIME_LIMIT_SCALE') ?? '1'),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', logLevels),
    slowQueryMs: wholeNumber('SLOW_QUERY_MS', text('SLOW_QUERY_MS') ?? '1000', 3_600_000),
    metrics: metricsIn(text('METRICS_PORT'), text('METRICS_HOST')),
  }
}

const maxWorkers = 64

const workersIn = (value: string, isServer: boolean): number => {
  const workers = wholeNumber('WORKERS', value, maxWorkers)
  if (workers === 1 || (workers > 1 && isServer)) return workers
  throw new EnvironmentError(
    workers === 0
      ? 'WORKERS must be at least 1'
      : 'WORKERS must be 1 without DATABASE_URL: only one process can open the embedded database',
  )
}

const metricsIn = (port: string | undefined, host: string | undefined): Environment['metrics'] => {
  if (port !== undefined)
    return { port: wholeNumber('METRICS_PORT', port, 65_535), host: host ?? '127.0.0.1' }
  if (host === undefined) return undefined
  throw new EnvironmentError('METRICS_HOST must be unset without METRICS_PORT')
}

const bucketIn = (
  value: string | undefined,
  accessKey: string | undefined,
  secretKey: string | undefined,
): BucketAddress | undefined => {
  if (value === undefined) return undefined
  return accepted(readBucketUrl(value, { accessKey, secretKey }))
}

/** Throws the one-line error that a reader has returned in place of a value. */
const accepted = <Value extends object | undefined>(read: Value | string): Value => {
  if (typeof read === 'string') throw new EnvironmentError(read)
  return read
}

const pathIn = (value: string | undefined): string | undefined => value && resolve(value)

/** Quotes a value and keeps it on one line. */
const quoted = (value: string) => JSON.stringify(value)

const wholeNumber = (name: string, value: string, max: number): number => {
  const number = Number(value)
  if (/^\d+$/.test(value) && number <= max) return number
  throw new EnvironmentError(`${name} must be a whole number from 0 to ${max}, not ${quoted(value)}`)
}

const positiveNumber = (name: string, value: string): number => {
  const number = Number(value)
  if (Number.isFinite(number) && number > 0) return number
  throw new EnvironmentError(`${name} must be a number above 0, not ${quoted(value)}`)
}

const oneOf = <Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice => {
  const choice = choices.find((candidate) => candidate === value)
  if (choice) return choice
  throw new EnvironmentError(`${name} must be one of ${choices.join(', ')}, not ${quoted(value)}`)
}

/** The message omits the value, since it may contain a password. */
const checkedUrl = (name: string, value: string | undefined, protocols: string[]): string | undefined => {
  if (value === undefined) return undefined
  const protocol = URL.canParse(value) ? new URL(value).protocol : ''
  if (protocols.includes(protocol) && value.slice(protocol.length).startsWith('//')) return value
  throw new EnvironmentError(`${name} must be a URL that starts with ${protocols.join('// or ')}//`)
}

/** A host with a port, or an absolute path, and nothing more. */
const clamdIn = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isBare = url && !url.username && !url.password && !url.search && !url.hash
  const isHost =
    url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== '' && /^\/?$/.test(url.pathname)
  const isPath = url?.protocol === 'unix:' && url.host === '' && url.pathname.length > 1
  if (isBare && (isHost || isPath)) return value
  throw new EnvironmentError(`${name} must be of the form tcp://host:port or unix:///path`)
}

/** Pages and cookies live at the root, so nothing may follow the host. */
const originIn = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  const { origin, href } = new URL(value)
  if (href === `${origin}/`) return origin
  throw new EnvironmentError(
    `${name} must be of the form https://www.example.com, with nothing behind the host`,
  )
}

/** The same rule as for every username. */
const usernameIn = (name: string, value: string): string => {
  if (/^[\p{L}\p{N}._@-]{3,60}$/u.test(value)) return value
  throw new EnvironmentError(
    `${name} must have 3 to 60 letters, digits, dots, dashes, underscores or @, not ${quoted(value)}`,
  )
}

const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

const emailIn = (name: string, value: string): string => {
  if (address.test(value)) return value
  throw new EnvironmentError(`${name} must be an e-mail address, not ${quoted(value)}`)
}

/** `office@example.com` or `Mizan <office@example.com>`. */
const senderIn = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  const named = /^[^<>\r\n]+<([^<>]+)>$/.exec(value)
  if (address.test(named?.[1] ?? value)) return value
  throw new EnvironmentError(`${name} must be an e-mail address or Name <address>, not ${quoted(value)}`)
}

const passwordIn = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined || (value.length >= 6 && Buffer.byteLength(value) <= 256)) return value
  throw new EnvironmentError(`${name} must have at least 6 characters and at most 256 bytes`)
}

/** Proxies must be given as addresses or networks; a hop count is refused. */
const addresses = (name: string, value: string | undefined): string[] => {
  const list = value?.split(',').map((part) => part.trim()) ?? []
  const wrong = list.find((candidate) => !isNetwork(candidate))
  if (wrong === undefined) return list
  throw new EnvironmentError(
    `${name} must list addresses or networks separated by commas, not ${quoted(wrong)}`,
  )
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const max = { 4: 32, 6: 128 }[isIP(address)]
  if (max === undefined || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max)
}
