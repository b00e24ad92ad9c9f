import { useCurrentUser } from '#features/auth/browser/api.ts'
import { ConsultationForm } from '#features/consultations/browser/consultation-form.tsx'
import {
  requestConsultation,
  useRequestedService,
} from '#features/consultations/website/requested-service.ts'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { useWeekWords } from '#features/office-hours/browser/use-week-words.ts'
import { formAreas } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { OpeningsRow } from '#ui/openings-row.tsx'
import { WithTexts } from '../with-texts.tsx'

const ConsultationSection = () => (
  <WithTexts area="home">
    <section className="section band" id="consultation" aria-labelledby="record-heading">
      <div className="wrap grid-12">
        <FirmPromise />
        <div className="band-card">
          <WithTexts area={formAreas}>
            <Form />
          </WithTexts>
        </div>
      </div>
    </section>
  </WithTexts>
)

const FirmPromise = () => {
  const { t } = useTranslation()
  const week = useWeekWords()
  const workingDays = useCalendar().week.filter((spans) => spans.length > 0).length
  return (
    <div className="band-promise night">
      <h2 id="record-heading" tabIndex={-1}>
        {t('consultation.heading')}
      </h2>
      <p>{t('consultation.text')}</p>
      <ul className="band-facts">
        <Fact figure="24" unit={t('consultation.hours.unit')} text={t('consultation.hours.text')} />
        <Fact
          figure={String(workingDays)}
          unit={t('consultation.days.unit')}
          text={week ? t('contact.hours.week', week) : t('contact.hours.week.other')}
        />
        <Fact figure="1" text={t('consultation.partner.text')} />
      </ul>
      <OpeningsRow count={4} lit={2} />
    </div>
  )
}

const Fact = ({ figure, unit, text }: { figure: string; unit?: string; text: string }) => (
  <li>
    <span className="band-figure number">
      {figure} {unit && <small>{unit}</small>}
    </span>
    <span>{text}</span>
  </li>
)

const Form = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const requested = useRequestedService()
  return (
    <ConsultationForm
      label={t('hero.cta.consultation')}
      user={user}
      requested={requested}
      onSent={() => requestConsultation(undefined)}
    />
  )
}

export default ConsultationSection
