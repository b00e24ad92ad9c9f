import type { ConsultationStatus } from './schema.ts'

// Rules of consultations, used by the server and the screens.

type Progress = { status: ConsultationStatus; firstAnswerAt: string | null; withdrawnAt: string | null }

/** Statuses in which the firm still has work to do. */
export const openStatuses = ['pending', 'approved'] as const satisfies readonly ConsultationStatus[]

/** Whether a status change closes it, or changes how it was closed. */
export const isClosing = (from: ConsultationStatus, to: ConsultationStatus | undefined): boolean =>
  to !== undefined && to !== from && !openStatuses.some((open) => open === to)

/** The client may withdraw it until the firm decides. */
export const canWithdraw = ({ status }: Pick<Progress, 'status'>): boolean => status === 'pending'

/** The firm has accepted it: it was approved, or completed immediately. */
export const isApproved = (status: ConsultationStatus | undefined): boolean =>
  status === 'approved' || status === 'completed'

/** A withdrawn consultation is stored as rejected, although the firm did not reject it. */
export const isWithdrawn = ({ status, withdrawnAt }: Pick<Progress, 'status' | 'withdrawnAt'>): boolean =>
  status === 'rejected' && withdrawnAt !== null

/**
 * Whether the deadline for an answer applies. A consultation that is pending again has already been answered.
 */
export const awaitsAnswer = ({
  status,
  firstAnswerAt,
}: Pick<Progress, 'status' | 'firstAnswerAt'>): boolean => status === 'pending' && firstAnswerAt === null

/** Leaving `pending` is the firm's first answer, unless the firm has sent a message before. */
export const isFirstAnswer = (current: Pick<Progress, 'status' | 'firstAnswerAt'>, to: ConsultationStatus) =>
  awaitsAnswer(current) && to !== 'pending'

/** A withdrawn consultation that the firm reopens no longer counts as withdrawn. */
export const reopens = (current: Pick<Progress, 'status'>, to: ConsultationStatus): boolean =>
  to !== current.status
