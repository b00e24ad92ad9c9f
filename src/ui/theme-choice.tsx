import { useTranslation } from '#i18n/translate.tsx'
import { MenuChoice } from './menu.tsx'
import { setTheme, themes, useTheme } from './theme.ts'
import { themeIcons } from './theme-icons.ts'

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
