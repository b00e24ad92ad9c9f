import { useQuery, useQueryClient } from '@tanstack/react-query'
import { followedConsultationQuery } from '#features/consultations/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { followedAppointmentCalls, followedAppointmentQuery } from '../browser/api.ts'
import { AppointmentPanel } from '../browser/appointment-panel.tsx'
import './followed-appointment.css'

/** The appointment about a guest's request. Renders nothing if there never was one. */
export const FollowedAppointment = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = followedAppointmentQuery(token)
  const { data } = useQuery(query)
  if (!data?.appointment) return null
  return (
    <section className="followed-appointment" aria-labelledby="followed-appointment">
      <h2 id="followed-appointment">{t('appointment.title')}</h2>
      <AppointmentPanel
        appointment={data.appointment}
        freeTimes={data.freeTimes}
        calls={followedAppointmentCalls(token)}
        onAnswer={(answer) => {
          queryClient.setQueryData(query.queryKey, answer)
          // The next step of the request changes with it.
          void queryClient.invalidateQueries({ queryKey: followedConsultationQuery(token).queryKey })
        }}
      />
    </section>
  )
}
