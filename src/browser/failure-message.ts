import { ApiError } from './call-api.ts'

/** A toast carries the error's own message (specification, section 8); a lost connection has none for people. */
export const failureMessage = (error: unknown, generic: string): string =>
  error instanceof ApiError ? error.message : generic

/** The same in a dialog, where the number of the status says nothing. */
export const refusalMessage = (error: unknown, generic: string): string =>
  error instanceof ApiError ? error.detail || generic : generic

/** Both of one refusal: in the dialog, and in the toast. */
export const explainRefusal = (generic: string) => (error: unknown) => ({
  words: refusalMessage(error, generic),
  description: failureMessage(error, generic),
})
