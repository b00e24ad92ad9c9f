import type { FastifyServerOptions } from 'fastify'

/**
 * The logged parts of an error: its type, stack and the names that the database reports. Never its message,
 * SQL parameters, `detail` or `where`: a refused insert has the whole row in them, and a client's text to
 * their lawyer must not be in the log.
 */
export type LoggedError = {
  type: string
  /** SQLSTATE, or an error code of Node or of a mail server. */
  code?: string
  constraint?: string
  table?: string
  column?: string
  /**
   * The kind of statement and its table, if the database reports no names: `insert into contact_messages`.
   */
  statement?: string
  /** Set only for errors whose message cannot contain user input. */
  message?: string
  stack?: string
  cause?: LoggedError
}

const maxCauses = 5

let isWhole = false
/** For development: logs messages and stacks as they are. */
export const logWholeErrors = (): void => {
  isWhole = true
}

export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const found = error as Record<string, unknown>
  const logged: LoggedError = {
    type: nameIn(found.constructor?.name) ?? 'object',
    code: nameIn(found.code),
    constraint: nameIn(found.constraint),
    table: nameIn(found.table),
    column: nameIn(found.column),
    statement: statementOf(found.query),
    message: isWhole ? String(found.message) : safeMessageOf(found),
    stack: error instanceof Error ? (isWhole ? error.stack : framesOf(error)) : undefined,
    cause: found.cause && depth < maxCauses ? loggedError(found.cause, depth + 1) : undefined,
  }
  for (const [name, value] of Object.entries(logged))
    if (value === undefined) delete logged[name as keyof LoggedError]
  return logged
}

/** The error as text, for output that is not JSON, such as the last error before the process ends. */
export const errorLines = (error: unknown): string => linesOf(loggedError(error))

const linesOf = ({ stack, cause, ...facts }: LoggedError): string =>
  [Object.values(facts).join(' '), stack, cause && `because of ${linesOf(cause)}`].filter(Boolean).join('\n')

/** Accepts identifiers of programs only: text that a person typed is longer or has other characters. */
const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z_][\w.$-]{0,62}$|^[0-9A-Z]{5}$/.test(value) ? value : undefined

/**
 * Parameters are separate as `$1`, but a text could be part of a statement, so only its beginning is used.
 */
const statementOf = (query: unknown): string | undefined => {
  if (typeof query !== 'string') return undefined
  const [, verb, table] = /^(insert into|update|delete from) "(\w{1,63})"/.exec(query) ?? []
  if (verb) return `${verb} ${table}`
  const [, source] = (/^select /.test(query) && /^[^']*? from "(\w{1,63})"/.exec(query)) || []
  return source && `select from ${source}`
}

/** Our own classes, whose messages we wrote, and Node's file and socket errors. */
const ownMessage = new Set([
  'AppError',
  'BucketError',
  'DatabaseStartError',
  'DatabaseUnavailableError',
  'ClamdError',
  'LinkKeyError',
])

const safeMessageOf = (error: Record<string, unknown>): string | undefined => {
  const { message, syscall } = error
  if (typeof message !== 'string') return undefined
  const isSafe = ownMessage.has(String(error.constructor?.name)) || typeof syscall === 'string'
  return isSafe ? message.split('\n', 1)[0] : undefined
}

const maxFrames = 20

/** The message precedes the frames and may itself look like one. */
const framesOf = ({ stack = '', message }: Error): string | undefined => {
  const end = stack.indexOf(message)
  // The message was changed after the stack was recorded, which still contains the original.
  if (end < 0) return undefined
  const frames = stack
    .slice(end + message.length)
    .split('\n')
    .filter((line) => /^ {4}at .*(:\d+:\d+\)?|\(<anonymous>\))$/.test(line))
  return frames.slice(0, maxFrames).join('\n') || undefined
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** If an error is logged without a message, the logger would use the error's own. */
export const withoutErrorMessage: LogMethod = function (args, method) {
  const [first, message] = args as unknown[]
  const isBare = first instanceof Error || (typeof first === 'object' && first !== null && 'err' in first)
  if (isBare && message === undefined) method.call(this, first as object, 'error')
  else method.apply(this, args)
}
