import { useTranslation } from '#i18n/translate.tsx'
import type { Holiday } from '../holidays.ts'

/** What a holiday is called in the language of the page; one of the firm's own may have an English name alone. */
export const useHolidayName = () => {
  const { t, language } = useTranslation()
  return ({ name, nameEn, nameAr }: Pick<Holiday, 'name' | 'nameEn' | 'nameAr'>): string => {
    if (name) return t(`holiday.${name}`)
    return language === 'ar' ? nameAr || nameEn : nameEn
  }
}
