import { useTranslation } from '#i18n/translate.tsx'
import type { Holiday } from '../holiday-schema.ts'

/** The name of a holiday in the page's language. The firm's own holidays may have only an English name. */
export const useHolidayName = () => {
  const { t, language } = useTranslation()
  return ({ name, nameEn, nameAr }: Pick<Holiday, 'name' | 'nameEn' | 'nameAr'>): string => {
    if (name) return t(`holiday.${name}`)
    return language === 'ar' ? nameAr || nameEn : nameEn
  }
}
