import { useQuery, useQueryClient } from '@tanstack/react-query'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ownAppointmentCalls, ownAppointmentQuery } from '../browser/api.ts'
import { AppointmentPanel } from '../browser/appointment-panel.tsx'
import './own-appointment.css'

/** The appointment about a request. Renders nothing if there never was one. */
export const OwnAppointmentSection = ({ consultationId }: { consultationId: number }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const query = ownAppointmentQuery(consultationId)
  const { data } = useQuery(query)
  if (!data?.appointment) return null
  return (
    <section className="panel own-appointment" aria-labelledby="own-appointment">
      <h2 className="panel-title" id="own-appointment">
        {t('appointment.title')}
      </h2>
      <AppointmentPanel
        appointment={data.appointment}
        freeTimes={data.freeTimes}
        calls={ownAppointmentCalls(consultationId)}
        onAnswer={(answer) => {
          queryClient.setQueryData(query.queryKey, answer)
          // The next step of the request changes with it.
          void queryClient.invalidateQueries({ queryKey: consultationsKey })
        }}
      />
    </section>
  )
}
