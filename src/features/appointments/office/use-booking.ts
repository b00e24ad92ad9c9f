import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { formatAppointment } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { appointmentsKey } from '../browser/api.ts'
import { findOpen } from '../rules.ts'
import type { Appointment } from '../schema.ts'
import { type Obstacle, obstacles, undoSeconds } from '../values.ts'
import type { Slot } from './agenda.tsx'
import { cancelAppointment, consultationAppointmentsQuery, proposeAppointment } from './api.ts'
import type { AppointmentTask } from './appointment-dialogs.tsx'

export type Bookable = { id: number; name: string; assignedToId: number | null }

/**
 * Books a free hour for a request in one step: with the lawyer of the hour or of the request, in the first way to
 * meet and the usual length. Closed times and a second appointment are questions.
 */
export const useBooking = ({
  slot: { startsAt, lawyerId: slotLawyerId },
  onTask,
  onClose,
}: {
  slot: Slot
  onTask: (task: AppointmentTask) => void
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const { data: me } = useCurrentUser()
  const { begin, end } = useOneAtATime()
  const undo = useUndo()
  const lawyerOf = ({ assignedToId }: Bookable) => slotLawyerId ?? assignedToId ?? me?.id ?? null
  const { mutate, data, error, variables, isPending } = useMutation({
    mutationFn: async ({ request, despite }: { request: Bookable; despite: Obstacle[] }) => {
      const lawyerId = lawyerOf(request)
      const known = await queryClient.fetchQuery(
        consultationAppointmentsQuery(request.id, lawyerId ?? undefined),
      )
      const open = findOpen(known.appointments, new Date())
      if (open) return { open }
      // A video call needs an address.
      const kind = known.kinds.find((each) => each !== 'video')
      if (!kind || lawyerId === null) return { lawyerId }
      const booked = await proposeAppointment(request.id, {
        lawyerId,
        kind,
        place: '',
        minutes: known.minutes as 30,
        proposals: [],
        startsAt,
        despite,
      })
      return { booked }
    },
    onSuccess: async (done, { request }) => {
      if ('open' in done) return
      if ('lawyerId' in done)
        return onTask({
          kind: 'settle',
          consultationId: request.id,
          lawyerId: done.lawyerId ?? null,
          startsAt,
        })
      await queryClient.invalidateQueries({ queryKey: appointmentsKey })
      onClose()
      showToast({
        title: t('appointments.settled'),
        description: t('agenda.booked', {
          name: `\u2068${request.name}\u2069`,
          time: formatAppointment(startsAt, language),
        }),
        duration: undoSeconds * 1000,
        action: { label: t('agenda.undo'), onAction: () => undo(done.booked) },
      })
    },
    onError: (failure) => {
      if (!isObstacle(failure))
        showToast({
          title: t('appointments.failed'),
          description: failureMessage(failure, t),
          variant: 'destructive',
        })
    },
    onSettled: end,
  })
  const obstacle = obstacles.find((each) => hasCode(error, each))
  return {
    book: (request: Bookable) => begin(() => mutate({ request, despite: [] })),
    isPending,
    /** The request of the last click. */
    chosen: variables?.request,
    /** The appointment that the request already has. */
    open: data && 'open' in data ? data.open : undefined,
    question: obstacle && {
      obstacle,
      onConfirm: () =>
        variables && begin(() => mutate({ ...variables, despite: [...variables.despite, obstacle] })),
    },
    problem: error && !obstacle ? explainFailure(error, t).message : undefined,
  }
}

const isObstacle = (error: unknown): boolean => obstacles.some((each) => hasCode(error, each))

/** Cancels a booking of a moment ago. */
const useUndo = () => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id, updatedAt }: Appointment) => cancelAppointment(id, { updatedAt }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: appointmentsKey })
      showToast({ title: t('appointments.canceled') })
    },
    onError: (error) =>
      showToast({
        title: t('appointments.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  return mutate
}
