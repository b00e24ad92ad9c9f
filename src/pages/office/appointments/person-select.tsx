import { useQuery } from '@tanstack/react-query'
import type { Lawyer } from '#features/appointments/office/agenda-columns.ts'
import { agendaQuery, lawyersHoursQuery } from '#features/appointments/office/api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { openByAssigneeQuery } from '#features/consultations/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { addDays } from '#firm-time/riyadh.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Select } from '#ui/select.tsx'

/** The value that shows all lawyers. */
const everybody = 'all'

/** Chooses a lawyer of the firm. */
export const PersonSelect = ({
  person,
  show,
}: {
  person: string | null
  show: (changes: { person: string }) => void
}) => {
  const { t } = useTranslation()
  const lawyers = useLawyers() ?? []
  const isKnown = lawyers.some(({ id }) => String(id) === person)
  return (
    <div className="agenda-filter">
      <Select
        aria-label={t('appointments.lawyer')}
        options={[
          { value: everybody, label: t('agenda.everybody') },
          ...lawyers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={isKnown ? (person ?? everybody) : everybody}
        onValueChange={(next) => show({ person: next })}
      />
    </div>
  )
}

const useLawyers = (): Lawyer[] | undefined => {
  const { data: me } = useCurrentUser()
  return useColleagues(me?.id)?.map((each) => ({ id: each.id, name: fullNameOf(each) }))
}

/** Days around a day in which somebody who meets clients has an appointment. */
const around = { before: -14, after: 28 }

/**
 * The current user, or those of the firm who meet somebody: they have hours of their own, open requests, or
 * appointments about this time. Undefined while loading.
 */
export const useShownLawyers = ({
  lawyer,
  person,
  view,
  day,
}: {
  lawyer: 'me' | 'all'
  person: string | null
  view: string
  day: string
}): readonly Lawyer[] | undefined => {
  const { data: me } = useCurrentUser()
  const all = useLawyers()
  const isByLawyer = lawyer === 'all' && view === 'day'
  const { data: meetings } = useQuery({
    ...agendaQuery(addDays(day, around.before), addDays(day, around.after), 'all'),
    enabled: isByLawyer,
  })
  const { data: handling = [] } = useQuery({ ...openByAssigneeQuery(), enabled: isByLawyer })
  const { data: ownHours = [] } = useQuery(lawyersHoursQuery())
  if (lawyer === 'me') return me ? [{ id: me.id, name: fullNameOf(me) }] : undefined
  const chosen = all?.filter(({ id }) => String(id) === person) ?? []
  if (chosen.length > 0 || !isByLawyer) return chosen.length > 0 ? chosen : all
  if (!all || !meetings) return undefined
  const meeting = new Set([
    ...[...meetings, ...ownHours].map(({ lawyerId }) => lawyerId),
    ...handling.map(({ userId }) => userId),
  ])
  const shown = all.filter(({ id }) => meeting.has(id))
  return shown.length > 0 ? shown : all.filter(({ id }) => id === me?.id)
}
