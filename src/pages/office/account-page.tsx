import { TokenList } from '#features/tokens/office/token-list.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import OwnAccount from '../account/own-account.tsx'
import { OfficeHead } from './office-head.tsx'

export default function AccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <OfficeHead title={t('account.title')}>
        <p>{t('account.intro')}</p>
      </OfficeHead>
      <OwnAccount
        more={{
          name: 'tokens',
          title: t('tokens.title'),
          text: t('tokens.text'),
          content: <TokenList />,
        }}
      />
    </>
  )
}
