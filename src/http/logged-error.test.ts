import { describe, expect, it, vi } from 'vitest'
import { AppError } from './errors.ts'
import { errorLines, loggedError } from './logged-error.ts'

const matter = 'CANARY my privileged words'

/** An error as Drizzle and the driver throw it. */
const refusedInsert = () => {
  const refusal = Object.assign(new Error(`null value in row (${matter})\n    at CANARY (file:///x:1:1)`), {
    code: '23502',
    table: 'contact_messages',
    column: 'subject',
    constraint: 'contact_messages_subject',
    detail: `Failing row contains (${matter}).`,
    where: `PL/pgSQL function, ${matter}`,
    hint: matter,
  })
  return Object.assign(new Error(`Failed query: insert into "contact_messages" params: ${matter}`), {
    query: 'insert into "contact_messages" ("name") values ($1)',
    params: [matter],
    cause: refusal,
  })
}

describe('a logged error', () => {
  it('has type, SQLSTATE, constraint, table and stack, and no content of the row', () => {
    const logged = loggedError(refusedInsert())
    expect(logged).toMatchObject({
      type: 'Error',
      statement: 'insert into contact_messages',
      stack: expect.stringMatching(/^ {4}at refusedInsert \(.*logged-error\.test\.ts:\d+:\d+\)/),
      cause: {
        code: '23502',
        table: 'contact_messages',
        column: 'subject',
        constraint: 'contact_messages_subject',
      },
    })
    expect(JSON.stringify(logged)).not.toContain('CANARY')
    expect(errorLines(refusedInsert())).toMatch(/^Error insert into contact_messages\n {4}at refusedInsert/)
    expect(errorLines(refusedInsert())).not.toContain('CANARY')
  })

  it.each([
    ['a thrown value that is not an Error', matter],
    ['a message changed later', Object.assign(new Error(matter), { message: 'other' })],
    ['a code that a user typed', Object.assign(new Error(), { code: matter })],
    [
      'a statement with a literal in it',
      Object.assign(new Error(), { query: `select '${matter}' from "x"` }),
    ],
    ['a cause that is not an Error', new Error(matter, { cause: matter })],
    ['invalid JSON', new SyntaxError(`Unexpected token C, "${matter}" is not valid JSON`)],
  ])('contains no text of %s', (_name, error) => {
    expect(JSON.stringify(loggedError(error)) + errorLines(error)).not.toContain('CANARY')
  })

  it('contains our own messages and the system’s file errors', () => {
    expect(loggedError(new AppError('internal')).message).toBe('internal')
    const missing = Object.assign(new Error("ENOENT: no such file or directory, open 'x'"), {
      code: 'ENOENT',
      syscall: 'open',
    })
    expect(loggedError(missing)).toMatchObject({ code: 'ENOENT', message: missing.message })
  })

  it('is finite, even when the error is its own cause', () => {
    const error = new Error('loop')
    error.cause = error
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(50_000)
    expect(errorLines(error).length).toBeLessThan(50_000)
  })
})

it('logs the message in development', async () => {
  vi.resetModules()
  const { errorLines, logWholeErrors } = await import('./logged-error.ts')
  const error = new Error('insert failed', { cause: new Error('the disk is full') })
  expect(errorLines(error)).not.toContain('disk')
  logWholeErrors()
  expect(errorLines(error)).toContain('insert failed')
  expect(errorLines(error)).toContain('because of Error the disk is full')
})
