import { ApiError } from './call-api.ts'

/** The record does not exist, or this person may not see it: the server returns 404 for both. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
