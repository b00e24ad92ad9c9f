import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Matter, Stage } from '../schema.ts'
import { stagesList } from './headings.ts'
import '#ui/badge.css'

export type Progress = NonNullable<Matter['path']>

export const StageName = ({ stage }: { stage: Pick<Stage, 'nameEn' | 'nameAr'> }) => {
  const { language } = useTranslation()
  return <InItsLanguage {...localized(stage, 'name', language)} />
}

/** The stages in order. A word, not only the look, distinguishes the past, the present and the next one. */
export const Stages = ({ progress: { stages, stage: present, since, isClosed } }: { progress: Progress }) => {
  const { t, language } = useTranslation()
  return (
    <ol className="matter-stages" id={stagesList} tabIndex={-1} aria-label={t('matters.stages')}>
      {stages.map((stage, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a stage
          key={at}
          className={classOf(at - present)}
          aria-current={at === present ? 'step' : undefined}
        >
          <p className="matter-stage">
            <b>
              <StageName stage={stage} />
            </b>
            {at < present && <span className="caption">{t('matters.done')}</span>}
            {at === present && (
              <span className="tag">{t(isClosed ? 'progress.stopped' : 'matters.now')}</span>
            )}
            {at === present + 1 && !isClosed && <span className="caption">{t('matters.next')}</span>}
          </p>
          {at === present && (
            <>
              <p className="caption">{t('matters.since', { day: formatLongDate(since, language) })}</p>
              <StageTexts stage={stage} />
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

const classOf = (distance: number) => {
  if (distance === 0) return 'matter-now'
  return distance < 0 ? 'matter-done' : undefined
}

/** The two sentences of a stage, as the client reads them. */
const StageTexts = ({ stage }: { stage: Stage }) => {
  const { t, language } = useTranslation()
  const weDo = localized(stage, 'whatWeDo', language).text
  const youDo = localized(stage, 'whatYouDo', language).text
  const time = localized(stage, 'usualTime', language).text
  return (
    <dl className="matter-texts">
      {weDo && (
        <div>
          <dt>{t('matters.whatWeDo')}</dt>
          <dd>
            <UserParagraph className="user-lines">{weDo}</UserParagraph>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('matters.whatYouDo')}</dt>
        <dd>
          {youDo ? <UserParagraph className="user-lines">{youDo}</UserParagraph> : t('matters.nothingToDo')}
        </dd>
      </div>
      {time && (
        <div>
          <dt>{t('matters.usualTime')}</dt>
          <dd>
            <bdi>{time}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The history of the stages, newest first, with sentences and reasons. */
export const Moves = ({ moves, stages }: { moves: Matter['moves']; stages: Progress['stages'] }) => {
  const { t, language } = useTranslation()
  const nameOf = (at: number | null) => {
    const stage = at === null ? undefined : stages[at]
    return stage ? localized(stage, 'name', language).text : ''
  }
  return (
    <details className="matter-more">
      <summary>{t('matters.moves')}</summary>
      <ol className="matter-list">
        {moves.toReversed().map((move) => {
          const sentence = localized(move, 'sentence', language).text
          return (
            <li key={move.id}>
              <p>
                <b>{t(`matters.moves.${move.kind}`, { from: nameOf(move.from), to: nameOf(move.to) })}</b>
              </p>
              <p className="caption">
                <bdi>{move.byName ?? t('dash.deletedUser')}</bdi>
                {' · '}
                <time dateTime={move.at}>{formatDateTime(move.at, language)}</time>
              </p>
              {sentence && <UserParagraph>{sentence}</UserParagraph>}
              {move.reason && <p className="caption">{t('matters.moves.reason', { reason: move.reason })}</p>}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
