import AlarmClock from 'lucide-react/icons/alarm-clock'
import Check from 'lucide-react/icons/check'
import Undo2 from 'lucide-react/icons/undo-2'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import type { FirmCalendar } from '#firm-time/calendar.ts'
import { hoursOfWorkingDays, promisedBy } from '#firm-time/promise.ts'
import type { Values } from '#i18n/dictionary.ts'
import { formatShortDay } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { PromiseOpenings } from '#ui/promise-openings.tsx'
import { awaitsAnswer, openStatuses } from '../rules.ts'
import type { Consultation } from '../schema.ts'
import './reply-due.css'

/** From this number of hours on, the time is shown in days. */
const manyHours = 48

/** The 24-hour promise for one consultation: time left, time overdue, or time taken. */
export const ReplyDue = ({
  consultation,
  now,
}: {
  consultation: Parameters<typeof replyPromiseOf>[0]
  now: Date
}) => {
  const { t, language } = useTranslation()
  const promise = replyPromiseOf(consultation, now, useCalendar())
  const { key, values } = textOf(promise, language)
  const isWaiting = promise.state === 'waiting'
  const isOver = isWaiting && promise.hoursLeft < 0
  return (
    <span className={classNames('reply-due', isOver && 'reply-over', !isWaiting && 'reply-done')}>
      {isWaiting && <PromiseOpenings hoursLeft={promise.hoursLeft} />}
      {(promise.state === 'replied' || promise.state === 'spoke') && <Icon icon={Check} size="medium" />}
      {promise.state === 'withdrawn' && <Icon icon={Undo2} size="medium" flips />}
      {t(key, values)}
    </span>
  )
}

const textOf = (promise: ReplyPromise, language: Language): { key: TextKey; values?: Values } => {
  if (promise.state === 'withdrawn') return { key: 'due.withdrawn' }
  if (promise.state === 'spoke')
    return { key: 'due.spoke', values: { date: formatShortDay(promise.at, language) } }
  if (promise.state === 'unknown') return { key: 'due.none' }
  if (promise.state === 'replied')
    return inUnits(promise.hours, {
      min: 'due.repliedAtOnce',
      hours: 'due.repliedHours',
      days: 'due.repliedDays',
    })
  if (promise.hoursLeft < 0)
    return inUnits(-promise.hoursLeft, {
      min: 'due.justOver',
      hours: 'due.hoursOver',
      days: 'due.daysOver',
    })
  return promise.hoursLeft < 1
    ? { key: 'due.lastHour' }
    : { key: 'due.hoursLeft', values: { n: Math.floor(promise.hoursLeft) } }
}

const inUnits = (hours: number, keys: Record<'min' | 'hours' | 'days', TextKey>) => {
  if (hours < 1) return { key: keys.min }
  if (hours < manyHours) return { key: keys.hours, values: { n: Math.floor(hours) } }
  return { key: keys.days, values: { n: Math.floor(hours / 24) } }
}

/** Marks an open request with a day that must not pass. */
export const UrgentBadge = ({ urgentDay, status }: Pick<Consultation, 'urgentDay' | 'status'>) => {
  const { t, language } = useTranslation()
  if (urgentDay === null || !openStatuses.some((open) => open === status)) return null
  return (
    <Badge tone="red" icon={AlarmClock}>
      {t('consult.urgent', { day: formatShortDay(urgentDay, language) })}
    </Badge>
  )
}

type Answered = Pick<Consultation, 'status' | 'receivedAt' | 'firstAnswerAt'> & {
  withdrawnAt?: string | null
  spokeAt?: string | null
}

type ReplyPromise =
  /** Working-day hours until the promise ends; negative once it is overdue. */
  | { state: 'waiting'; hoursLeft: number }
  /** Working-day hours from the consultation to the firm's first answer. */
  | { state: 'replied'; hours: number }
  | { state: 'withdrawn' }
  /** An appointment of the open request has taken place. */
  | { state: 'spoke'; at: string }
  /** Closed without a recorded answer. */
  | { state: 'unknown' }

/** Counts working days. If both times are on days off, it counts clock hours instead. */
const hoursTaken = (came: Date, answered: Date, calendar: FirmCalendar): number =>
  hoursOfWorkingDays(came, answered, calendar) || (answered.getTime() - came.getTime()) / (60 * 60 * 1000)

/** The state of the 24-hour promise, in working days from the consultation to the firm's first answer. */
export const replyPromiseOf = (consultation: Answered, now: Date, calendar: FirmCalendar): ReplyPromise => {
  const { status, receivedAt, firstAnswerAt, withdrawnAt, spokeAt } = consultation
  if (spokeAt && openStatuses.some((open) => open === status)) return { state: 'spoke', at: spokeAt }
  const came = new Date(receivedAt)
  if (firstAnswerAt) return { state: 'replied', hours: hoursTaken(came, new Date(firstAnswerAt), calendar) }
  if (withdrawnAt) return { state: 'withdrawn' }
  if (awaitsAnswer(consultation))
    return { state: 'waiting', hoursLeft: hoursOfWorkingDays(now, promisedBy(came, calendar), calendar) }
  return { state: 'unknown' }
}
