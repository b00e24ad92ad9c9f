import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Matter } from '../schema.ts'
import type { Progress } from './stages.tsx'

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
