import type { FastifyServerOptions } from 'fastify'

/**
 * What the log holds of an error: its kind, its place and what the database names of its own. Never the words of
 * its message, nor SQL parameters, `detail` or `where`: a refused insert has the whole row in them, and what somebody
 * wrote to their lawyer is no business of whoever reads logs.
 */
export type LoggedError = {
  type: string
  /** SQLSTATE, or the code of Node or of a mail server. */
  code?: string
  constraint?: string
  table?: string
  column?: string
  /** The kind of statement and its table, where the database names none: `insert into contact_messages`. */
  statement?: string
  /** Only of errors whose words cannot be anybody's. */
  message?: string
  stack?: string
  cause?: LoggedError
}

const mostCauses = 5

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
    message: safeMessageOf(found),
    stack: error instanceof Error ? framesOf(error) : undefined,
    cause: found.cause && depth < mostCauses ? loggedError(found.cause, depth + 1) : undefined,
  }
  for (const [name, value] of Object.entries(logged))
    if (value === undefined) delete logged[name as keyof LoggedError]
  return logged
}

/** For lines that are not JSON: what is printed when the process ends. */
export const errorLines = (error: unknown): string => linesOf(loggedError(error))

const linesOf = ({ stack, cause, ...facts }: LoggedError): string =>
  [Object.values(facts).join(' '), stack, cause && `because of ${linesOf(cause)}`].filter(Boolean).join('\n')

/** Names that programs give: what a person typed is longer or has other signs. */
const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z_][\w.$-]{0,62}$|^[0-9A-Z]{5}$/.test(value) ? value : undefined

/** Parameters stand apart as `$1`, but a text could be written into a statement: only its beginning is read. */
const statementOf = (query: unknown): string | undefined => {
  if (typeof query !== 'string') return undefined
  const [, verb, table] = /^(insert into|update|delete from) "(\w{1,63})"/.exec(query) ?? []
  if (verb) return `${verb} ${table}`
  const [, source] = (/^select /.test(query) && /^[^']*? from "(\w{1,63})"/.exec(query)) || []
  return source && `select from ${source}`
}

/** Our own classes, which write their words themselves, and what Node says of files and sockets. */
const ownMessage = new Set([
  'AppError',
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

const mostFrames = 20

/** The message stands in front of the frames and may itself look like one. */
const framesOf = ({ stack = '', message }: Error): string | undefined => {
  const end = stack.indexOf(message)
  // Who changed the message since has left its first words in the stack.
  if (end < 0) return undefined
  const frames = stack
    .slice(end + message.length)
    .split('\n')
    .filter((line) => /^ {4}at .*(:\d+:\d+\)?|\(<anonymous>\))$/.test(line))
  return frames.slice(0, mostFrames).join('\n') || undefined
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** An error that is logged without a word beside it would lend the line its message. */
export const withOwnWords: LogMethod = function (args, method) {
  const [first, words] = args as unknown[]
  const isBare = first instanceof Error || (typeof first === 'object' && first !== null && 'err' in first)
  if (isBare && words === undefined) method.call(this, first as object, 'error')
  else method.apply(this, args)
}
