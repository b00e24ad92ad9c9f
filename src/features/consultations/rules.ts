import type { ConsultationStatus } from './schema.ts'

// What may be done with a consultation and what follows from it; used by the server and by the screens.

type Progress = { status: ConsultationStatus; firstAnswerAt: string | null; withdrawnAt: string | null }

/** Statuses in which somebody still has something to do. */
export const openStatuses = ['pending', 'approved'] as const satisfies readonly ConsultationStatus[]

/** Whether a change of the status ends it, or ends it in another way. */
export const isClosing = (from: ConsultationStatus, to: ConsultationStatus | undefined): boolean =>
  to !== undefined && to !== from && !openStatuses.some((open) => open === to)

/** The client may withdraw it as long as the firm has decided nothing. */
export const canWithdraw = ({ status }: Pick<Progress, 'status'>): boolean => status === 'pending'

/** The firm has taken it on: it was approved, or completed at once. */
export const isApproved = (status: ConsultationStatus | undefined): boolean =>
  status === 'approved' || status === 'completed'

/** A withdrawn consultation is stored as rejected, but nobody refused it. */
export const isWithdrawn = ({ status, withdrawnAt }: Pick<Progress, 'status' | 'withdrawnAt'>): boolean =>
  status === 'rejected' && withdrawnAt !== null

/** Whether the promise of an answer still runs. A consultation that is pending again has already been answered. */
export const awaitsAnswer = ({
  status,
  firstAnswerAt,
}: Pick<Progress, 'status' | 'firstAnswerAt'>): boolean => status === 'pending' && firstAnswerAt === null

/** Leaving `pending` is the firm's first answer, unless a message came before it. */
export const isFirstAnswer = (current: Pick<Progress, 'status' | 'firstAnswerAt'>, to: ConsultationStatus) =>
  awaitsAnswer(current) && to !== 'pending'

/** If the firm reopens a withdrawn consultation, it no longer counts as closed by the client. */
export const reopens = (current: Pick<Progress, 'status'>, to: ConsultationStatus): boolean =>
  to !== current.status
