import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { MatterDate } from '../browser/matter-date.tsx'
import type { OwnConsultation } from '../schema.ts'
import { ConsultationTitle } from './summary.tsx'
import './next-date-panel.css'

/** The next date of a consultation. Renders nothing without one. */
export const NextDatePanel = ({ consultation }: { consultation: OwnConsultation | null }) => {
  const { t } = useTranslation()
  if (!consultation?.nextDate) return null
  return (
    <section className="panel next-date" aria-labelledby="next-date">
      <h2 id="next-date">{t('progress.nextDate')}</h2>
      <p className="next-date-when">
        {t(`matter.kind.${consultation.nextDate.kind}`)}: <MatterDate date={consultation.nextDate} />
      </p>
      <p>
        <Link href={href('/client/consultations/:id', { id: consultation.id })} className="text-link">
          <ConsultationTitle consultation={consultation} />
        </Link>
      </p>
    </section>
  )
}
