import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Reader } from '#access/roles.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { formatFullDate, formatHijriDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Loading } from '#ui/skeleton.tsx'
import type { PersonEvent } from '../schema.ts'
import { type EventKind, eventKinds, eventsAtOnce } from '../values.ts'
import type { eventsQuery } from './api.ts'
import { EventRow } from './event-row.tsx'
import type { NoteTask } from './note-dialogs.tsx'
import './timeline.css'

type Props = {
  personId: number
  reader: Reader
  /** The kinds that the person can have. */
  kinds?: readonly EventKind[]
  query: (kind: EventKind | 'all', count: number) => ReturnType<typeof eventsQuery>
  kind: EventKind | 'all'
  onKindChange: (kind: EventKind | 'all') => void
  onNote: (task: NoteTask) => void
  /** The form for a new note, above the entries. */
  form?: ReactNode
}

/** All entries about a client, newest first, grouped by day. */
export const Timeline = ({
  personId,
  reader,
  kinds = eventKinds,
  query: queryOf,
  kind,
  onKindChange,
  onNote,
  form,
}: Props) => {
  const { t } = useTranslation()
  const [requested, setRequested] = useState({ kind, count: eventsAtOnce })
  const count = requested.kind === kind ? requested.count : eventsAtOnce
  const query = useQuery(queryOf(kind, count))
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const events = data?.events
  return (
    <section className="panel person-timeline" aria-labelledby="person-timeline">
      <header className="panel-head">
        <h2 id="person-timeline" tabIndex={-1}>
          {t('people.timeline')}
        </h2>
      </header>
      {form}
      <div className="filter-bar">
        <SegmentedFilter
          label={t('people.filter')}
          segments={(['all', ...kinds] as const).map((value) => ({
            value,
            label: t(`people.kind.${value}`),
          }))}
          value={kind}
          onValueChange={onKindChange}
        />
      </div>
      <p role="status" className="visually-hidden">
        {events ? t('people.events.shown', { n: events.length }) : t('people.events.loading')}
      </p>
      {events ? (
        <Days events={events} {...{ personId, reader, onNote }} />
      ) : error ? (
        <ErrorState title={t('people.events.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <Loading className="panel-body" label={null} shapes={['60', '100', '80']} />
      )}
      {data?.hasMore && (
        <div className="person-more">
          <Button
            variant="outline"
            isPending={isPlaceholderData}
            pendingLabel={t('state.loading')}
            onClick={() => setRequested({ kind, count: count + eventsAtOnce })}
          >
            {t('people.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

const Days = ({
  events,
  ...context
}: { events: readonly PersonEvent[] } & Pick<Props, 'personId' | 'reader' | 'onNote'>) => {
  const { t, language } = useTranslation()
  if (events.length === 0)
    return <EmptyState title={t('people.events.none')}>{t('people.events.none.text')}</EmptyState>
  return eventsByDay(events).map(({ day, events: ofDay }) => (
    <section key={day} className="person-day" aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`}>
        {formatFullDate(`${day}T12:00:00+03:00`, language)}
        <span className="caption">{formatHijriDay(`${day}T12:00:00+03:00`, language)}</span>
      </h3>
      <ul>
        {ofDay.map((event) => (
          <EventRow key={`${event.kind}${event.id}`} event={event} {...context} />
        ))}
      </ul>
    </section>
  ))
}

/** Groups entries by day in Riyadh, preserving their order. */
const eventsByDay = (events: readonly PersonEvent[]): { day: string; events: PersonEvent[] }[] => {
  const days = new Map<string, PersonEvent[]>()
  for (const event of events) {
    const day = todayInRiyadh(new Date(event.at))
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }))
}
