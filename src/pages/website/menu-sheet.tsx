import { href } from '#access/href.ts'
import { homeOf } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Brand } from '#ui/brand.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SegmentedFilter } from '#ui/segmented-filter.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { setTheme, themes, useTheme } from '#ui/theme.ts'
import { LanguageToggle } from '../language-toggle.tsx'
import { useSettings } from '../page-head.tsx'
import { useLogOut } from '../use-log-out.ts'
import { EmailContact, PhoneContact, SocialLinks, WhatsAppContact } from './contact-links.tsx'
import { sectionsOfHome } from './use-site-links.ts'
import './menu-sheet.css'

/** Everything from the header and its top bar, for windows too narrow for them. */
const MenuSheet = ({ onClose }: { onClose: () => void }) => {
  const { t, language } = useTranslation()
  const settings = useSettings()
  const theme = useTheme()
  return (
    <Sheet
      label={t('nav.main')}
      onClose={onClose}
      head={<Brand name={settingIn(settings, 'site_title', language)} />}
    >
      {(close) => (
        <div className="menu-sheet">
          <nav aria-label={t('nav.main')}>
            <ul className="menu-sheet-links">
              {sectionsOfHome.map(({ id, label }) => (
                <li key={id}>
                  <a href={`/#${id}`} onClick={close}>
                    {t(label)}
                  </a>
                </li>
              ))}
              <li>
                <a href={href('/search')} onClick={close}>
                  {t('nav.search')}
                </a>
              </li>
            </ul>
          </nav>
          <SheetAccount close={close} />
          <div className="menu-sheet-settings">
            <LanguageToggle />
            <SegmentedFilter
              label={t('nav.theme')}
              segments={themes.map((value) => ({ value, label: t(`nav.theme.${value}`) }))}
              value={theme}
              onValueChange={setTheme}
            />
          </div>
          <div className="menu-sheet-contacts">
            {settings.contact_email && <EmailContact email={settings.contact_email} />}
            {settings.contact_phone && <PhoneContact phone={settings.contact_phone} />}
            {settings.whatsapp_number && <WhatsAppContact number={settings.whatsapp_number} />}
            <SocialLinks settings={settings} label={t('nav.followUs')} />
          </div>
        </div>
      )}
    </Sheet>
  )
}

const SheetAccount = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { logOut, isPending } = useLogOut()
  if (!user)
    return (
      <div className="menu-sheet-account">
        <ButtonLink href={href('/auth')} variant="outline" isWide onClick={close}>
          {t('auth.loginRegister')}
        </ButtonLink>
      </div>
    )
  return (
    <div className="menu-sheet-account">
      <p className="strong">
        <bdi>{user.firstName}</bdi>
      </p>
      <ButtonLink href={homeOf(user.role)} variant="outline" isWide onClick={close}>
        {t('auth.dashboard')}
      </ButtonLink>
      <Button
        variant="quiet"
        isWide
        isPending={isPending}
        pendingLabel={t('auth.loggingOut')}
        onClick={logOut}
      >
        {t('auth.logout')}
      </Button>
    </div>
  )
}

export default MenuSheet
