import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { formatDay, formatShortDay, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { OwnConsultation, OwnConsultationWithHistory } from '../schema.ts'
import { type Step, stepsOf } from './steps.ts'
import './step-list.css'

/** The progress of a consultation: in a row beside its title, or as a column with dates at the end. */
export const ConsultationSteps = ({
  consultation,
  layout,
}: {
  consultation: OwnConsultation | OwnConsultationWithHistory
  layout: 'row' | 'column'
}) => (
  <ol className={`consultation-steps consultation-steps-${layout}`}>
    {stepsOf(consultation).map((step) => (
      <ConsultationStep key={step.name} step={step} isShort={layout === 'row'} />
    ))}
  </ol>
)

const ConsultationStep = ({
  step: { name, state, isLatest, at },
  isShort,
}: {
  step: Step
  isShort: boolean
}) => {
  const { t, language } = useTranslation()
  return (
    <li
      className={classNames(`consultation-step-${state}`, isLatest && 'consultation-step-latest')}
      aria-current={isLatest ? 'step' : undefined}
    >
      <span className="consultation-step-mark">
        {state === 'done' && <Icon icon={Check} size="small" />}
        {state === 'refused' && <Icon icon={X} size="small" />}
      </span>
      <span className="consultation-step-name">
        {t(isShort && name === 'withdrawn' ? 'portal.status.withdrawn' : `portal.step.${name}`)}
      </span>
      <span className="consultation-step-date">
        {at !== null && <time dateTime={at}>{formatStepDate(at, language, isShort)}</time>}
        {state === 'ahead' && (
          <span className={isShort ? 'visually-hidden' : undefined}>{t('portal.step.ahead')}</span>
        )}
      </span>
    </li>
  )
}

/** Omits the year if it is the current one. */
const formatStepDate = (instant: string, language: Language, isShort: boolean): string => {
  const isThisYear = yearOf(new Date(instant)) === yearOf(new Date())
  if (!isThisYear) return formatTableDate(instant, language)
  return isShort ? formatShortDay(instant, language) : formatDay(instant, language)
}

const yearOf = (date: Date): string => formatTableDate(date, 'en').slice(-4)
