import type { ReactNode } from 'react'
import type { Lawyer } from '#features/appointments/office/agenda-columns.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Select } from '#ui/select.tsx'
import './whole-firm.css'

/** The value that shows all lawyers. */
const everybody = 'all'

/** The agenda of the whole firm, or of the lawyer that the user has chosen. */
export default function WholeFirm({
  person,
  onPersonChange,
  children,
}: {
  person: string | null
  onPersonChange: (person: string) => void
  children: (lawyers: readonly Lawyer[]) => ReactNode
}) {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const lawyers = useColleagues(me?.id)?.map((each) => ({ id: each.id, name: fullNameOf(each) }))
  if (!lawyers) return null
  const chosen = lawyers.filter(({ id }) => String(id) === person)
  return (
    <>
      <div className="agenda-filter print-hidden">
        <Select
          aria-label={t('appointments.lawyer')}
          options={[
            { value: everybody, label: t('agenda.everybody') },
            ...lawyers.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={chosen.length > 0 ? (person ?? everybody) : everybody}
          onValueChange={onPersonChange}
        />
      </div>
      {children(chosen.length > 0 ? chosen : lawyers)}
    </>
  )
}
