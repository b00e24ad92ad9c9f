import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { colleaguesInOrder } from '../names.ts'
import { staffQuery } from './api.ts'

/** Active staff, for a select; undefined while loading. The current user, if given, comes first. */
export const useColleagues = (readerId?: number) => {
  const { language } = useTranslation()
  const { data: staff } = useQuery(staffQuery())
  return staff && colleaguesInOrder(staff, language, readerId)
}
