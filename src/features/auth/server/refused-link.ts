import { AppError } from '#http/errors.ts'
import type { LinkState } from '../schema.ts'

/** The error for a link that can no longer be used. */
export const refusedLink = (state: LinkState | undefined): AppError =>
  state === 'used' ? new AppError('link_used') : new AppError('link_expired')
