import { lazy } from 'react'
import { ApiError } from '#browser/call-api.ts'

/** Unknown and hidden records get the same response. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Shown for a missing record on a page reached by a link; direct requests get a 404 from the server. */
export const MissingPage = lazy(() => import('./not-found-page.tsx'))
