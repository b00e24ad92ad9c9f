import CalendarClock from 'lucide-react/icons/calendar-clock'
import Gauge from 'lucide-react/icons/gauge'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { fullDay, hijriDay } from '#i18n/calendar-format.ts'
import { formatList, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Fact } from '#ui/fact.tsx'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Diligence, Paper } from '../schema.ts'
import type { RiskLevel } from '../values.ts'

/** The recorded identity document. */
export const PaperFacts = ({ paper }: { paper: Paper }) => {
  const { t, language } = useTranslation()
  const today = todayInRiyadh(useNow())
  const { documentKind, number, seenAt, seenBy, sighting, country, source, note, owners } = paper
  const name = seenBy ?? t('dash.deletedUser')
  return (
    <dl className="details">
      <Fact label={t('diligence.document')}>
        {documentKind && t(`identity.document.${documentKind}`)}{' '}
        {number === null ? t('diligence.number.unreadable') : <bdi dir="ltr">{number}</bdi>}
      </Fact>
      {seenAt && (
        <Fact label={t('diligence.seen')}>
          {t('diligence.seen.by', { date: formatTableDate(seenAt, language), name })}
          {sighting && <> · {t(`diligence.sighting.${sighting}`)}</>}
        </Fact>
      )}
      {country && (
        <Fact label={t('diligence.country')}>
          <bdi>{country}</bdi>
        </Fact>
      )}
      <Day label={t('diligence.validUntil')} day={paper.validUntil} today={today} />
      <Day label={t('diligence.birthDate')} day={paper.birthDate} />
      <Capacity paper={paper} />
      {paper.registrationNumber && (
        <Fact label={t('diligence.registration')}>
          <bdi dir="ltr">{paper.registrationNumber}</bdi>
        </Fact>
      )}
      <Day label={t('diligence.registrationUntil')} day={paper.registrationUntil} today={today} />
      {owners.length > 0 && (
        <Fact label={t('diligence.owners')}>
          {owners.map(({ name, share }) => (
            <div key={`${name} ${share}`}>
              <bdi>{name}</bdi> · <bdi dir="ltr">{share}%</bdi>
            </div>
          ))}
        </Fact>
      )}
      {source && (
        <Fact label={t('diligence.source')}>
          <bdi>{source}</bdi>
        </Fact>
      )}
      {paper.copy && (
        <Fact label={t('diligence.copy')}>
          <bdi>{paper.copy.name}</bdi>
        </Fact>
      )}
      {note && (
        <Fact label={t('users.identity.note')}>
          <UserParagraph>{note}</UserParagraph>
        </Fact>
      )}
    </dl>
  )
}

const Capacity = ({ paper: { capacity, powerNumber } }: { paper: Paper }) => {
  const { t } = useTranslation()
  return (
    capacity && (
      <Fact label={t('diligence.capacity')}>
        {t(`diligence.capacity.${capacity}`)} {powerNumber && <bdi dir="ltr">{powerNumber}</bdi>}
      </Fact>
    )
  )
}

/** A day in both calendars. With `today`, a day before it is marked. */
const Day = ({ label, day, today }: { label: string; day: string | null; today?: string }) => {
  const { t, language } = useTranslation()
  if (day === null) return null
  return (
    <Fact label={label}>
      <span>
        {fullDay(day, language)} · {hijriDay(day, language)}
      </span>{' '}
      {today !== undefined && day < today && (
        <Badge tone="red" icon={CalendarClock}>
          {t('diligence.ended')}
        </Badge>
      )}
    </Fact>
  )
}

const tones: Record<RiskLevel, BadgeTone> = { low: 'green', usual: 'blue', high: 'red' }

/** A level of risk with its color. */
export const RiskBadge = ({ level }: { level: RiskLevel }) => {
  const { t } = useTranslation()
  return (
    <Badge tone={tones[level]} icon={Gauge}>
      {t(`diligence.level.${level}`)}
    </Badge>
  )
}

/** The recorded risk and the day of the next review. */
export const RiskFacts = ({ risk }: { risk: NonNullable<Diligence['risk']> }) => {
  const { t, language } = useTranslation()
  const reasons = risk.reasons.map((reason) => t(`diligence.reason.${reason}`))
  const name = risk.setBy ?? t('dash.deletedUser')
  return (
    <dl className="details">
      <Fact label={t('diligence.risk')}>
        <RiskBadge level={risk.level} />
        {reasons.length > 0 && <div>{formatList(reasons, language)}</div>}
        {risk.note && <UserParagraph>{risk.note}</UserParagraph>}
        <div className="muted">
          {t('diligence.seen.by', { date: formatTableDate(risk.setAt, language), name })}
        </div>
      </Fact>
      <Day label={t('diligence.review')} day={risk.reviewOn} today={todayInRiyadh(useNow())} />
    </dl>
  )
}
