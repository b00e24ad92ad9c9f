import { Link } from 'wouter'
import { href } from '#access/href.ts'
import {
  dayNumber,
  fullDay,
  hijriDayOf,
  hijriNumber,
  shortMonthOf,
  shortWeekday,
} from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import type { AgendaDate, AwayLawyer, Column } from './agenda-columns.ts'
import { useEntryTexts } from './agenda-texts.ts'
import { useAwayHours, useHolidayName } from './days-off.tsx'

/** The head of a column of the grid: its day or its lawyer, and what is about the whole day. */
export const AgendaHead = ({
  column,
  isOfLawyers,
  isFirst,
  now,
}: {
  column: Column
  isOfLawyers: boolean
  /** The first column has the months. */
  isFirst: boolean
  now: Date
}) => (
  <div className="agenda-head">
    {isOfLawyers ? <LawyerName column={column} /> : <DayName day={column.day} isFirst={isFirst} />}
    <DayNotes column={column} />
    <WholeDayDates dates={column.dates.wholeDay} now={now} />
  </div>
)

export const LawyerName = ({ column: { lawyer, isNobodys } }: { column: Column }) => {
  const { t } = useTranslation()
  return (
    <h2>
      <bdi>{lawyer?.name || t(isNobodys ? 'agenda.withoutLawyer' : 'dash.deletedUser')}</bdi>
    </h2>
  )
}

/** The weekday and the number. The month is in the first column and at its first day. */
const DayName = ({ day, isFirst }: { day: string; isFirst: boolean }) => {
  const { language } = useTranslation()
  const hijri = hijriNumber(day, language)
  return (
    <>
      <h2>
        <span aria-hidden="true">
          {shortWeekday(day, language)} {dayNumber(day, language)}
        </span>
        <span className="visually-hidden">{fullDay(day, language)}</span>
      </h2>
      <p className="caption">
        {(isFirst || day.endsWith('-01')) && `${shortMonthOf(day, language)} · `}
        {isFirst || hijri === '1' ? hijriDayOf(day, language) : hijri}
      </p>
    </>
  )
}

/** The holiday and the absences of a day. */
export const DayNotes = ({ column: { holiday, absences, lawyer } }: { column: Column }) => {
  const nameOf = useHolidayName()
  return (
    <>
      {holiday && (
        <p className="caption agenda-holiday">
          <bdi>{nameOf(holiday)}</bdi>
        </p>
      )}
      {absences.map((absence) => (
        <AwayLine key={absence.id} absence={absence} namesLawyer={!lawyer} />
      ))}
    </>
  )
}

const AwayLine = ({ absence, namesLawyer }: { absence: AwayLawyer; namesLawyer: boolean }) => {
  const { t } = useTranslation()
  const hours = useAwayHours()(absence)
  return (
    <p className="caption agenda-holiday">
      {t('agenda.away')}
      {namesLawyer && (
        <>
          {': '}
          <bdi>{absence.lawyerName}</bdi>
        </>
      )}
      {hours && ` · ${hours}`}
    </p>
  )
}

const WholeDayDates = ({ dates, now }: { dates: readonly AgendaDate[]; now: Date }) =>
  dates.length > 0 && (
    <ul className="agenda-whole">
      {dates.map((date) => (
        <li key={date.id} className={classNames('agenda-date', `agenda-of-${date.kind}`)}>
          <DateLink date={date} now={now} />
        </li>
      ))}
    </ul>
  )

/** The kind, the client and the number, with a link to the request. */
const DateLink = ({ date, now }: { date: AgendaDate; now: Date }) => {
  const { about, name, reference, warnings } = useEntryTexts().ofDate(date, undefined, now)
  return (
    <Link href={href('/dashboard/consultations/:id', { id: date.consultationId })}>
      <b>{about}</b>{' '}
      <span className="agenda-who" dir="auto">
        {name}{' '}
        <span className="number" dir="ltr">
          {reference}
        </span>
      </span>
      {warnings.map((warning) => (
        <span key={warning} className="agenda-over">
          {' '}
          {warning}
        </span>
      ))}
    </Link>
  )
}
