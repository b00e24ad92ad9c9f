import { useTranslation } from '#i18n/translate.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { Agreement } from '../schema.ts'

/** The change that the client requested, or the reason of a refusal, until a new version is sent. */
export const ClientWish = ({ agreement: { versions } }: { agreement: Pick<Agreement, 'versions'> }) => {
  const { t } = useTranslation()
  const [last] = versions
  if (!last?.wish) return null
  return (
    <>
      <h3 className="record-heading">
        {t(last.decision === 'declined' ? 'agreements.declineReason' : 'agreements.wish')}
      </h3>
      <UserParagraph>{last.wish}</UserParagraph>
    </>
  )
}
