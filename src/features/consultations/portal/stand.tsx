import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { MatterDate } from '../browser/matter-date.tsx'
import { openStatuses } from '../rules.ts'
import type { OwnConsultation } from '../schema.ts'

/** The present stage and the next date of an open consultation. Renders nothing without them. */
export const ConsultationStand = ({
  consultation,
  className,
}: {
  consultation: OwnConsultation
  className: string
}) => {
  const { t, language } = useTranslation()
  const { stage, status, nextDate: date } = consultation
  const hasStage = stage !== null && openStatuses.some((open) => open === status)
  return (
    <>
      {hasStage && (
        <span className={className}>
          {t('progress.now')}: <InItsLanguage {...localized(stage, 'name', language)} />
        </span>
      )}
      {date && (
        <span className={className}>
          {t('progress.nextDate')}: {t(`matter.kind.${date.kind}`)} · <MatterDate date={date} />
        </span>
      )}
    </>
  )
}
