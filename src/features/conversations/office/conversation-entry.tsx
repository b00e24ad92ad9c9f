import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Conversation } from '../schema.ts'

export const ConversationEntry = ({
  conversation: { channel, direction, at, text, mark, recordedBy },
  onRemove,
}: {
  conversation: Conversation
  onRemove: () => void
}) => {
  const { t, language } = useTranslation()
  const date = formatDateTime(at, language)
  const name = recordedBy ?? t('dash.deletedUser')
  return (
    <li className={`conversation-${direction}`}>
      <div className="conversation-head">
        <p className="caption">
          <b>{t(`conversations.direction.${direction}`)}</b>
          {' · '}
          {t(`conversations.channel.${channel}`)}
          {' · '}
          <time dateTime={at}>{date}</time>
          {' · '}
          {mark && `${t(`conversations.mark.${mark}`)} · `}
          <bdi>{t('conversations.recordedBy', { name })}</bdi>
        </p>
        <Button
          variant="quiet"
          size="table"
          aria-label={t('conversations.removeNamed', { date })}
          onClick={onRemove}
        >
          {t('conversations.remove')}
        </Button>
      </div>
      <UserParagraph className="user-lines conversation-text">{text}</UserParagraph>
    </li>
  )
}
