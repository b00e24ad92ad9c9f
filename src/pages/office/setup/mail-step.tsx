import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import AddressPanel from '#features/auth/account/address-panel.tsx'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { ownAddressQuery } from '#features/auth/browser/link-api.ts'
import { TestMail } from '#features/outbox/office/test-mail.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PageSpinner } from '#ui/spinner.tsx'
import { WithTexts } from '../../with-texts.tsx'
import '#features/settings/office/settings-tab.css'

/**
 * The test of the mail server. Includes the admin's own address while it is the placeholder, since a forgotten
 * password could not be reset.
 */
export default function MailStep({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { isPending } = useQuery(ownAddressQuery())
  if (!user) return null
  // Together: a panel that appears later would move the button below it away from a press.
  if (isPending) return <PageSpinner />
  return (
    <>
      <div className="settings-section stack">
        {user.email.endsWith('@example.com') ? (
          <Suspense fallback={<PageSpinner />}>
            <WithTexts area="account">
              <p>{t('setup.mail.own')}</p>
              <AddressPanel username={user.username} />
              <TestMail address={user.email} />
            </WithTexts>
          </Suspense>
        ) : (
          <TestMail address={user.email} />
        )}
      </div>
      <div className="settings-foot button-row">
        <Button onClick={onDone}>{t('setup.continue')}</Button>
      </div>
    </>
  )
}
