import { describe, expect, test } from 'vitest'
import {
  DatabaseUnavailableError,
  foreignKeyViolation,
  isDatabaseUnavailable,
  uniqueViolation,
} from './errors.ts'

const wrapped = (cause: object) => new Error('Failed query', { cause: new Error('inner', { cause }) })

describe('database errors', () => {
  test('contain the constraint, however often they are wrapped', () => {
    expect(uniqueViolation(wrapped({ code: '23505', constraint: 'users_email_unique' }))).toBe(
      'users_email_unique',
    )
    expect(foreignKeyViolation({ code: '23503', constraint: 'cases_client_fk' })).toBe('cases_client_fk')
    expect(uniqueViolation(wrapped({ code: '23503', constraint: 'cases_client_fk' }))).toBeUndefined()
    expect(uniqueViolation(new Error('other'))).toBeUndefined()
    expect(uniqueViolation(undefined)).toBeUndefined()
  })

  test.each([
    { code: 'ECONNREFUSED' },
    { code: 'ECONNRESET' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: '57P01' },
    { code: '57P03' },
    { code: '53300' },
    { code: '53100' },
    { code: '57014' },
    { code: '55P03' },
    { code: '25P03' },
    { code: '25006' },
    { code: '40P01' },
    { code: '40001' },
    { code: 'ENOENT', syscall: 'connect' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'Client has encountered a connection error and is not queryable' },
    new DatabaseUnavailableError('the engine stopped'),
  ])('mean that the database is unavailable: %o', (cause) => {
    expect(isDatabaseUnavailable(wrapped(cause))).toBe(true)
  })

  test.each([
    { code: '23505' },
    { code: '22P02' },
    { code: '42601' },
    { code: 'ENOENT', syscall: 'open' },
    { message: 'not found' },
  ])('do not count our own mistakes as unavailability: %o', (cause) => {
    expect(isDatabaseUnavailable(wrapped(cause))).toBe(false)
  })

  test('are classified even if one is its own cause', () => {
    const error = new Error('loop')
    error.cause = error
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
