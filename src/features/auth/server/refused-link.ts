import { AppError } from '#http/errors.ts'
import type { LinkState } from '../schema.ts'

/** What a link that can no longer be used says of itself. */
export const refusedLink = (state: LinkState | undefined): AppError =>
  state === 'used' ? new AppError('link_used') : new AppError('link_expired')
