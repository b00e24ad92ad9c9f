import { useQuery } from '@tanstack/react-query'
import { matterQuery } from '#features/matters/office/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'

/** The names of the stages of a request, by position; empty before the first stage. */
export const useStages = (consultationId: number): string[] => {
  const { language } = useTranslation()
  const { data } = useQuery(matterQuery(consultationId))
  return (data?.path?.stages ?? []).map((stage) => localized(stage, 'name', language).text)
}
