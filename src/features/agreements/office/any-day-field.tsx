import type { ComponentProps } from 'react'
import { anyDay, readDayAhead } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'

/** A day in either calendar. Without a year it is the next such day. */
export const AnyDayField = (props: Omit<ComponentProps<typeof DateField>, 'days' | 'hint'>) => {
  const { t } = useTranslation()
  return <DateField {...props} hint={t('agreements.day.hint')} days={{ ...anyDay, read: readDayAhead }} />
}
