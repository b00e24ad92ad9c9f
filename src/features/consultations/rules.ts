import type { ConsultationStatus } from './schema.ts'

// What may become of a request, and what follows from that: asked by the server and by the screens.

type Progress = { status: ConsultationStatus; firstAnswerAt: string | null; withdrawnAt: string | null }

/** Somebody is still to do something about it. */
export const openStatuses = ['pending', 'approved'] as const satisfies readonly ConsultationStatus[]

/** Its client takes it back as long as the firm has decided nothing. */
export const canWithdraw = ({ status }: Pick<Progress, 'status'>): boolean => status === 'pending'

/** Taken back by its client it is stored as rejected, but nobody refused it. */
export const isWithdrawn = ({ status, withdrawnAt }: Pick<Progress, 'status' | 'withdrawnAt'>): boolean =>
  status === 'rejected' && withdrawnAt !== null

/** The promise of an answer still runs. One that is pending again has been answered before. */
export const awaitsAnswer = ({
  status,
  firstAnswerAt,
}: Pick<Progress, 'status' | 'firstAnswerAt'>): boolean => status === 'pending' && firstAnswerAt === null

/** To leave `pending` is the firm's first answer, unless a message came before. */
export const answersFirst = (current: Pick<Progress, 'status' | 'firstAnswerAt'>, to: ConsultationStatus) =>
  awaitsAnswer(current) && to !== 'pending'

/** Moved by the firm after that, it is no longer the client who closed it. */
export const takesUpAgain = (current: Pick<Progress, 'status'>, to: ConsultationStatus): boolean =>
  to !== current.status
