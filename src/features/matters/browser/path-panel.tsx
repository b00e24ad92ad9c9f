import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { MatterDate } from '#features/consultations/browser/matter-date.tsx'
import type { RequestFacts } from '#features/consultations/facts-schema.ts'
import { asksClient } from '#features/consultations/next-step.ts'
import { fullDay } from '#i18n/calendar-format.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Fact } from '#ui/fact.tsx'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { UserText } from '#ui/user-text.tsx'
import type { OwnDate, OwnMatter } from '../schema.ts'
import { type PathStage, stagesOf } from '../stages.ts'
import './path-panel.css'

type Path = NonNullable<OwnMatter['path']>

/** Whether there is nothing to show. */
export const isEmptyMatter = ({ path, dates, pastDate, powers }: OwnMatter): boolean =>
  !path && !pastDate && dates.length + powers.length === 0

/** The client's view of a matter: the next date, then the stages with the present one open. */
export const PathPanel = ({
  matter: { path, dates, pastDate, powers },
  facts,
  children,
}: {
  matter: OwnMatter
  /** The facts of the request that other parts of the page show. */
  facts: RequestFacts
  /** Below the duty of the client: the way to fulfill it. */
  children?: ReactNode
}) => {
  const { t, language } = useTranslation()
  const [next, ...further] = dates
  const hasNoDate = !next && !pastDate && !path?.isClosed && !facts.appointment
  return (
    <div className="path-panel">
      {path?.isClosed && <p className="strong">{t('path.closed')}</p>}
      {(next || pastDate || hasNoDate) && (
        <div className="path-dates">
          <h3>{t('path.nextDate')}</h3>
          {next && <DateEntry date={next} isNext />}
          {hasNoDate && <p>{t('path.noDate')}</p>}
          {pastDate && <p>{t(`path.past.${pastDate.kind}`, { day: fullDay(pastDate.day, language) })}</p>}
        </div>
      )}
      {path && (
        <ol className="path-stages" aria-label={t('path.stages')}>
          {stagesOf(path).map((stage, position) => (
            <StageEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage has no other identity, and two may be equal
              key={position}
              stage={stage}
              path={path}
              isPresent={position === path.stage}
              asksMore={asksClient(facts)}
            >
              {children}
            </StageEntry>
          ))}
        </ol>
      )}
      {powers.length > 0 && (
        <div className="path-further">
          <h3>{t('path.powers')}</h3>
          <ul>
            {powers.map(({ number, until }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a guest sees no number
              <li key={at}>
                {number !== null && <span className="number">{t('path.power.number', { number })}</span>}{' '}
                {until !== null && t('path.power.until', { day: fullDay(until, language) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {further.length > 0 && (
        <div className="path-further">
          <h3>{t('path.dates')}</h3>
          <ul>
            {further.map((date) => (
              <li key={date.id}>
                <DateEntry date={date} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const DateEntry = ({ date, isNext }: { date: OwnDate; isNext?: boolean }) => {
  const { t } = useTranslation()
  return (
    <>
      <p className={isNext ? 'path-next-date' : undefined}>
        <span className="path-date-kind">{t(`matter.kind.${date.kind}`)}</span> <MatterDate date={date} />
      </p>
      {date.place !== '' && (
        <p className="caption">
          {t('path.place')}: <UserText>{date.place}</UserText>
        </p>
      )}
    </>
  )
}

type StageProps = { stage: PathStage; path: Path; asksMore: boolean; children: ReactNode }

const StageEntry = ({ isPresent, ...entry }: StageProps & { isPresent: boolean }) => {
  const { stage, path } = entry
  const { t, language } = useTranslation()
  return (
    <li className={`path-stage-${stage.state}`} aria-current={stage.state === 'now' ? 'step' : undefined}>
      <span className="path-stage-mark">{stage.state === 'done' && <Icon icon={Check} size="small" />}</span>
      <p className="path-stage-head">
        <span className="path-stage-name">
          <InItsLanguage {...localized(stage, 'name', language)} />
        </span>{' '}
        <span className="path-stage-state">
          {t(`path.${stage.state}`)}
          {stage.state === 'now' && (
            <>
              {' · '}
              <time dateTime={path.since}>
                {t('path.since', { day: formatLongDate(path.since, language) })}
              </time>
            </>
          )}
        </span>
      </p>
      {/* What was said about a stage is over with the matter. */}
      {isPresent && !path.isClosed && <PresentStage {...entry} />}
    </li>
  )
}

const PresentStage = ({ stage, path, asksMore, children }: StageProps) => {
  const { t, language } = useTranslation()
  const textOf = (name: 'whatWeDo' | 'whatYouDo' | 'usualTime') => localized(stage, name, language)
  const word = localized(path, 'sentence', language)
  return (
    <dl className="path-present">
      {textOf('whatWeDo').text !== '' && (
        <Fact label={t('path.whatWeDo')}>
          <InItsLanguage {...textOf('whatWeDo')} />
        </Fact>
      )}
      <Fact label={t('path.whatYouDo')} className="strong">
        {textOf('whatYouDo').text === '' ? (
          t(asksMore ? 'path.seeBelow' : 'path.nothingToDo')
        ) : (
          <>
            <InItsLanguage {...textOf('whatYouDo')} />
            {children}
          </>
        )}
      </Fact>
      {textOf('usualTime').text !== '' && (
        <Fact label={t('path.usualTime')}>
          <InItsLanguage {...textOf('usualTime')} />
        </Fact>
      )}
      {word.text !== '' && (
        <Fact label={t('path.ourWord', { day: formatLongDate(path.since, language) })}>
          <InItsLanguage {...word} />
        </Fact>
      )}
      {path.told && (
        <Fact label={t('path.told', { day: formatLongDate(path.told.at, language) })}>
          <InItsLanguage {...localized(path.told, 'sentence', language)} />
        </Fact>
      )}
    </dl>
  )
}
