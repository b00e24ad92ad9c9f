import { AppError } from '#http/errors.ts'
import type { AgreementState } from '../values.ts'

/** The refusal of an action that the state does not permit. */
export const closed = (state: AgreementState | 'replaced'): AppError =>
  new AppError('engagement_closed', { detail: `error.engagement_closed.${state}`, state })
