import { lazy } from 'react'
import { ApiError } from '#browser/call-api.ts'

/** Unknown and hidden answer alike. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** For a record that is not there, on a page reached by a link; the server answers such an address with 404. */
export const MissingPage = lazy(() => import('./not-found-page.tsx'))
