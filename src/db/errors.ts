type Problem = {
  code?: unknown
  constraint?: unknown
  message?: unknown
  syscall?: unknown
  cause?: unknown
}

/** The database cannot be opened. The message is one line that an operator can act on. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
  /** True when waiting may help: the server is down or still starting. */
  readonly retryable: boolean

  constructor(message: string, options: { cause?: unknown; retryable?: boolean } = {}) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable ?? false
  }
}

/** Someone else has changed the record since the caller read it (P4.11). */
export class StaleError extends Error {
  override name = 'StaleError'
}

/** The database was open, but is not answering at the moment. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
  readonly code = 'DATABASE_UNAVAILABLE'
}

// Drizzle wraps the driver's errors, so the code is on a cause.
const causesOf = (error: unknown): Problem[] => {
  const causes: Problem[] = []
  let problem = error as Problem | null | undefined
  while (typeof problem === 'object' && problem !== null && causes.length < 10) {
    causes.push(problem)
    problem = problem.cause as Problem | undefined
  }
  return causes
}

const violatedConstraint = (error: unknown, code: string): string | undefined => {
  const violation = causesOf(error).find((cause) => cause.code === code)
  return violation && String(violation.constraint ?? '')
}

/** The name of the unique constraint or index that rejected the row. */
export const uniqueViolation = (error: unknown): string | undefined => violatedConstraint(error, '23505')

/** The name of the foreign key that rejected the row, or the deletion of a row that is still referenced. */
export const foreignKeyViolation = (error: unknown): string | undefined => violatedConstraint(error, '23503')

/** The name of the exclusion constraint that rejected the row. */
export const exclusionViolation = (error: unknown): string | undefined => violatedConstraint(error, '23P01')

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(
    ' ',
  ),
)

// SQLSTATE: 08 connection, 53 out of disk, memory or connections, 57P0x shutdown, 57014 and 55P03 our own statement and
// lock limits, 25P03 idle in transaction, 25006 a standby, 40001 and 40P01 serialization failure and deadlock.
const unavailableState = /^(08...|53...|57P0.|57014|55P03|25P03|25006|40001|40P01|DATABASE_UNAVAILABLE)$/

// The driver gives these errors no code.
const unavailableMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** True when the same request may succeed later: return 503, not 500. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some(({ code, message, syscall }) => {
    // The socket of a server that is down; any other missing file is a real fault.
    if (code === 'ENOENT') return syscall === 'connect'
    if (typeof code === 'string') return networkCodes.has(code) || unavailableState.test(code)
    return typeof message === 'string' && unavailableMessage.test(message)
  })
