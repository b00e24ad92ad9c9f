import { useTranslation } from '#i18n/translate.tsx'

/** Explains to a user who may only schedule the request why they see no more of it. */
export const ScheduleOnly = () => {
  const { t } = useTranslation()
  return <p className="caption">{t('appointments.scheduleOnly')}</p>
}
