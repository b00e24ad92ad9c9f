import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { adminDocumentsQuery } from '#features/documents/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { noDocument } from './dialog-values.ts'

/** One of the documents of a request, or none. */
export const DocumentField = ({
  consultationId,
  ...field
}: { consultationId: number } & Omit<ComponentProps<typeof SelectField>, 'options'>) => {
  const { t } = useTranslation()
  const { data } = useQuery(
    adminDocumentsQuery(new URLSearchParams({ consultationId: String(consultationId), pageSize: '100' })),
  )
  return (
    <SelectField
      {...field}
      isOptional
      hint={t('agreements.record.document.hint')}
      options={[
        { value: noDocument, label: t('agreements.record.document.none') },
        ...(data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
