import { describe, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { errorLines, loggedError } from './logged-error.ts'

const matter = 'CANARY my privileged words'

/** As Drizzle and the driver throw it. */
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

describe('of an error the log holds', () => {
  it('type, SQLSTATE, constraint, table and stack, and nothing of the row', () => {
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
    ['what is thrown and no error', matter],
    ['a message changed later', Object.assign(new Error(matter), { message: 'other' })],
    ['a code that somebody typed', Object.assign(new Error(), { code: matter })],
    ['a statement with a text in it', Object.assign(new Error(), { query: `select '${matter}' from "x"` })],
    ['a cause that is no error', new Error(matter, { cause: matter })],
    ['JSON that cannot be read', new SyntaxError(`Unexpected token C, "${matter}" is not valid JSON`)],
  ])('no word of %s', (_name, error) => {
    expect(JSON.stringify(loggedError(error)) + errorLines(error)).not.toContain('CANARY')
  })

  it('our own messages, and the system’s errors about files', () => {
    expect(loggedError(new AppError('internal')).message).toBe('internal')
    const missing = Object.assign(new Error("ENOENT: no such file or directory, open 'x'"), {
      code: 'ENOENT',
      syscall: 'open',
    })
    expect(loggedError(missing)).toMatchObject({ code: 'ENOENT', message: missing.message })
  })

  it('an end, also when it is its own cause', () => {
    const error = new Error('loop')
    error.cause = error
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(50_000)
    expect(errorLines(error).length).toBeLessThan(50_000)
  })
})
