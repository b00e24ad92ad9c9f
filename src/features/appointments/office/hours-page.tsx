import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { weekdayAndDay } from '#i18n/calendar-format.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNow } from '#ui/use-now.ts'
import type { OfficeHours } from '../schema.ts'
import { Absences } from './absences.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { Holidays } from './holidays.tsx'
import { FirmForm } from './hours-forms.tsx'
import { ClosedHours } from './in-the-way.tsx'
import { LawyersHours } from './lawyers-hours.tsx'
import { WeekFacts } from './week-facts.tsx'
import './hours.css'

/**
 * The firm's week with its rules first, then holidays, the hours of lawyers and absences; managers change those of
 * everybody.
 */
const HoursPage = ({ hours, mayChange }: { hours: OfficeHours; mayChange: boolean }) => (
  <div className="hours-columns">
    <div>
      <FirmHours hours={hours} mayChange={mayChange} />
      <CalendarAddress />
    </div>
    <div>
      <Holidays mayChange={mayChange} />
      <LawyersHours hours={hours} mayChange={mayChange} />
      <Absences isForAll={mayChange} />
    </div>
  </div>
)

const FirmHours = ({ hours, mayChange }: { hours: OfficeHours; mayChange: boolean }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [closed, setClosed] = useState<OfficeHours>()
  return (
    <section className="panel hours-panel" aria-labelledby="firm-hours">
      <div className="panel-head">
        <h2 id="firm-hours">{t('hours.firm')}</h2>
        {mayChange && !isOpen && <EditButton label={t('hours.firm')} onClick={() => setOpen(true)} />}
      </div>
      {isOpen ? (
        <FirmForm
          hours={hours}
          onSaved={(saved) => {
            setClosed(saved)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <FirmFacts hours={hours} />
      )}
      <ClosedHours closed={closed} />
    </section>
  )
}

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const { t } = useTranslation()
  return (
    <Button
      variant="outline"
      size="table"
      className="push-end"
      icon={<Icon icon={Pencil} size="medium" />}
      aria-label={`${t('form.edit')}: ${label}`}
      onClick={onClick}
    >
      {t('form.edit')}
    </Button>
  )
}

/** The week, then the rules as facts. */
const FirmFacts = ({ hours: { firm } }: { hours: OfficeHours }) => {
  const { t, language } = useTranslation()
  const { ramadans } = useCalendar()
  const today = todayInRiyadh(useNow())
  const ramadan = ramadans.find(({ lastDay }) => lastDay >= today)
  const rules: [string, ReactNode][] = [
    [
      t('holiday.ramadan'),
      firm.ramadanWeek ? (
        <WeekFacts key="week" hours={firm.ramadanWeek} isCompact />
      ) : (
        t('hours.sameInRamadan')
      ),
    ],
    [
      t('hours.booking'),
      `${t('hours.noticeAtLeast', { n: firm.noticeHours })} · ${t('hours.daysAhead', { n: firm.furthestDays })}`,
    ],
    [
      t('appointments.heading'),
      `${t('appointments.minutes', { n: firm.minutes })} · ${t('hours.pauseAfter', { n: firm.buffer })}`,
    ],
    [
      t('hours.kinds'),
      formatList(
        firm.kinds.map((kind) => t(`appointments.kind.${kind}`)),
        language,
      ),
    ],
  ]
  return (
    <>
      <WeekFacts hours={firm.week} />
      <dl className="hours-rules">
        {rules.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
            {label === t('holiday.ramadan') && ramadan && (
              <span className="caption">
                {t('hours.ramadanFrom', { day: weekdayAndDay(ramadan.firstDay, language) })}
              </span>
            )}
          </Fact>
        ))}
      </dl>
    </>
  )
}

export default HoursPage
