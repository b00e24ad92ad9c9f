import Check from 'lucide-react/icons/check'
import { MatterDate } from '#features/consultations/browser/matter-date.tsx'
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

/** The client's view of a matter: the next date, then the stages with the present one open. */
export const PathPanel = ({ matter: { path, dates } }: { matter: OwnMatter }) => {
  const { t } = useTranslation()
  const [next, ...further] = dates
  return (
    <div className="path-panel">
      {path?.isClosed && <p className="strong">{t('path.closed')}</p>}
      {(next || !path?.isClosed) && (
        <div className="path-dates">
          <h3>{t('path.nextDate')}</h3>
          {next ? <DateEntry date={next} isNext /> : <p>{t('path.noDate')}</p>}
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
            />
          ))}
        </ol>
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

const StageEntry = ({ stage, path, isPresent }: { stage: PathStage; path: Path; isPresent: boolean }) => {
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
      {isPresent && <PresentStage stage={stage} path={path} />}
    </li>
  )
}

const PresentStage = ({ stage, path }: { stage: PathStage; path: Path }) => {
  const { t, language } = useTranslation()
  const textOf = (name: 'whatWeDo' | 'whatYouDo' | 'usualTime') => localized(stage, name, language)
  const word = localized(path, 'sentence', language)
  return (
    <dl className="path-present">
      {!path.isClosed && (
        <>
          {textOf('whatWeDo').text !== '' && (
            <Fact label={t('path.whatWeDo')}>
              <InItsLanguage {...textOf('whatWeDo')} />
            </Fact>
          )}
          <Fact label={t('path.whatYouDo')} className="strong">
            {textOf('whatYouDo').text === '' ? (
              t('path.nothingToDo')
            ) : (
              <InItsLanguage {...textOf('whatYouDo')} />
            )}
          </Fact>
          {textOf('usualTime').text !== '' && (
            <Fact label={t('path.usualTime')}>
              <InItsLanguage {...textOf('usualTime')} />
            </Fact>
          )}
        </>
      )}
      {word.text !== '' && (
        <Fact label={t('path.ourWord')}>
          <InItsLanguage {...word} />
        </Fact>
      )}
    </dl>
  )
}
