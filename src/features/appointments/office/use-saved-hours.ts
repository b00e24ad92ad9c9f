import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import type { OfficeHours } from '../schema.ts'
import { officeHoursQuery } from './api.ts'

/** Fills in what was saved, so that the next change is made to that version; of oneself, if nobody else is meant. */
export const useSavedHours = (lawyerId?: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (saved: OfficeHours) => {
    queryClient.setQueryData(officeHoursQuery(lawyerId).queryKey, saved)
    showToast({ title: t('hours.saved') })
  }
}
