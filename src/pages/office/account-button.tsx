import ChevronDown from 'lucide-react/icons/chevron-down'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { LazyMenu } from '../lazy-menu.tsx'

const loadMenu = () => import('./account-menu.tsx')

export const AccountButton = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  if (!user) return null
  const name = `${user.firstName} ${user.lastName}`
  return (
    <LazyMenu load={loadMenu} className="menu-trigger account-button">
      <span className="visually-hidden">{t('auth.account')}</span>
      <Monogram name={name} id={user.id} />
      <span className="account-name">
        <bdi className="no-wrap">{name}</bdi>
        <small>{t(`role.${user.role}`)}</small>
      </span>
      <Icon icon={ChevronDown} size="small" className="wide-only" />
    </LazyMenu>
  )
}
