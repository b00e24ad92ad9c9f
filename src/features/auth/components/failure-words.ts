import { ApiError } from '#http/call-api.ts'

/** A toast carries the error's own message (specification, section 8); a lost connection has none for people. */
export const failureWords = (error: unknown, generic: string): string =>
  error instanceof ApiError ? error.message : generic
