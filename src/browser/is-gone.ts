import { ApiError } from './call-api.ts'

/** The record does not exist, or this person may not see it: the server answers both with 404. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404
