import { useQuery } from '@tanstack/react-query'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { consultationsOfQuery, ownConsultationsQuery } from './api.ts'

/** The select's value for no consultation (P4.16). */
export const noConsultation = 'none'

/**
 * One client's consultations as options of a select, «None» first. `chosenId` is an option even while they
 * load.
 */
export const useConsultationOptions = (userId: number | undefined, chosenId?: number) => {
  const { t, language } = useTranslation()
  const { data: consultations = [] } = useQuery({
    ...consultationsOfQuery(userId ?? 0),
    enabled: userId !== undefined,
  })
  const isMissing = chosenId !== undefined && !consultations.some(({ id }) => id === chosenId)
  return [
    { value: noConsultation, label: t('consult.noConsultation') },
    ...(isMissing ? [{ value: String(chosenId), label: `#${chosenId}` }] : []),
    // Other users cannot add messages or documents to a restricted consultation of a colleague.
    ...consultations
      .filter(({ isOpen }) => isOpen)
      .map(({ id, subject, service, createdAt }) => ({
        value: String(id),
        label: `#${id} · ${subject || t(areaLabel[service])} · ${formatTableDate(createdAt, language)}`,
      })),
  ]
}

/** A client's own consultations as options of a select, «None» first. */
export const useOwnConsultationOptions = () => {
  const { t } = useTranslation()
  const { data } = useQuery(ownConsultationsQuery(new URLSearchParams({ pageSize: '100' })))
  return [
    { value: noConsultation, label: t('consult.noConsultation') },
    ...(data?.rows ?? []).map(({ id, subject, service }) => ({
      value: String(id),
      label: `${subject || t(areaLabel[service])} · #${id}`,
    })),
  ]
}
