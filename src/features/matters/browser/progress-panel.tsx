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
import { type MatterStage, stagesOf } from '../rules.ts'
import type { OwnDate, OwnMatter } from '../schema.ts'
import './progress-panel.css'

type Progress = NonNullable<OwnMatter['path']>

/** Whether there is nothing to show. */
export const isEmptyMatter = ({ path: progress, dates, pastDate, powers }: OwnMatter): boolean =>
  !progress && !pastDate && dates.length + powers.length === 0

/** The client's view of a matter: the next date, then the stages with the present one open. */
export const ProgressPanel = ({
  matter: { path: progress, dates, pastDate, powers },
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
  const hasNoDate = !next && !pastDate && !progress?.isClosed && !facts.appointment
  return (
    <div className="progress-panel">
      {progress?.isClosed && <p className="strong">{t('progress.closed')}</p>}
      {(next || pastDate || hasNoDate) && (
        <div className="progress-dates">
          <h3>{t('progress.nextDate')}</h3>
          {next && <DateEntry date={next} isNext />}
          {hasNoDate && <p>{t('progress.noDate')}</p>}
          {pastDate && <p>{t(`progress.past.${pastDate.kind}`, { day: fullDay(pastDate.day, language) })}</p>}
        </div>
      )}
      {progress && (
        <ol className="progress-stages" aria-label={t('progress.stages')}>
          {stagesOf(progress).map((stage, position) => (
            <StageEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: a stage has no other identity, and two may be equal
              key={position}
              stage={stage}
              progress={progress}
              isPresent={position === progress.stage}
              asksMore={asksClient(facts)}
            >
              {children}
            </StageEntry>
          ))}
        </ol>
      )}
      {powers.length > 0 && (
        <div className="progress-further">
          <h3>{t('progress.powers')}</h3>
          <ul>
            {powers.map(({ number, until }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a guest sees no number
              <li key={at}>
                {number !== null && <span className="number">{t('progress.power.number', { number })}</span>}{' '}
                {until !== null && t('progress.power.until', { day: fullDay(until, language) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {further.length > 0 && (
        <div className="progress-further">
          <h3>{t('progress.dates')}</h3>
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
      <p className={isNext ? 'progress-next-date' : undefined}>
        <span className="progress-date-kind">{t(`matter.kind.${date.kind}`)}</span> <MatterDate date={date} />
      </p>
      {date.place !== '' && (
        <p className="caption">
          {t('progress.place')}: <UserText>{date.place}</UserText>
        </p>
      )}
    </>
  )
}

type StageProps = { stage: MatterStage; progress: Progress; asksMore: boolean; children: ReactNode }

const StageEntry = ({ isPresent, ...entry }: StageProps & { isPresent: boolean }) => {
  const { stage, progress } = entry
  const { t, language } = useTranslation()
  return (
    <li className={`progress-stage-${stage.state}`} aria-current={stage.state === 'now' ? 'step' : undefined}>
      <span className="progress-stage-mark">
        {stage.state === 'done' && <Icon icon={Check} size="small" />}
      </span>
      <p className="progress-stage-head">
        <span className="progress-stage-name">
          <InItsLanguage {...localized(stage, 'name', language)} />
        </span>{' '}
        <span className="progress-stage-state">
          {t(`progress.${stage.state}`)}
          {stage.state === 'now' && (
            <>
              {' · '}
              <time dateTime={progress.since}>
                {t('progress.since', { day: formatLongDate(progress.since, language) })}
              </time>
            </>
          )}
        </span>
      </p>
      {/* What was said about a stage is over with the matter. */}
      {isPresent && !progress.isClosed && <PresentStage {...entry} />}
    </li>
  )
}

const PresentStage = ({ stage, progress, asksMore, children }: StageProps) => {
  const { t, language } = useTranslation()
  const textOf = (name: 'whatWeDo' | 'whatYouDo' | 'usualTime') => localized(stage, name, language)
  const word = localized(progress, 'sentence', language)
  return (
    <dl className="progress-present">
      {textOf('whatWeDo').text !== '' && (
        <Fact label={t('progress.whatWeDo')}>
          <InItsLanguage {...textOf('whatWeDo')} />
        </Fact>
      )}
      <Fact label={t('progress.whatYouDo')} className="strong">
        {textOf('whatYouDo').text === '' ? (
          t(asksMore ? 'progress.seeBelow' : 'progress.nothingToDo')
        ) : (
          <>
            <InItsLanguage {...textOf('whatYouDo')} />
            {children}
          </>
        )}
      </Fact>
      {textOf('usualTime').text !== '' && (
        <Fact label={t('progress.usualTime')}>
          <InItsLanguage {...textOf('usualTime')} />
        </Fact>
      )}
      {word.text !== '' && (
        <Fact label={t('progress.ourWord', { day: formatLongDate(progress.since, language) })}>
          <InItsLanguage {...word} />
        </Fact>
      )}
      {progress.told && (
        <Fact label={t('progress.checked', { day: formatLongDate(progress.told.at, language) })}>
          <InItsLanguage {...localized(progress.told, 'sentence', language)} />
        </Fact>
      )}
    </dl>
  )
}
