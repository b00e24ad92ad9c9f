import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { MatterDate } from '../browser/matter-date.tsx'
import { earliestDated } from '../next-date.ts'
import type { OwnConsultation } from '../schema.ts'
import { ConsultationTitle } from './title.tsx'
import './next-date-panel.css'

/** The earliest next date among these consultations. Renders nothing if none has a date. */
export const NextDatePanel = ({ consultations }: { consultations: readonly OwnConsultation[] }) => {
  const { t } = useTranslation()
  const dated = earliestDated(consultations)
  if (!dated?.nextDate) return null
  return (
    <section className="panel next-date" aria-labelledby="next-date">
      <h2 id="next-date">{t('path.nextDate')}</h2>
      <p className="next-date-when">
        {t(`matter.kind.${dated.nextDate.kind}`)}: <MatterDate date={dated.nextDate} />
      </p>
      <p>
        <Link href={href('/client/consultations/:id', { id: dated.id })} className="text-link">
          <ConsultationTitle consultation={dated} />
        </Link>
      </p>
    </section>
  )
}
