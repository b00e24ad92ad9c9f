import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { MatterDate } from '../browser/matter-date.tsx'
import type { OwnConsultation } from '../schema.ts'
import { ConsultationSteps } from './step-list.tsx'
import { ConsultationBadge, ConsultationStand, ConsultationSubtitle, ConsultationTitle } from './summary.tsx'
import './overview.css'

/** A short list of consultations with their progress; each whole row is a link. */
export const ConsultationList = ({ consultations }: { consultations: readonly OwnConsultation[] }) => (
  <ul className="consultation-list">
    {consultations.map((consultation) => (
      <li key={consultation.id} className="consultation-row">
        <div className="consultation-row-text">
          <h3>
            <Link
              href={href('/client/consultations/:id', { id: consultation.id })}
              className="stretched-link"
            >
              <ConsultationTitle consultation={consultation} />
            </Link>
          </h3>
          <ConsultationSubtitle consultation={consultation} className="consultation-row-subtitle" />
          <ConsultationStand consultation={consultation} className="consultation-row-stand" />
        </div>
        <ConsultationBadge consultation={consultation} />
        <ConsultationSteps consultation={consultation} layout="row" />
      </li>
    ))}
  </ul>
)

export const ConsultationListSkeleton = () => (
  <Loading className="consultation-list">
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="consultation-row">
        <div className="consultation-row-text stack">
          <Skeleton shape="60" />
          <Skeleton shape="40" />
        </div>
        <Skeleton shape="badge" />
        <div className="consultation-row-steps">
          <Skeleton />
        </div>
      </div>
    ))}
  </Loading>
)

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
