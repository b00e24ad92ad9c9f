import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from '#i18n/translate.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuChoice } from '#ui/menu.tsx'
import { setTheme, themes, useTheme } from '#ui/theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor } as const

export const ThemeMenu = () => {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <Menu trigger={<IconButton icon={icons[theme]} label={t('nav.theme')} className="wide-only" />}>
      <ThemeChoice />
    </Menu>
  )
}

/** Also part of the account menu: narrow screens have no room for a menu of its own. */
export const ThemeChoice = () => {
  const { t } = useTranslation()
  return (
    <MenuChoice
      label={t('nav.theme')}
      value={useTheme()}
      options={themes.map((value) => ({ value, label: t(`nav.theme.${value}`), icon: icons[value] }))}
      onValueChange={setTheme}
    />
  )
}
