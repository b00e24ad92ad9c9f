import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { LoginForm } from '../browser/login-form.tsx'
import { RegisterForm } from './register-form.tsx'

export type AuthTab = 'login' | 'register'

/** Login and registration, each with a link to the other below its form. */
export const AuthTabs = ({
  tab,
  onTabChange,
  onDone,
  onDirtyChange,
}: {
  tab: AuthTab
  onTabChange: (tab: AuthTab) => void
  onDone?: () => void
  onDirtyChange?: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('auth.tabs')}
      look="display"
      value={tab}
      onValueChange={onTabChange}
      tabs={[
        {
          value: 'login',
          label: t('auth.login'),
          content: (
            <>
              <LoginForm onDone={onDone} />
              <p className="small auth-other-way">
                <a href={href('/reset-password')} className="text-link">
                  {t('auth.forgot')}
                </a>
              </p>
              <OtherWay question={t('auth.noAccount')} onGo={() => onTabChange('register')}>
                {t('auth.register')}
              </OtherWay>
            </>
          ),
        },
        {
          value: 'register',
          label: t('auth.register'),
          content: (
            <>
              <RegisterForm onDone={onDone} onDirtyChange={onDirtyChange} />
              <OtherWay question={t('auth.haveAccount')} onGo={() => onTabChange('login')}>
                {t('auth.login')}
              </OtherWay>
            </>
          ),
        },
      ]}
    />
  )
}

const OtherWay = ({ question, onGo, children }: { question: string; onGo: () => void; children: string }) => (
  <p className="small muted auth-other-way">
    {question}{' '}
    <button type="button" className="text-link link-button" onClick={onGo}>
      {children}
    </button>
  </p>
)
