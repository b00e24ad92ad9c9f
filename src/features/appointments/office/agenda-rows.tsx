import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Appointment } from '../schema.ts'
import type { AgendaDate, DateEntry, Entry } from './agenda-columns.ts'
import { type EntryTexts, useEntryTexts } from './agenda-texts.ts'
import './agenda-rows.css'

/** Entries of a day as rows: whole-day dates first, then by time. */
export const AgendaRows = ({
  dates = [],
  entries,
  now,
  namesLawyer,
  onOpen,
}: {
  dates?: readonly AgendaDate[]
  entries: readonly (Entry | DateEntry)[]
  now: Date
  namesLawyer: boolean
  onOpen: (appointment: Appointment) => void
}) => {
  const { ofAppointment, ofDate } = useEntryTexts()
  return (
    <ul className="agenda-rows">
      {dates.map((date) => (
        <DateRow key={`date ${date.id}`} date={date} texts={ofDate(date, undefined, now)} />
      ))}
      {byTime(entries).map((entry) =>
        'date' in entry ? (
          <DateRow
            key={`date ${entry.date.id}`}
            date={entry.date}
            texts={ofDate(entry.date, entry, now)}
            startsAt={entry.startsAt}
          />
        ) : (
          <li
            key={`${entry.appointment.id} ${entry.startsAt}`}
            className={classNames(
              'agenda-meeting agenda-row',
              entry.appointment.state === 'proposed' && 'agenda-row-proposed',
            )}
          >
            <button
              type="button"
              className="print-shown"
              aria-haspopup="dialog"
              onClick={() => onOpen(entry.appointment)}
            >
              <Cells
                texts={ofAppointment(entry)}
                startsAt={entry.startsAt}
                minutes={entry.minutes}
                namesLawyer={namesLawyer}
              />
            </button>
          </li>
        ),
      )}
    </ul>
  )
}

const byTime = <Timed extends { startsAt: string }>(entries: readonly Timed[]): Timed[] =>
  entries.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))

const DateRow = ({ date, texts, startsAt }: { date: AgendaDate; texts: EntryTexts; startsAt?: string }) => (
  <li className={classNames('agenda-meeting agenda-row', `agenda-row-${date.kind}`)}>
    <Link href={href('/dashboard/consultations/:id', { id: date.consultationId })}>
      <Cells texts={texts} startsAt={startsAt} namesLawyer={false} />
    </Link>
  </li>
)

const Cells = ({
  texts,
  startsAt,
  minutes,
  namesLawyer,
}: {
  texts: EntryTexts
  startsAt: string | undefined
  minutes?: number
  namesLawyer: boolean
}): ReactNode => {
  const { t } = useTranslation()
  return (
    <>
      <span className="agenda-row-time">
        <b>{texts.time ? <time dateTime={startsAt}>{texts.time.from}</time> : t('agenda.wholeDay')}</b>
        {minutes !== undefined && (
          <span className="caption">{t('appointments.minutes', { n: minutes })}</span>
        )}
      </span>
      <span className="agenda-row-text">
        <span className="agenda-who" dir="auto">
          {texts.name}
        </span>
        <span className="caption">
          <Icon icon={texts.icon} size="small" /> {texts.about}
          {texts.lawyer !== '' && (
            <span className={namesLawyer ? undefined : 'visually-hidden'}>
              {' · '}
              <bdi>{texts.lawyer}</bdi>
            </span>
          )}
          {' · '}
          <span className="number" dir="ltr">
            {texts.reference}
          </span>
          {texts.warnings.map((warning) => (
            <span key={warning} className="agenda-over">
              {' · '}
              {warning}
            </span>
          ))}
        </span>
      </span>
      <Icon icon={ChevronRight} flips />
    </>
  )
}
