import { useQueryClient } from '@tanstack/react-query'
import { calendarQuery } from '#features/office-hours/browser/use-calendar.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import type { OfficeHours } from '../schema.ts'
import { officeHoursQuery } from './api.ts'

/**
 * Caches the saved hours, so that the next change refers to their version. The default is the user's own
 * hours.
 */
export const useSavedHours = (lawyerId?: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (saved: OfficeHours) => {
    queryClient.setQueryData(officeHoursQuery(lawyerId).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: calendarQuery().queryKey })
    showToast({ title: t('hours.saved') })
  }
}
