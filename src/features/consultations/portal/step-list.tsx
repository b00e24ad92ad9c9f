import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { formatDay, formatShortDay, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { isWithdrawn } from '../rules.ts'
import type { ConsultationStatus, OwnConsultation, OwnConsultationWithHistory } from '../schema.ts'
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

type StepName = 'received' | 'inReview' | 'approved' | 'completed' | 'rejected' | 'withdrawn'

type Step = {
  name: StepName
  /** `refused` ends the progress early. */
  state: 'done' | 'current' | 'ahead' | 'refused'
  isLatest: boolean
  /** Null if it is unknown or not reached yet. */
  at: string | null
}

type Progress = OwnConsultation & Partial<Pick<OwnConsultationWithHistory, 'history'>>

const stepOfStatus: Record<ConsultationStatus, StepName> = {
  pending: 'inReview',
  approved: 'approved',
  completed: 'completed',
  rejected: 'rejected',
}

/** The progress of a consultation. A refusal replaces the steps after the review. */
export const stepsOf = (consultation: Progress): Step[] => {
  const latest = isWithdrawn(consultation) ? 'withdrawn' : stepOfStatus[consultation.status]
  const names: StepName[] =
    consultation.status === 'rejected'
      ? ['received', 'inReview', latest]
      : ['received', 'inReview', 'approved', 'completed']
  const reached = names.indexOf(latest)
  return names.map((name, position) => ({
    name,
    state: stateAt(position, reached, latest),
    isLatest: position === reached,
    at: position <= reached ? timeOf(name, consultation) : null,
  }))
}

const stateAt = (position: number, reached: number, latest: StepName): Step['state'] => {
  if (position < reached) return 'done'
  if (position > reached) return 'ahead'
  if (latest === 'rejected' || latest === 'withdrawn') return 'refused'
  return latest === 'completed' ? 'done' : 'current'
}

/** A repeated step has its last time. Without a history only the first and last times are known. */
const timeOf = (name: StepName, { receivedAt, withdrawnAt, history }: Progress): string | null => {
  if (name === 'received') return receivedAt
  if (name === 'withdrawn') return withdrawnAt
  const status = (Object.keys(stepOfStatus) as ConsultationStatus[]).find((key) => stepOfStatus[key] === name)
  return history?.findLast(({ to }) => to === status)?.createdAt ?? null
}
