import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HandoverChoice } from '#features/users/office/handover.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { AbsenceInput } from '../absence-schema.ts'
import { absentWorkQuery } from './api.ts'

/** The open work during an absence. It goes to a colleague, or stays. */
export const AbsenceHandover = ({
  lawyerId,
  input: { firstDay, lastDay, from, to },
  successorId,
  onChange,
}: {
  lawyerId: number
  input: AbsenceInput
  successorId: number | undefined
  onChange: (successorId: number | undefined) => void
}) => {
  const { t } = useTranslation()
  const query = useQuery({
    ...absentWorkQuery({
      lawyerId,
      firstDay,
      lastDay,
      ...(from !== null && to !== null && { from, to }),
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <HandoverChoice
      query={query}
      intro={t('handover.absence')}
      none={t('handover.stays')}
      successorId={successorId}
      onChange={onChange}
    />
  )
}
