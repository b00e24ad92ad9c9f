import { ApiError } from './call-api.ts'

/** What was asked for is not there, or not there for this person any more: the two answer alike. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
