import {
  noConsultation,
  useConsultationOptions,
} from '#features/consultations/browser/consultation-choice.ts'
import { CorrespondentField } from '#features/messages/office/correspondent-field.tsx'
import type { KnownCorrespondent } from '#features/messages/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'

/** Chooses the client and one of their consultations. */
export const ClientChoice = ({
  userId,
  client,
  consultationId,
  onChange,
}: {
  userId: number | undefined
  client: KnownCorrespondent | undefined
  consultationId: number | undefined
  onChange: (changes: Record<string, string>) => void
}) => {
  const { t } = useTranslation()
  const [none, ...consultations] = useConsultationOptions(userId, consultationId)
  const options = [
    { value: none?.value ?? noConsultation, label: t('documents.allRequests') },
    ...consultations,
  ]
  return (
    <div className="form-grid">
      <CorrespondentField
        label={t('documents.client')}
        hint={t('documents.client.hint')}
        onlyRole="client"
        person={client}
        onPersonChange={(person) => onChange({ userId: person ? String(person.id) : '', consultationId: '' })}
      />
      {userId !== undefined && (
        <SelectField
          label={t('documents.request')}
          isOptional
          options={options}
          value={consultationId === undefined ? noConsultation : String(consultationId)}
          onChange={({ target: { value } }) =>
            onChange({ consultationId: value === noConsultation ? '' : value })
          }
        />
      )}
    </div>
  )
}
