import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Message } from '../schema.ts'

type Parties = Pick<Message, 'fromUserId' | 'toUserId' | 'fromUserName' | 'toUserName' | 'isToFirm'>

/** The display name of a sender or recipient: a name, «You», the firm, or a deleted user. */
export const usePartyName = () => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const nameOf = (id: number | null, name: string | null): string =>
    id !== null && id === me?.id ? t('messages.you') : (name ?? t('dash.deletedUser'))
  return {
    from: ({ fromUserId, fromUserName }: Parties) => nameOf(fromUserId, fromUserName),
    to: ({ toUserId, toUserName, isToFirm }: Parties) =>
      isToFirm ? t('messages.theFirm') : nameOf(toUserId, toUserName),
  }
}
