import { ApiError } from './call-api.ts'

/**
 * The text of a toast: the error's own message (specification, section 8), or `generic` when the connection was lost.
 */
export const failureMessage = (error: unknown, generic: string): string =>
  error instanceof ApiError ? error.message : generic

/** The same for a dialog, without the status code. */
export const refusalMessage = (error: unknown, generic: string): string =>
  error instanceof ApiError ? error.detail || generic : generic

/** Both texts for one refusal: one for the dialog, one for the toast. */
export const explainRefusal = (generic: string) => (error: unknown) => ({
  message: refusalMessage(error, generic),
  description: failureMessage(error, generic),
})
