import { useQuery } from '@tanstack/react-query'
import { adminDocumentsQuery } from '#features/documents/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'

/** Chooses the written consent among the documents of the request. */
export const ConsentField = ({
  consultationId,
  value,
  error,
  onChange,
}: {
  consultationId: number
  /** The id of a document; empty before the choice. */
  value: string
  error: string | undefined
  onChange: (id: string) => void
}) => {
  const { t } = useTranslation()
  const { data } = useQuery(
    adminDocumentsQuery(new URLSearchParams({ consultationId: String(consultationId), pageSize: '500' })),
  )
  const documents = data?.rows ?? []
  return (
    <SelectField
      label={t('conflict.consent')}
      hint={t(data && documents.length === 0 ? 'conflict.consent.none' : 'conflict.consent.hint')}
      placeholder={t('conflict.consent.choose')}
      options={documents.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
