import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from '#i18n/translate.tsx'
import { MenuChoice } from './menu.tsx'
import { setTheme, themes, useTheme } from './theme.ts'

/** Light, dark and system, as a separate menu or part of another. */
export const ThemeChoice = () => {
  const { t } = useTranslation()
  return (
    <MenuChoice
      label={t('nav.theme')}
      value={useTheme()}
      options={themes.map((value) => ({ value, label: t(`nav.theme.${value}`), icon: themeIcons[value] }))}
      onValueChange={setTheme}
    />
  )
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor } as const
