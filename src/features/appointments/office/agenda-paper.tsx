import { fullDay, hijriDayOf, weekdayAndDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { type Column, type DateEntry, type Entry, isClosed, isIdle, type Lawyer } from './agenda-columns.ts'
import { DayNotes, LawyerName } from './agenda-head.tsx'
import { type EntryTexts, useEntryTexts } from './agenda-texts.ts'
import './agenda-print.css'

/** The agenda on paper: a list for each day or lawyer, side by side. Its lines are as high as their text. */
export const AgendaPaper = ({
  columns,
  isOfLawyers,
  lawyer,
  now,
}: {
  columns: readonly Column[]
  isOfLawyers: boolean
  lawyer: Lawyer | undefined
  now: Date
}) => {
  const { t, language } = useTranslation()
  const isLeftOut = (column: Column) => isIdle(column) && (isOfLawyers || isClosed(column))
  const printed = columns.some((column) => !isLeftOut(column))
    ? columns.filter((column) => !isLeftOut(column))
    : columns
  return (
    <div className="print-only">
      {lawyer && (
        <p className="strong">
          <bdi>{lawyer.name}</bdi>
        </p>
      )}
      <ol className="agenda-paper">
        {printed.map((column) => (
          <li key={column.key}>
            <div className="agenda-paper-head">
              {isOfLawyers ? (
                <LawyerName column={column} />
              ) : (
                <>
                  <h2>
                    {columns.length === 1
                      ? fullDay(column.day, language)
                      : weekdayAndDay(column.day, language)}
                  </h2>
                  <p>{hijriDayOf(column.day, language)}</p>
                </>
              )}
              <DayNotes column={column} />
            </div>
            <PaperEntries column={column} now={now} />
          </li>
        ))}
      </ol>
      <p className="agenda-paper-foot">{t('agenda.paper')}</p>
    </div>
  )
}

const PaperEntries = ({ column: { entries, dates, lawyer }, now }: { column: Column; now: Date }) => {
  const { ofAppointment, ofDate } = useEntryTexts()
  const timed = [...entries, ...dates.timed].toSorted((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  )
  return (
    <ul>
      {dates.wholeDay.map((date) => (
        <PaperEntry key={`date ${date.id}`} texts={ofDate(date, undefined, now)} />
      ))}
      {timed.map((entry) => (
        <PaperEntry
          key={keyOf(entry)}
          texts={'date' in entry ? ofDate(entry.date, entry, now) : ofAppointment(entry)}
          isProposed={'appointment' in entry && entry.appointment.state === 'proposed'}
          namesLawyer={!lawyer}
        />
      ))}
    </ul>
  )
}

const keyOf = (entry: Entry | DateEntry): string =>
  'date' in entry ? `date ${entry.date.id}` : `${entry.appointment.id} ${entry.startsAt}`

const PaperEntry = ({
  texts: { time, name, reference, about, lawyer, warnings },
  isProposed = false,
  namesLawyer = false,
}: {
  texts: EntryTexts
  isProposed?: boolean
  namesLawyer?: boolean
}) => {
  const { t } = useTranslation()
  return (
    <li className={classNames('agenda-paper-entry', isProposed && 'agenda-paper-proposed')}>
      <span>
        {!time ? t('agenda.wholeDay') : time.from === time.to ? time.from : t('agenda.period', time)}
      </span>
      <b dir="auto">
        {name}{' '}
        <span className="number" dir="ltr">
          {reference}
        </span>
      </b>
      <span>
        {[about, ...(namesLawyer && lawyer !== '' ? [`\u2068${lawyer}\u2069`] : []), ...warnings].join(' · ')}
      </span>
    </li>
  )
}
