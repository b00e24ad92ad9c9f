import { isSundayToThursday } from '#firm-time/calendar.ts'
import type { Values } from '#i18n/dictionary.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { useCalendar } from './use-calendar.ts'

type InOtherWeek<Key> = Key extends `otherWeek.${infer Text}` ? Text : never

/**
 * Translates texts that name Sunday to Thursday. `otherWeek.…` is the same text for a firm with another week.
 */
export const useWeekText = (): ((key: InOtherWeek<TextKey>, values?: Values) => string) => {
  const { t } = useTranslation()
  const isNamed = isSundayToThursday(useCalendar())
  return (key, values) => t(isNamed ? key : `otherWeek.${key}`, values)
}
