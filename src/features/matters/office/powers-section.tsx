import CalendarClock from 'lucide-react/icons/calendar-clock'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Power } from '../schema.ts'
import { powersHeading } from './headings.ts'
import type { MatterTask } from './matter-dialogs.tsx'
import { endOf } from './matter-values.ts'

/** The powers of attorney of a request. */
export const PowersSection = ({
  powers,
  onTask,
}: {
  powers: readonly Power[]
  onTask: (task: MatterTask) => void
}) => {
  const { t } = useTranslation()
  return (
    <div className="matter-part">
      <h3 className="record-heading" id={powersHeading} tabIndex={-1}>
        {t('matters.powers')}
      </h3>
      {powers.length === 0 && <p className="muted">{t('matters.powers.none')}</p>}
      {powers.length > 0 && (
        <ul className="matter-list">
          {powers.map((power) => (
            <PowerEntry key={power.id} power={power} onTask={onTask} />
          ))}
        </ul>
      )}
      <div className="cluster print-hidden">
        <Button variant="outline" size="table" onClick={() => onTask({ kind: 'addPower' })}>
          {t('matters.power.add')}
        </Button>
      </div>
    </div>
  )
}

const PowerEntry = ({ power, onTask }: { power: Power; onTask: (task: MatterTask) => void }) => {
  const { t, language } = useTranslation()
  const { number, issuedOn, until, scope, seenOn } = power
  const name = number === null ? t('matters.power.unreadable') : t('matters.power.numbered', { number })
  const end = endOf(until, todayInRiyadh(useNow()))
  const days = { issuedOn, until, seenOn }
  return (
    <li>
      <p className="matter-date">
        <b>{name}</b>
        {end && (
          <Badge tone={end === 'ended' ? 'red' : 'yellow'} icon={CalendarClock}>
            {t(`matters.power.${end}`)}
          </Badge>
        )}
      </p>
      <dl className="details matter-facts">
        {(['issuedOn', 'until', 'seenOn'] as const).map((field) => {
          const day = days[field]
          return (
            day !== null && (
              <Fact key={field} label={t(`matters.power.${field}`)}>
                <span>
                  {fullDay(day, language)} · {hijriDay(day, language)}
                </span>
              </Fact>
            )
          )
        })}
        {scope && (
          <Fact label={t('matters.power.scope')}>
            <UserParagraph className="user-lines">{scope}</UserParagraph>
          </Fact>
        )}
      </dl>
      <div className="matter-buttons print-hidden">
        <Button
          variant="quiet"
          size="table"
          aria-label={t('matters.date.named', { action: t('matters.power.remove'), date: name })}
          onClick={() => onTask({ kind: 'removePower', power })}
        >
          {t('matters.power.remove')}
        </Button>
      </div>
    </li>
  )
}
