import { useQuery } from '@tanstack/react-query'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { identityQuery } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import type { User } from '../schema.ts'
import { useSeenText } from './seen-text.ts'

export type IdentityTask = 'identify' | 'withdraw'

/** Shows how a client was identified: by a confirmed address, or by the office. */
export const UserIdentity = ({ user, onAsk }: { user: User; onAsk: (task: IdentityTask) => void }) => {
  const { t, language } = useTranslation()
  const seenText = useSeenText()
  const { data: identity, isError } = useQuery(identityQuery(user.id))
  const address = () => {
    if (!user.isVerified) return t('correspondent.unverified')
    return user.verifiedAt
      ? t('correspondent.verifiedSince', { date: formatLongDate(user.verifiedAt, language) })
      : t('correspondent.verified')
  }
  const person = () => {
    if (isError) return t('users.identity.loadFailed')
    if (!identity) return t('users.identity.loading')
    return seenText({ seenInPersonAt: identity.seenAt, sighting: identity.sighting })
  }
  return (
    <section className="user-section" aria-labelledby="user-identity">
      <h3 id="user-identity" tabIndex={-1}>
        {t('users.identity')}
      </h3>
      <ul className="user-access">
        <li>
          <span className="muted">{address()}</span>
        </li>
        <li>
          <div className="muted">
            <p>{person() ?? t('users.identity.none')}</p>
            {identity?.seenAt && (
              <p>
                {t('users.identity.by', {
                  name: identity.seenBy ? userName(identity.seenBy) : t('users.identity.deleted'),
                })}
              </p>
            )}
            {identity?.documentKind && <p>{t(`identity.document.${identity.documentKind}`)}</p>}
            {identity?.note && <UserParagraph>{identity.note}</UserParagraph>}
          </div>
          {identity?.seenAt && identity.documentKind === null && (
            <Button variant="outline" size="table" onClick={() => onAsk('identify')}>
              {t('users.identity.addDocument')}
            </Button>
          )}
          {identity && (
            <Button
              variant="outline"
              size="table"
              onClick={() => onAsk(identity.seenAt ? 'withdraw' : 'identify')}
            >
              {t(identity.seenAt ? 'users.identity.withdraw' : 'users.identity.identify')}
            </Button>
          )}
        </li>
      </ul>
    </section>
  )
}
