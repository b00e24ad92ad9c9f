import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useNow } from '#ui/use-now.ts'
import { maySettle } from '../rules.ts'
import type { MatterDate } from '../schema.ts'
import { settledStates } from '../values.ts'
import { dateName } from './date-fields.tsx'
import { datesHeading } from './headings.ts'
import type { MatterTask } from './matter-dialogs.tsx'
import { sortDates, stateText } from './matter-values.ts'

/** Hearings, terms and other dates. */
export const DatesSection = ({
  dates,
  mayAdd,
  onTask,
}: {
  dates: readonly MatterDate[]
  mayAdd: boolean
  onTask: (task: MatterTask) => void
}) => {
  const { t } = useTranslation()
  const { ahead, settled } = sortDates(dates)
  return (
    <div className="matter-part">
      <h3 className="record-heading" id={datesHeading} tabIndex={-1}>
        {t('matters.dates')}
      </h3>
      {ahead.length === 0 && <p className="muted">{t('matters.dates.none')}</p>}
      {ahead.length > 0 && (
        <ol className="matter-list">
          {ahead.map((date) => (
            <DateEntry key={date.id} date={date}>
              <DateActions date={date} onTask={onTask} />
            </DateEntry>
          ))}
        </ol>
      )}
      {mayAdd && (
        <div className="cluster print-hidden">
          <Button variant="outline" size="table" onClick={() => onTask({ kind: 'addDate' })}>
            {t('matters.date.add')}
          </Button>
        </div>
      )}
      {settled.length > 0 && (
        <details className="matter-more">
          <summary>{t('matters.dates.settled', { count: settled.length })}</summary>
          <ol className="matter-list">
            {settled.map((date) => (
              <DateEntry key={date.id} date={date}>
                <Settled date={date} next={dates.find(({ id }) => id === date.movedToId)} />
              </DateEntry>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

const DateEntry = ({ date, children }: { date: MatterDate; children: React.ReactNode }) => {
  const { t, language } = useTranslation()
  const { kind, day, time, basis, place, isShown, isPlaceShown, isPast } = date
  return (
    <li id={`matter-date-${date.id}`} tabIndex={-1}>
      <p className="matter-date">
        <span className="tag">{t(`matter.kind.${kind}`)}</span>
        <b>
          <time dateTime={time === null ? day : `${day}T${time}+03:00`}>{dateName(date, language)}</time>
        </b>
        {isPast && (
          <Badge tone="red" icon={TriangleAlert}>
            {t('matters.date.past')}
          </Badge>
        )}
      </p>
      <p className="caption">
        {hijriDay(day, language)}
        {' · '}
        {t(isShown ? 'matters.date.isShown' : 'matters.date.isHidden')}
      </p>
      {place && (
        <p className="caption">
          {t('matters.date.place')}: <bdi className="user-lines">{place}</bdi>
          {isShown && !isPlaceShown && ` (${t('matters.date.placeOffice')})`}
        </p>
      )}
      {basis && (
        <p className="caption">
          {t('matters.date.basis')}: <bdi className="user-lines">{basis}</bdi>
        </p>
      )}
      {children}
    </li>
  )
}

/** A date can be held or missed only once its day has come. */
const DateActions = ({ date, onTask }: { date: MatterDate; onTask: (task: MatterTask) => void }) => {
  const { t, language } = useTranslation()
  const isBegun = date.day <= todayInRiyadh(useNow())
  const name = dateName(date, language)
  const button = (action: string, task: MatterTask, variant: 'outline' | 'quiet' = 'quiet') => (
    <Button
      key={action}
      variant={variant}
      size="table"
      aria-label={t('matters.date.named', { action, date: name })}
      onClick={() => onTask(task)}
    >
      {action}
    </Button>
  )
  const offered = settledStates.filter(
    (state) => maySettle(date.kind, state) && (isBegun || state === 'handled' || state === 'dropped'),
  )
  const [first, ...others] = offered.map((state) => ({ state, label: t(`matters.settle.${state}`) }))
  return (
    <div className="cluster matter-buttons print-hidden">
      {first &&
        first.state !== 'dropped' &&
        button(first.label, { kind: 'settle', date, state: first.state }, 'outline')}
      {button(t('matters.date.move'), { kind: 'moveDate', date }, 'outline')}
      {button(t('matters.date.edit'), { kind: 'editDate', date })}
      {(first?.state === 'dropped' ? [first] : others).map(({ state, label }) =>
        button(label, { kind: 'settle', date, state }),
      )}
    </div>
  )
}

/** The person who settled a date, and when; a moved date has a link to the new one. */
const Settled = ({ date, next }: { date: MatterDate; next: MatterDate | undefined }) => {
  const { t, language } = useTranslation()
  if (date.state === 'ahead') return null
  return (
    <>
      <p className="caption">
        <b>{t(stateText(date.kind, date.state))}</b>
        {' · '}
        <bdi>{date.settledByName ?? t('dash.deletedUser')}</bdi>
        {date.settledAt && (
          <>
            {' · '}
            <time dateTime={date.settledAt}>{formatDateTime(date.settledAt, language)}</time>
          </>
        )}
      </p>
      {next && (
        <p className="caption">
          <a className="text-link" href={`#matter-date-${next.id}`}>
            {t('matters.date.movedTo', { day: dateName(next, language) })}
          </a>
        </p>
      )}
    </>
  )
}
