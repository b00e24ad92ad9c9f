import { useTranslation } from '#i18n/translate.tsx'
import LegalHold from './legal-hold.tsx'

/** Whether a hold protects the request from destruction. */
export const ConsultationHold = ({ consultationId }: { consultationId: number }) => {
  const { t } = useTranslation()
  return (
    <div className="consultation-access">
      <h3 className="record-heading">{t('hold.heading')}</h3>
      <div className="cluster">
        <LegalHold held={{ consultationId }} />
      </div>
    </div>
  )
}
